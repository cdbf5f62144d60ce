/// How messages speak of nodes and their types.
extension TypeChecker {
  /// The text of a node as it stands there.
  func source(_ term: Term) -> String { source(term.range) }

  /// The text at `range`.
  func source(_ range: Range<Int>) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return String(decoding: bytes[start...].prefix(range.count), as: UTF8.self)
  }

  /// The text of a node, shortened.
  func written(_ term: Term) -> String {
    let spelt = source(term.range.lowerBound..<min(term.range.upperBound, term.range.lowerBound + 400))
    let line = spelt.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 40 ? line : line.prefix(39) + "…"
  }

  /// A node with its type in words: "`email` is a text". A variable is what it is called where it was declared.
  func described(_ term: Term, _ type: ValueType) -> String {
    "`\(written(term))` is \(noun(of: term) ?? unifier.settled(type).phrase)"
  }

  /// What the variable that a node names is called; nil for other nodes.
  private func noun(of term: Term) -> String? {
    guard let (path, leadingDot) = term.dottedPath else { return nil }
    let names = path.map(\.value)
    guard leadingDot || !isBound(names[0]) else { return nil }
    guard let (variable, count) = environment.resolve(names, leadingDot: leadingDot), count == names.count else {
      return nil
    }
    return variable.noun
  }

  /// Sees to it that the whole expression has a value that its place takes.
  mutating func check(_ root: Term, _ found: ValueType, is expected: ExpectedType) {
    let settled = unifier.settled(found)
    guard !expected.takes(settled), !(expected.isOptional && settled == .null) else { return }
    let wayOut = wayOut(ofMaking: expected.type, of: root, settled)
    report(
      .init(
        .type, "\(expected.demand); \(described(root, found))", at: root.range,
        hint: wayOut?.hint, replacement: wayOut?.replacement))
  }
}
