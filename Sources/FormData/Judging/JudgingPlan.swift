import FormEngine
import FormExpressions
import FormModel

/// The rules of a form made ready to judge records: shared by the judges of all threads.
struct JudgingPlan: Sendable {
  let form: Form
  /// The form as the engine runs it: the same programs, the same order.
  let compiled: CompiledForm
  let layout: RecordLayout
  /// How each field is judged, by its place in the form.
  let fields: [FieldPlan]
  /// What accepts most answers on their bytes.
  let quick: QuickPlan
  /// The fields whose values are worked out ahead of the judging; none in most forms.
  let valuesFirst: [Int]
  /// Whether submitting asks for more than valid fields.
  let asksAtSubmit: Bool
  /// Whether a rule of a field asks whether the form is valid.
  let asksForValidity: Bool

  var variables: FormVariables { compiled.variables }

  init(_ form: Form, now: Timestamp) {
    self.form = form
    let compiled = CompiledForm(form)
    self.compiled = compiled
    layout = RecordLayout(form)
    var fields: [FieldPlan] = []
    for field in form.fields {
      let parent = field.parent.map { fields[$0] }
      fields.append(FieldPlan(field, compiled.fields[field.index], layout, parent: parent, now: now))
    }
    self.fields = fields
    quick = QuickPlan(fields, form)
    valuesFirst = Self.valuesFirst(fields, compiled)
    asksAtSubmit = !form.submit.enabled.isAlways || !compiled.checks.isEmpty || !compiled.submitButtons.isEmpty
    asksForValidity = compiled.fields.contains { field in
      field.programs.contains { $0.slots.contains { compiled.variables.variables[$0] == .formIsValid } }
    }
  }

  /// Values are worked out when they are asked for, which goes as deep as a row of fields is long each of which is worked
  /// out from the next. Where a form has many that are worked out, the engine's order takes their turn before.
  private static func valuesFirst(_ fields: [FieldPlan], _ compiled: CompiledForm) -> [Int] {
    let order = compiled.fieldsInOrderOfValues.filter {
      fields[$0].levelKind == 0 && (fields[$0].compiled.calculate != nil || !fields[$0].isAlwaysRelevant)
    }
    return order.count > 200 ? order : []
  }

  /// The field that the variable `slot` reads; nil when it reads none.
  func field(of slot: Int) -> Int? {
    if case .field(let index) = compiled.variables.variables[slot] { index } else { nil }
  }

  /// Whether a program reads what the form is told from outside.
  func readsContext(_ program: Program) -> Bool {
    program.slots.contains { if case .context = compiled.variables.variables[$0] { true } else { false } }
  }
}

extension CompiledField {
  /// What decides what the field holds and whether that is right.
  fileprivate var programs: [Program] {
    let conditions = [relevant, enabled, readOnly] + options.map(\.relevant)
    return conditions.compactMap(\.program) + [calculate].compactMap(\.self)
      + validators.flatMap { [$0.when, $0.argument].compactMap(\.self) }
  }
}
