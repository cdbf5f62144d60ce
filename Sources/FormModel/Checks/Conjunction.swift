import FormExpressions

/// The plain facts that must hold together for an expression to be true, and whether they can.
///
/// Seen are constants, names that are asked to be true or false, and comparisons of a name with literals, joined by
/// `&&`. Anything else is passed over, so that a contradiction that is found is one.
struct Conjunction {
  /// What is asked of one name.
  fileprivate struct Demands {
    var isTrue: Bool?
    var equal: Literal?
    var unequal: [Literal] = []
    var lower: (value: Double, isStrict: Bool)?
    var upper: (value: Double, isStrict: Bool)?
  }

  private var demands: [String: Demands] = [:]
  /// Why the facts cannot hold together, as the end of a sentence; nil when they may.
  private(set) var contradiction: String?
  /// The values that are named for each name, with `==` or `in`, and where each stands, for comparing with options.
  private(set) var namedValues: [(path: String, value: String, range: Range<Int>)] = []

  /// The facts of `expression`.
  init(_ expression: Expression) { add(expression.root) }

  private mutating func add(_ term: Term) {
    guard contradiction == nil else { return }
    switch term.kind {
    case .logical(.and, let operands): for operand in operands { add(operand) }
    case .literal(.bool(false)): contradiction = "it is `false`"
    case .relation(let sign, let left, let right): compare(sign.value, left, right)
    case .unary(let sign, let operand) where sign.value == .not:
      if let path = operand.path { ask(path, toBe: false) }
      if operand.kind == .literal(.bool(true)) { contradiction = "it is `!true`" }
    default: if let path = term.path { ask(path, toBe: true) }
    }
  }

  private mutating func compare(_ sign: RelationOperator, _ left: Term, _ right: Term) {
    if case .literal(let first) = left.kind, case .literal(let second) = right.kind {
      let isFalse = (sign == .equal && first != second) || (sign == .notEqual && first == second)
      if isFalse { contradiction = "it compares two constants" }
      return
    }
    if sign == .in {
      if case .literal(.string(let value)) = left.kind, let path = right.path {
        namedValues.append((path, value, left.range))
      }
      if let path = left.path, case .list(let elements) = right.kind { compare(path, isOneOf: elements) }
      return
    }
    if let path = left.path, case .literal(let value) = right.kind { compare(path, sign, value, at: right.range) }
    if let path = right.path, case .literal(let value) = left.kind, let turned = sign.turned {
      compare(path, turned, value, at: left.range)
    }
  }

  private mutating func compare(_ path: String, isOneOf elements: [Term]) {
    if elements.isEmpty { contradiction = "no value is in an empty list" }
    if elements.count == 1, case .literal(let value) = elements[0].kind {
      compare(path, .equal, value, at: elements[0].range)
    }
  }

  private mutating func ask(_ path: String, toBe value: Bool) {
    if let other = demands[path]?.isTrue, other != value {
      contradiction = "`\(path)` cannot be both true and false"
    }
    demands[path, default: Demands()].isTrue = value
  }

  private mutating func compare(_ path: String, _ sign: RelationOperator, _ value: Literal, at range: Range<Int>) {
    if case .bool(let isTrue) = value, sign == .equal || sign == .notEqual {
      return ask(path, toBe: isTrue == (sign == .equal))
    }
    if sign == .equal, case .string(let text) = value { namedValues.append((path, text, range)) }
    if let problem = demands[path, default: Demands()].add(sign, value) { contradiction = "`\(path)` \(problem)" }
  }
}

extension Conjunction.Demands {
  /// Asks besides that the name compares so with `value`.
  ///
  /// - Returns: Why it cannot, as the end of a sentence; nil when it may.
  fileprivate mutating func add(_ sign: RelationOperator, _ value: Literal) -> String? {
    switch sign {
    case .equal:
      if let equal, equal != value { return "cannot equal two values" }
      if unequal.contains(value) { return "cannot equal and not equal one value" }
      equal = value
    case .notEqual:
      if equal == value { return "cannot equal and not equal one value" }
      unequal.append(value)
    case .less, .lessOrEqual:
      if let number = value.number, upper.map({ number <= $0.value }) ?? true { upper = (number, sign == .less) }
    case .greater, .greaterOrEqual:
      if let number = value.number, lower.map({ number >= $0.value }) ?? true { lower = (number, sign == .greater) }
    case .in: break
    }
    return emptyRange
  }

  /// Why no number fits the bounds, as the end of a sentence; nil when one does.
  private var emptyRange: String? {
    if let lower, let upper {
      if lower.value > upper.value || (lower.value == upper.value && (lower.isStrict || upper.isStrict)) {
        return "cannot be above the one bound and below the other"
      }
    }
    guard let number = equal?.number else { return nil }
    let isBelow = lower.map { number < $0.value || (number == $0.value && $0.isStrict) } ?? false
    let isAbove = upper.map { number > $0.value || (number == $0.value && $0.isStrict) } ?? false
    return isBelow || isAbove ? "cannot equal a value outside its bounds" : nil
  }
}

extension Literal {
  /// The literal as a number; nil when it is none.
  fileprivate var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .uint(let value): Double(value)
    case .double(let value): value
    case .null, .bool, .string, .bytes: nil
    }
  }
}

extension RelationOperator {
  /// The operator with its operands changed round; nil for those that compare nothing.
  fileprivate var turned: RelationOperator? {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .in: nil
    }
  }
}

extension Term {
  /// The name with what is selected from it, as written: `account.email`; nil for anything else.
  var path: String? {
    switch kind {
    case .identifier(let name, _): name.value
    case .select(let operand, let field): operand.path.map { "\($0).\(field.value)" }
    default: nil
    }
  }
}
