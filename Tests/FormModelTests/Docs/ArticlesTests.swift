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

  /// Everything that stands in backticks or in an example, of all articles for authors.
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
  func `every field type has a row`(name: String) { #expect(Self.code.contains("\n| `\(name)` | ")) }

  @Test(arguments: Set(FieldType.all.flatMap { $0.keys.keys.map(\.name) }).sorted())
  func `every key of a field is told of`(name: String) { #expect(Self.tells(of: name)) }

  @Test(arguments: FormDecoder.keys.keys.map(\.name))
  func `every key of a form has a row`(name: String) { #expect(Self.code.contains("\n| `\(name)` | ")) }

  @Test(arguments: ValidatorType.all.map(\.name))
  func `every validator has a row`(name: String) { #expect(Self.code.contains("\n| `\(name)` | ")) }

  @Test(arguments: ViolationKind.allCases.map(\.rawValue))
  func `every violation is told of`(name: String) { #expect(Self.tells(of: name)) }

  @Test(arguments: names)
  func `every name of a closed list is told of`(name: String) { #expect(Self.tells(of: name)) }

  /// Whether `name` stands in backticks somewhere.
  private static func tells(of name: String) -> Bool { code.contains("`\(name)`") }

  /// The names of closed lists that authors choose from.
  private static let names: [String] = {
    let inputs = [
      InputTraits.keyboards, InputTraits.contentTypes, InputTraits.autocapitalizations, InputTraits.submitLabels,
    ]
    let others = [
      WhenHidden.allCases.map(\.rawValue), ViolationSeverity.allCases.map(\.rawValue), NameTable.formWords.sorted(),
      ReservedWords.all.sorted(),
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
