import FormDiagnostics
import FormDocuments
import FormExpressions
import FormTestSupport
import Foundation
import Testing

@testable import FormModel

/// The articles about the form language: their forms are fine, and they tell of everything that there is.
@Suite struct ArticlesTests {
  /// The articles, by name.
  static let articles: [(name: String, text: String)] = {
    let folder = URL(filePath: repositoryRoot).appending(path: "Sources/FormModel/FormModel.docc")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().compactMap { file in
      (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)).map { (file, $0) }
    }
  }()

  /// The articles for authors, one after the other.
  static let code: String = articles.filter { $0.name != "AddingAFieldType.md" }.map(\.text).joined(separator: "\n")

  /// The blocks of YAML that are whole forms, named by article and line.
  static let forms: [SourceText] = articles.flatMap { article in
    blocks(of: article.text).filter { $0.text.hasPrefix("form:") }.map { block in
      SourceText(name: "\(article.name):\(block.line)", block.text)
    }
  }

  @Test func `the articles are found`() {
    #expect(Self.articles.count >= 3)
    #expect(Self.forms.count >= 10)
  }

  @Test(arguments: forms.map(\.name))
  func `a form in an article has no findings`(name: String) throws {
    let source = try #require(Self.forms.first { $0.name == name })
    let lines = LineIndex(source)
    let findings = FormLoader.load(source).diagnostics.map { finding in
      let place = lines.position(at: finding.range.start)
      return "\(place.line):\(place.column): \(finding.code.name): \(finding.message)"
    }
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test(arguments: FieldType.all.map(\.name))
  func `every field type has a row`(name: String) { #expect(Self.hasRow("`\(name)` | ", in: "FieldTypes")) }

  @Test(arguments: Set(FieldType.all.flatMap { $0.keys.keys.map(\.name) }).sorted())
  func `the row of a key names the types that take it`(name: String) throws {
    let row = try #require(Self.rows(of: "FieldTypes", under: "The keys").first { $0.hasPrefix("| `\(name)` | ") })
    let cell = try #require(row.split(separator: "|").last)
    let takers = FieldType.all.filter { $0.takes(name) }.map(\.name)
    #expect(Self.types(in: cell) == Set(takers))
  }

  /// The types that a cell such as "typed fields, `select`" or "everything but `note`" names.
  private static func types(in cell: Substring) -> Set<String> {
    var types = quoted(in: cell)
    if cell.contains("everything") { return Set(FieldType.all.map(\.name)).subtracting(types) }
    for family in ["Answered", "Typed"] where cell.contains("\(family.lowercased()) fields") {
      let paragraphs = code.split(separator: "\n\n").filter { $0.hasPrefix("*\(family) fields* are ") }
      types.formUnion(paragraphs.flatMap { quoted(in: $0) })
    }
    return types
  }

  /// What stands in backticks in a stretch of an article.
  private static func quoted(in text: Substring) -> Set<String> {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    return Set(parts.filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) })
  }

  @Test(arguments: FormDecoder.keys.keys.map(\.name))
  func `every key of a form has a row`(name: String) { #expect(Self.hasRow("`\(name)` | ", in: "FormLanguage")) }

  @Test(arguments: ValidatorType.all.map(\.name))
  func `every validator has a row`(name: String) { #expect(Self.hasRow("`\(name)` | ", in: "Validators")) }

  @Test(arguments: ViolationKind.allCases.map(\.rawValue))
  func `every violation is told of`(name: String) { #expect(Self.tells(of: name)) }

  @Test(arguments: FormFindings.pages.map(\.code.name))
  func `every code has a row that tells how grave it is`(name: String) throws {
    let code = try #require(FormFindings.page(named: name)?.code)
    #expect(Self.hasRow("`\(name)` | \(code.severity.rawValue) | ", in: "Findings"))
  }

  @Test(arguments: StyleProperty.all.map(\.name))
  func `the row of a style key tells of each kind whether it has the key`(name: String) throws {
    let property = try #require(StyleProperty.all.first { $0.name == name })
    let row = try #require(Self.rows(of: "Styles").first { $0.hasPrefix("| `\(name)` | ") })
    let cells = row.split(separator: "|").map { $0.filter { $0 != "`" && $0 != " " } }
    let kinds: [StyleKind] = [.checkbox, .button, .text]
    #expect(cells.suffix(3) == kinds.map { kind in Self.cell(property.defaults.first { $0.kind == kind }?.value) })
  }

  /// What the table of style keys says of a kind whose built-in value is `value`.
  private static func cell(_ value: StyleValue??) -> String {
    switch value {
    case nil: ""
    case .some(nil): "yes"
    case .some(.number(let number)): "\(number)"
    case .some(.color(let color)): color.name
    case .some(.name(let name)): name
    case .some(.font), .some(.symbol): "yes"
    }
  }

  @Test(arguments: ScenarioEvent.Kind.allCases)
  func `every event has a row`(kind: ScenarioEvent.Kind) {
    #expect(Self.hasRow("`\(kind.rawValue)` | `\(kind.rawValue)", in: "Scenarios"))
  }

  @Test(arguments: Functions.all.map(\.name))
  func `every function is told of`(name: String) {
    #expect(Self.tells(of: name) || Self.tells(ofCallOf: name))
  }

  @Test(arguments: names)
  func `every name of a closed list is told of`(name: String) { #expect(Self.tells(of: name)) }

  @Test func `a link to an article leads somewhere`() {
    let names = Set(Self.articles.map { String($0.name.dropLast(3)) })
    let links = Self.articles.flatMap { $0.text.split(separator: "<doc:").dropFirst().map { $0.prefix { $0 != ">" } } }
    #expect(!links.isEmpty)
    #expect(links.filter { !names.contains(String($0)) } == [])
  }

  @Test func `the files that developers are led to are there, but for those that they are to write`() throws {
    let article = try #require(Self.articles.first { $0.name == "AddingAFieldType.md" })
    let files = Self.quoted(in: article.text[...]).filter { $0.hasSuffix(".swift") && !$0.contains(" ") }
    let missing = files.sorted().filter { file in
      !["", "Sources/", "Sources/FormModel/"].contains { folder in
        FileManager.default.fileExists(atPath: "\(repositoryRoot)/\(folder)\(file)")
      }
    }
    #expect(files.count >= 10)
    #expect(missing.map { $0.split(separator: "/").last } == ["SearchField.swift", "LinesValidator.swift"])
  }

  /// Whether `name` stands in backticks somewhere.
  private static func tells(of name: String) -> Bool { code.contains("`\(name)`") }

  /// Whether a call of `name` stands in backticks somewhere.
  private static func tells(ofCallOf name: String) -> Bool { code.contains("`\(name)(") }

  /// The rows of the tables in an article, or in the part of it with the headline `part`.
  private static func rows(of article: String, under part: String? = nil) -> [Substring] {
    let text = articles.first { $0.name == "\(article).md" }?.text ?? ""
    let parts = text.split(separator: "\n## ").filter { $0.hasPrefix(part.map { "\($0)\n" } ?? "") }
    return parts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("| ") }
  }

  /// Whether a row of a table in `article` begins with `cells`.
  private static func hasRow(_ cells: String, in article: String) -> Bool {
    rows(of: article).contains { $0.hasPrefix("| \(cells)") }
  }

  /// The names of closed lists that authors choose from.
  private static let names: [String] = {
    let inputs = [
      InputTraits.keyboards, InputTraits.contentTypes, InputTraits.autocapitalizations, InputTraits.submitLabels,
    ]
    let others = [
      WhenHidden.allCases.map(\.rawValue), ViolationSeverity.allCases.map(\.rawValue), NameTable.formWords.sorted(),
      ReservedWords.all.sorted(), ScenarioExpectation.mappedAspects, ScenarioExpectation.singleAspects,
      ContextValueType.allCases.map(\.rawValue), StyleKind.allCases.map(\.rawValue), StyleFont.weights,
    ]
    return Set((inputs + others).flatMap(\.self)).sorted()
  }()

  /// The fenced blocks of YAML in `article`, with the line on which each begins.
  private static func blocks(of article: String) -> [(line: Int, text: String)] {
    var blocks: [(line: Int, text: String)] = []
    var current: [Substring]?
    for (number, line) in article.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let lines = current {
        if line == "```" {
          blocks.append((number - lines.count + 1, lines.joined(separator: "\n")))
          current = nil
        } else {
          current = lines + [line]
        }
      } else if line == "```yaml" {
        current = []
      }
    }
    return blocks
  }
}
