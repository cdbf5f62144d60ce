import FormDiagnostics
import FormDocuments
import FormText

/// Reports the keys of one mapping that do not belong there, each with the way out.
struct UnknownKeys {
  private let mapping: Node.Mapping
  private let keys: KeySet
  private lazy var foreign = keys.foreign()
  /// Which of the known keys are there: asked once, because a mapping may be full of unknown ones.
  private lazy var present: Set<String> = Set(
    mapping.entries.compactMap { entry in
      guard case .scalar(let key) = entry.key, keys.contains(key.text) else { return nil }
      return key.text
    })

  /// The repair that puts the key that was looked at last one level deeper.
  private var deeper: Diagnostic.Fix?
  /// What the key that was looked at last was likely, but not certainly, meant to be.
  private(set) var guess: String?
  /// The keys that are not missing as well, because what they say is said in another way.
  private(set) var excused: Set<String> = []

  /// The keys of `mapping` that are not among `keys`.
  init(in mapping: Node.Mapping, keys: KeySet) {
    self.mapping = mapping
    self.keys = keys
  }

  /// Reports `entry`, whose key is not among the known ones; returns the name of the one it was certainly meant to be.
  mutating func report(_ entry: Node.Entry, noun: String, _ context: inout DecodingContext) -> String? {
    guard case .scalar(let key) = entry.key else {
      context.report(
        Diagnostic(
          .wrongType, "A key must be a plain word, not \(entry.key.description(in: context.source))",
          at: entry.key.range))
      return nil
    }
    let misplaced = keys.misplaced(key.text)
    deeper = nil
    guess = nil
    let (meant, hint) = meaning(of: key, entry.value, isMisplaced: misplaced != nil, noun: noun, &context)
    let narrow = meant == nil && deeper == nil ? narrowing(key, context.source) : nil
    context.report(
      Diagnostic(
        misplaced == nil ? .unknownKey : .misplaced, "`\(key.text)` \(misplaced ?? "is no key of \(noun)")",
        at: key.range, hint: hint, fix: meant.map { rename(key, to: $0, context.source) } ?? deeper ?? narrow))
    if let meant { present.insert(meant) }
    if let excused = foreign.excused(by: key.text) { self.excused.insert(excused) }
    return meant
  }

  private mutating func meaning(
    of key: Node.Scalar, _ value: Node, isMisplaced: Bool, noun: String, _ context: inout DecodingContext
  ) -> (name: String?, hint: String?) {
    let taken = present
    switch foreign.meaning(of: key.text, in: keys, isTaken: { taken.contains($0) }) {
    case .same(let name): return (name, "Here it is called `\(name)`.")
    case .taken(let name): return (nil, Self.twice(name))
    case .opposite(let name):
      return (nil, "Here you say the opposite, with `\(name)`\(Self.opposite(of: value, name, context.source)).")
    case .part(let part, let isFree):
      let range = value.range
      let value = context.source[range]
      let meant = "\(part.key): {\(part.part): \(value)}"
      if isFree, !value.isEmpty, !value.contains(where: { "\n{}[],".contains($0) }) {
        deeper = Diagnostic.Fix("Put it under `\(part.key)`", [Diagnostic.Edit(key.range.union(range), meant)])
        present.insert(part.key)
      }
      return (nil, "Write it under `\(part.key)`: `\(meant.count > 80 ? "\(part.key): {\(part.part): …}" : meant)`.")
    case .advice(let advice): return (nil, advice)
    case .elsewhere(let name): if let advice = keys.adviceOnMisplaced(name) { return (nil, advice) }
    case nil: break
    }
    if isMisplaced { return (nil, keys.adviceOnMisplaced(key.text)) }
    if let outer = context.outer.hint(about: key.text, in: mapping, context.source) { return (nil, outer) }
    guard let near = context.suggestions.nearest(to: key.text, in: keys.keys.map(\.name)) else {
      let free = keys.keys.map(\.name).filter { !taken.contains($0) }
      return (nil, UnusualCharacter.sentence(about: key.text) ?? Self.hint(free, of: noun))
    }
    if let separator = key.text.lastIndex(where: { "_-.:".contains($0) }), key.text[..<separator] == near.name,
      key.text.utf8.distance(from: separator, to: key.text.endIndex) == 3,
      let language = LanguageTag(key.text[separator...].dropFirst())
    {
      if let text = mapping[near.name]?.value { context.noteWording(language, besideTextAt: text.range) }
      return (nil, "A text in several languages is a mapping: `\(near.name): {\(language): …}`.")
    }
    if taken.contains(near.name) { return (nil, Self.twice(near.name)) }
    if !near.isCertain {
      guess = near.name
      excused.insert(near.name)
    }
    let oddity = UnusualCharacter.sentence(about: key.text).map { " \($0)" } ?? ""
    return (near.isCertain ? near.name : nil, "Did you mean `\(near.name)`?\(oddity)")
  }

  /// The keys called `names`, which `noun` may have, as a hint.
  static func hint(_ names: [String], of noun: String) -> String {
    names.isEmpty
      ? "\(noun.capitalizedFirst) has all its keys already: take this one away."
      : "\(noun.capitalizedFirst) may have \(DecodingContext.enumeration(names))."
  }

  private static func twice(_ name: String) -> String {
    "`\(name)` is here already: take this one away, or name what it is."
  }

  /// The end of a hint that writes the opposite of `value` under `name`; empty when `value` is no condition.
  private static func opposite(of value: Node, _ name: String, _ source: SourceText) -> String {
    guard case .scalar(let scalar) = value, !scalar.text.isEmpty, scalar.text.utf8.count < 60 else { return "" }
    if case .boolean(let isTrue) = scalar.value { return ": `\(name): \(!isTrue)`" }
    if isIdentifier(scalar.text) { return ": `\(name): '!\(scalar.text)'`" }
    return scalar.text.contains("\"") || scalar.text.contains("\n") ? "" : ": `\(name): \"!(\(scalar.text))\"`"
  }

  /// The repair of `label： 이름`: a wide comma or colon that YAML takes for a part of the key.
  private func narrowing(_ key: Node.Scalar, _ source: SourceText) -> Diagnostic.Fix? {
    guard key.style == .plain, key.holdsWideSign else { return nil }
    let written = source[key.range]
    let narrow = Node.Scalar.wideSigns.reduce(written) { $0.replacing($1.sign, with: $1.meant) }
    let title = written.contains("，") ? "Write `,`" : "Write `:` and a space"
    return Diagnostic.Fix(title, [Diagnostic.Edit(key.range, narrow.replacing("  ", with: " "))])
  }

  private func rename(_ key: Node.Scalar, to name: String, _ source: SourceText) -> Diagnostic.Fix {
    let quote = source[SourceRange(key.range.start, min(key.range.end, key.range.start + 1))].filter {
      "'\"".contains($0)
    }
    return Diagnostic.Fix("Rename the key to `\(name)`", [Diagnostic.Edit(key.range, quote + name + quote)])
  }
}

extension Node.Scalar {
  /// What looks like the comma or colon of YAML, and a space behind it, with what was meant.
  fileprivate static let wideSigns: [(sign: String, meant: String)] = [
    ("，", ", "), ("：", ": "), (":\u{3000}", ": "), (":\u{A0}", ": "),
  ]

  /// Whether the text holds what looks like a comma or colon of YAML and is a part of it.
  var holdsWideSign: Bool {
    !text.utf8.allSatisfy { $0 < 0x80 } && Self.wideSigns.contains { text.contains($0.sign) }
  }
}
