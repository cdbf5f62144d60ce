import FormDiagnostics
import FormDocuments
import Testing

@Suite("What a scalar means")
struct ScalarValueTests {
  static let plain: [(text: String, value: ScalarValue, keepsSpelling: Bool)] = [
    ("", .null, false), ("~", .null, false), ("null", .null, false), ("Null", .null, false),
    ("nULL", .string("nULL"), true),
    ("true", .boolean(true), false), ("False", .boolean(false), false), ("tRUE", .string("tRUE"), true),
    ("yes", .string("yes"), true), ("no", .string("no"), true), ("on", .string("on"), true), ("y", .string("y"), true),
    ("0", .integer(0), true), ("-0", .integer(0), false), ("3", .integer(3), true), ("-17", .integer(-17), true),
    ("+5", .integer(5), false), ("012", .integer(12), false), ("0o17", .integer(15), false),
    ("0x1F", .integer(31), false), ("0x", .string("0x"), true), ("0o8", .string("0o8"), true),
    ("-0x1", .string("-0x1"), true), ("0b1", .string("0b1"), true), ("1_000", .string("1_000"), true),
    ("2026", .integer(2026), true), ("2024-01-02", .string("2024-01-02"), true), ("12:30", .string("12:30"), true),
    ("9223372036854775807", .integer(.max), true), ("9223372036854775808", .float(9_223_372_036_854_775_808), false),
    ("0xFFFFFFFFFFFFFFFF", .float(18_446_744_073_709_551_616), false),
    ("1.5", .float(1.5), true), ("1.10", .float(1.1), false), ("1.0", .float(1), false), ("1.", .float(1), false),
    (".5", .float(0.5), false), ("-.5", .float(-0.5), false), ("+.5e-1", .float(0.05), false),
    ("1e3", .float(1000), false), ("1e400", .float(.infinity), false), ("1e", .string("1e"), true),
    (".", .string("."), true), ("-", .string("-"), true), ("1.2.3", .string("1.2.3"), true),
    (".inf", .float(.infinity), false), ("-.INF", .float(-.infinity), false), (".Nan", .string(".Nan"), true),
    ("inf", .string("inf"), true), ("nan", .string("nan"), true), ("1 ", .string("1 "), true),
    ("0.1000000000000000055511151231257827", .float(0.1), false),
  ]

  @Test("plain", arguments: plain)
  func resolve(text: String, value: ScalarValue, keepsSpelling: Bool) {
    let scalar = Node.Scalar(text: text, range: SourceRange(at: 0))
    #expect(scalar.value == value)
    #expect(scalar.keepsSpelling == keepsSpelling)
  }

  @Test("not a number")
  func notANumber() {
    guard case .float(let number) = Node.Scalar(text: ".nan", range: SourceRange(at: 0)).value else {
      Issue.record("`.nan` is a float")
      return
    }
    #expect(number.isNaN)
  }

  @Test("quotes and tags decide")
  func styleAndTag() {
    func value(_ text: String, _ style: Node.Style, _ tag: Node.Tag? = nil) -> ScalarValue {
      Node.Scalar(text: text, range: SourceRange(at: 0), style: style, tag: tag).value
    }
    #expect(value("1", .singleQuoted) == .string("1"))
    #expect(value("null", .literal) == .string("null"))
    #expect(value("1", .plain, .string) == .string("1"))
    #expect(value("1", .doubleQuoted, .integer) == .integer(1))
    #expect(value("1", .plain, .float) == .float(1))
    #expect(value("x", .plain, .integer) == .string("x"))
  }
}
