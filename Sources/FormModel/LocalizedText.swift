public import FormDiagnostics
public import FormExpressions

/// A text that a person filling the form sees: one string, or one for each of several languages.
///
/// A plain string has no language and serves all. `${expression}` inside a text is replaced when it is shown.
public struct LocalizedText: Sendable, Equatable {
  /// One wording.
  public struct Variant: Sendable, Equatable {
    /// The language of the wording; nil for a plain string.
    public let language: LanguageTag?
    /// The wording, parsed.
    public let template: TextTemplate
    /// Where it stands.
    public let place: ScalarPlace
  }

  /// The wordings in the order of the form file; never empty.
  public let variants: [Variant]
  /// The place of the whole text.
  public let range: SourceRange
  /// Whether every wording could be read; only then is it known what is missing.
  var isWhole = true

  /// Compares the wordings, not where they stand.
  public static func == (left: Self, right: Self) -> Bool { left.variants == right.variants }

  /// Whether the text is a mapping from languages to wordings.
  public var isLocalized: Bool { variants.contains { $0.language != nil } }

  /// The wording for `language`: the nearest broader language, else `fallback`, else the first.
  ///
  /// Source: RFC 4647, section 3.4 (look-up).
  public func variant(for language: LanguageTag, fallback: LanguageTag) -> Variant {
    variants[variantIndex(for: language, fallback: fallback)]
  }

  /// The place in ``variants`` of the wording for `language`.
  package func variantIndex(for language: LanguageTag, fallback: LanguageTag) -> Int {
    if variants.count == 1 { return 0 }
    for wanted in [language, fallback] {
      var tag: LanguageTag? = wanted
      while let current = tag {
        if let found = variants.firstIndex(where: { $0.language == current }) { return found }
        tag = current.broader
      }
    }
    return 0
  }
}
