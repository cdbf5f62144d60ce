import FormDiagnostics
import FormDocuments
import FormText

/// What the decoder carries along: the text it reads and the findings so far.
struct DecodingContext {
  /// The text that the nodes were read from.
  let source: SourceText
  /// What was found, in the order of reading.
  private(set) var diagnostics: [Diagnostic] = []
  /// How many of them are known to hide no part of the form.
  private var harmlessCount = 0
  /// Names that a misspelt one was likely meant to be: they are used, as far as the author is concerned.
  private var likelyMeant: Set<String> = []
  /// How many problems of expressions were told of the scalar that begins at each place.
  private var problemsInScalar: [Int: Int] = [:]
  /// The mappings around the one that is being read.
  var outer = OuterKeys()
  /// Finds what misspelt names were meant to be.
  var suggestions = NameSuggestions()
  /// How often each word stands in the text; counted when first asked for.
  private var wordCounts: [[UInt8]: Int]?

  /// Whether fields stand in a part whose type is told to be none: it may have been meant as a page.
  var hasFieldsOfUnknownParts = false

  /// The wordings that stand elsewhere than in their text, by the place of the text: told once, they are not missing.
  private(set) var wordingsElsewhere: [Int: [LanguageTag]] = [:]

  /// The texts that may hold a name between the signs of another tool, in the order of reading.
  var textsWithSigns: [ScalarPlace] = []

  /// Whether parts of the document were left out with an error, before anything of the form was looked at.
  private let isTorn: Bool

  /// A context for reading `source`, which may be torn: then parts of the document are missing in its tree.
  init(source: SourceText, isTorn: Bool = false) {
    self.source = source
    self.isTorn = isTorn
  }

  /// Adds a finding.
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Takes back what is said of expressions that name one of `holes`, ids that are told to be none: `이름 != ''`.
  mutating func dropWhatFollows(from holes: Set<String>) {
    let foreign = holes.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
    guard !foreign.isEmpty else { return }
    diagnostics.removeAll { $0.code == .expressionSyntax && foreign.contains(source[$0.range]) }
    harmlessCount = 0
  }

  /// How many problems of expressions are told of one scalar.
  static let problemLimit = 50

  /// Counts one more problem of an expression in `scalar`; false when enough were told.
  mutating func mayTellMore(of scalar: Node.Scalar) -> Bool {
    problemsInScalar[scalar.range.start, default: 0] += 1
    return problemsInScalar[scalar.range.start, default: 0] <= Self.problemLimit
  }

  /// Adds the finding that `node` is not `expected` ("text", "a list of fields").
  mutating func reportWrongType(
    _ node: Node, expected: String, of subject: String?, hint: String? = nil, fix: Diagnostic.Fix? = nil
  ) {
    if node.isEmpty, let swallowed = SwallowedValue(at: node.range, in: source) {
      return report(swallowed.diagnostic(subject, expected: expected))
    }
    let hint = hint ?? (node.isEmpty ? "Write it behind the colon, or take the key away." : nil)
    let subject = subject.map { "`\($0)` must be" } ?? "Here must stand"
    let found = node.isEmpty ? "but it has no value" : "not \(node.description(in: source))"
    report(Diagnostic(.wrongType, "\(subject) \(expected), \(found)", at: node.range, hint: hint, fix: fix))
  }

  /// Adds the finding that `name` is none of `known`, with the nearest of them offered and, if certain, put in its place.
  ///
  /// `meant` is what the name of another tool is called here.
  mutating func reportBadValue(
    _ name: Placed<String>, noun: String, known: [String], listsKnown: Bool = true, meant: String? = nil
  ) {
    if let meant {
      return report(
        Diagnostic(
          .badValue, "`\(name.value)` is no \(noun)", at: name.range, hint: "Here it is called `\(meant)`.",
          fix: Diagnostic.Fix("Replace it by `\(meant)`", [Diagnostic.Edit(name.range, meant)])))
    }
    let offer = suggestions.offer(for: name.value, in: known)
    report(
      Diagnostic(
        .badValue, "`\(name.value)` is no \(noun)", at: name.range,
        hint: offer.hint(listing: listsKnown ? "Known are" : nil), fix: offer.fix(at: name.range)))
  }

  /// The names in backticks, joined by commas.
  static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

