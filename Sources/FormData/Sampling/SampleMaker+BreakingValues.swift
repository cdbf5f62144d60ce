import FormModel

/// The values that break a rule.
extension SampleMaker {
  /// What may break the target, the likeliest first.
  mutating func breakers(of target: Target) -> [Breaker] {
    let plan = target.field
    if plan.field.type.control == .group { return [.boxes(ticked: target.kind == .tooMany)] }
    if plan.field.type.control == .entries {
      switch target.kind {
      case .tooFew, .valueMissing: return [.fewerEntries]
      case .tooMany: return [.moreEntries]
      default: return [.repeatEntry]
      }
    }
    switch target.kind {
    case .valueMissing: return [.value(nil), .value(plan.kind == .boolean ? .boolean(false) : .text(""))]
    case .badInput: return [.value(.text("sample"))]
    case .notAChoice: return [.value(plan.kind == .choices ? .texts(["no such option"]) : .text("no such option"))]
    default: return breakingValues(target).map { .value($0) }
    }
  }

  private mutating func breakingValues(_ target: Target) -> [FieldValue] {
    let plan = target.field
    let (least, most, _) = plan.textRules
    let bounds = plan.bounds
    var found: [FieldValue] = []
    switch target.kind {
    case .tooShort:
      found = [.text(cut(plan, to: max(least - 1, 1))), .text(String(repeating: "1", count: max(least - 1, 1)))]
    case .tooLong:
      let length = min(most, 100_000) + 1
      found = [.text(lengthened(plan, to: length)), .text(String(repeating: "1", count: length))]
    case .typeMismatch: found = ["sample", "sample.example.com", "sample.xyz", "sample@-example.com"].map { .text($0) }
    case .patternMismatch:
      let middle = min(max(least, 8), most)
      let broken = ["x", "X", "1", "-", "!", "é"].map { String(repeating: $0, count: middle) }
      found = ["aa@bb", "A-1"].map { .text($0) } + broken.map { .text($0) }
    case .rangeUnderflow: found = outside(bounds.least, plan, -1)
    case .rangeOverflow: found = outside(bounds.most, plan, 1)
    case .stepMismatch: found = offStep(plan)
    case .tooFew: found = [.texts(plan.field.options.prefix(1).map(\.value.value))]
    case .tooMany: found = [.texts(plan.field.options.filter { !$0.isExclusive }.map(\.value.value))]
    default: break
    }
    for _ in 0..<15 { if let value = values.value(for: plan) { found.append(value) } }
    return found
  }

  /// A value of the field as long as `length`, which its patterns accept where that is possible.
  private mutating func cut(_ plan: FieldPlan, to length: Int) -> String {
    guard case .text(let text)? = values.value(for: plan) else { return String(repeating: "a", count: length) }
    let short = String(text.suffix(length))
    return short.count < length ? short + String(repeating: "a", count: length - short.count) : short
  }

  private mutating func lengthened(_ plan: FieldPlan, to length: Int) -> String {
    guard case .text(let text)? = values.value(for: plan) else { return String(repeating: "a", count: length) }
    if plan.field.type.syntax == .email { return longAddress(length) }
    let filler = text.first.map(String.init) ?? "a"
    return String(repeating: filler, count: max(0, length - text.unicodeScalars.count)) + text
  }

  /// An e-mail address of `length` code points with labels of 60 at most.
  private func longAddress(_ length: Int) -> String {
    var domain = "example.com"
    while domain.utf8.count + 62 < length - 2 { domain = String(repeating: "a", count: 60) + "." + domain }
    return String(repeating: "a", count: max(1, length - 1 - domain.utf8.count)) + "@" + domain
  }

  private func outside(_ bound: FieldValue?, _ plan: FieldPlan, _ direction: Int64) -> [FieldValue] {
    guard let bound else { return [] }
    if case .number(let number) = bound {
      var size = Decimal(1)
      if case .number(let step)? = plan.bounds.step { size = step }
      return [number.adding(size, times: direction)].compactMap { $0.map { .number($0) } }
    }
    var step: Int64 = plan.kind == .date ? 1 : 60
    if case .number(let size)? = plan.bounds.step, let whole = size.wholeValue { step = whole }
    return [1, 2, 400].compactMap { count in
      bound.ordinal.flatMap { FieldValue(ordinal: $0 + direction * step * count, kind: plan.kind) }
    }
  }

  private mutating func offStep(_ plan: FieldPlan) -> [FieldValue] {
    guard let value = values.value(for: plan), case .number(let size)? = plan.bounds.step else { return [] }
    if case .number(let number) = value {
      let part = Decimal(significand: size.significand, exponent: size.exponent - 1)
      return plan.kind == .integer
        ? [number.adding(Decimal(1), times: 1)].compactMap { $0.map { .number($0) } }
        : [3, -3].compactMap { number.adding(part, times: $0).map { .number($0) } }
    }
    return [1, -1, 60].compactMap { offset in
      value.ordinal.flatMap { FieldValue(ordinal: $0 + offset, kind: plan.kind) }
    }
  }
}
