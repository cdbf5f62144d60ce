import FormExpressions
import FormModel

/// The names of a form as variables of expressions, each with its type and number.
struct FormVariables {
  /// What a variable gives.
  enum Variable: Equatable {
    /// What a field reads as.
    case field(Int)
    /// The own value of the field whose rule is evaluated.
    case ownValue
    /// The place of the entry in its repeat, from 0.
    case index
    /// Whether every answer is valid.
    case formIsValid
    /// The language of the texts.
    case language
    /// A value from outside: the path to it.
    case context([String])
  }

  /// For each scope of the form, the names that can be said in it.
  private(set) var environments: [Environment] = []
  /// What each number stands for.
  private(set) var variables: [Variable]

  /// The variables of `form`.
  init(_ form: Form) {
    variables = form.fields.indices.map { .field($0) } + [.ownValue, .index, .formIsValid, .language]
    let special = form.fields.count
    for scope in form.names.scopes {
      var environment = scope.outer.map { environments[$0] } ?? Environment()
      if scope.outer == nil {
        environment.declare("value", .dyn, slot: special)
        environment.declare("index", .int, slot: special + 1)
        environment.declare("form.valid", .bool, slot: special + 2)
        environment.declare("form.language", .string, slot: special + 3)
        for variable in form.context {
          declare(variable.type, as: variable.name.value, path: [variable.name.value], in: &environment)
        }
      }
      for (name, meaning) in scope.names.sorted(by: { $0.key < $1.key }) {
        if case .field(let index) = meaning { declare(index, as: name, of: form, in: &environment) }
      }
      environments.append(environment)
    }
  }

  private func declare(_ index: Int, as name: String, of form: Form, in environment: inout Environment) {
    let field = form.fields[index]
    environment.declare(name, field.type.value.expressionType, slot: index)
    guard field.isNest, let inside = form.names.scopeInside[index] else { return }
    for (inner, meaning) in form.names.scopes[inside].names.sorted(by: { $0.key < $1.key }) {
      if case .field(let index) = meaning { declare(index, as: "\(name).\(inner)", of: form, in: &environment) }
    }
  }

  private mutating func declare(
    _ type: ContextType?, as name: String, path: [String], in environment: inout Environment
  ) {
    if case .object(let members) = type {
      for member in members {
        declare(member.type, as: "\(name).\(member.name.value)", path: path + [member.name.value], in: &environment)
      }
      return
    }
    environment.declare(name, .dyn, slot: variables.count)
    variables.append(.context(path))
  }
}

extension ValueKind {
  /// The type of the values of this kind in expressions.
  fileprivate var expressionType: ValueType {
    switch self {
    case .text, .choice, .file: .string
    case .integer: .int
    case .number: .double
    case .date, .dateTime: .timestamp
    case .time: .duration
    case .boolean, .selectAll: .bool
    case .choices: .list(.string)
    case .entries: .list(.dyn)
    case .any, .none: .dyn
    }
  }

  /// What an empty field of this kind reads as.
  var emptyValue: Value {
    switch self {
    case .text, .choice, .file: .string("")
    case .boolean, .selectAll: .bool(false)
    case .choices, .entries: .list([])
    case .integer, .number, .date, .time, .dateTime, .any, .none: .unknown
    }
  }
}
