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
  /// The names of the elements that lists are gone through by here, from the innermost outwards.
  var elementNames: [String] { bound.reversed().map(\.name) }
  var problems: [ExpressionProblem] = []
  /// Whether the expression uses something that is told to be broken where it stands.
  var isBroken = false
  /// What misspelt names were likely meant to be.
  var likelyMeant: [String] = []
  /// Where the names of calls begin that a problem was told of already.
  private var told: Set<Int> = []
  var suggestions: NameSuggestions
  /// The values of all options, which authors sometimes write without quotes where they mean a text.
  lazy var optionValues = Set(checked.form.fields.flatMap { $0.options.map(\.value.value) })

  /// The names that can be said in each scope that was asked about, sorted.
  private var knownNames: [Int: [String]] = [:]

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

  /// The names that the expression can say, sorted.
  mutating func namesInScope() -> [String] {
    if let known = knownNames[site.scope] { return known }
    let known = checked.names.names(in: site.scope)
    knownNames[site.scope] = known
    return known
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
}

extension FormulaSite {
  /// Whether `value`, the field's own value, can be said.
  var allowsValue: Bool {
    if case .validator = role { true } else { false }
  }
}
