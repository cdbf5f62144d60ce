/// An expression of a form, read into its tree.
///
/// The language is the Common Expression Language without protobuf messages: no message literals, no optional
/// syntax. Reading takes time linear in the text, whatever the text is.
///
/// Two expressions are equal when their trees are: spacing, comments, redundant parentheses and the spelling of
/// literals make no difference.
///
/// Source: cel-spec, langdef, section "Syntax".
public struct Expression: Sendable, Equatable {
  /// How deeply an expression may be nested. Every operator, call, selection and pair of parentheses is a level; a
  /// sum, a product, a chain of `&&` or `||` and a chain of choices is one level, however long.
  public static let maximumDepth = 100

  /// The text as the author wrote it.
  public let text: String
  /// The whole of the expression.
  public let root: Term

  /// Reads `text`, or says what the first thing is that is wrong with it.
  public static func parse(_ text: String) -> Result<Expression, ExpressionProblem> {
    do throws(Refusal) {
      var parser = try Parser(text)
      return .success(Expression(text: text, root: try parser.parseWhole()))
    } catch {
      return .failure(error.problem.withParenthesis(in: text))
    }
  }

  /// Whether both say the same, however they are written.
  public static func == (left: Self, right: Self) -> Bool { left.root == right.root }
}
