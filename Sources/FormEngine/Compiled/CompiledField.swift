package import FormExpressions
package import FormModel

/// Whether something holds, ready to be asked.
package enum CompiledCondition: Sendable {
  /// It is settled.
  case constant(Bool)
  /// It holds while the program gives true.
  case program(Program)

  /// What decides it; nil when it is settled.
  package var program: Program? { if case .program(let program) = self { program } else { nil } }

  /// The numbers of the variables that it reads.
  var slots: [Int] {
    if case .program(let program) = self { program.slots } else { [] }
  }

  /// Whether it can change.
  package var isDynamic: Bool { if case .program = self { true } else { false } }
}

/// One option, ready to be asked.
package struct CompiledOption: Sendable {
  /// Whether it is offered.
  package let relevant: CompiledCondition
  /// Whether it can be changed.
  package let enabled: CompiledCondition
}

/// One rule for a value, ready to be checked. A class for the same reason as ``CompiledField``.
package final class CompiledValidator: Sendable {
  /// The rule as the form says it.
  package let rule: Validator
  /// When it applies; nil for always.
  package let when: Program?
  /// What gives the argument or the verdict; nil where it is spelt out.
  package let argument: Program?
  /// What it refuses, where the value alone decides.
  package let refusal: ValueRefusal?
  /// The places of the fields in which entries have to differ; empty for other rules than `distinct`.
  package let distinct: [Int]

  /// Compiles `rule` of `field`.
  init(_ rule: Validator, of field: Field, in compiler: FormCompiler) {
    let names = compiler.form.names
    let scope = names.scopeOfField[field.index]
    self.rule = rule
    when = rule.when.map { compiler.program($0.expression, scope: scope) }
    refusal = rule.refusal(base: field.literalStepBase)
    switch rule.argument.value {
    case .formula(let formula):
      argument = compiler.program(formula.expression, scope: scope)
      distinct = []
    case .names(let places):
      argument = nil
      let inside = names.scopeInside[field.index] ?? scope
      distinct = rule.type == .distinct ? places.compactMap { names.field($0.value, in: inside) } : []
    case .flag, .count, .value, .pattern:
      argument = nil
      distinct = []
    }
  }

  /// The numbers of the variables that it reads.
  var slots: [Int] { (when?.slots ?? []) + (argument?.slots ?? []) }
}

