import FormDiagnostics
import FormDocuments
import FormTestSupport
import Testing

@testable import FormDialects

/// Whatever stands in a file, reading it ends with findings that lie inside of it.
@Suite struct HostileIssueFormsTests {
  /// What takes the place of lines.
  private static let lines = [
    "body:", "  - type: input", "    attributes:", "      label: x", "      options: [a, {b: c}, [d], 1, ~, yes, ''  ]",
    "    validations: [1]", "    validations: {required: maybe, regex: '('}", "  - - a", "  - ", "? [a]: b", "? {a: b}",
    "<<: [1]",
    "    id: {}", "name: [", "x: &a *a", "      default: 99999999999999999999", "      default: -9223372036854775808",
    "---",
    "    visible: [form, 1]", "contact_links: [1, {name: 2}]", "blank_issues_enabled: x", "\u{FEFF}",
    "      multiple: 1e999",
  ]

  @Test(arguments: [Dialect?.none, .github, .gitea])
  func `real forms with lines taken out, doubled and replaced`(dialect: Dialect?) throws {
    guard let folder = try Corpus.folder("issue-forms") else { return }
    var random = SeededGenerator(seed: 11)
    for entry in try IssueFormCorpus.entries(in: folder).prefix(120) {
      let text = String(decoding: try Corpus.bytes(of: "\(folder)/\(entry.file)"), as: UTF8.self)
      for _ in 0..<6 {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          let place = Int.random(in: lines.indices, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0 where lines.count > 1: lines.remove(at: place)
          case 1: lines.insert(lines[place], at: place)
          case 2: lines[place] = String(lines[place].dropFirst(2))
          default: lines.insert(Self.lines.randomElement(using: &random) ?? "", at: place)
          }
        }
        check(lines.joined(separator: "\n"), dialect)
      }
    }
  }

  @Test(arguments: Dialect.allCases)
  func `documents that are nothing like forms`(dialect: Dialect) {
    for text in [
      "", "a", "[]", "{}", "- a", "body: [[[]]]", "body: {a: b}", "~", "name: &x [*x]", "{\"body\": [1, null, {}]}",
    ] {
      check(text, dialect)
    }
  }

  private func check(_ text: String, _ dialect: Dialect?) {
    let source = SourceText(name: "bug.yml", text)
    let document = DialectLoader.load(source, as: dialect)
    let whole = SourceRange(0, source.bytes.count)
    for finding in document.diagnostics {
      #expect(whole.contains(finding.range))
      #expect(finding.related.allSatisfy { whole.contains($0.range) })
    }
    #expect(document.diagnostics.hasErrors == (document.form == nil) || document.kind == .chooser)
    _ = source.applying(document.diagnostics.compactMap(\.fix))
  }
}
