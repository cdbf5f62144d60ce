import Testing

@testable import formctl

@Suite struct ArgumentsTests {
  static let format = CommandOption(
    "format", short: "f", value: CommandValue("FORMAT", .choice([.init("text", ""), .init("json", "")])), help: "")
  static let strict = CommandOption("strict", short: "s", help: "")
  static let size = CommandOption("max-size", value: CommandValue("BYTES", .byteCount), help: "")
  static let depth = CommandOption("max-depth", short: "d", value: CommandValue("COUNT", .count), help: "")

  static let command = Command(
    name: "check", summary: "", discussion: "",
    operands: .init(value: CommandValue("PATH", .path), help: "", count: 0...2),
    options: [format, strict, size, depth], examples: [], exitStatuses: [], run: { _, _, _ in .success })

  static func arguments(_ line: String) throws(UsageError) -> Arguments {
    try Arguments(line.split(separator: " ").map(String.init), for: command)
  }

  @Test(arguments: [
    "--format json a -s b", "a --format=json b --strict", "-sf json a b", "-sfjson a b", "-s -f=json -- a b",
    "--format text --format json -s a b", "a b -f json -s --strict",
  ])
  func optionsStandAnywhereInEachSpelling(line: String) throws {
    let arguments = try Self.arguments(line)
    #expect(arguments.value(of: Self.format) == "json")
    #expect(arguments.has(Self.strict))
    #expect(!arguments.has(Self.size))
    #expect(arguments.operands == ["a", "b"])
  }

  @Test func wordsAfterTwoDashesAreOperands() throws {
    #expect(try Self.arguments("- --").operands == ["-"])
    #expect(try Self.arguments("-- -s --").operands == ["-s", "--"])
  }

  @Test(arguments: [
    ("--formt json", "`formctl check` has no option `--formt`", "did you mean `--format`?"),
    ("--STRICT", "`formctl check` has no option `--STRICT`", "did you mean `--strict`?"),
    ("-x", "`formctl check` has no option `-x`", "`formctl check --help` shows how it is used"),
    ("-sx", "`formctl check` has no option `-x`", "`formctl check --help` shows how it is used"),
    ("--strict=yes", "`--strict` takes no value", "`formctl check --help` shows how it is used"),
    ("--format", "`--format` needs a value", "FORMAT is one of `text`, `json`"),
    ("--format --strict", "`--format` needs a value", "FORMAT is one of `text`, `json`"),
    ("--format jsn", "`jsn` is no value for `--format`", "did you mean `json`?"),
    ("--format=", "`` is no value for `--format`", "FORMAT is one of `text`, `json`"),
    ("--max-depth 0", "`--max-depth` needs a number of at least 1, not `0`", "such as `--max-depth=100`"),
    (
      "-d 99999999999999999999", "`--max-depth` needs a number of at least 1, not `99999999999999999999`",
      "such as `--max-depth=100`"
    ),
    ("--max-size 5parsecs", "`--max-size` needs a number of at least 1, not `5parsecs`", "such as `--max-size=32MiB`"),
    ("a b c", "`formctl check` does not know what to do with `c`", "`formctl check --help` shows how it is used"),
    ("--a\u{1B}b", "`formctl check` has no option `--a^[b`", "`formctl check --help` shows how it is used"),
  ])
  func mistakesAreExplained(line: String, message: String, hint: String) {
    let error = #expect(throws: UsageError.self) { try Self.arguments(line) }
    #expect(error?.message == message)
    #expect(error?.hints.first == hint)
  }

  @Test(arguments: [
    ("500", 500), ("16MiB", 16 << 20), ("16m", 16 << 20), ("5 MB", 5_000_000), ("2kB", 2_000), ("1G", 1 << 30),
    ("0", 0),
    ("", nil), ("MiB", nil), ("-1", nil), ("1e3", nil), ("99999999999G", nil), ("１", nil),
  ])
  func byteCountsHaveUnits(text: String, bytes: Int?) {
    #expect(Arguments.byteCount(text) == bytes)
  }
}
