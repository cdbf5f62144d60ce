import FormDiagnostics
import FormExpressions
import FormText

/// Looks up the names of expressions, one after another, and reports those that mean nothing.
struct NameResolver {
  /// What is known of a part of an expression without evaluating it.
  enum Known {
    /// A field with a value of its own.
    case field(Int)
    /// The entries of the repeat with this inner scope.
    case entries(scope: Int)
    /// One entry of a repeat, or a nesting group: names in this scope can be selected.
    case object(scope: Int)
    /// Values from outside under names of their own.
    case context([ContextVariable], use: Int)
    /// The name `form`.
    case form
    /// Nothing.
    case unknown
  }

  let checked: CheckedForm
  /// The expression that is looked at.
  private(set) var site: FormulaSite
  private var bound: [(name: String, known: Known)] = []
  private var problems: [ExpressionProblem] = []
  /// Whether the expression uses something that is told to be broken where it stands.
  private var isBroken = false
  /// What misspelt names were likely meant to be.
  private var likelyMeant: [String] = []
  /// Where the names of calls begin that a problem was told of already.
  private var told: Set<Int> = []
  private var suggestions: NameSuggestions
  /// The values of all options, which authors sometimes write without quotes where they mean a text.
  private lazy var optionValues = Set(checked.form.fields.flatMap { $0.options.map(\.value.value) })

  /// Looks up the names of all `sites`, and says of each what it reads.
  static func resolve(_ sites: inout [FormulaSite], in checked: CheckedForm, _ context: inout DecodingContext) {
    guard let first = sites.first else { return }
    var resolver = NameResolver(checked: checked, site: first, suggestions: context.suggestions)
    for place in sites.indices { sites[place] = resolver.resolved(sites[place], &context) }
    context.suggestions = resolver.suggestions
  }

  private init(checked: CheckedForm, site: FormulaSite, suggestions: NameSuggestions) {
    self.checked = checked
    self.site = site
    self.suggestions = suggestions
  }

  private mutating func resolved(_ next: FormulaSite, _ context: inout DecodingContext) -> FormulaSite {
    site = next
    problems = []
    likelyMeant = []
    isBroken = false
    told = []
    _ = visit(site.formula.expression.root)
    for call in site.formula.expression.calls where !told.contains(call.name.range.lowerBound) {
      guard problems.count < DecodingContext.problemLimit else { break }
      if let problem = Functions.problem(of: call) { problems.append(problem) }
    }
    for problem in problems { context.report(problem, at: site.formula.place) }
    for name in likelyMeant { context.noteLikelyMeant(name) }
    site.isResolved = problems.isEmpty && !isBroken
    return site
  }

  /// Remembers that a part of the expression is told to mean something else than it is written as.
  mutating func noteMisread() { site.isMisread = true }

  /// Looks up the names of a part that is reported as something else than it is written as.
  mutating func visitPart(_ term: Term) { _ = visit(term) }

  private mutating func visit(_ term: Term) -> Known {
    switch term.kind {
    case .literal: return .unknown
    case .identifier(let name, let leadingDot): return lookUp(name, ignoringBound: leadingDot)
    case .select(let operand, let field), .has(let operand, let field):
      if let known = habit(of: field, on: operand) { return known }
      return select(field, from: visit(operand))
    case .index(let list, let key):
      let known = visit(list)
      _ = visit(key)
      if case .entries(let scope) = known { return .object(scope: scope) }
      return .unknown
    case .comprehension(let comprehension): return visit(comprehension)
    case .call(let call):
      if isSumOfEntries(call) { return .unknown }
      if let receiver = call.receiver, !isPrefix(receiver), !isHabit(call, on: receiver, of: term) {
        tellMembership(call, of: visit(receiver), receiver, at: term)
      }
      for (place, argument) in call.arguments.enumerated() {
        let known = visit(argument)
        if place == 0, call.receiver == nil { tellMembership(call, of: known, argument, at: term) }
      }
    case .list(let terms), .logical(_, let terms): for term in terms { _ = visit(term) }
    case .map(let entries):
      for entry in entries {
        _ = visit(entry.key)
        _ = visit(entry.value)
      }
    case .unary(_, let operand): _ = visit(operand)
    case .relation(_, let left, let right): visit(left, comparedWith: right)
    case .arithmetic(let first, let steps):
      if isDashedCall(first, steps) { return .unknown }
      let toldBefore = problems.count
      _ = visit(first)
      for step in steps { _ = visit(step.operand) }
      if problems.count > toldBefore { tellDashedName(first, steps, since: toldBefore) }
    case .conditional(let branches, let otherwise):
      for branch in branches {
        _ = visit(branch.condition)
        _ = visit(branch.value)
      }
      _ = visit(otherwise)
    }
    return .unknown
  }

  /// Looks up what is compared.
  private mutating func visit(_ left: Term, comparedWith right: Term) {
    let toldBefore = problems.count
    let (leftKnown, rightKnown) = (visit(left), visit(right))
    guard problems.count > toldBefore else { return }
    tellOption(left, comparedWith: rightKnown, since: toldBefore)
    tellOption(right, comparedWith: leftKnown, since: toldBefore)
  }

