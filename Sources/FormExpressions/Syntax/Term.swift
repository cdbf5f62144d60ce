/// A node of an expression's tree, with its place in the text.
///
/// Equality looks at the tree and the names and values in it, not at places.
public struct Term: Sendable, Equatable {
  /// What a node is.
  public indirect enum Kind: Sendable {
    /// A value written out.
    case literal(Literal)
    /// A name on its own. With a leading dot (`.name`) it never means a variable of an enclosing macro.
    case identifier(Name, leadingDot: Bool)
    /// `operand.field`
    case select(Term, field: Name)
    /// `has(operand.field)`: whether the field is there.
    case has(Term, field: Name)
    /// `operand[key]`
    case index(Term, Term)
    /// `name(arguments)` or `receiver.name(arguments)`
    case call(Call)
    /// `[element, …]`
    case list([Term])
    /// `{key: value, …}`
    case map([Entry])
    /// `list.all(variable, condition)` and its like.
    case comprehension(Comprehension)
    /// An operator before its operand.
    case unary(Located<UnaryOperator>, Term)
    /// `left < right` and its like.
    case relation(Located<RelationOperator>, Term, Term)
    /// A sum `first + b - c …` or a product `first * b / c …`, worked out from left to right. All operators are of one
    /// precedence, there is at least one step, and the first operand is not itself such a chain.
    case arithmetic(Term, [Step])
    /// A chain of two or more operands of the same `&&` or `||`, none of which is itself such a chain.
    case logical(LogicalOperator, [Term])
    /// `condition ? value : condition ? value : otherwise`: the value of the first condition that holds. There is at
    /// least one condition, and what stands last is not itself such a choice.
    case conditional([Branch], otherwise: Term)
  }

  /// The call of a function.
  public struct Call: Sendable {
    /// The function's name, without receiver: `greatest` in `math.greatest(a, b)`.
    public let name: Name
    /// What stands before the dot; nil for a global call.
    public let receiver: Term?
    /// What stands between the parentheses.
    public let arguments: [Term]
  }

  /// One `+ operand` of a sum or `* operand` of a product.
  public struct Step: Sendable {
    /// What is done with the value so far and ``operand``.
    public let symbol: Located<ArithmeticOperator>
    /// What stands on the right of the operator.
    public let operand: Term
  }

  /// One `condition ? value :` of a choice.
  public struct Branch: Sendable {
    /// When it holds, ``value`` is the choice.
    public let condition: Term
    /// The value.
    public let value: Term
  }

  /// One `key: value` of a map.
  public struct Entry: Sendable {
    /// The key.
    public let key: Term
    /// The value.
    public let value: Term
  }

  /// A macro that goes over the elements of a list or the keys of a map.
  public struct Comprehension: Sendable {
    /// Which macro, and where its name stands.
    public let macro: Located<Macro>
    /// The list or map that it goes over.
    public let target: Term
    /// The name of the element inside ``filter`` and ``body``.
    public let variable: Name
    /// The condition in the middle of a `map` of three arguments.
    public let filter: Term?
    /// The condition, or what `map` makes of an element.
    public let body: Term
  }

  /// The macros that bind a variable.
  public enum Macro: String, Sendable, CaseIterable {
    /// Whether the condition holds for every element.
    case all
    /// Whether it holds for at least one.
    case exists
    /// Whether it holds for exactly one.
    case existsOne = "exists_one"
    /// The list of what the body makes of each element.
    case map
    /// The list of the elements for which the condition holds.
    case filter
  }

  /// What the node is.
  public let kind: Kind
  /// How many levels of nodes there are below this one and with it; at most ``Expression/maximumDepth``.
  let depth: Int
  private let start: UInt32
  private let end: UInt32

  /// Where the node stands, in UTF-8 bytes from the start of the expression; parentheses around it are part of it.
  public var range: Range<Int> { Int(start)..<Int(end) }

  init(_ kind: Kind, depth: Int, range: Range<Int>) {
    self.kind = kind
    self.depth = depth
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
  }
}
