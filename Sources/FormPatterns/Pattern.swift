import FormDiagnostics

/// A regular expression, read and checked: what the `pattern` validator and `matches` in expressions hold.
///
/// The syntax is RE2's, and what a pattern says is always regular, so that matching takes time in proportion to the
/// text and questions about all texts at once (does any text match? does one pattern allow all that another allows?)
/// have answers.
///
/// Reading a pattern builds no automaton. Ask for a matcher once and keep it.
///
/// Source: RE2, "Syntax"; RE2's flags are those of its C++ interface: `.` matches no line feed without `(?s)`, and `^`
/// and `$` are the ends of the text without `(?m)`.
public struct Pattern: Sendable, Equatable {
  /// How much of a text a pattern must match.
  public enum Extent: Sendable, Equatable {
    /// The whole of it, as the `pattern` validator asks.
    case wholeText
    /// Any part of it, as `matches` in expressions asks.
    case anywhere
  }

  /// The pattern as its author wrote it.
  public let text: String
  /// What is allowed but probably not meant, in the order of the text, such as `[A-z]`.
  public let remarks: [PatternProblem]
  let root: PatternNode
  /// Where flags are set and where text is quoted, in the order of the text.
  let marks: [SourceRange]

  /// Reads `text`. A pattern that cannot be read reports its first mistake.
  public static func parse(_ text: String) -> Result<Pattern, PatternProblem> {
    if let problem = PatternLimits.tooLong(text) { return .failure(problem) }
    var parser = PatternParser(text)
    do throws(PatternProblem) {
      let root = try parser.parse()
      try PatternLimits.check(root)
      return .success(Pattern(text: text, remarks: parser.remarks, root: root, marks: parser.marks))
    } catch {
      return .failure(error)
    }
  }

  /// Whether the two are the same text; that two texts can mean the same is a question for their automata.
  public static func == (left: Self, right: Self) -> Bool { left.text == right.text }
}
