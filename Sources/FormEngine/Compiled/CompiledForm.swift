package import FormExpressions
package import FormModel

/// A form made ready to run: programs instead of expressions, numbers instead of names, and the order in which
/// everything is worked out.
///
/// A class, because every session of a form shares it and it never changes.
package final class CompiledForm: Sendable {
  /// The form.
  package let form: Form
  /// What turns further expressions of the form into programs.
  package let compiler: FormCompiler
  /// The fields, in the order of the form's list.
  package let fields: [CompiledField]
  /// Whether submitting is possible.
  package let submitEnabled: CompiledCondition
  /// What must hold after the validators, in order.
  package let checks: [Program]
  /// The texts of the form as a whole that have expressions: title and label of the submit button.
  let title: CompiledText?
  let submitLabel: CompiledText?
  /// The places of the buttons that submit, outside of repeats.
  package let submitButtons: [Int]
  /// For each field, the repeat around it; nil outside of any.
  let repeatAround: [Int?]
  /// For each scope of names inside of a repeat or nesting group, the fields that its values are made of, by name.
  package let membersOfScope: [[(name: String, field: Int)]]
  /// What depends on what.
  let graph: RuleGraph

  /// What the numbers of variables stand for.
  package var variables: FormVariables { compiler.variables }

  /// The fields in an order in which the value of each can be worked out from those before it.
  package var fieldsInOrderOfValues: [Int] {
    let rank = { (field: Int) in self.graph.ranks[RuleNode(field, .value).number] }
    return form.fields.indices.filter { rank($0) >= 0 }.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// Compiles `form`.
  package init(_ form: Form) {
    self.form = form
    let compiler = FormCompiler(form: form)
    self.compiler = compiler
    fields = form.fields.map { CompiledField($0, in: compiler) }
    submitEnabled = compiler.condition(form.submit.enabled, scope: 0)
    checks = form.submit.checks.map { compiler.program($0.constraint.expression, scope: 0) }
    title = form.title.flatMap { $0.isDynamic ? CompiledText($0, scope: 0, in: compiler) : nil }
    submitLabel = form.submit.label.flatMap { $0.isDynamic ? CompiledText($0, scope: 0, in: compiler) : nil }
    var around: [Int?] = []
    for field in form.fields {
      around.append(field.parent.flatMap { form.fields[$0].type == .repeat ? $0 : around[$0] })
    }
    repeatAround = around
    submitButtons = form.fields.indices.filter { form.fields[$0].details == .button(.submit) && around[$0] == nil }
    membersOfScope = form.names.scopes.map { scope in
      scope.names.compactMap { name, meaning in
        guard case .field(let index) = meaning else { return nil }
        let field = form.fields[index]
        return field.type.value != .none || field.isNest ? (name, index) : nil
      }.sorted { $0.1 < $1.1 }
    }
    let rules = GraphRules(
      form: form, variables: compiler.variables, fields: fields, repeatAround: around, submitEnabled: submitEnabled,
      formTexts: [title, submitLabel].compactMap(\.self))
    graph = RuleGraph(rules)
  }
}

/// Turns the expressions of a form into programs.
package struct FormCompiler: Sendable {
  let form: Form
  let variables: FormVariables
  private let environments: [Environment]

  init(form: Form) {
    self.form = form
    variables = FormVariables(form)
    environments = variables.environments
  }

  /// The program of `expression`, whose names are looked up in the scope of the form that is called `scope`.
  package func program(_ expression: Expression, scope: Int) -> Program {
    Program(expression, in: environments[scope])
  }

  /// The condition, ready to be asked.
  func condition(_ condition: Condition, scope: Int) -> CompiledCondition {
    switch condition {
    case .constant(let value): .constant(value.value)
    case .formula(let formula): .program(program(formula.expression, scope: scope))
    }
  }
}
