extension TypeChecker {
  mutating func type(of first: Term, _ steps: [Term.Step], _ types: [ValueType]) -> ValueType {
    var result = types[0]
    var start = first
    for (step, operand) in zip(steps, types.dropFirst()) {
      guard let next = type(of: step.symbol.value, result, operand) else {
        if hasRoom { reportMismatch(step, (start, result), operand, from: first) }
        return .dyn
      }
      checkDivisor(step)
      result = next
      start = Term(first.kind, depth: 1, range: first.range.lowerBound..<step.operand.range.upperBound)
    }
    return result
  }

  /// The type of the result; nil when the operation is not for these operands.
  private mutating func type(
    of symbol: ArithmeticOperator, _ left: ValueType, _ right: ValueType
  ) -> ValueType? {
    let (leftType, rightType) = (unifier.resolved(left), unifier.resolved(right))
    if leftType.isNumber && rightType.isNumber {
      if symbol == .remainder, leftType == .double || rightType == .double { return nil }
      if leftType == rightType { return leftType }
      return environment.convertsNumbers && (leftType == .double || rightType == .double) ? .double : nil
    }
    switch (leftType, rightType) {
    case (.dyn, .dyn), (.parameter, _), (_, .parameter): return .dyn
    case (.dyn, let other), (let other, .dyn): return other.takesPart(in: symbol) ? .dyn : nil
    default: break
    }
    switch (symbol, leftType, rightType) {
    case (.add, .string, .string): return .string
    case (.add, .secret, .string), (.add, .string, .secret), (.add, .secret, .secret): return .secret
    case (.add, .bytes, .bytes): return .bytes
    case (.add, .list, .list): return unifier.accept(left, as: right) ? unifier.join(left, right) : nil
    case (.add, .timestamp, .duration), (.add, .duration, .timestamp), (.subtract, .timestamp, .duration):
      return .timestamp
    case (.add, .duration, .duration), (.subtract, .duration, .duration), (.subtract, .timestamp, .timestamp):
      return .duration
    default: return nil
    }
  }

  private mutating func reportMismatch(
    _ step: Term.Step, _ left: (term: Term, type: ValueType), _ right: ValueType, from first: Term
  ) {
    let symbol = step.symbol.value
    let wants = symbol == .remainder ? "is for two whole numbers" : "is not for these two"
    report(
      .init(
        .type,
        "`\(symbol.rawValue)` \(wants); \(described(left.term, left.type)) and \(described(step.operand, right))",
        at: first.range.lowerBound..<step.operand.range.upperBound, hint: hint(for: step, left, right)))
  }

  private func hint(
    for step: Term.Step, _ left: (term: Term, type: ValueType), _ right: ValueType
  ) -> String? {
    let (leftType, rightType) = (unifier.settled(left.type), unifier.settled(right))
    if step.symbol.value == .remainder, leftType.isNumber, rightType.isNumber {
      let whole = { (term: Term, type: ValueType) in type == .double ? "int(\(self.written(term)))" : self.written(term)
      }
      return "Make whole numbers of them: `\(whole(left.term, leftType)) % \(whole(step.operand, rightType))`"
    }
    if leftType == .timestamp, rightType == .string, case .literal(.string(let text)) = step.operand.kind,
      SpanHabit(text) != nil
    {
      return span(step.operand).hint
    }
    return switch (step.symbol.value, leftType, rightType) {
    case (.add, .string, .int), (.add, .string, .double), (.add, .string, .timestamp), (.add, .string, .bool):
      "Make a text of it: `string(\(written(step.operand)))`"
    case (.add, .int, .string), (.add, .double, .string), (.add, .timestamp, .string), (.add, .bool, .string):
      "Make a text of it: `string(\(written(left.term)))`"
    case (.add, .timestamp, .int), (.subtract, .timestamp, .int):
      Self.days(in: step.operand).map { "Days are a span of time: `\(step.symbol.value.rawValue) \($0)`" }
        ?? "Days are added as a span of time: `duration('24h')` is one day"
    case (.subtract, .int, .timestamp), (.subtract, .double, .timestamp):
      "The full years since a date are `age(date)`, its year is `date.getFullYear()`"
    case (.add, .list, _): "An element is put at the end of a list by `list + [element]`"
    case (.subtract, .list, _): "A list without some elements is `list.filter(x, x != element)`"
    default: nil
    }
  }
}

extension TypeChecker {
  /// The span of as many days as the literal `term` says, as it is written; nil for other terms.
  private static func days(in term: Term) -> String? {
    guard case .literal(.int(let days)) = term.kind, (0...100_000).contains(days) else { return nil }
    return "duration('\(days * 24)h')"
  }
}

extension ValueType {
  /// Whether the operation has a form for values of the type.
  fileprivate func takesPart(in symbol: ArithmeticOperator) -> Bool {
    switch self {
    case .int, .uint: true
    case .double: symbol != .remainder
    case .string, .secret, .bytes, .list: symbol == .add
    case .timestamp, .duration: symbol == .add || symbol == .subtract
    default: false
    }
  }
}
