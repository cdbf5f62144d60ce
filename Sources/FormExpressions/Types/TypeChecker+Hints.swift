/// Ways out of comparisons that cannot be made.
extension TypeChecker {
  func hint(
    forComparing left: (term: Term, type: ValueType), _ right: (term: Term, type: ValueType),
    _ relation: RelationOperator
  ) -> String? {
    if case .relation(_, _, let middle) = left.term.kind {
      return "To hold a value between two others, write `a < \(written(middle)) && \(written(middle)) < b`"
    }
    let (leftType, rightType) = (unifier.settled(left.type), unifier.settled(right.type))
    return hint(forComparing: (left.term, leftType), with: (right.term, rightType), relation)
      ?? hint(forComparing: (right.term, rightType), with: (left.term, leftType), relation)
  }

  /// The way out for two operands, of which the first is the one with something to say.
  private func hint(
    forComparing first: (term: Term, type: ValueType), with second: (term: Term, type: ValueType),
    _ relation: RelationOperator
  ) -> String? {
    let term = written(first.term)
    if first.type.canBeUnset, second.term.isEmptyText { return "Whether it is filled in is asked by `isSet(\(term))`" }
    if first.type.isNumber, let digits = second.term.quotedNumber {
      return "A number stands without quotes: `\(digits)`"
    }
    switch (first.type, second.type) {
    case (_, .null): return "Whether a field is filled in is asked by `isSet(\(term))`"
    case (.timestamp, .string): return moment(second.term)
    case (.duration, .string): return span(second.term)
    case (.timestamp, .int), (.timestamp, .double): return years(since: term)
    case (.duration, .int):
      if case .literal(.int(let days)) = second.term.kind, (1...100_000).contains(days) {
        return "A span of \(days) days is written `duration('\(days * 24)h')`"
      }
      return "A span of time is written `duration('24h')`; the full years since a date are `age(date)`"
    case (.duration, .double):
      return "A span of time is written `duration('24h')`; the full years since a date are `age(date)`"
    case (.list(let element), let other) where relation != .in && element.accepts(other):
      return "Whether a list has an element is asked by `\(written(second.term)) in \(term)`"
    case (.list, _) where relation != .in: return "Whether a list has an element is asked by `element in list`"
    case (.bool, .string), (.bool, .int): return "It is a condition by itself: `\(term)` or `!\(term)`"
    case (.string, .string) where relation == .in:
      return "Whether a text contains another is asked by `text.contains('a')`"
    case (.secret, _): return "A secret can only be compared by `==` and `!=` with a text"
    case (.string, .int) where !relation.isOrder && second.term.isLiteral,
      (.string, .double) where !relation.isOrder && second.term.isLiteral:
      return "A text stands in quotes: `'\(written(second.term))'`"
    case (.string, .int), (.string, .double):
      return "The length of a text is `size(\(term))`; a text of digits becomes a number by `int(\(term))`"
    default: return nil
    }
  }

  private func years(since date: String) -> String {
    "The full years since a date are `age(\(date))`, its year is `\(date).getFullYear()`"
  }

  private func moment(_ term: Term) -> String {
    guard case .literal(.string(let text)) = term.kind, CivilDate(text) != nil else {
      return "A date is made of a text by `timestamp('2026-01-31T00:00:00Z')`"
    }
    return "Write `timestamp('\(text)T00:00:00Z')`"
  }

  func span(_ term: Term) -> String {
    if case .literal(.string(let text)) = term.kind, let span = SpanHabit(text) {
      return span.written.map { "A span of time is written `\($0)`" }
        ?? "A date cannot be moved by \(span.unit); the full years since a date are `age(date)`"
    }
    guard case .literal(.string(let text)) = term.kind, let duration = Self.duration(ofClock: text) else {
      return "A span of time, and a time of day, is written `duration('9h30m')`"
    }
    return "A time of day is a span since midnight: `duration('\(duration)')`"
  }

  /// `09:30` as a duration writes it, `9h30m`; nil for other texts.
  private static func duration(ofClock text: String) -> String? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hours = parts[0], let minutes = parts[1], 0..<24 ~= hours, 0..<60 ~= minutes else {
      return nil
    }
    return minutes == 0 ? "\(hours)h" : "\(hours)h\(minutes)m"
  }

  /// The way out of a call on or with something of another type.
  func hint(forCalling name: String, on operand: Term, _ type: ValueType, _ overload: Function.Overload) -> String? {
    if name == "isSet", unifier.resolved(type) == .bool {
      return "A truth value is never unset: `\(written(operand))` is a condition by itself"
    }
    if name == "contains", case .list = unifier.resolved(type) {
      return "Whether a list has an element is asked by `element in \(written(operand))`"
    }
    return Functions.named(name).map { "Write `\($0.example(overload))`" }
  }

  func hint(forCondition term: Term, _ type: ValueType) -> String? {
    switch type {
    case .string, .secret: "Whether it is filled in is asked by `\(written(term)) != ''`"
    case .list: "Whether something is in it is asked by `size(\(written(term))) > 0`"
    case .int, .uint, .double, .timestamp, .duration:
      term.dottedPath == nil
        ? "Compare it: `\(written(term)) > …`" : "Whether it is filled in is asked by `isSet(\(written(term)))`"
    default: nil
    }
  }

  /// The way to a value of the type `wanted` from a node of another type.
  func hint(forMaking wanted: ValueType, of term: Term, _ type: ValueType) -> String? {
    let text = written(term)
    switch (wanted, type) {
    case (.bool, _): return hint(forCondition: term, type)
    case (.string, .int), (.string, .uint), (.string, .double), (.string, .bool), (.string, .timestamp),
      (.string, .duration):
      return "Make a text of it: `string(\(text))`"
    case (.string, .list(.record(let fields))):
      return fields.keys.min().map { "What all entries hold of it is `\(text).map(entry, entry.\($0))`" }
    case (.string, .record(let fields)): return fields.keys.min().map { "One of its parts is `\(text).\($0)`" }
    case (.int, .string), (.double, .string):
      if let digits = term.quotedNumber { return "A number stands without quotes: `\(digits)`" }
      return "A text of digits becomes a number by `\(wanted)(\(text))`"
    case (.int, .bool), (.double, .bool): return "Choose between two numbers: `\(text) ? 1 : 0`"
    case (.int, .uint), (.double, .uint): return "Make a number with sign of it: `int(\(text))`"
    case (.int, .timestamp), (.double, .timestamp): return years(since: text)
    case (.int, .duration), (.double, .duration):
      return "The full years since a date are `age(date)`, the hours of a span `span.getHours()`"
    case (.timestamp, .string): return moment(term)
    case (.duration, .string): return span(term)
    case (.list(let element), _) where element.accepts(type): return "A list with one element is `[\(text)]`"
    default: return nil
    }
  }
}

extension Term {
  /// Whether the node is a value written out.
  fileprivate var isLiteral: Bool { if case .literal = kind { true } else { false } }

  fileprivate var isEmptyText: Bool { kind == .literal(.string("")) }

  /// The number that a literal text spells; nil for other nodes.
  fileprivate var quotedNumber: String? {
    guard case .literal(.string(let text)) = kind, Int64(text) != nil || Double(text)?.isFinite == true else {
      return nil
    }
    return text
  }
}

extension RelationOperator {
  /// Whether it asks which of two values comes first.
  fileprivate var isOrder: Bool { self != .equal && self != .notEqual && self != .in }
}

extension ValueType {
  /// Whether a field with values of the type can be unset.
  fileprivate var canBeUnset: Bool { isNumber || self == .timestamp || self == .duration }
}
