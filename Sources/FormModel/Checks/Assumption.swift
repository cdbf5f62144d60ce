import FormExpressions

/// What an expression can come out as while one field is empty and nothing is known of the others.
///
/// Used to tell whether a rule needs a field to be filled: then it cannot be true while the field is empty.
struct Assumption {
  /// The results that are possible.
  struct Outcome: OptionSet {
    let rawValue: UInt8
    static let isTrue = Outcome(rawValue: 1)
    static let isFalse = Outcome(rawValue: 2)
    static let isUnknown = Outcome(rawValue: 4)
    static let anything: Outcome = [.isTrue, .isFalse, .isUnknown]

    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(_ value: Bool) { self = value ? .isTrue : .isFalse }
  }

  /// What a part of an expression is.
  private enum Part {
    /// A value that is known.
    case value(Literal)
    /// A list without elements.
    case emptyList
    /// A value that is unset.
    case unset
    /// True, false or unknown.
    case outcome(Outcome)
    /// Nothing is known.
    case anything
  }

  /// The name of the field that is empty; `value` stands for the field itself.
  let name: String
  /// What the field holds.
  let kind: ValueKind

  /// What `term` can come out as.
  func outcome(of term: Term) -> Outcome {
    switch part(term) {
    case .outcome(let outcome): outcome
    case .value(.bool(let value)): Outcome(value)
    case .unset: .isUnknown
    case .value, .emptyList, .anything: .anything
    }
  }

  private var empty: Part {
    switch kind {
    case .text, .choice, .file: .value(.string(""))
    case .boolean, .selectAll: .value(.bool(false))
    case .choices, .entries: .emptyList
    case .integer, .number, .date, .time, .dateTime: .unset
    case .any, .none: .anything
    }
  }

  private func part(_ term: Term) -> Part {
    switch term.kind {
    case .literal(let literal): .value(literal)
    case .identifier(let name, _): name.value == self.name ? empty : .anything
    case .unary(let sign, let operand) where sign.value == .not: .outcome(negated(outcome(of: operand)))
    case .logical(let logical, let operands): .outcome(joined(logical, operands.map { outcome(of: $0) }))
    case .relation(let sign, let left, let right): compared(sign.value, part(left), part(right))
    case .conditional(let branches, let otherwise): chosen(branches, otherwise)
    case .call(let call): called(call)
    case .comprehension(let comprehension): overElements(comprehension)
    case .arithmetic(let first, let steps): calculated(first, steps)
    case .unary, .select, .has, .index, .list, .map: .anything
    }
  }

  private func negated(_ outcome: Outcome) -> Outcome {
    var result: Outcome = outcome.intersection(.isUnknown)
    if outcome.contains(.isTrue) { result.insert(.isFalse) }
    if outcome.contains(.isFalse) { result.insert(.isTrue) }
    return result
  }

  private func joined(_ logical: LogicalOperator, _ outcomes: [Outcome]) -> Outcome {
    let (decisive, neutral): (Outcome, Outcome) = logical == .and ? (.isFalse, .isTrue) : (.isTrue, .isFalse)
    var result: Outcome = []
    if outcomes.contains(where: { $0.contains(decisive) }) { result.insert(decisive) }
    if outcomes.allSatisfy({ $0.contains(neutral) }) { result.insert(neutral) }
    let canMissDecision = outcomes.allSatisfy { $0 != decisive }
    if canMissDecision, outcomes.contains(where: { $0.contains(.isUnknown) }) { result.insert(.isUnknown) }
    return result
  }

  private func chosen(_ branches: [Term.Branch], _ otherwise: Term) -> Part {
    var result: Outcome = []
    for branch in branches {
      let condition = outcome(of: branch.condition)
      result.formUnion(condition.intersection(.isUnknown))
      if condition.contains(.isTrue) { result.formUnion(outcome(of: branch.value)) }
      if !condition.contains(.isFalse) { return .outcome(result) }
    }
    return .outcome(result.union(outcome(of: otherwise)))
  }

  private func calculated(_ first: Term, _ steps: [Term.Step]) -> Part {
    for operand in [first] + steps.map(\.operand) {
      if case .unset = part(operand) { return .unset }
    }
    return .anything
  }

