import FormDiagnostics
import FormExpressions
import FormText

/// A value in an expression that is compared with a choice and is none of its options.
struct OptionComparison {
  /// The choice.
  let field: Field
  /// The value.
  let value: String
  /// Where the value stands in the expression's own text, its quotes included.
  let range: Range<Int>

  /// The finding of `code` that the value is no option, saying `message`, with the option that was likely meant.
  func diagnostic(
    _ code: DiagnosticCode, _ message: String, in formula: Formula, _ context: inout DecodingContext
  ) -> Diagnostic {
    let known = field.options.lazy.map(\.value.value)
    let meant = context.suggestions.affords(known.count) ? field.option(meantBy: value) : nil
    let near =
      meant.map { NearName($0.value.value, isCertain: true) }
      ?? context.suggestions.nearest(to: value, in: Array(known))
    let place = formula.place.range(of: range, in: context.source)
    let written = Array(formula.expression.text.utf8)[range]
    var fix: Diagnostic.Fix?
    if let near, near.isCertain, let quote = written.first, quote != UInt8(ascii: "r"), quote != UInt8(ascii: "R"),
      !near.name.utf8.contains(where: { $0 == quote || $0 == UInt8(ascii: "\\") })
    {
      let mark = String(decoding: [quote], as: UTF8.self)
      fix = formula.place.edit(of: range, to: mark + near.name + mark, in: context.source)
        .map { Diagnostic.Fix("Replace it by `\(near.name)`", [$0]) }
    }
    return Diagnostic(
      code, message, at: place, label: "no option",
      hint: near.map { "Did you mean `\($0.name)`?" } ?? "Its options are \(DecodingContext.enumeration(known)).",
      fix: fix)
  }
}

extension CheckedForm {
  /// Says of every value that is compared with a choice and is none of its options that it is not, but for those that
  /// begin at one of the places `told`.
  func checkOptionComparisons(except told: Set<Int>, _ context: inout DecodingContext) {
    for site in sites where site.isSound && concernsOptions(site) {
      var walk = OptionComparisonWalk(form: self, site: site)
      walk.visit(site.formula.expression.root)
      if let target = target(of: site) { walk.visitResult(site.formula.expression.root, for: target) }
      for found in walk.found where !lacksOptions(found.field) {
        let place = site.formula.place.range(of: found.range, in: context.source)
        if told.contains(place.start) { continue }
        guard context.mayTellMore(of: site.formula.place.scalar) else { break }
        let name = found.field.id.map { "`\($0.value)`" } ?? "this \(found.field.type.name)"
        context.report(
          found.diagnostic(
            .unknownOption, "`\(found.value)` is no option of \(name)", in: site.formula, &context))
      }
    }
  }

  /// Whether the expression reads or gives the value of a choice. Most do not.
  private func concernsOptions(_ site: FormulaSite) -> Bool {
    if site.reads.contains(where: { form.fields[$0.field].type.hasOptions }) { return true }
    return site.owner.map { form.fields[$0].type.hasOptions || site.role.isAssignment } ?? false
  }

  /// The choice that the expression gives a value to; nil for others.
  private func target(of site: FormulaSite) -> Field? {
    let index: Int? =
      switch site.role {
      case .initial, .calculate: site.owner
      case .assignment(let name): names.field(name, in: site.scope)
      default: nil
      }
    return index.map { form.fields[$0] }.flatMap { $0.type.hasOptions ? $0 : nil }
  }

  /// The field that `path` leads to from `scope`, if it has options; nil for others.
  func choice(_ path: String, in scope: Int) -> Field? {
    var current = scope
    var found: Int?
    for name in path.utf8.split(separator: UInt8(ascii: ".")) {
      if let found {
        guard let inside = names.scopeInside[found] else { return nil }
        current = inside
      }
      guard let index = names.field(String(Substring(name)), in: current) else { return nil }
      found = index
    }
    return found.map { form.fields[$0] }.flatMap { $0.options.isEmpty || lacksOptions($0) ? nil : $0 }
  }
}

extension FormulaSite.Role {
  fileprivate var isAssignment: Bool { if case .assignment = self { true } else { false } }
}

/// Goes over an expression and keeps the values that are none of the options they are compared with.
private struct OptionComparisonWalk {
  let form: CheckedForm
  let site: FormulaSite
  var found: [OptionComparison] = []
  private var bound: [(name: String, scope: Int?)] = []

  init(form: CheckedForm, site: FormulaSite) {
    self.form = form
    self.site = site
  }

  mutating func visit(_ term: Term) {
    switch term.kind {
    case .relation(let sign, let left, let right): compare(sign.value, left, right)
    case .comprehension(let comprehension):
      visit(comprehension.target)
      bound.append((comprehension.variable.value, comprehension.target.path.flatMap { scope(insideOf: $0) }))
      for part in term.children.dropFirst() { visit(part) }
      bound.removeLast()
      return
    default: break
    }
    for child in term.children { visit(child) }
  }

  /// Looks at what `term` gives `field`: a value, a choice between values, or a list of them.
  mutating func visitResult(_ term: Term, for field: Field) {
    switch term.kind {
    case .conditional(let branches, let otherwise):
      for branch in branches { visitResult(branch.value, for: field) }
      visitResult(otherwise, for: field)
    case .list(let elements): for element in elements { check(element, of: field) }
    default: check(term, of: field)
    }
  }

  private mutating func compare(_ sign: RelationOperator, _ left: Term, _ right: Term) {
    switch sign {
    case .equal, .notEqual:
      if let field = field(left) { visitResult(right, for: field) }
      if let field = field(right) { visitResult(left, for: field) }
    case .in:
      if let field = field(right) { check(left, of: field) }
      if let field = field(left), case .list(let elements) = right.kind {
        for element in elements { check(element, of: field) }
      }
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
  }

  private mutating func check(_ term: Term, of field: Field) {
    guard case .literal(.string(let value)) = term.kind, !value.isEmpty, !field.hasOption(value) else { return }
    found.append(OptionComparison(field: field, value: value, range: term.range))
  }

  private func field(_ term: Term) -> Field? {
    guard let path = term.path else { return nil }
    let first = path.prefix { $0 != "." }
    if let variable = bound.last(where: { $0.name == first }) {
      guard first.count < path.count, let scope = variable.scope else { return nil }
      return form.choice(String(path.dropFirst(first.count + 1)), in: scope)
    }
    if path == "value", case .validator = site.role, let owner = site.owner {
      let field = form.form.fields[owner]
      return field.options.isEmpty ? nil : field
    }
    return form.choice(path, in: site.scope)
  }

  /// The scope inside of the repeat that `path` names.
  private func scope(insideOf path: String) -> Int? {
    form.names.field(path, in: site.scope).flatMap { form.names.scopeInside[$0] }
  }
}
