/// Ways out of comparisons, calls and conditions of the wrong types.
extension TypeChecker {
  func wayOut(
    ofComparing left: (term: Term, type: ValueType), _ right: (term: Term, type: ValueType),
    _ relation: RelationOperator, at range: Range<Int>
  ) -> WayOut? {
    if case .relation(_, _, let middle) = left.term.kind {
      let middle = written(middle)
      return WayOut("To hold a value between two others, write `a < \(middle) && \(middle) < b`")
    }
    let (leftType, rightType) = (unifier.settled(left.type), unifier.settled(right.type))
    return wayOut(ofComparing: (left.term, leftType), with: (right.term, rightType), relation, at: range)
      ?? wayOut(ofComparing: (right.term, rightType), with: (left.term, leftType), relation, at: range)
  }

  /// The way out for two operands, of which the first is the one with something to say.
  private func wayOut(
    ofComparing first: (term: Term, type: ValueType), with second: (term: Term, type: ValueType),
    _ relation: RelationOperator, at range: Range<Int>
  ) -> WayOut? {
    let term = written(first.term)
    if first.type.canBeUnset, second.term.isEmptyText || second.type == .null {
      return isSet(first.term, relation, at: range)
    }
    if first.type.isNumber, let digits = second.term.quotedNumber {
      return WayOut("A number stands without quotes: `\(digits)`", .init(second.term.range, digits))
    }
    switch (first.type, second.type) {
    case (.bool, .null): return WayOut("A truth value is never unset: `\(term)` is a condition by itself")
    case (.string, .null): return isSet(first.term, relation, at: range)
    case (_, .null): return WayOut("Whether a field is filled in is asked by `isSet(\(term))`")
    case (.timestamp, .string): return moment(second.term)
    case (.duration, .string): return span(second.term)
    case (.timestamp, .int) where CivilDate(source(second.term)) != nil:
      // `2026-01-31`, which takes two numbers from another.
      return moment(source(second.term), at: second.term.range)
    case (.timestamp, .int), (.timestamp, .double): return WayOut(years(since: term))
    case (.duration, .int):
      if case .literal(.int(let days)) = second.term.kind, (1...100_000).contains(days) {
        return WayOut("A span of \(days) days is written `duration('\(days * 24)h')`")
      }
      return WayOut("A span of time is written `duration('24h')`; the full years since a date are `age(date)`")
    case (.duration, .double):
      return WayOut("A span of time is written `duration('24h')`; the full years since a date are `age(date)`")
    case (.list(let element), let other) where relation != .in && element.accepts(other):
      return membership(of: second.term, in: first.term, relation, at: range)
    case (.list, _) where relation != .in: return WayOut("Whether a list has an element is asked by `element in list`")
    case (.bool, .string), (.bool, .int): return truth(first.term, second.term, relation, at: range)
    case (.string, .string) where relation == .in:
      return WayOut("Whether a text contains another is asked by `text.contains('a')`")
    case (.secret, _): return WayOut("A secret can only be compared by `==` and `!=` with a text")
    case (.string, .int) where !relation.isOrder && second.term.isLiteral,
      (.string, .double) where !relation.isOrder && second.term.isLiteral:
      return quoted(second.term, at: range)
    case (.string, .int), (.string, .double):
      if first.term.isLiteral { return WayOut("Write a number, or the name of a field that holds one") }
      return WayOut("The length of a text is `size(\(term))`; a text of digits becomes a number by `int(\(term))`")
    default: return nil
    }
  }

  /// The way out of `date != ''`.
  private func isSet(_ term: Term, _ relation: RelationOperator, at range: Range<Int>) -> WayOut {
    let asked = "isSet(\(source(term)))"
    let meant: String? = relation == .notEqual ? asked : relation == .equal ? "!\(asked)" : nil
    return WayOut(
      "Whether it is filled in is asked by `isSet(\(written(term)))`", meant.map { .init(range, $0) })
  }

