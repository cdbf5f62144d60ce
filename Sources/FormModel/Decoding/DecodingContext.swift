import FormDiagnostics
import FormDocuments
import FormText

/// What the decoder carries along: the text it reads and the findings so far.
struct DecodingContext {
  /// The text that the nodes were read from.
  let source: SourceText
  /// What was found, in the order of reading.
  private(set) var diagnostics: [Diagnostic] = []
  /// Names that a misspelt one was likely meant to be: they are used, as far as the author is concerned.
  private var likelyMeant: Set<String> = []

  /// A context for reading `source`.
  init(source: SourceText) { self.source = source }

  /// Adds a finding.
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Adds the finding that `node` is not `expected` ("text", "a list of fields").
  mutating func reportWrongType(_ node: Node, expected: String, of subject: String?, hint: String? = nil) {
    let subject = subject.map { "`\($0)` must be" } ?? "Here must stand"
    report(
      Diagnostic(.wrongType, "\(subject) \(expected), not \(node.description(in: source))", at: node.range, hint: hint))
  }

  /// Adds the finding that `name` is none of `known`, with the nearest of them offered and, if certain, put in its place.
  mutating func reportBadValue(_ name: Placed<String>, noun: String, known: [String], listsKnown: Bool = true) {
    let nearest = NameIndex(known).nearest(to: name.value)
    let fix = nearest.flatMap { near in
      near.isCertain
        ? Diagnostic.Fix("Replace it by `\(near.name)`", [Diagnostic.Edit(name.range, near.name)]) : nil
    }
    let hint = nearest.map { "Did you mean `\($0.name)`?" } ?? (listsKnown ? "Known are \(Self.list(known))." : nil)
    report(Diagnostic(.badValue, "`\(name.value)` is no \(noun)", at: name.range, hint: hint, fix: fix))
  }

  /// The names in backticks, joined by commas.
  static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
}

extension Node {
  /// What stands here, in the words of messages: "a list", "the number `5`", "nothing".
  func description(in source: SourceText) -> String {
    switch self {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar): scalar.description(in: source)
    }
  }
}

extension Node.Scalar {
  fileprivate func description(in source: SourceText) -> String {
    switch value {
    case .null: range.isEmpty ? "nothing" : "`\(source[range])`, which is YAML's nothing"
    case .boolean: "`\(text)`"
    case .integer, .float: "the number `\(text)`"
    case .string: text.isEmpty ? "an empty text" : "the text `\(text.prefix(40))\(text.count > 40 ? "…" : "")`"
    }
  }
}

extension DecodingContext {
  /// Adds the finding that nothing of the kind `noun` is called `name`, with the nearest name offered.
  mutating func reportUnknownReference(_ name: Placed<String>, noun: String, known: [String], hint: String? = nil) {
    let nearest = NameIndex(known).nearest(to: name.value)
    if let nearest { noteLikelyMeant(nearest.name) }
    let fix = nearest.flatMap { near in
      near.isCertain
        ? Diagnostic.Fix("Replace it by `\(near.name)`", [Diagnostic.Edit(name.range, near.name)]) : nil
    }
    report(
      Diagnostic(
        .unknownReference, "There is no \(noun) `\(name.value)`", at: name.range,
        hint: nearest.map { "Did you mean `\($0.name)`?" } ?? hint, fix: fix))
  }

  /// Remembers that a misspelt name was likely meant to be `name`.
  mutating func noteLikelyMeant(_ name: String) { likelyMeant.insert(name) }

  /// Whether something that could not be read may use `name`: then it is not called unused.
  func mayBeUsed(_ name: Placed<String>) -> Bool {
    likelyMeant.contains(name.value) || (diagnostics.hasErrors && source.hasWord(name.value, outside: name.range))
  }
}

extension SourceText {
  /// Whether `word` stands in the text, on its own, anywhere but in `range`.
  fileprivate func hasWord(_ word: String, outside range: SourceRange) -> Bool {
    let wanted = Array(word.utf8)
    guard let first = wanted.first else { return false }
    var start = 0
    while let found = bytes[start...].firstIndex(of: first) {
      let end = found + wanted.count
      guard end <= bytes.count else { return false }
      let isAlone = !(found > 0 && bytes[found - 1].isWordByte) && !(end < bytes.count && bytes[end].isWordByte)
      if isAlone, bytes[found..<end].elementsEqual(wanted), !range.offsets.contains(found) { return true }
      start = found + 1
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    self >= 0x80 || isIdentifier("_" + String(UnicodeScalar(self)))
  }
}
