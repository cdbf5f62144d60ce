import FormTestSupport

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
}
