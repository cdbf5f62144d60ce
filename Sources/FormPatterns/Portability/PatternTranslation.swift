/// A pattern written in the regular expressions of ECMAScript, as JSON Schema wants them.
public struct PatternTranslation: Sendable, Equatable {
  /// The pattern with `^` and `$` around, for the flag `u`, as JSON Schema's validators use it.
  public let text: String
  /// What the text cannot say; none when both match the same texts.
  public let losses: [PatternProblem]
}

extension Pattern {
  /// The pattern in the regular expressions of ECMAScript, matching whole texts.
  ///
  /// Categories and scripts stay names, so that what they hold depends on the Unicode version of the reader.
  ///
  /// Source: JSON Schema 2020-12, Core, section 6.4; ECMA-262, section 22.2.1.
  public var ecmaScript: PatternTranslation {
    var writer = EcmaScriptWriter()
    var parts = [root]
    if case .concatenation(let inner) = root.kind { parts = inner }
    if case .assertion(.textStart)? = parts.first?.kind { parts.removeFirst() }
    if case .assertion(.textEnd)? = parts.last?.kind { parts.removeLast() }
    let pieces = parts.map { writer.text(of: $0, insideSequence: true) }
    return PatternTranslation(text: "^\(pieces.joined())$", losses: writer.losses)
  }
}
