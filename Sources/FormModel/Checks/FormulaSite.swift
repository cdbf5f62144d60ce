import FormDiagnostics
import FormExpressions

/// One expression of a form: what it is for, whose it is, and what it reads.
struct FormulaSite {
  /// What an expression is for.
  enum Role: Equatable {
    /// Whether a field is asked at all.
    case relevant
    /// Whether a field can be used.
    case enabled
    /// Whether a field's value is fixed.
    case readOnly
    /// The value at the start.
    case initial
    /// The value at all times.
    case calculate
    /// The argument of the validator at this place, or its condition.
    case validator(Int)
    /// Whether an option is offered or can be changed.
    case option(Int)
    /// A text that people see.
    case text
    /// What a button gives a field.
    case assignment(target: String)
    /// Whether submitting is possible.
    case submitEnabled
    /// The submit check at this place.
    case check(Int)
  }

  /// The expression.
  let formula: Formula
  /// What it is for.
  let role: Role
  /// The field it belongs to; nil for what belongs to the whole form.
  let owner: Int?
  /// The scope in which its names are looked up.
  let scope: Int
  /// The fields it reads, in the order of the text.
  var reads: [Use] = []
  /// Whether it reads if the form as a whole is valid.
  var readsFormValidity = false
  /// The values from outside that it reads.
  var context: [Path] = []
  /// Whether every name in it means something.
  var isResolved = true
  /// Whether a part of it is told to mean something else than it is written as, so that its types tell nothing.
  var isMisread = false
  /// Whether operators, functions and the place of the expression take the types that they are given.
  var fits = true

  /// Whether the expression means something.
  var isSound: Bool { isResolved && fits }

  /// The path to a value from outside.
  struct Path {
    /// The name in the form's `context`, and the names selected from it.
    var names: [String]
  }

  /// One use of a field in an expression.
  struct Use {
    /// The place of the field in the form's list.
    let field: Int
    /// The bytes of the name in the expression's own text.
    let range: Range<Int>
  }
}

extension Form {
  /// Every expression of the form, in the order of its fields; names are not looked up yet.
  func formulaSites(_ names: NameTable) -> [FormulaSite] {
    var collector = FormulaCollector(names: names)
    for field in fields { collector.collect(field) }
    collector.collect(self)
    return collector.sites
  }
}

/// Walks over a form and keeps its expressions.
private struct FormulaCollector {
  let names: NameTable
  var sites: [FormulaSite] = []

  mutating func collect(_ field: Field) {
    let scope = names.scopeOfField[field.index]
    let inside = names.scopeInside[field.index] ?? scope
    add(field.relevant, .relevant, field.index, scope)
    add(field.enabled, .enabled, field.index, scope)
    add(field.readOnly, .readOnly, field.index, scope)
    add(field.initial, .initial, field.index, scope)
    add(field.calculate, .calculate, field.index, scope)
    add(field.label, field.index, scope)
    add(field.hint, field.index, scope)
    add(field.placeholder, field.index, scope)
    add(field.link?.label, field.index, scope)
    for (place, validator) in field.validators.enumerated() { collect(validator, at: place, of: field, scope) }
    collect(field.details, of: field, scope, inside)
  }

  private mutating func collect(_ validator: Validator, at place: Int, of field: Field, _ scope: Int) {
    if case .formula(let formula) = validator.argument.value { add(formula, .validator(place), field.index, scope) }
    add(validator.when, .validator(place), field.index, scope)
    add(validator.message, field.index, scope)
    add(validator.alert, field.index, scope)
  }

  private mutating func add(_ alert: Alert?, _ owner: Int?, _ scope: Int) {
    guard let alert else { return }
    for text in [alert.title, alert.message, alert.dismiss] { add(text, owner, scope) }
  }

  private mutating func collect(_ details: Field.Details, of field: Field, _ scope: Int, _ inside: Int) {
    switch details {
    case .choice(let options, let selectAll):
      add(selectAll, field.index, scope)
      for (place, option) in options.enumerated() {
        add(option.relevant, .option(place), field.index, scope)
        add(option.enabled, .option(place), field.index, scope)
        add(option.label, field.index, scope)
        add(option.hint, field.index, scope)
        add(option.reason, field.index, scope)
      }
    case .group(_, _, let selectAll): add(selectAll, field.index, scope)
    case .entries(_, _, let itemLabel): add(itemLabel, field.index, inside)
    case .button(.set(let assignments)):
      for assignment in assignments {
        add(assignment.formula, .assignment(target: assignment.field.value), field.index, scope)
      }
    case .button, .selectAll, .link, .hidden, .none: break
    }
  }

  mutating func collect(_ form: Form) {
    add(form.title, nil, 0)
    for document in form.documents { add(document.title, nil, 0) }
    add(form.submit.label, nil, 0)
    add(form.submit.enabled, .submitEnabled, nil, 0)
    for (place, check) in form.submit.checks.enumerated() {
      add(check.constraint, .check(place), nil, 0)
      add(check.alert, nil, 0)
    }
  }

  private mutating func add(_ condition: Condition, _ role: FormulaSite.Role, _ owner: Int?, _ scope: Int) {
    add(condition.formula, role, owner, scope)
  }

  private mutating func add(_ formula: Formula?, _ role: FormulaSite.Role, _ owner: Int?, _ scope: Int) {
    guard let formula else { return }
    sites.append(FormulaSite(formula: formula, role: role, owner: owner, scope: scope))
  }

  private mutating func add(_ text: LocalizedText?, _ owner: Int?, _ scope: Int) {
    guard let text else { return }
    for variant in text.variants {
      for (expression, offset) in variant.template.expressions {
        let place = ScalarPlace(variant.place.scalar, offset: offset)
        add(Formula(expression, at: place), .text, owner, scope)
      }
    }
  }
}