  /// Says of unknown names with dashes and no blanks between them that they are one name, which cannot have dashes.
  private mutating func tellDashedName(_ first: Term, _ steps: [Term.Step], since toldBefore: Int) {
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
    let known = checked.names.names(in: site.scope)
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
  private mutating func tellOption(_ term: Term, comparedWith known: Known, since toldBefore: Int) {
    guard case .identifier(let name, _) = term.kind, case .field(let index) = known,
      checked.form.fields[index].options.contains(where: { $0.value.value == name.value }),
      let place = problems[toldBefore...].firstIndex(where: { $0.range == name.range })
    else { return }
    problems[place] = ExpressionProblem(
      .unknownName, problems[place].message, at: name.range,
      hint: "The option is meant: put it in quotes, `'\(name.value)'`.",
      replacement: .init(name.range, "'\(name.value)'"))
  }

  private mutating func visit(_ comprehension: Term.Comprehension) -> Known {
    let target = visit(comprehension.target)
    var element = Known.unknown
    if case .entries(let scope) = target { element = .object(scope: scope) }
    bound.append((comprehension.variable.value, element))
    if let filter = comprehension.filter { _ = visit(filter) }
    _ = visit(comprehension.body)
    bound.removeLast()
    return comprehension.macro.value == .filter ? target : .unknown
  }

  private func isPrefix(_ receiver: Term) -> Bool {
    guard case .identifier(let name, _) = receiver.kind else { return false }
    return Functions.prefixes.contains(name.value) && checked.names.meaning(of: name.value, in: site.scope) == nil
  }

  private mutating func lookUp(_ name: Name, ignoringBound: Bool) -> Known {
    if !ignoringBound, let known = bound.last(where: { $0.name == name.value })?.known { return known }
    switch name.value {
    case "form": return .form
    case "value":
      if site.allowsValue { return .unknown }
      reportValue(name)
      return .unknown
    case "index":
      if checked.isInRepeat(site.scope) { return .unknown }
      report(name, "`index` means the place of an entry and can stand only inside a `repeat`")
      return .unknown
    default: break
    }
    switch checked.names.meaning(of: name.value, in: site.scope) {
    case .field(let index): return use(index, name)
    case .context(let place):
      site.context.append(FormulaSite.Path(names: [name.value]))
      return known(checked.form.context[place].type, at: site.context.count - 1)
    case nil:
      if !ReservedWords.typeNames.contains(name.value) { reportUnknown(name) }
      return .unknown
    }
  }

  private mutating func use(_ index: Int, _ name: Name) -> Known {
    let field = checked.form.fields[index]
    if let scope = checked.names.scopeInside[index] {
      site.reads.append(FormulaSite.Use(field: index, range: name.range))
      return field.isNest ? .object(scope: scope) : .entries(scope: scope)
    }
    if field.type.value == .none {
      report(name, "`\(name.value)` is a field of type `\(field.type.name)`, which has no value")
      return .unknown
    }
    site.reads.append(FormulaSite.Use(field: index, range: name.range))
    return .field(index)
  }

  private func known(_ type: ContextType?, at use: Int) -> Known {
    if case .object(let members) = type { .context(members, use: use) } else { .unknown }
  }

  private mutating func select(_ member: Name, from known: Known) -> Known {
    switch known {
    case .unknown: return .unknown
    case .form:
      if member.value == "valid" { site.readsFormValidity = true }
      if ["valid", "language"].contains(member.value) { return .unknown }
      reportPartOfForm(member)
    case .object(let scope):
      if case .field(let index)? = checked.names.scopes[scope].names[member.value] {
        // Of a nesting group only the member is read, so that members may name each other by it.
        if let group = site.reads.last?.field, checked.form.fields[group].isNest,
          checked.names.scopeInside[group] == scope
        {
          site.reads.removeLast()
        }
        return use(index, member)
      }
      if checked.holes.contains(member.value) { return .unknown }
      let owner = checked.names.scopes[scope].owner.flatMap { checked.form.fields[$0].id?.value } ?? "it"
      let names = checked.names.scopes[scope].names
      report(member, "`\(owner)` has no field `\(member.value)`", known: names.keys.sorted())
    case .context(let members, let use):
      if let found = members.first(where: { $0.name.value == member.value }) {
        site.context[use].names.append(member.value)
        return self.known(found.type, at: use)
      }
      report(member, "The context declares no `\(member.value)` here", known: members.map(\.name.value))
    // That a list or a single value has no parts is said by the check of types, which knows what it is.
    case .entries, .field: break
    }
    return .unknown
  }

  /// Whether `name` means nothing in the expression.
  func isUnknown(_ name: Name) -> Bool {
    !bound.contains { $0.name == name.value } && checked.names.meaning(of: name.value, in: site.scope) == nil
      && !checked.holes.contains(name.value)
  }

  /// Adds a problem, which says all there is to say about the call named `call`.
  mutating func report(_ problem: ExpressionProblem, about call: Name? = nil) {
    if let call { told.insert(call.range.lowerBound) }
    if problems.count < DecodingContext.problemLimit { problems.append(problem) }
  }

  private mutating func reportValue(_ name: Name) {
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
  private mutating func reportPartOfForm(_ member: Name) {
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

  private mutating func reportUnknown(_ name: Name) {
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
      return report(name, "`\(name.value)` can be said so only inside `\(id)`", hint: hint)
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
    let (names, scope) = (checked.names, site.scope)
    report(name, message, known: names.names(in: scope))
  }

  private mutating func report(
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

extension FormulaSite {
  /// Whether `value`, the field's own value, can be said.
  fileprivate var allowsValue: Bool {
    if case .validator = role { true } else { false }
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
