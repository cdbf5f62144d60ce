import FormDiagnostics
import FormDialects
import FormTestSupport
import Foundation
import Testing

/// The forms of `Tests/BadForms/issue-forms`: each is named for a code and marks the lines on which it must be found.
@Suite struct BadIssueFormsTests {
  static let folder = URL(filePath: repositoryRoot).appending(path: "Tests/BadForms/issue-forms")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  /// `issue-name-repeated` needs two files and `issue-rule-lost` a form for Gitea; both have tests of their own.
  @Test func `every code has a bad form`() {
    let elsewhere: [DiagnosticCode] = [.issueNameRepeated, .issueRuleLost]
    let codes = IssueFormFindings.codes.filter { !elsewhere.contains($0) }.map(\.name)
    #expect(Self.names.map { String($0.prefix { $0 != "." }) } == codes.sorted())
  }

  @Test(arguments: names)
  func `a bad form has exactly the findings that it marks`(name: String) throws {
    let source = SourceText(name: name, bytes: [UInt8](try Data(contentsOf: Self.folder.appending(path: name))))
    let lines = LineIndex(source)
    let marks = FindingMark.all(in: source)
    let found = DialectLoader.load(source).diagnostics
    let report = found.map { "\(FindingMark($0, in: lines)) \($0.message)" }.joined(separator: "\n")
    #expect(!marks.isEmpty && marks.allSatisfy { name.hasPrefix($0.code + ".") })
    #expect(found.map { FindingMark($0, in: lines) } == marks, "\(report)")
  }
}
