import FormDiagnostics
import FormDocuments
import FormTestSupport

@testable import FormDialects

/// The index of the issue forms in the corpus.
enum IssueFormCorpus {
  struct Entry {
    let file: String
    let judgement: String

    var isValid: Bool { judgement == "valid" }
  }

  /// The rows of `index.tsv` in `folder`.
  static func entries(in folder: String) throws -> [Entry] {
    let index = String(decoding: try Corpus.bytes(of: "\(folder)/index.tsv"), as: UTF8.self)
    let rows = index.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    if rows.isEmpty { throw Corpus.Missing(path: "\(folder)/index.tsv") }
    return rows.map { Entry(file: String($0[0]), judgement: String($0[5])) }
  }

  /// Every valid form of the corpus; none where there is no corpus.
  static func forms() throws -> [(file: String, form: IssueForm)] {
    guard let folder = try Corpus.folder("issue-forms") else { return [] }
    return try entries(in: folder).filter(\.isValid).compactMap { entry in
      let (source, _) = SourceText.reading(try Corpus.bytes(of: "\(folder)/\(entry.file)"), name: entry.file)
      return DialectLoader.load(source).issueForm.map { (entry.file, $0) }
    }
  }
}
