/// The smallest piece of an expression that means something.
struct Token {
  /// What a piece is.
  enum Kind {
    case end
    case identifier
    case quotedIdentifier
    case int
    case uint
    case double
    case string
    case bytes
    case `true`
    case `false`
    case null
    case leftParenthesis
    case rightParenthesis
    case leftBracket
    case rightBracket
    case leftBrace
    case rightBrace
    case dot
    case comma
    case colon
    case question
    case not
    case relation(RelationOperator)
    case arithmetic(ArithmeticOperator)
    case logical(LogicalOperator)
  }

  let kind: Kind
  /// The bytes of the piece; at the end of the text the empty range there.
  let range: Range<Int>

  /// Whether an operand can begin with this piece.
  var beginsOperand: Bool {
    switch kind {
    case .identifier, .int, .uint, .double, .string, .bytes, .true, .false, .null, .leftParenthesis, .leftBracket,
      .leftBrace, .not:
      true
    default: false
    }
  }

  /// Whether the piece opens a pair of brackets.
  var opensBracket: Bool { [.leftParenthesis, .leftBracket, .leftBrace].contains(kind) }

  /// Whether the piece closes a pair of brackets.
  var closesBracket: Bool { [.rightParenthesis, .rightBracket, .rightBrace].contains(kind) }
}

extension Token.Kind: Equatable {}