  /// The way out of `chosen == 'a'`.
  private func membership(
    of element: Term, in list: Term, _ relation: RelationOperator, at range: Range<Int>
  ) -> WayOut {
    let asked = "\(source(element)) in \(source(list))"
    let meant: String? =
      !element.isLiteral || element.isEmptyText
      ? nil : relation == .equal ? "(\(asked))" : relation == .notEqual ? "!(\(asked))" : nil
    return WayOut(
      "Whether a list has an element is asked by `\(written(element)) in \(written(list))`",
      meant.map { .init(range, $0) })
  }

  /// The way out of `agreed == 'yes'`.
  private func truth(
    _ term: Term, _ value: Term, _ relation: RelationOperator, at range: Range<Int>
  ) -> WayOut {
    let name = source(term)
    let meant = value.meantTruth.flatMap { truth -> String? in
      guard relation == .equal || relation == .notEqual, term.dottedPath != nil else { return nil }
      return truth == (relation == .equal) ? name : "!\(name)"
    }
    return WayOut(
      "It is a condition by itself: `\(written(term))` or `!\(written(term))`", meant.map { .init(range, $0) })
  }

  /// The way out of `code == 12`, where a code is a text.
  private func quoted(_ literal: Term, at range: Range<Int>) -> WayOut {
    let text = "'\(source(literal))'"
    let (before, after) = (range.lowerBound..<literal.range.lowerBound, literal.range.upperBound..<range.upperBound)
    return WayOut(
      "A text stands in quotes: `'\(written(literal))'`", .init(range, source(before) + text + source(after)))
  }

  private func years(since date: String) -> String {
    "The full years since a date are `age(\(date))`, its year is `\(date).getFullYear()`"
  }

  private func moment(_ term: Term) -> WayOut {
    guard case .literal(.string(let text)) = term.kind, CivilDate(text) != nil else {
      return WayOut("A date is made of a text by `timestamp('2026-01-31T00:00:00Z')`")
    }
    return moment(text, at: term.range)
  }

  private func moment(_ date: String, at range: Range<Int>) -> WayOut {
    let call = "timestamp('\(date)T00:00:00Z')"
    return WayOut("Write `\(call)`", .init(range, call))
  }

  func span(_ term: Term) -> WayOut {
    if case .literal(.string(let text)) = term.kind, let span = SpanHabit(text) {
      return span.written.map { WayOut("A span of time is written `\($0)`", .init(term.range, $0)) }
        ?? WayOut("A date cannot be moved by \(span.unit); the full years since a date are `age(date)`")
    }
    guard case .literal(.string(let text)) = term.kind, let duration = Self.duration(ofClock: text) else {
      return WayOut("A span of time, and a time of day, is written `duration('9h30m')`")
    }
    let call = "duration('\(duration)')"
    return WayOut("A time of day is a span since midnight: `\(call)`", .init(term.range, call))
  }

