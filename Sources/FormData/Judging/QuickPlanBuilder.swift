import FormExpressions
import FormModel
import FormPatterns

/// Finds out which answers can be accepted on their bytes.
struct QuickPlanBuilder {
  let fields: [FieldPlan]
  let form: Form
  var patterns: [QuickPlan.Shape] = []
  var options: [[UInt8]] = []
  var conditions = QuickConditions()

  mutating func item(for plan: FieldPlan) -> QuickPlan.Item {
    var item = QuickPlan.Item()
    item.offset = plan.offset
    item.next = plan.isStored ? plan.field.subtreeEnd : plan.field.index + 1
    if !plan.isStored {
      let judgesGroup = plan.field.type.control == .group && (!plan.rules.isEmpty || plan.exclusive != nil)
      item.kind = judgesGroup ? .rules : plan.isNest ? .object : .nothing
      item.isOptional = true
      return item
    }
    if plan.isWorkedOut || plan.field.type.control == .entries { return item }
    guard let asked = asking(plan), let constraint = constraint(plan) else { return item }
    item.asked = asked
    item.constraint = constraint
    let rules = plan.rules.filter { $0.covered(by: plan.field) }
    let isRequired = plan.rules.contains { $0.validator.type == .required }
    item.isOptional = !isRequired && plan.kind != .boolean && plan.field.calculate == nil
    switch plan.kind {
    case .text where plan.field.type.syntax != .url:
      item.kind = plan.field.type.syntax == .email ? .email : .text
      addText(rules, to: &item)
    case .choice where plan.offersAll:
      item.kind = .option
      (item.first, item.count) = (options.count, plan.field.options.count)
      options += plan.field.options.map { Array($0.value.value.utf8) }
    case .integer, .date:
      item.kind = plan.kind == .integer ? .integer : .date
      for rule in rules { rule.narrow(&item.low, &item.high, of: plan.field) }
    case .number where rules.allSatisfy({ $0.validator.type == .required || $0.validator.type == .syntax }):
      item.kind = .number
    case .boolean: item.kind = isRequired ? .tick : .boolean
    default: item.kind = .rules
    }
    return item
  }

  private mutating func addText(_ rules: [FieldPlan.Rule], to item: inout QuickPlan.Item) {
    item.low = 1
    item.first = patterns.count
    for rule in rules {
      switch (rule.validator.type, rule.validator.argument.value) {
      case (.minLength, .count(let count)): item.low = max(item.low, Int64(count))
      case (.maxLength, .count(let count)): item.high = min(item.high, Int64(count))
      case (.pattern, .pattern(let pattern)): patterns.append(QuickPlan.Shape(pattern.pattern))
      default: continue
      }
    }
    item.count = patterns.count - item.first
  }

  /// The condition under which the field is asked; -1 for always, nil where only the expression can say.
  private mutating func asking(_ plan: FieldPlan) -> Int? {
    if plan.isAlwaysRelevant, plan.isAlwaysEnabled { return -1 }
    if plan.field.whenHidden == .keep { return nil }
    var result: Int?
    var part: FieldPlan? = plan
    while let current = part, current.levelKind == plan.levelKind {
      for condition in [current.field.relevant, current.field.enabled] where !condition.isAlways {
        guard let formula = condition.formula, let node = node(formula.expression, current, own: nil) else {
          return nil
        }
        result = conditions.join(result, node)
      }
      part = current.field.parent.map { fields[$0] }
    }
    return result ?? -1
  }

  /// The condition that must not be false; -1 for none, nil where only the expression can say.
  private mutating func constraint(_ plan: FieldPlan) -> Int? {
    var result: Int?
    for rule in plan.rules where !rule.covered(by: plan.field) {
      guard rule.validator.when == nil, rule.validator.type == .constraint,
        case .formula(let formula) = rule.validator.argument.value, let node = node(formula.expression, plan, own: plan)
      else { return nil }
      result = conditions.join(result, node)
    }
    return result ?? -1
  }

  private mutating func node(_ expression: Expression, _ plan: FieldPlan, own: FieldPlan?) -> Int? {
    let scope = form.names.scopeOfField[plan.field.index]
    let (form, fields) = (form, fields)
    return conditions.add(
      expression.root,
      slot: { field in
        let other = fields[field.index]
        let isOwn = own?.field.index == field.index
        guard other.levelKind == plan.levelKind, other.isAlwaysRelevant || isOwn, !other.isWorkedOut else { return nil }
        return other.offset
      }, field: { form.field(named: $0, in: scope, own: own?.field) })
  }
}

extension Form {
  /// The field that a term names in `scope`; nil for anything else. `own` is what `value` names.
  fileprivate func field(named term: Term, in scope: Int, own: Field?) -> Field? {
    switch term.kind {
    case .identifier(let name, _):
      if name.value == "value" { return own }
      return names.field(name.value, in: scope).map { fields[$0] }
    case .select(let inner, let name):
      guard let group = field(named: inner, in: scope, own: nil), group.isNest,
        let inside = names.scopeInside[group.index],
        case .field(let index)? = names.scopes[inside].names[name.value]
      else { return nil }
      return fields[index]
    default: return nil
    }
  }
}

extension FieldPlan.Rule {
  /// Whether what the quick plan accepts is known to satisfy the rule, so that it need not be looked at again.
  func covered(by field: Field) -> Bool {
    guard validator.when == nil else { return false }
    switch validator.type {
    case .required, .syntax, .viewed, .maxSize: return true
    case .minLength, .maxLength, .pattern: return field.type.value == .text
    case .min, .max: return bound(of: field) != nil
    default: return false
    }
  }

  /// The bound of a whole number or day, where it is the same for every record.
  private func bound(of field: Field) -> Int64? {
    switch constant ?? validator.literalBound {
    case .number(let number)? where field.type.value == .integer: number.wholeValue
    case .date(let date)? where field.type.value == .date: Int64(date.number)
    default: nil
    }
  }

  /// Narrows what is accepted to what the rule allows.
  fileprivate func narrow(_ low: inout Int64, _ high: inout Int64, of field: Field) {
    guard let bound = bound(of: field) else { return }
    if validator.type == .min { low = max(low, bound) }
    if validator.type == .max { high = min(high, bound) }
  }
}

extension CivilDate {
  /// The day as a number that has the order of days: 20261130.
  fileprivate var number: Int { year * 10_000 + month * 100 + day }
}
