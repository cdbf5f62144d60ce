import FormDiagnostics
import FormDocuments
import FormExpressions
import FormModel
import FormTestSupport
import Testing

@testable import FormData

/// Cases of the JSON-Schema-Test-Suite for the keywords that our validators share their meaning with.
@Suite struct JSONSchemaSuiteTests {
  /// A file of the suite, the keyword that is looked at, and the field that says the same.
  struct Part: Sendable, CustomTestStringConvertible {
    let file: String
    let keyword: String
    let field: @Sendable (_ argument: String) -> String
    /// Cases that HTML or this language decides otherwise, by their descriptions.
    var except: Set<String> = []
    var testDescription: String { file }
  }

  static let parts: [Part] = [
    Part(file: "minLength", keyword: "minLength") { "{id: v, type: text, validators: [{minLength: \($0)}]}" },
    Part(file: "maxLength", keyword: "maxLength") { "{id: v, type: text, validators: [{maxLength: \($0)}]}" },
    Part(file: "minimum", keyword: "minimum") { "{id: v, type: number, validators: [{min: \($0)}]}" },
    Part(file: "maximum", keyword: "maximum") { "{id: v, type: number, validators: [{max: \($0)}]}" },
    Part(file: "multipleOf", keyword: "multipleOf") { "{id: v, type: number, validators: [{step: \($0)}]}" },
    Part(file: "optional/format/date", keyword: "format") { _ in "{id: v, type: date}" },
    Part(
      file: "optional/format/email", keyword: "format", field: { _ in "{id: v, type: email}" },
      // RFC 5321 knows quoted local parts and addresses in brackets, which HTML leaves out; HTML does not mind where
      // full stops stand.
      except: [
        "a quoted string with a space in the local part is valid",
        "a quoted string with a double dot in the local part is valid",
        "a quoted string with a @ in the local part is valid", "an IPv4-address-literal after the @ is valid",
        "an IPv6-address-literal after the @ is valid", "dot before local part is not valid",
        "dot after local part is not valid", "two subsequent dots inside local part are not valid",
      ]),
  ]

  @Test(arguments: parts) func `validators judge as the keywords of JSON Schema`(part: Part) throws {
    guard let folder = try Corpus.folder("json-schema-test-suite") else { return }
    let source = SourceText(name: part.file, bytes: try Corpus.bytes(of: "\(folder)/\(part.file).json"))
    let node = try #require(JSONReader.read(source).root)
    guard case .array(let groups) = JSON(node) else { return }
    var count = 0
    for group in groups {
      guard let argument = group["schema"]?[part.keyword], case .array(let tests)? = group["tests"] else { continue }
      let text = Self.plain(argument)
      // A count is a whole number here, and a step is written in digits.
      if text.contains(".") && part.keyword.hasSuffix("Length") { continue }
      let form = try form("form: suite\nfields:\n  - \(part.field(text))\n")
      for test in tests {
        guard let data = test["data"], Self.isJudged(data, part.keyword), case .boolean(let isValid)? = test["valid"],
          case .string(let name)? = test["description"], !part.except.contains(name)
        else { continue }
        let record = "{\"v\":\(JSONWriter(.compact).text(data))}"
        #expect(findings(record, form).isEmpty == isValid, "\(name): \(record)")
        count += 1
      }
    }
    #expect(count > 3)
  }

  /// Whether the keyword looks at values of this kind: texts that are not empty, or numbers that are kept exactly.
  private static func isJudged(_ data: JSON, _ keyword: String) -> Bool {
    switch data {
    case .string(let text): !["minimum", "maximum", "multipleOf"].contains(keyword) && !text.isEmpty
    case .integer: ["minimum", "maximum", "multipleOf"].contains(keyword)
    case .number(let text):
      ["minimum", "maximum", "multipleOf"].contains(keyword) && Decimal(text).map { $0.exponent < 300 } ?? false
    default: false
    }
  }

  /// A number in digits.
  private static func plain(_ json: JSON) -> String {
    let text = JSONWriter(.compact).text(json)
    return text == "1e-08" || text == "1e-8" ? "0.00000001" : text
  }

  @Test func `addresses are judged as HTML judges them`() throws {
    guard let folder = try Corpus.folder("email.tsv") else { return }
    let text = String(decoding: try Corpus.bytes(of: folder), as: UTF8.self)
    let form = try form("form: mail\nfields: [{id: v, type: email}]\n")
    var count = 0
    for line in text.split(separator: "\n") where line.hasPrefix("\"") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count >= 2, cells[0] != "\"\"" else { continue }
      // Half of a surrogate pair is no text at all.
      let found = findings("{\"v\":\(cells[0])}", form)
      #expect(found.isEmpty == (cells[1] == "valid"), "\(line)")
      count += 1
    }
    #expect(count > 90)
  }
}

extension JSON {
  fileprivate subscript(name: String) -> JSON? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }
}
