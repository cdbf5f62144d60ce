import FormDiagnostics
import FormDocuments

/// Keys that stand level with the key that they belong under, which therefore has no value:
///
///     alert:
///     title: Notice
///     message: That is no address
///
/// They are told as one mistake, and read as if they stood deeper.
struct SpilledKeys {
  /// The places of the keys in the mapping, right behind the one they belong under.
  let places: Range<Int>
  /// The value that the key was meant to have.
  let value: Node
  private let owner: Node.Scalar
  private let range: SourceRange

  /// The keys from `index` on that belong under the one before, which may have the keys `inner`; nil when they do not.
  ///
  /// `keys` are those that the mapping itself may have: they stand where they belong.
  init?(at index: Int, in mapping: Node.Mapping, keys: KeySet, _ source: SourceText) {
    guard index > 0, case .scalar(let owner) = mapping.entries[index - 1].key,
      case .scalar(let empty) = mapping.entries[index - 1].value, empty.range.isEmpty, !empty.isHole,
      let key = keys[owner.text], !source[mapping.range].hasPrefix("{")
    else { return nil }
    let inner = key.inner?()
    var end = index
    while end < mapping.entries.count, !mapping.entries[end].isMerged,
      case .scalar(let name) = mapping.entries[end].key, !keys.contains(name.text),
      inner?.contains(name.text) ?? (key.holdsNames && mapping.entries[end].value.isMapping)
    {
      end += 1
    }
    guard end > index else { return nil }
    let first = mapping.entries[index].key.range
    range = first.union(mapping.entries[end - 1].value.range)
    self.owner = owner
    places = index..<end
    value = .mapping(Node.Mapping(entries: Array(mapping.entries[index..<end]), range: range))
  }

  /// The finding, at the first of the keys.
  func diagnostic(in mapping: Node.Mapping, _ source: SourceText) -> Diagnostic {
    let names = mapping.entries[places].map { source[$0.key.range] }
    var edits: [Diagnostic.Edit] = []
    for offset in range.start..<range.end {
      let isFirst = offset == range.start
      if isFirst || source.bytes[offset - 1].isLineEnd && !source.bytes[offset].isLineEnd {
        edits.append(Diagnostic.Edit(SourceRange(at: offset), "  "))
      }
    }
    let isOne = names.count == 1
    return Diagnostic(
      .misplaced, "`\(names[0])` belongs under `\(owner.text)`, and stands level with it",
      at: mapping.entries[places.lowerBound].key.range,
      related: [Diagnostic.Related(owner.range, "this has no value")],
      hint: "Indent \(DecodingContext.enumeration(names)) deeper than `\(owner.text)`.",
      fix: Diagnostic.Fix("Indent \(isOne ? "it" : "them") by 2 spaces more", edits))
  }
}

extension Node {
  fileprivate var isMapping: Bool { if case .mapping = self { true } else { false } }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
