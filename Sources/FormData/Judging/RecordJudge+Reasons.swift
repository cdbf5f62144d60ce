import FormEngine
import FormExpressions
import FormModel

extension RecordJudge {
  /// The facts that a sentence about a violation is made of; nil for violations that say it all.
  func reason(
    _ kind: ViolationKind, _ finding: RawFinding, _ validator: Validator?, _ bytes: Span<UInt8>
  ) -> Words.Reason? {
    let plan = plan.fields[finding.field]
    switch kind {
    case .valueMissing: return plan.field.missingReason
    case .badInput, .typeMismatch:
      if case .names(let kinds)? = validator?.argument.value { return .fileType(kinds.map(\.value)) }
      return plan.syntaxName.map { .unreadable($0) }
    case .tooShort: return validator?.count.map { .tooShort(least: $0, count: length(finding, plan, bytes)) }
    case .tooLong: return validator?.count.map { .tooLong(most: $0, count: length(finding, plan, bytes)) }
    case .patternMismatch: return .patternMismatch
    case .rangeUnderflow: return bound(finding, plan, validator, bytes).map { .underflow($0) }
    case .rangeOverflow: return bound(finding, plan, validator, bytes).map { .overflow($0) }
    case .stepMismatch: return step(plan, validator)
    case .tooFew, .tooMany: return countReason(kind, finding, plan, validator, bytes)
    case .duplicate: return finding.other > 0 ? .duplicate(entry: finding.other) : nil
    case .notViewed: return .notViewed
    case .customError: return .ruleBroken
    case .notAChoice: return .notAChoice
    }
  }

  private func length(_ finding: RawFinding, _ plan: FieldPlan, _ bytes: Span<UInt8>) -> Int? {
    guard !plan.field.isSecret else { return nil }
    let slot = scanner.slots[scanner.levels[finding.level].base + plan.offset]
    guard case .value(let value) = bytes.reading(slot, as: plan.kind) else { return nil }
    return value.codePointCount
  }

  private func bound(
    _ finding: RawFinding, _ plan: FieldPlan, _ validator: Validator?, _ bytes: Span<UInt8>
  ) -> Words.Bound? {
    if let literal = validator?.literalBound { return literal.bound }
    guard case .validator(let place) = finding.rule, let program = plan.rules[place].argument else { return nil }
    return FieldValue(evaluate(program, at: finding.level, bytes), as: plan.kind)?.bound
  }

  private func step(_ plan: FieldPlan, _ validator: Validator?) -> Words.Reason? {
    guard case .number(let size)? = validator?.literalBound else { return nil }
    switch plan.kind {
    case .date: return size.wholeValue.map { .betweenSteps(.days(Int($0))) }
    case .time, .dateTime: return size.wholeValue.map { .betweenSteps(.seconds(Int($0))) }
    default:
      let least = plan.rules.first { $0.validator.type == .min }?.validator.literalBound
      return .betweenSteps(.number(size.description, base: least?.description))
    }
  }

  private func countReason(
    _ kind: ViolationKind, _ finding: RawFinding, _ plan: FieldPlan, _ validator: Validator?, _ bytes: Span<UInt8>
  ) -> Words.Reason? {
    if case .entries(let least, let most, _) = plan.field.details {
      return kind == .tooFew ? .tooFewEntries(least: least?.value ?? 0) : .tooManyEntries(most: most?.value ?? 0)
    }
    var count = 0
    if plan.field.type.control == .group {
      let boxes = plan.field.descendants.filter { form.fields[$0].type == .checkbox }
      count = boxes.count { value(of: $0, at: finding.level, bytes).isTrue }
    } else {
      let slot = scanner.slots[scanner.levels[finding.level].base + plan.offset]
      if case .value(.texts(let texts)) = bytes.reading(slot, as: plan.kind) { count = texts.count }
    }
    if kind == .tooFew { return .tooFewChosen(least: validator?.count ?? 0, count: count) }
    return .tooManyChosen(most: validator?.count ?? 1, count: count)
  }
}

extension Validator {
  /// The number that it allows; nil where it takes none.
  fileprivate var count: Int? {
    if case .count(let count) = argument.value { count } else { nil }
  }
}

extension FieldPlan {
  /// What the value should have been; nil where any text will do.
  fileprivate var syntaxName: Words.Syntax? {
    switch (field.type.syntax, kind) {
    case (.email?, _): .email
    case (.url?, _): .url
    case (_, .integer): .integer
    case (_, .number): .number
    case (_, .date): .date
    case (_, .time): .time
    case (_, .dateTime): .datetime
    default: nil
    }
  }
}
