/// Ways out of comparisons that cannot be made.
extension TypeChecker {
  func hint(
    forComparing left: (term: Term, type: ValueType), _ right: (term: Term, type: ValueType),
    _ relation: RelationOperator
  ) -> String? {
    let (leftType, rightType) = (unifier.settled(left.type), unifier.settled(right.type))
    if case .relation(_, _, let middle) = left.term.kind {
      return "To hold a value between two others, write `a < \(written(middle)) && \(written(middle)) < b`"
    }
    if leftType.isNumber, let digits = quotedNumber(right.term) { return "A number stands without quotes: `\(digits)`" }
    if rightType.isNumber, let digits = quotedNumber(left.term) { return "A number stands without quotes: `\(digits)`" }
    switch (leftType, rightType) {
    case (.null, _): return "Whether a field is filled in is asked by `isSet(\(written(right.term)))`"
    case (_, .null): return "Whether a field is filled in is asked by `isSet(\(written(left.term)))`"
    case (.timestamp, .string): return moment(right.term)
    case (.string, .timestamp): return moment(left.term)
    case (.timestamp, .int), (.timestamp, .double), (.int, .timestamp), (.double, .timestamp), (.duration, .int),
      (.int, .duration):
      return "The full years since a date are `age(date)`, its year is `date.getFullYear()`"
    case (.duration, .string), (.string, .duration): return "A span of time is written `duration('9h30m')`"
    case (.list, _) where relation != .in: return "Whether a list has an element is asked by `element in list`"
    case (_, .list) where relation != .in: return "Whether a list has an element is asked by `element in list`"
    case (.bool, .string), (.bool, .int):
      return "It is a condition by itself: `\(written(left.term))` or `!\(written(left.term))`"
    case (.string, .string) where relation == .in:
      return "Whether a text contains another is asked by `text.contains('a')`"
    case (.secret, _), (_, .secret): return "A secret can only be compared by `==` and `!=` with a text"
    case (.string, .int), (.string, .double), (.int, .string), (.double, .string):
      return "The length of a text is `size(text)`; a text of digits becomes a number by `int(text)`"
    default: return nil
    }
  }

  /// The number that a literal text spells; nil for other nodes.
  private func quotedNumber(_ term: Term) -> String? {
    guard case .literal(.string(let text)) = term.kind, Int64(text) != nil || Double(text)?.isFinite == true else {
      return nil
    }
    return text
  }

  private func moment(_ term: Term) -> String {
    guard case .literal(.string(let text)) = term.kind, CivilDate(text) != nil else {
      return "A date is made of a text by `timestamp('2026-01-31T00:00:00Z')`"
    }
    return "Write `timestamp('\(text)T00:00:00Z')`"
  }

  /// The way out of a call on or with something of another type.
  func hint(forCalling name: String, on operand: Term, _ type: ValueType, _ overload: Function.Overload) -> String? {
    if name == "contains", case .list = unifier.resolved(type) {
      return "Whether a list has an element is asked by `element in \(written(operand))`"
    }
    return Functions.named(name).map { "Write `\($0.example(overload))`" }
  }
}
