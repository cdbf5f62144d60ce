import FormDiagnostics
import FormExpressions
import FormText

/// What is said of names that mean nothing, and what was likely meant.
extension NameResolver {
  /// Says of unknown names with dashes and no blanks between them that they are one name, which cannot have dashes.
  mutating func tellDashedName(_ first: Term, _ steps: [Term.Step], since toldBefore: Int) {
    guard let range = dashedName(first, steps), problems[toldBefore].range.lowerBound == range.lowerBound else {
      return
    }
    let written = String(decoding: Array(site.formula.expression.text.utf8)[range], as: UTF8.self)
    problems.removeSubrange(toldBefore...)
    if checked.holes.contains(written) {
      // What it means is told where the id stands.
      isBroken = true
      return
    }
    let known = namesInScope()
    let meant = suggestions.nearest(to: written, in: known)
    if let meant { likelyMeant.append(meant.name) }
    problems.append(
      ExpressionProblem(
        .unknownName, "There is no field `\(written)`; a dash between names takes one from the other", at: range,
        hint: meant.map { "Did you mean `\($0.name)`?" }
          ?? NameOffer(name: written, nearest: nil, known: known).hint(
            listing: "Here can stand"),
        replacement: meant.flatMap { $0.isCertain ? .init(range, $0.name) : nil }))
  }

  /// Where a chain of names with dashes and no blanks between them stands; nil for other terms.
  private func dashedName(_ first: Term, _ steps: [Term.Step]) -> Range<Int>? {
    guard case .identifier = first.kind else { return nil }
    var end = first.range.upperBound
    for step in steps {
      guard step.symbol.value == .subtract, case .identifier = step.operand.kind,
        step.operand.range.lowerBound == end + 1
      else { return nil }
      end = step.operand.range.upperBound
    }
    return first.range.lowerBound..<end
  }

  /// Says of the unknown name `term` that quotes are missing, if the field it is compared with has it as an option.
  mutating func tellOption(_ term: Term, comparedWith known: Known, since toldBefore: Int) {
    guard case .identifier(let name, _) = term.kind, case .field(let index) = known,
      checked.form.fields[index].hasOption(name.value),
      let place = problems[toldBefore...].firstIndex(where: { $0.range == name.range })
    else { return }
    problems[place] = ExpressionProblem(
      .unknownName, problems[place].message, at: name.range,
      hint: "The option is meant: put it in quotes, `'\(name.value)'`.",
      replacement: .init(name.range, "'\(name.value)'"))
  }

  mutating func reportValue(_ name: Name) {
    let message = "`value` means a field's own value and can stand only in the expressions of its `validators`"
    guard let owner = site.owner.map({ checked.form.fields[$0] }), let id = owner.id?.value, owner.type.value != .none
    else { return report(name, message) }
    if site.role == .relevant {
      // With the id in its place the field would be shown only once it is filled in.
      return report(name, message, hint: "A field cannot be shown by its own value: name the field that decides.")
    }
    problems.append(
      ExpressionProblem(
        .unknownName, message, at: name.range, hint: "Write `\(id)`, the field's id.",
        replacement: ExpressionProblem.Replacement(name.range, id)))
  }

  /// Reports `form.name`, which is the field alone, or one of the two parts under another name.
  mutating func reportPartOfForm(_ member: Name) {
    let message = "`form` has `form.valid` and `form.language`, but no `\(member.value)`"
    if checked.names.meaning(of: member.value, in: site.scope) != nil {
      return report(
        member, message, hint: "A field is named by its id alone: `\(member.value)`.",
        from: start(ofFormBefore: member), meant: member.value)
    }
    if ["isvalid", "is_valid", "validity"].contains(member.value.lowercased()) {
      return report(member, message, hint: "Write `form.valid`.", meant: "valid")
    }
    report(member, message, known: ["valid", "language"])
  }

  /// Where `form.` begins that stands right before `member`; the member itself when something stands between them.
  private func start(ofFormBefore member: Name) -> Int {
    let before = Array(site.formula.expression.text.utf8.prefix(member.range.lowerBound).suffix(5))
    return before == Array("form.".utf8) ? member.range.lowerBound - before.count : member.range.lowerBound
  }

  mutating func reportUnknown(_ name: Name) {
    guard !checked.holes.contains(name.value), !checked.names.repeated.contains(name.value) else { return }
    // Where no field could be read, every name would be unknown.
    if checked.form.fields.isEmpty, checked.hasBrokenParts {
      isBroken = true
      return
    }
    if let elsewhere = checked.names.scopeElsewhere(with: name.value, than: site.scope),
      let owner = checked.names.scopes[elsewhere].owner
    {
      let field = checked.form.fields[owner]
      let id = field.id?.value ?? ""
      let hint = field.isNest ? "Write `\(id).\(name.value)`." : checked.hint(onEntriesOf: id, name.value)
      return report(
        name, "`\(name.value)` can be said so only inside `\(id)`", hint: hint,
        meant: field.isNest ? "\(id).\(name.value)" : nil)
    }
    let message = "There is no field `\(name.value)`"
    if optionValues.contains(name.value) {
      return report(name, message, hint: "If the option is meant, put it in quotes: `'\(name.value)'`.")
    }
    if let calls = Functions.named(name.value)?.overloads.filter({ $0.style == .global }), !calls.isEmpty {
      let isComplete = calls.contains { $0.accepts(argumentCount: 0) }
      let call = "\(name.value)(\(isComplete ? "" : "…"))"
      return report(
        name, message, hint: "The function of that name is called so: `\(call)`.", meant: isComplete ? call : nil)
    }
    if Self.nothing.contains(name.value) {
      return report(
        name, message, hint: "Whether a field is filled in is asked by `isSet(field)`, of a text by `field != ''`.",
        meant: "null")
    }
    if Self.ownValue.contains(name.value), site.allowsValue {
      return report(name, message, hint: "The field's own value is called `value`.", meant: "value")
    }
    let (known, elements) = (namesInScope(), elementNames)
    report(name, message, known: elements.isEmpty ? known : elements + known)
  }

  /// Reports a name, with what is near it among the `known` ones.
  mutating func report(
    _ name: Name, _ message: String, known: @autoclosure () -> [String] = [], hint: String? = nil,
    from start: Int? = nil, meant: String? = nil
  ) {
    // No more of one expression are told, and looking for near names takes time.
    guard problems.count < DecodingContext.problemLimit else { return }
    let offer = suggestions.offer(for: name.value, in: known())
    if let nearest = offer.nearest { likelyMeant.append(nearest.name) }
    let certain = meant ?? offer.nearest.flatMap { $0.isCertain ? $0.name : nil }
    let range = (start ?? name.range.lowerBound)..<name.range.upperBound
    let replacement = certain.map { ExpressionProblem.Replacement(range, $0) }
    problems.append(
      ExpressionProblem(
        .unknownName, message, at: name.range, hint: hint ?? offer.hint(listing: "Here can stand"),
        replacement: replacement))
  }
}

extension CheckedForm {
  /// How the field `name` of the entries of the repeat `id` is said from outside.
  fileprivate func hint(onEntriesOf id: String, _ name: String) -> String {
    let all = "`\(id).all(entry, entry.\(name) …)`"
    let isNumber = names.scopes.contains { scope in
      guard case .field(let index)? = scope.names[name] else { return false }
      return [.integer, .number].contains(form.fields[index].type.value)
    }
    return isNumber
      ? "Of all entries together: `sum(\(id).map(entry, entry.\(name)))`; a condition on each: \(all)."
      : "Write \(all)."
  }
}
