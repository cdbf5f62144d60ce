/// Lists of names in sentences.
public enum NameList {
  /// The names in backticks as the subject of a sentence: "`a`, `b` and `c`". Of many, only the first are named.
  public static func quoted(_ names: [String]) -> String { joined(names.map { "`\($0)`" }) }

  /// The nouns as the subject of a sentence, as ``quoted(_:)`` has names; empty for none.
  public static func joined(_ nouns: [String]) -> String {
    let named = nouns.count > 8 ? 6 : nouns.count
    let rest = nouns.count > named ? "\(nouns.count - named) more" : nouns.last ?? ""
    let head = nouns.count > named ? nouns.prefix(named) : nouns.dropLast()
    return head.isEmpty ? rest : "\(head.joined(separator: ", ")) and \(rest)"
  }
}