/// A field with its rules, ready to run. Nothing in it is looked up by name.
///
/// A class, as ``Field`` is: it never changes, and is handed about for every answer that is looked at.
package final class CompiledField: Sendable {
  /// The kind of value that it holds; of a hidden field, the one that its value turns out to be.
  package let kind: ValueKind
  package let relevant: CompiledCondition
  package let enabled: CompiledCondition
  package let readOnly: CompiledCondition
  let initial: Program?
  package let calculate: Program?
  package let options: [CompiledOption]
  package let validators: [CompiledValidator]
  /// Where steps count from, when it is spelt out.
  let stepBase: FieldValue?
  /// The texts with expressions in them.
  let texts: [(role: TextRole, text: CompiledText)]
  /// The places of the checkboxes that its select-all stands for; empty where it has none, and for multiselects.
  package let members: [Int]
  /// Whether it has a box that stands for others.
  let hasSelectAll: Bool
  /// What ticking it does to other boxes of its groups; nothing for other fields than checkboxes.
  package let exclusion: Exclusion
  /// How many of the boxes that its select-all stands for may be ticked at most, where a `maxSelected` says so.
  let limits: [SelectionLimit]
  /// The places of the checkboxes that its `minSelected` and `maxSelected` count; empty for other fields than groups.
  package let counted: [Int]

  /// Compiles `field`.
  init(_ field: Field, in compiler: FormCompiler) {
    let form = compiler.form
    let scope = form.names.scopeOfField[field.index]
    kind = compiler.variables.kind(of: field.index)
    relevant = compiler.condition(field.relevant, scope: scope)
    enabled = compiler.condition(field.enabled, scope: scope)
    readOnly = compiler.condition(field.readOnly, scope: scope)
    initial = field.initial.map { compiler.program($0.expression, scope: scope) }
    calculate = field.calculate.map { compiler.program($0.expression, scope: scope) }
    options = field.options.map { option in
      CompiledOption(
        relevant: compiler.condition(option.relevant, scope: scope),
        enabled: compiler.condition(option.enabled, scope: scope))
    }
    stepBase = field.literalStepBase
    validators = field.validators.map { CompiledValidator($0, of: field, in: compiler) }
    let inside = form.names.scopeInside[field.index] ?? scope
    texts = field.texts.compactMap { role, text in
      guard text.isDynamic else { return nil }
      return (role, CompiledText(text, scope: role == .entryLabel ? inside : scope, in: compiler))
    }
    switch field.details {
    case .selectAll:
      members = form.selectAllMembers[field.index]
      hasSelectAll = true
    case .group(_, _, .some):
      members = field.descendants.filter { form.fields[$0].type == .checkbox }
      hasSelectAll = true
    case .choice(_, .some):
      members = []
      hasSelectAll = true
    case .choice, .group, .none, .entries, .button, .link, .hidden:
      members = []
      hasSelectAll = false
    }
    let countsBoxes =
      field.type == .group && field.validators.contains { $0.type == .minSelected || $0.type == .maxSelected }
    counted = countsBoxes ? field.descendants.filter { form.fields[$0].type == .checkbox } : []
    exclusion = Exclusion(of: field, in: form)
    limits = hasSelectAll ? SelectionLimit.limits(on: members, of: field, in: form) : []
  }
}

/// How a checkbox and the others of its groups exclude each other.
package struct Exclusion: Sendable {
  /// The places of the boxes that ticking it unticks.
  private(set) var unticked: [Int] = []
  /// Whether ticking it unticks all others of a group, so that it counts for no select-all.
  package private(set) var isExclusive = false
  /// Whether it is the one box of its group that stands for none of the others, and so satisfies `minSelected`.
  package private(set) var isAlternative = false

  /// The exclusion of `box`, by all groups that it stands in.
  init(of box: Field, in form: Form) {
    guard box.type == .checkbox else { return }
    for place in form.path(to: box.index).dropLast() {
      let group = form.fields[place]
      guard case .group(_, let exclusive?, _) = group.details else { continue }
      let others = group.descendants.filter { form.fields[$0].type == .checkbox && $0 != box.index }
      switch exclusive {
      case .atMostOne:
        isExclusive = true
        unticked += others
      case .member(let id) where id.value == box.id?.value:
        isExclusive = true
        isAlternative = true
        unticked += others
      case .member(let id): unticked += others.filter { form.fields[$0].id?.value == id.value }
      }
    }
  }
}

/// The greatest number of boxes that a `maxSelected` lets be ticked.
struct SelectionLimit: Sendable {
  /// The places of the boxes.
  let boxes: Range<Int>
  /// How many of them may be ticked.
  let most: Int

  /// The limits on the boxes `members` that the select-all of `field` stands for: those of the groups that they stand in.
  static func limits(on members: [Int], of field: Field, in form: Form) -> [SelectionLimit] {
    var groups = Set(members.flatMap { form.path(to: $0) })
    if field.type.hasOptions { groups = [field.index] }
    return groups.sorted().compactMap { place in
      let group = form.fields[place]
      let most = group.validators.first { $0.type == .maxSelected && $0.when == nil && $0.severity == .error }
      guard case .count(let count)? = most?.argument.value else { return nil }
      return SelectionLimit(boxes: group.descendants, most: count)
    }
  }
}

extension Field {
  /// Where steps count from, when its `min` spells it out.
  fileprivate var literalStepBase: FieldValue? {
    validators.first { $0.type == .min && $0.when == nil }?.literalBound
  }
}
