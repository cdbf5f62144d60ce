/// Writes a set of code points as ECMAScript reads it.
struct CharacterClassWriter {
  /// The set in its shortest common form.
  let text: String

  init(_ characters: CharacterClass) {
    text = Self.whole(characters.set) ?? Self.brackets(characters)
  }

  /// Sets that need no list: everything, nothing, everything but the line feed, one code point.
  private static func whole(_ set: ScalarSet) -> String? {
    if set.isEmpty { return "[^\\s\\S]" }
    if set == .all { return "[\\s\\S]" }
    if set.isSingle, let scalar = Unicode.Scalar(set.ranges[0].lowerBound) { return EcmaScriptWriter.text(of: scalar) }
    return nil
  }

  private static func brackets(_ characters: CharacterClass) -> String {
    if characters.items.count == 1, !characters.foldsCase,
      let name = name(of: characters.items[0], isNegated: characters.isNegated)
    {
      return name
    }
    var names = ""
    var named: [ScalarSet] = []
    var listed: [ScalarSet] = []
    for item in characters.items {
      if let name = name(of: item), !characters.foldsCase || isWholeWhenNamed(item) {
        names += name
        named.append(item.set(foldingCase: false))
      }
      listed.append(item.set(foldingCase: characters.foldsCase))
    }
    let rest = ScalarSet(joining: named + [ScalarSet(joining: listed).complement]).complement
    return "[\(characters.isNegated ? "^" : "")\(names)\(list(rest))]"
  }

  /// Whether all that a named entry holds stays in it when case does not count.
  private static func isWholeWhenNamed(_ item: CharacterClass.Item) -> Bool {
    let folded = item.set(foldingCase: true)
    return ScalarSet(joining: [folded, item.set(foldingCase: false)]) == folded
  }

  /// A category or script by the name it has in ECMAScript; nil for what is listed instead.
  private static func name(of item: CharacterClass.Item, isNegated: Bool = false) -> String? {
    guard case .named(let named, let isItemNegated) = item else { return nil }
    let letter = isItemNegated != isNegated ? "P" : "p"
    return switch named {
    case .category(let name): "\\\(letter){\(name)}"
    case .script(let name): "\\\(letter){Script=\(name)}"
    case .digit, .space, .word, .posix, .any: nil
    }
  }

  private static func list(_ set: ScalarSet) -> String {
    var text = ""
    for range in withoutGap(set.ranges) {
      text += bound(range.lowerBound)
      if range.count > 2 { text += "-" }
      if range.count > 1 { text += bound(range.upperBound) }
    }
    return text
  }

  /// The ranges with the surrogates filled in where both of their neighbours are members.
  private static func withoutGap(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    guard let index = ranges.firstIndex(where: { $0.upperBound == 0xD7FF }), index + 1 < ranges.count,
      ranges[index + 1].lowerBound == 0xE000
    else { return ranges }
    var joined = ranges
    joined[index] = ranges[index].lowerBound...ranges[index + 1].upperBound
    joined.remove(at: index + 1)
    return joined
  }

  private static func bound(_ value: UInt32) -> String {
    guard let scalar = Unicode.Scalar(value) else { return "" }
    if "^\\[]-".unicodeScalars.contains(scalar) { return "\\\(scalar)" }
    return EcmaScriptWriter.visible(scalar)
  }
}