  /// The names in backticks as the subject of a sentence; of many, only the first are named.
  static func enumeration(_ names: some RandomAccessCollection<String>) -> String { NameList.quoted(names) }

  /// The nouns as the subject of a sentence, as ``enumeration(_:)`` has names.
  static func enumeration(ofNouns nouns: [String]) -> String { NameList.joined(nouns) }
}

extension Node {
  /// Whether nobody wrote a value.
  fileprivate var isEmpty: Bool {
    if case .scalar(let scalar) = self { scalar.range.isEmpty && scalar.text.isEmpty } else { false }
  }

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
  ///
  /// `labels` is asked for the id of something that people know by that name.
  mutating func reportUnknownReference(
    _ name: Placed<String>, noun: String, known: @autoclosure () -> [String], hint: String? = nil,
    labels: () -> String? = { nil }
  ) {
    if suggestions.mayOffer, let id = labels() {
      noteLikelyMeant(id)
      return report(
        Diagnostic(
          .unknownReference, "There is no \(noun) `\(name.value)`", at: name.range,
          hint: "That is the label of `\(id)`: write the id.",
          fix: Diagnostic.Fix("Replace it by `\(id)`", [Diagnostic.Edit(name.range, id)])))
    }
    let offer = suggestions.offer(for: name.value, in: known())
    if let nearest = offer.nearest { noteLikelyMeant(nearest.name) }
    report(
      Diagnostic(
        .unknownReference, "There is no \(noun) `\(name.value)`", at: name.range,
        hint: offer.hint(listing: "Here can stand") ?? hint, fix: offer.fix(at: name.range)))
  }

  /// Remembers that a misspelt name was likely meant to be `name`.
  mutating func noteLikelyMeant(_ name: String) { likelyMeant.insert(name) }

  /// Lets `change` amend every finding of `code`, once more is known of the form.
  mutating func amend(_ code: DiagnosticCode, _ change: (inout Diagnostic) -> Void) {
    for place in diagnostics.indices where diagnostics[place].code == code { change(&diagnostics[place]) }
  }

  /// Whether a name that means nothing is told of which a part was wanted, as of a value from outside: `account.email`.
  var tellsOfUnknownOwner: Bool {
    diagnostics.contains { finding in
      finding.code == .unknownReference && source[SourceRange(finding.range.end, finding.range.end + 1)] == "."
    }
  }

  /// Remembers that the text at `text` has a wording in `language` beside it: `label_de: …`.
  mutating func noteWording(_ language: LanguageTag, besideTextAt text: SourceRange) {
    wordingsElsewhere[text.start, default: []].append(language)
  }

  /// Whether something that could not be read may use `name`: then it is not called unused.
  mutating func mayBeUsed(_ name: Placed<String>) -> Bool {
    if likelyMeant.contains(name.value) { return true }
    // Asked for each of many names, what was looked at once is not looked at again.
    while harmlessCount < diagnostics.count, diagnostics[harmlessCount].hidesNothing { harmlessCount += 1 }
    guard isTorn || harmlessCount < diagnostics.count else { return false }
    let counts = wordCounts ?? source.wordCounts()
    wordCounts = counts
    return name.value.utf8.split { !$0.isWordByte }.allSatisfy { counts[Array($0), default: 0] > 1 }
  }
}

extension SourceText {
  /// How often each word stands in the text.
  fileprivate func wordCounts() -> [[UInt8]: Int] {
    var counts: [[UInt8]: Int] = [:]
    for word in bytes.split(whereSeparator: { !$0.isWordByte }) { counts[Array(word), default: 0] += 1 }
    return counts
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case 0x80..., UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

extension Diagnostic {
  /// Whether everything that the author wrote was read in spite of it, so that it hides no use of a name.
  fileprivate var hidesNothing: Bool {
    if severity != .error { return true }
    switch code {
    case .duplicateID, .rangeInverted, .defaultViolates, .countContradiction, .optionDuplicate, .selectAllEmpty,
      .missingDocument, .missingNextFile, .outsideFolder, .missingText, .scenarioProblem, .calculateConflict:
      return true
    case .unknownKey:
      // A key whose name is certain is read by that name.
      guard let edits = fix?.edits, edits.count == 1 else { return false }
      return edits[0].range == range
    default: return false
    }
  }
}
