import FormEngine
import FormExpressions
import FormModel

extension SampleMaker {
  /// Looks for a value that the constraint accepts: one that it names, one that it compares with, one near to these, or
  /// any other; else something that it reads changes.
  mutating func mendConstraint(
    _ finding: RawFinding, _ plan: FieldPlan, _ place: SampleAnswers.Place, in answers: inout SampleAnswers,
    keeping kept: Set<SampleAnswers.Place>
  ) {
    guard case .validator(let number) = finding.rule, let program = plan.rules[number].compiled.argument else {
      answers[place] = values.value(for: plan)
      return
    }
    if kept.contains(place) || values.generator.happens(15) {
      return changeRead(by: program, besides: plan, at: place.entries, in: &answers, keeping: kept)
    }
    var tries = candidates(for: plan, program, finding.level)
    tries.shuffle(using: &values.generator)
    for candidate in tries.prefix(40) {
      var changed = answers
      changed[place] = candidate
      let isMended = !errors(in: changed).contains {
        $0.field == finding.field && $0.kind != .violation(.valueMissing) && self.place(of: $0) == place
      }
      if isMended {
        answers = changed
        return
      }
    }
    if kept.isEmpty, plan.requiredRule < 0, plan.kind != .boolean { answers[place] = nil }
    changeRead(by: program, besides: plan, at: place.entries, in: &answers, keeping: kept)
  }

  /// Changes what decides whether the form can be submitted.
  mutating func mendSubmit(
    _ finding: RawFinding, in answers: inout SampleAnswers, keeping kept: Set<SampleAnswers.Place>
  ) {
    let program: Program?
    switch finding.rule {
    case .submitCheck(let place): program = judge.plan.compiled.checks[place]
    default: program = judge.plan.compiled.submitEnabled.program
    }
    guard let program else { return }
    changeRead(by: program, besides: nil, at: [], in: &answers, keeping: kept)
  }

  /// Gives another value to one of the fields that the program reads.
  private mutating func changeRead(
    by program: Program, besides own: FieldPlan?, at entries: [SampleAnswers.Place.Entry],
    in answers: inout SampleAnswers, keeping kept: Set<SampleAnswers.Place>
  ) {
    var read: [Int] = []
    for slot in program.slots {
      guard case .field(let index) = judge.plan.variables.variables[slot], index != own?.field.index else { continue }
      read += sources(of: index, depth: 0)
    }
    guard let index = read.randomElement(using: &values.generator) else { return }
    let plan = judge.plan.fields[index]
    let level = plan.levelKind == 0 ? [] : entries
    let place = SampleAnswers.Place(field: index, entries: level)
    if kept.contains(place) { return }
    if plan.field.type == .repeat {
      answers.changeEntries(at: place, adding: values.generator.happens(70))
    } else if plan.levelKind != 0, level.isEmpty, let owner = judge.plan.layout.levelOwners[plan.levelKind] {
      let count = answers.entryCount(at: .init(field: owner, entries: []))
      guard count > 0 else { return answers.changeEntries(at: .init(field: owner, entries: []), adding: true) }
      let number = Int.random(in: 0..<count, using: &values.generator)
      answers[.init(field: index, entries: [.init(field: owner, number: number)])] = values.value(for: plan)
    } else {
      answers[place] = values.value(for: plan)
    }
  }

  /// The fields that a person answers and that the value of a field is made of.
  private func sources(of index: Int, depth: Int) -> [Int] {
    let plan = judge.plan.fields[index]
    guard depth < 20 else { return [] }
    if plan.field.type == .repeat || plan.isNest {
      let inside = plan.field.descendants.flatMap { sources(of: $0, depth: depth + 1) }
      return plan.field.type == .repeat ? [index] + inside : inside
    }
    if plan.field.type == .selectAll { return form.selectAllMembers[index] }
    guard let calculate = plan.compiled.calculate else { return plan.isStored && !plan.isWorkedOut ? [index] : [] }
    return calculate.slots.flatMap { slot -> [Int] in
      guard case .field(let other) = judge.plan.variables.variables[slot] else { return [] }
      return sources(of: other, depth: depth + 1)
    }
  }

  /// Values to try for a field whose constraint is `program`.
  private mutating func candidates(for plan: FieldPlan, _ program: Program, _ level: Int) -> [FieldValue] {
    var found: [FieldValue] = []
    for literal in program.expression.root.literals {
      if let value = FieldValue(literal, as: plan.kind) { found += near(value, plan) }
      if case .string(let text) = literal, plan.kind == .text {
        found += [.text(text), .text("sample" + text), .text(text + "sample")]
      }
    }
    let bytes = bytes
    for slot in program.slots {
      guard case .field(let index) = judge.plan.variables.variables[slot] else { continue }
      let read = judge.value(of: index, at: level, bytes.span)
      if let value = FieldValue(read, as: plan.kind) { found += near(value, plan) }
      if case .timestamp(let moment) = read, plan.kind == .dateTime || plan.kind == .date {
        let ordinal = plan.kind == .date ? moment.seconds / 86_400 : moment.seconds
        if let value = FieldValue(ordinal: ordinal, kind: plan.kind) { found += near(value, plan) }
      }
    }
    if plan.kind == .text { found += [.text("sample@example.com"), .text("https://example.com/sample")] }
    for _ in 0..<20 {
      if let value = values.value(for: plan) { found.append(value) }
    }
    return found
  }

  /// A value and its neighbours.
  private func near(_ value: FieldValue, _ plan: FieldPlan) -> [FieldValue] {
    if case .number(let number) = value {
      var size = Decimal(1)
      if case .number(let step)? = plan.bounds.step { size = step }
      return [-100, -10, -1, 0, 1, 10, 100].compactMap { number.adding(size, times: $0).map { .number($0) } }
    }
    guard let ordinal = value.ordinal else { return [value] }
    let steps: [Int64] =
      plan.kind == .date ? [-400, -30, -7, -1, 0, 1, 7, 30, 400] : [-86_400, -3_600, -60, 0, 60, 3_600, 86_400]
    return steps.compactMap { FieldValue(ordinal: ordinal + $0, kind: plan.kind) }
  }
}

extension Term {
  /// The values that are spelt out in the term.
  fileprivate var literals: [Value] {
    var found: [Value] = []
    var pending = [self]
    while let term = pending.popLast() {
      if case .literal(let literal) = term.kind {
        switch literal {
        case .string(let text): found.append(.string(text))
        case .int(let number): found.append(.int(number))
        case .double(let number): found.append(.double(number))
        case .bool(let value): found.append(.bool(value))
        case .null, .uint, .bytes: continue
        }
      }
      pending += term.children
    }
    return found
  }
}
