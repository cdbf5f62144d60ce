import FormDiagnostics
import FormDocuments

/// The mappings that the one being read stands in: a key that is unknown here was likely meant to stand in one of them.
struct OuterKeys {
  /// From the outermost inwards.
  private var mappings: [(keys: KeySet, noun: String)] = []

  /// The same inside one more mapping, which has `keys` and is called `noun`.
  mutating func enter(_ keys: KeySet, _ noun: String) { mappings.append((keys, noun)) }

  /// The same outside the innermost one.
  mutating func leave() { mappings.removeLast() }

  /// The hint that `key` belongs further out, where it stands in `mapping`; nil when it does not.
  func hint(about key: String, in mapping: Node.Mapping, _ source: SourceText) -> String? {
    guard let owner = mappings.last(where: { $0.keys.contains(key) }) else { return nil }
    let isFlow = source[mapping.range].hasPrefix("{")
    return "It is a key of \(owner.noun): write it there, \(isFlow ? "outside these braces" : "further to the left")."
  }
}
