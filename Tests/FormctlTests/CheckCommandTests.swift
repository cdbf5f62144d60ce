import Foundation
import Testing

/// `check` and `sample` as a person or a script calls them.
@Suite struct CheckCommandTests {
  private static let form = """
    form: visit
    documents: {rules: {file: rules.md, title: Rules}}
    fields:
      - {id: name, type: text, validators: [required]}
      - {id: age, type: integer, validators: [{min: 14}]}
      - {id: agree, type: checkbox, link: {label: Read, document: rules}, validators: [required]}
    """
  private static let good = #"{"name":"Mina","age":20,"agree":true}"#
  private static let bad = #"{"name":"","age":3,"agree":true}"#

  private func scratch(_ data: String = "\(good)\n\(bad)\n\(good)\n") throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("visit.yaml", Self.form)
    try scratch.write("data.ndjson", data)
    return scratch
  }

  private func check(_ words: String..., in scratch: Scratch, input: String = "") async throws -> Run {
    try await Run(
      words: ["check", "visit.yaml"] + words, input: Data(input.utf8), in: scratch.folder, variables: [:])
  }

  @Test func `findings name the place in the data and in the form, also without the documents of the form`()
    async throws
  {
    let run = try await check("data.ndjson", in: try scratch())
    #expect(run.status == 1)
    #expect(
      run.output == """
        data.ndjson:2:9: error: name: Fill this in [valueMissing, visit.yaml:4:41]
        data.ndjson:2:18: error: age: Enter 14 or more [rangeUnderflow, visit.yaml:5:44]

        3 records checked: 2 valid, 1 invalid
          1  age: rangeUnderflow
          1  name: valueMissing

        """)
    #expect(run.errors == "")
  }

  @Test func `data is split into what is valid and what is not`() async throws {
    let scratch = try scratch()
    let run = try await check("data.ndjson", "--valid", "good", "--rejects", "bad", "-f", "summary", in: scratch)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("valid 2\ninvalid 1\n"))
    #expect(try scratch.read("good") == "\(Self.good)\n\(Self.good)\n")
    let bad = try scratch.read("bad")
    #expect(bad.split(separator: "\n").count == 1)
    #expect(bad.contains(#"{\"name\":\"\",\"age\":3,\"agree\":true}"#), "\(bad)")
  }

  @Test(arguments: ["text", "json", "ndjson", "csv", "github", "summary"])
  func `any number of threads says the same in the same order`(format: String) async throws {
    let lines = (0..<4_000).map { $0 % 7 == 0 ? Self.bad : #"{"name":"n\#($0)","age":\#($0),"agree":true}"# }
    let scratch = try scratch(lines.joined(separator: "\n"))
    let one = try await check("data.ndjson", "-f", format, in: scratch)
    for jobs in ["2", "5"] {
      #expect(try await check("data.ndjson", "-f", format, "-j", jobs, in: scratch).output == one.output)
    }
    #expect(one.status == 1)
  }

  @Test func `summaries of parts add up to that of the whole`() async throws {
    let scratch = try scratch()
    var parts = ""
    for part in [Self.good, Self.bad + "\n" + Self.good] {
      parts += try await check("-", "-f", "summary", in: scratch, input: part).output
    }
    let whole = try await check("data.ndjson", "-f", "summary", in: scratch)
    let merged = try await Run("check", "--merge-summaries", "-", input: parts, in: scratch.folder)
    #expect(merged.output == whole.output)
    #expect(merged.status == 1)
    let wrong = try await Run("check", "--merge-summaries", "-", input: "valid x\n", in: scratch.folder)
    #expect(wrong.status == 2)
    #expect(wrong.errors == "error: <stdin>:1: this line belongs to no summary\n")
  }

  @Test func `what is made by sample is judged as promised`() async throws {
    let scratch = try scratch()
    let valid = try await Run("sample", "visit.yaml", "-n", "20", in: scratch.folder)
    #expect(try await check("-", in: scratch, input: valid.output).status == 0)
    let invalid = try await Run("sample", "visit.yaml", "--invalid", in: scratch.folder)
    let judged = try await check("-", "-f", "summary", in: scratch, input: invalid.output)
    #expect(judged.output.hasPrefix("valid 0\ninvalid \(invalid.output.split(separator: "\n").count)\n"))
  }

  @Test func `a disk that is full ends the run, and what is written stays whole`() async throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let scratch = try scratch()
    let run = try await check("data.ndjson", "--valid", "/dev/full", in: scratch)
    #expect(run.status == 3)
    #expect(run.errors == "error: /dev/full could not be written: no space left on device\n")
  }

  @Test(arguments: [
    ([], "`formctl check` needs data to judge"), (["none.ndjson"], "`none.ndjson`"),
    (["."], "`.`: it is a folder, not a file"), (["data.ndjso"], "did you mean `data.ndjson`?"),
  ])
  func `what cannot be read is said`(words: [String], message: String) async throws {
    let scratch = try scratch()
    let run = try await Run(
      words: ["check", "visit.yaml"] + words, input: Data(), in: scratch.folder, variables: [:])
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `data before the form is told apart`() async throws {
    let scratch = try scratch()
    let run = try await Run("check", "data.ndjson", "visit.yaml", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("`data.ndjson` looks like data: the form comes first"))
  }

  @Test(
    arguments: [
      ([0x1F, 0x8B, 8, 0], "compressed by gzip"), ([0x28, 0xB5, 0x2F, 0xFD], "compressed by zstd"),
      ([0x50, 0x4B, 3, 4], "a ZIP archive"), ([0xFF, 0xFE, 0x7B, 0], "it is UTF-16"),
      ([0xFE, 0xFF, 0, 0x7B], "it is UTF-16"),
      ([0x7B, 0, 0x22, 0], "zero bytes"), (Array("name;age;agree\nMina;20;true\n".utf8), "separated by semicolons"),
      (Array("\u{FEFF}\"name\"\tage\nMina\t20\n".utf8), "separated by tabs"),
    ] as [([UInt8], String)])
  func `what is no data is said and not judged`(bytes: [UInt8], message: String) async throws {
    let scratch = try scratch()
    try scratch.write("data.csv", Data(bytes))
    let run = try await check("data.csv", in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `booleans of spreadsheets are booleans`() async throws {
    let scratch = try scratch("name,agree\nMina,TRUE\nMaru,True\nMori,yes\n")
    let run = try await check("data.ndjson", "-f", "summary", in: scratch)
    #expect(run.output.hasPrefix("valid 2\ninvalid 1\nagree badInput 1\n"))
  }
}
