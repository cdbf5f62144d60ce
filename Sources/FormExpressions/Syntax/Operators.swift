/// An operator before its operand.
public enum UnaryOperator: String, Sendable, CaseIterable {
  /// `!a`: not.
  case not = "!"
  /// `-a`: the number with its sign turned.
  case negate = "-"
}

/// An operator that compares two operands and gives true or false.
public enum RelationOperator: String, Sendable, CaseIterable {
  /// `a == b`
  case equal = "=="
  /// `a != b`
  case notEqual = "!="
  /// `a < b`
  case less = "<"
  /// `a <= b`
  case lessOrEqual = "<="
  /// `a > b`
  case greater = ">"
  /// `a >= b`
  case greaterOrEqual = ">="
  /// `a in b`: whether a list has the element or a map the key.
  case `in` = "in"
}

/// An operator that works a value out of two operands.
public enum ArithmeticOperator: String, Sendable, CaseIterable {
  /// `a + b`: numbers, texts, bytes, lists, dates and spans of time.
  case add = "+"
  /// `a - b`
  case subtract = "-"
  /// `a * b`
  case multiply = "*"
  /// `a / b`
  case divide = "/"
  /// `a % b`: the remainder, with the sign of `a`.
  case remainder = "%"

  /// How tightly the operator binds: sums less than products.
  var precedence: Int {
    switch self {
    case .add, .subtract: Precedence.sum
    case .multiply, .divide, .remainder: Precedence.product
    }
  }
}

/// `&&` or `||`, which decide as soon as one operand decides and do not depend on the order of their operands.
public enum LogicalOperator: String, Sendable, CaseIterable {
  /// `a && b`: all hold.
  case and = "&&"
  /// `a || b`: at least one holds.
  case or = "||"

  /// How tightly the operator binds: `||` least, then `&&`.
  var precedence: Int { self == .or ? Precedence.or : Precedence.and }
}

/// How tightly things bind, loosest first.
enum Precedence {
  static let conditional = 0
  static let or = 1
  static let and = 2
  static let relation = 3
  static let sum = 4
  static let product = 5
  static let unary = 6
  static let member = 7
}
