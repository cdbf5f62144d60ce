import FormDiagnostics

/// One part of a pattern, as written, with its place in the text of the pattern.
struct PatternNode: Sendable {
  /// What the part says.
  indirect enum Kind: Sendable {
    /// Matches the empty text.
    case empty
    /// Matches one code point, the one written.
    case literal(Unicode.Scalar)
    /// Matches one code point out of a set.
    case characters(CharacterClass)
    /// Matches no code point; holds at some places only.
    case assertion(Assertion)
    /// Matches its parts one after the other.
    case concatenation([PatternNode])
    /// Matches what any of its parts matches.
    case alternation([PatternNode])
    /// Matches its part `minimum` to `maximum` times; without a maximum, any number of times from `minimum`.
    case repetition(PatternNode, minimum: Int, maximum: Int?, isLazy: Bool)
    /// Parentheses; the name is that of `(?P<name>…)`.
    case group(PatternNode, isCapturing: Bool, name: String?)
  }

  /// A condition on a place between two code points.
  enum Assertion: Sendable, Equatable {
    /// `^` and `\A`.
    case textStart
    /// `$` and `\z`.
    case textEnd
    /// `^` under `(?m)`.
    case lineStart
    /// `$` under `(?m)`.
    case lineEnd
    /// `\b`: one side is an ASCII word character and the other is not.
    case wordBoundary
    /// `\B`.
    case noWordBoundary
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A set of code points with the way it was written.
struct CharacterClass: Sendable {
  /// One entry between the brackets, or the one thing that stands without brackets.
  enum Item: Sendable, Hashable {
    case range(UInt32, UInt32)
    case named(NamedClass, isNegated: Bool)
  }

  /// What was listed.
  let items: [Item]
  /// Whether the class is everything but ``items``: `[^…]`.
  let isNegated: Bool
  /// Whether upper and lower case count as the same: `(?i)`.
  let foldsCase: Bool
  /// What the class matches in the end.
  let set: ScalarSet

  init(_ items: [Item], isNegated: Bool = false, foldsCase: Bool = false) {
    self.items = items
    self.isNegated = isNegated
    self.foldsCase = foldsCase
    let listed = ScalarSet(joining: items.map { $0.set(foldingCase: foldsCase) })
    set = isNegated ? listed.complement : listed
  }
}

extension CharacterClass.Item {
  /// The code points that the entry lists, with their other cases when asked. What a negated name leaves out, it leaves
  /// out in all cases, as in RE2.
  func set(foldingCase: Bool) -> ScalarSet {
    var set: ScalarSet
    var isInverted = false
    switch self {
    case .range(let low, let high): set = ScalarSet(low...high)
    case .named(let name, let isNegated):
      set = name.set
      isInverted = isNegated
    }
    if foldingCase { set = CaseFolding.closure(of: set) }
    return isInverted ? set.complement : set
  }
}