  /// `09:30` as a duration writes it, `9h30m`; nil for other texts.
  private static func duration(ofClock text: String) -> String? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hours = parts[0], let minutes = parts[1], 0..<24 ~= hours, 0..<60 ~= minutes else {
      return nil
    }
    return minutes == 0 ? "\(hours)h" : "\(hours)h\(minutes)m"
  }

  /// The way out of the call `term` on or with something of another type.
  func wayOut(
    ofCalling name: String, in term: Term, on operand: Term, _ type: ValueType, _ overload: Function.Overload
  ) -> WayOut? {
    if name == "isSet", unifier.resolved(type) == .bool {
      return WayOut(
        "A truth value is never unset: `\(written(operand))` is a condition by itself",
        .init(term.range, source(operand)))
    }
    if name == "contains", case .list = unifier.resolved(type), case .call(let call) = term.kind {
      let element = call.arguments.count == 1 && call.receiver != nil ? call.arguments[0] : nil
      return WayOut(
        "Whether a list has an element is asked by `\(element.map { written($0) } ?? "element") in \(written(operand))`",
        element.map { .init(term.range, "(\(source($0)) in \(source(operand)))") })
    }
    if name == "age", case .string = unifier.resolved(type), operand.dottedPath != nil {
      return WayOut("Make `\(written(operand))` a field of `type: date`")
    }
    return Functions.named(name).map { WayOut("Write `\($0.example(overload))`") }
  }

  /// The way out of a value where the operation, or the place of the expression, wants a condition.
  func wayOut(ofCondition term: Term, _ type: ValueType, of operation: String? = nil) -> WayOut? {
    func asked(_ words: String, _ condition: (String) -> String) -> WayOut {
      let meant = condition(source(term))
      return WayOut(
        "Whether \(words) is asked by `\(condition(written(term)))`",
        term.dottedPath == nil ? nil : .init(term.range, operation == "!" ? "(\(meant))" : meant))
    }
    if let truth = term.meantTruth, !term.isEmptyText {
      return WayOut("Write `\(truth)`", .init(term.range, "\(truth)"))
    }
    switch type {
    case .string, .secret: return asked("it is filled in") { "\($0) != ''" }
    case .list: return asked("something is in it") { "size(\($0)) > 0" }
    case .timestamp, .duration:
      if term.dottedPath != nil { return asked("it is filled in") { "isSet(\($0))" } }
    case .int, .uint, .double:
      // In other languages 0 counts as false, so that no repair is certain.
      if term.dottedPath != nil {
        return WayOut("Whether it is filled in is asked by `isSet(\(written(term)))`")
      }
    default: return nil
    }
    return WayOut("Compare it: `\(written(term)) > …`")
  }

  /// The way to a value of the type `wanted` from a node of another type.
  func wayOut(ofMaking wanted: ValueType, of term: Term, _ type: ValueType) -> WayOut? {
    let text = written(term)
    switch (wanted, type) {
    case (.bool, _): return wayOut(ofCondition: term, type)
    case (.string, .int), (.string, .uint), (.string, .double), (.string, .bool), (.string, .timestamp),
      (.string, .duration):
      return WayOut("Make a text of it: `string(\(text))`")
    case (.string, .list(.record(let fields))):
      return fields.keys.min().map { WayOut("What all entries hold of it is `\(text).map(entry, entry.\($0))`") }
    case (.string, .record(let fields)): return fields.keys.min().map { WayOut("One of its parts is `\(text).\($0)`") }
    case (.int, .string), (.double, .string):
      if let digits = term.quotedNumber {
        return WayOut("A number stands without quotes: `\(digits)`", .init(term.range, digits))
      }
      if term.isLiteral { return WayOut("Write a number, or the name of a field that holds one") }
      return WayOut("A text of digits becomes a number by `\(wanted)(\(text))`")
    case (.int, .bool), (.double, .bool): return WayOut("Choose between two numbers: `\(text) ? 1 : 0`")
    case (.int, .uint), (.double, .uint): return WayOut("Make a number with sign of it: `int(\(text))`")
    case (.int, .timestamp), (.double, .timestamp): return WayOut(years(since: text))
    case (.int, .duration), (.double, .duration):
      return WayOut("The full years since a date are `age(date)`, the days of a span `span.getHours() / 24`")
    case (.timestamp, .string): return moment(term)
    case (.duration, .string): return span(term)
    case (.list(let element), _) where element.accepts(type): return WayOut("A list with one element is `[\(text)]`")
    default: return nil
    }
  }
}

/// What to do about a part of the wrong type: told as a hint, and done where it is certain.
struct WayOut {
  let hint: String
  let replacement: ExpressionProblem.Replacement?

  init(_ hint: String, _ replacement: ExpressionProblem.Replacement? = nil) {
    self.hint = hint
    self.replacement = replacement
  }
}

extension Term {
  /// Whether the node is a value written out.
  var isLiteral: Bool { if case .literal = kind { true } else { false } }

  fileprivate var isEmptyText: Bool { kind == .literal(.string("")) }

  /// The number that a literal text spells; nil for other nodes.
  fileprivate var quotedNumber: String? {
    guard case .literal(.string(let text)) = kind, Int64(text) != nil || Double(text)?.isFinite == true else {
      return nil
    }
    return text
  }
}

extension Term {
  /// What a literal means where true or false is wanted: `'yes'`, `0`; nil for other nodes.
  fileprivate var meantTruth: Bool? {
    switch kind {
    case .literal(.int(1)): true
    case .literal(.int(0)): false
    case .literal(.string(let text)):
      switch text.lowercased() {
      case "true", "yes", "on", "1", "checked", "예": true
      case "false", "no", "off", "0", "unchecked", "아니오", "": false
      default: nil
      }
    default: nil
    }
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
