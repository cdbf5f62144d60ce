/// Lists of names in sentences.
public enum NameList {
  /// The names in backticks as the subject of a sentence: "`a`, `b` and `c`". Of many, only the first are named.
  public static func quoted(_ names: some RandomAccessCollection<String>) -> String {
    joined(names.lazy.map { "`\($0)`" })
  }

  /// The nouns as the subject of a sentence, as ``quoted(_:)`` has names; empty for none.
  public static func joined(_ nouns: some RandomAccessCollection<String>) -> String {
    let named = nouns.count > 8 ? 6 : nouns.count
    let rest = nouns.count > named ? "\(nouns.count - named) more" : nouns.last ?? ""
    let head = nouns.prefix(nouns.count > named ? named : max(named - 1, 0))
    return head.isEmpty ? rest : "\(head.joined(separator: ", ")) and \(rest)"
  }
}
