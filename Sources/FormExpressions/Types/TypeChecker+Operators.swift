extension TypeChecker {
  /// Sees to it that a node is a condition.
  mutating func checkCondition(_ term: Term, _ found: ValueType, of operation: String) {
    guard !unifier.accept(found, as: .bool), hasRoom else { return }
    let wayOut = wayOut(ofCondition: term, unifier.settled(found), of: operation)
    report(
      .init(
        .type, "`\(operation)` wants a condition; \(described(term, found))", at: term.range,
        hint: wayOut?.hint, replacement: wayOut?.replacement))
  }

  mutating func type(of unary: UnaryOperator, _ operand: (term: Term, type: ValueType)) -> ValueType {
    if unary == .not {
      checkCondition(operand.term, operand.type, of: "!")
      return .bool
    }
    switch unifier.resolved(operand.type) {
    case .dyn, .parameter: return .dyn
    case .int, .double: return operand.type
    case let other:
      report(.init(.type, "`-` wants a number; \(described(operand.term, other))", at: operand.term.range))
      return .dyn
    }
  }

  mutating func type(
    of branches: [Term.Branch], _ otherwise: Term, _ types: [ValueType], isOptional: Bool
  ) -> ValueType {
    var otherwise = otherwise
    var result = types[types.count - 1]
    for (place, branch) in branches.enumerated() { checkCondition(branch.condition, types[2 * place], of: "?") }
    for (place, branch) in branches.enumerated().reversed() {
      let value = types[2 * place + 1]
      if isOptional, value == .null { continue }
      if isOptional, result == .null {
        (otherwise, result) = (branch.value, value)
      } else if let number = common(value, result) {
        result = number
      } else if unifier.accept(value, as: result) {
        result = unifier.join(value, result)
      } else {
        report(
          .init(
            .type,
            "Both values of a choice are of one type; \(described(branch.value, value)) and \(described(otherwise, result))",
            at: branch.value.range.lowerBound..<otherwise.range.upperBound))
        return .dyn
      }
    }
    return result
  }

  /// The type of a whole number and a number with fraction together; nil for others, and where they are not converted.
  func common(_ left: ValueType, _ right: ValueType) -> ValueType? {
    guard environment.convertsNumbers else { return nil }
    let (left, right) = (unifier.resolved(left), unifier.resolved(right))
    return left == .int && right == .double || left == .double && right == .int ? .double : nil
  }

  // MARK: Relations

  mutating func type(
    of relation: RelationOperator, _ left: (term: Term, type: ValueType), _ right: (term: Term, type: ValueType),
    at range: Range<Int>
  ) -> ValueType {
    let (leftType, rightType) = (left.type, right.type)
    let isPossible =
      switch relation {
      case .equal, .notEqual: canEqual(leftType, rightType)
      case .in: canContain(rightType, leftType)
      case .less, .lessOrEqual, .greater, .greaterOrEqual: canOrder(leftType, rightType)
      }
    if !isPossible, hasRoom { reportMismatch(relation, left, right, at: range) }
    return .bool
  }

  private mutating func canEqual(_ left: ValueType, _ right: ValueType) -> Bool {
    if unifier.accept(left, as: right) { return true }
    return environment.convertsNumbers && unifier.resolved(left).isNumber && unifier.resolved(right).isNumber
  }

  private mutating func canContain(_ container: ValueType, _ element: ValueType) -> Bool {
    switch unifier.resolved(container) {
    case .dyn, .parameter: true
    case .list(let type), .map(let type, _): canEqual(element, type)
    case .record: canEqual(element, .string)
    default: false
    }
  }

  private mutating func canOrder(_ left: ValueType, _ right: ValueType) -> Bool {
    let (left, right) = (unifier.resolved(left), unifier.resolved(right))
    if left.isNumber && right.isNumber { return true }
    return left.isOrdered && right.isOrdered && unifier.accept(left, as: right)
  }

  private mutating func reportMismatch(
    _ relation: RelationOperator, _ left: (term: Term, type: ValueType), _ right: (term: Term, type: ValueType),
    at range: Range<Int>
  ) {
    let wants =
      switch relation {
      case .equal, .notEqual: "compares values of one type"
      case .in: "looks for an element in a list or a key in a map"
      case .less, .lessOrEqual, .greater, .greaterOrEqual: "compares two numbers, texts, dates or spans of time"
      }
    let wayOut = wayOut(ofComparing: left, right, relation, at: range)
    report(
      .init(
        .type,
        "`\(relation.rawValue)` \(wants); \(described(left.term, left.type)) and \(described(right.term, right.type))",
        at: range, hint: wayOut?.hint, replacement: wayOut?.replacement))
  }
}

extension ValueType {
  /// Whether values of the type stand in an order.
  fileprivate var isOrdered: Bool {
    switch self {
    case .dyn, .parameter, .bool, .int, .uint, .double, .string, .bytes, .timestamp, .duration: true
    default: false
    }
  }
}