  private func compared(_ sign: RelationOperator, _ left: Part, _ right: Part) -> Part {
    switch (sign, left, right) {
    case (_, .unset, _), (_, _, .unset): return .unset
    case (.in, _, .emptyList): return .outcome(.isFalse)
    case (.equal, .value(let left), .value(let right)): return .outcome(Outcome(left == right))
    case (.notEqual, .value(let left), .value(let right)): return .outcome(Outcome(left != right))
    case (_, .value(let left), .value(let right)):
      return order(left, right).map { .outcome(Outcome(sign.holds(for: $0))) } ?? .anything
    default: return .anything
    }
  }

  private func order(_ left: Literal, _ right: Literal) -> Int? {
    switch (left, right) {
    case (.int(let left), .int(let right)): left < right ? -1 : left == right ? 0 : 1
    case (.double(let left), .double(let right)): left < right ? -1 : left == right ? 0 : 1
    case (.string(let left), .string(let right)): left < right ? -1 : left == right ? 0 : 1
    default: nil
    }
  }

  private func called(_ call: Term.Call) -> Part {
    let operand = call.receiver ?? call.arguments.first
    guard let operand else { return .anything }
    switch (call.name.value, part(operand)) {
    case ("isSet", .value(.string(""))), ("isSet", .unset), ("isSet", .emptyList): return .outcome(.isFalse)
    case ("size", .value(.string(""))), ("size", .emptyList): return .value(.int(0))
    case ("isEmail", .value(.string(""))), ("isUrl", .value(.string(""))): return .outcome(.isFalse)
    case (_, .unset): return .unset
    default: return .anything
    }
  }

  private func overElements(_ comprehension: Term.Comprehension) -> Part {
    guard case .emptyList = part(comprehension.target) else { return .anything }
    switch comprehension.macro.value {
    case .all: return .outcome(.isTrue)
    case .exists, .existsOne: return .outcome(.isFalse)
    case .map, .filter: return .emptyList
    }
  }
}

extension RelationOperator {
  /// Whether the comparison holds for two values that compare as `order` says: below, equal or above 0.
  fileprivate func holds(for order: Int) -> Bool {
    switch self {
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    case .equal: order == 0
    case .notEqual: order != 0
    case .in: false
    }
  }
}

extension ValidatorArgument {
  /// Whether the argument is a condition that cannot be false for any value but the empty one.
  ///
  /// Seen are `value != ''`, `isSet(value)`, `size(value) > 0`, and such with `||` beside
  /// anything else.
  func canOnlyFailOnEmpty(_ field: Field) -> Bool {
    guard case .formula(let formula) = self else { return false }
    return formula.expression.root.isAskingForAnswer(of: field)
  }
}

extension Term {
  fileprivate func isAskingForAnswer(of field: Field) -> Bool {
    switch kind {
    case .logical(.or, let operands): return operands.contains { $0.isAskingForAnswer(of: field) }
    case .logical(.and, let operands): return operands.allSatisfy { $0.isAskingForAnswer(of: field) }
    case .relation(let sign, let left, let right):
      let isOwn = left.isOwnValue(of: field)
      if sign.value == .notEqual, isOwn, right.kind == .literal(.string("")) { return true }
      if sign.value == .notEqual, right.isOwnValue(of: field), left.kind == .literal(.string("")) { return true }
      guard left.isSize(of: field) else { return false }
      return (sign.value == .greater || sign.value == .notEqual) && right.kind == .literal(.int(0))
        || sign.value == .greaterOrEqual && right.kind == .literal(.int(1))
    case .call(let call):
      return call.name.value == "isSet" && call.arguments.count == 1 && call.arguments[0].isOwnValue(of: field)
    default: return false
    }
  }

  private func isOwnValue(of field: Field) -> Bool {
    guard case .identifier(let name, _) = kind else { return false }
    return name.value == "value" || name.value == field.id?.value
  }

  private func isSize(of field: Field) -> Bool {
    guard case .call(let call) = kind, call.name.value == "size" else { return false }
    return (call.receiver ?? call.arguments.first)?.isOwnValue(of: field) ?? false
  }
}
