import FormDiagnostics

extension Field {
  /// Reports numbers of choices that the group or choice can never meet, and boxes that exclude each other and must be
  /// ticked together all the same.
  func checkCounts(in checked: CheckedForm, _ context: inout DecodingContext) {
    let form = checked.form
    switch details {
    case .choice(let options, let selectAll) where type == .multiselect && !checked.lacksOptions(self):
      let isFree = { (option: Option) in option.relevant == .always && option.enabled == .always }
      let count = Count(
        choices: options.count, together: max(1, options.count { !$0.isExclusive }),
        free: options.count { isFree($0) && !$0.isExclusive }, selectAll: selectAll)
      checkExclusiveDefault(among: options, &context)
      check(count, &context)
    case .group(_, let exclusive, let selectAll):
      let boxes = descendants.map { form.fields[$0] }.filter { $0.type == .checkbox }
      if let exclusive { check(exclusive, boxes, selectAll, isWhole: !checked.hasBrokenParts, &context) }
      if boxes.isEmpty, !checked.hasBrokenParts, let least = literal(.minSelected) {
        context.report(
          Diagnostic(
            .countContradiction, "`minSelected` asks for ticked boxes, but this group has no checkbox",
            at: least.nameRange, hint: "Put checkboxes into the group, or take it away."))
      }
      // What a part of a type that cannot be told was meant to be may be a further box.
      if descendants.contains(where: { form.fields[$0].type == .unknown }) { return }
      // Of boxes that exclude each other, what is said above or by `minSelected` is enough.
      let isMember = { (box: Field) in exclusive == box.id.map { .member($0) } }
      let count = Count(
        choices: boxes.count,
        together: exclusive == .atMostOne ? 1 : max(1, boxes.count { !isMember($0) }),
        free: boxes.count { $0.isAlwaysOpen && !isMember($0) }, selectAll: exclusive == .atMostOne ? nil : selectAll)
      check(count, &context)
    default: return
    }
  }

  /// How many there are to choose from.
  private struct Count {
    /// All of them.
    let choices: Int
    /// The most that can be chosen together.
    let together: Int
    /// Those that a select-all always counts.
    let free: Int
    /// The label of the field's own select-all.
    let selectAll: LocalizedText?
  }

  private func check(_ count: Count, _ context: inout DecodingContext) {
    guard count.choices > 0 else { return }
    if let most = literal(.maxSelected), case .count(let limit) = most.argument.value {
      if limit >= count.choices {
        context.report(
          Diagnostic(
            .validatorWithoutEffect,
            "This `maxSelected` can never fail: there are only \(count.choices) to choose from",
            at: most.nameRange, hint: "Take it away, or lower it."))
      } else if let label = count.selectAll, limit < count.free {
        context.report(
          Diagnostic(
            .neverEnabled, "This `selectAll` can never be used: `maxSelected` allows \(limit) of \(count.free)",
            at: label.range, related: [Diagnostic.Related(most.argument.range, "the bound")],
            hint: "Keep one of the two."))
      }
    }
    guard let least = literal(.minSelected), case .count(let wanted) = least.argument.value,
      wanted > min(count.choices, count.together)
    else { return }
    context.report(
      Diagnostic(
        .countContradiction,
        wanted > count.choices
          ? "`minSelected` asks for \(wanted), but there are only \(count.choices) to choose from"
          : "`minSelected` asks for \(wanted), but only \(count.together) can be chosen together",
        at: least.argument.range, hint: "Lower it, or change what excludes the others."))
  }

  private func check(
    _ exclusive: Exclusive, _ boxes: [Field], _ selectAll: LocalizedText?, isWhole: Bool,
    _ context: inout DecodingContext
  ) {
    if boxes.count < 2, isWhole, exclusive.isKnown(among: boxes) {
      context.report(
        Diagnostic(
          .validatorWithoutEffect,
          "`exclusive` says nothing here: the group has \(boxes.isEmpty ? "no checkbox" : "only one checkbox")",
          at: anchor, hint: "Put the boxes that exclude each other into the group, or take `exclusive` away."))
    }
    if exclusive == .atMostOne, let selectAll {
      context.report(
        Diagnostic(
          .countContradiction, "`exclusive: true` allows one ticked box, and `selectAll` would tick all of them",
          at: selectAll.range, hint: "Keep one of the two."))
    }
    let open = boxes.filter(\.isAlwaysOpen)
    if let (first, second) = exclusive.clash(among: open.filter { $0.literal(.required) != nil }),
      let place = second.literal(.required)
    {
      context.report(
        Diagnostic(
          .countContradiction,
          "\(first.nameForMessages) and \(second.nameForMessages) exclude each other, but both are required",
          at: place.nameRange,
          related: first.literal(.required).map { [Diagnostic.Related($0.nameRange, "required here")] } ?? [],
          hint: "That one of them is ticked is asked by `minSelected: 1` of the group."))
    }
    if let (first, second) = exclusive.clash(among: open.filter { $0.defaultValue?.value == .boolean(true) }),
      let place = second.defaultValue
    {
      context.report(
        Diagnostic(
          .defaultViolates,
          "\(first.nameForMessages) and \(second.nameForMessages) exclude each other, but both are ticked at the start",
          at: place.range, related: first.defaultValue.map { [Diagnostic.Related($0.range, "ticked here")] } ?? [],
          hint: "Keep one of the two."))
    }
  }

  /// Reports a default that chooses an option that excludes the others, and others.
  private func checkExclusiveDefault(among options: [Option], _ context: inout DecodingContext) {
    guard let value = defaultValue, case .texts(let chosen) = value.value, chosen.count > 1,
      let option = options.first(where: { $0.isExclusive && chosen.contains($0.value.value) })
    else { return }
    context.report(
      Diagnostic(
        .defaultViolates, "The default has `\(option.value.value)`, which excludes the other options, and others",
        at: value.range, related: [Diagnostic.Related(option.value.range, "`exclusive` here")],
        hint: "Write `[\(option.value.value)]`, or leave it out."))
  }

  /// Whether nothing can hide or fix the field.
  private var isAlwaysOpen: Bool { relevant == .always && enabled == .always && readOnly == .never }
}

extension Exclusive {
  /// Whether the box that it names is one of `boxes`: that it is not is told where it is named.
  fileprivate func isKnown(among boxes: [Field]) -> Bool {
    switch self {
    case .atMostOne: true
    case .member(let name): boxes.contains { $0.id == name }
    }
  }

  /// The first two of `boxes` that cannot be ticked together; nil when all can.
  fileprivate func clash(among boxes: [Field]) -> (Field, Field)? {
    guard boxes.count > 1 else { return nil }
    switch self {
    case .atMostOne: return (boxes[0], boxes[1])
    case .member(let name):
      guard let place = boxes.firstIndex(where: { $0.id == name }) else { return nil }
      return place == 0 ? (boxes[0], boxes[1]) : (boxes[0], boxes[place])
    }
  }
}
