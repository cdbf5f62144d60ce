import FormDiagnostics
import FormDocuments
import FormTestSupport
import Testing

@testable import FormDialects

/// The real issue forms of the corpus, each with a judgement by GitHub's published pages.
@Suite struct IssueFormCorpusTests {
  /// The index calls these invalid because they are no forms. They are judged as what they are, the settings of the page
  /// on which a person chooses among the forms, and nothing is wrong with them.
  static let judgementOfChoosers = "invalid: not a form: template chooser config"

  @Test func `every form is judged as the corpus judges it`() throws {
    guard let folder = try Corpus.folder("issue-forms") else { return }
    for entry in try IssueFormCorpus.entries(in: folder) where entry.judgement != Self.judgementOfChoosers {
      let found = try document(entry.file, in: folder).diagnostics
      let report = found.map { "\($0.code.name): \($0.message)" }.joined(separator: "\n")
      #expect(found.hasErrors != entry.isValid, "\(entry.file): \(entry.judgement)\n\(report)")
    }
  }

  @Test func `every chooser is known and fine`() throws {
    guard let folder = try Corpus.folder("issue-forms") else { return }
    for entry in try IssueFormCorpus.entries(in: folder) where entry.judgement == Self.judgementOfChoosers {
      let document = try document(entry.file, in: folder)
      #expect(document.kind == .chooser)
      #expect(document.diagnostics.isEmpty, "\(entry.file)")
    }
  }

  private func document(_ file: String, in folder: String) throws -> DialectDocument {
    let (source, findings) = SourceText.reading(try Corpus.bytes(of: "\(folder)/\(file)"), name: file)
    if findings.isEmpty { return DialectLoader.load(source) }
    return DialectDocument(kind: .issueForm(.github), templateName: nil, diagnostics: findings)
  }
}
