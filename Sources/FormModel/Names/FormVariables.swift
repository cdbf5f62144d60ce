public import FormExpressions

/// The names of a form as variables of expressions, each with its type and number.
///
/// The type check of expressions and their evaluation share them, so that what was checked is what is evaluated.
public struct FormVariables: Sendable {
  /// What a variable gives.
  public enum Variable: Sendable, Equatable {
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

  /// What each number stands for.
  public private(set) var variables: [Variable]
  let fields: [Field]
  let names: NameTable
  private let context: [ContextVariable]
  private var contextSlots: [[String]: Int] = [:]
  /// The types that had to be worked out: of hidden fields, and of what holds several values.
  private var workedOut: [Int: ValueType] = [:]

  /// The variables of `form`.
  public init(_ form: Form) { self.init(form, form.names) }

  /// The variables of `form`, whose names are `names`.
  init(_ form: Form, _ names: NameTable) {
    fields = form.fields
    self.names = names
    context = form.context
    variables = form.fields.indices.map { .field($0) } + [.ownValue, .index, .formIsValid, .language]
    for variable in form.context { number(variable, after: []) }
    for index in TypeOrder(fields, names).indices { workedOut[index] = workOut(fields[index]) }
  }

  private mutating func number(_ variable: ContextVariable, after path: [String]) {
    let path = path + [variable.name.value]
    if case .object(let members) = variable.type {
      for member in members { number(member, after: path) }
    } else {
      contextSlots[path] = variables.count
      variables.append(.context(path))
    }
  }

  // MARK: Environments

  /// The names that can be said where `scope` is inside.
  ///
  /// `offersNames` says whether the type check offers the nearest name for one that means nothing. That takes time for
  /// every name of the form.
  public func environment(in scope: Int, offersNames: Bool = false) -> Environment {
    Environment(ScopeNames(variables: self, scope: scope, names: offersNames ? names.names(in: scope) : []))
  }

  /// For each scope of the form, the names that can be said in it.
  public var environments: [Environment] { names.scopes.indices.map { environment(in: $0) } }

  /// The names that can be said where `scope` is inside, in a rule for the value of the field at `index`.
  func environment(in scope: Int, forValueOf index: Int) -> Environment {
    var environment = environment(in: scope)
    environment.declare("value", type(of: index), slot: fields.count, noun: fields[index].type.value.nounInExpressions)
    return environment
  }

  // MARK: Types

  /// The type of what the field at `index` reads as.
  public func type(of index: Int) -> ValueType {
    if let type = workedOut[index] { return type }
    let field = fields[index]
    return field.isSecret ? .secret : field.type.value.typeInExpressions
  }

  /// The kind of value that the field at `index` holds; of a hidden field, the one that its value turns out to be.
  public func kind(of index: Int) -> ValueKind {
    let kind = fields[index].type.value
    guard kind == .any else { return kind }
    return switch type(of: index) {
    case .string, .secret: .text
    case .bool: .boolean
    case .int: .integer
    case .double: .number
    case .timestamp: .dateTime
    case .duration: .time
    case .list: .choices
    default: .any
    }
  }

  private func workOut(_ field: Field) -> ValueType {
    if let calculate = field.calculate {
      let scope = names.scopeOfField[field.index]
      let type = calculate.expression.check(in: environment(in: scope)).type
      return field.isSecret && type == .string ? .secret : type
    }
    if case .hidden(let value?) = field.details { return field.isSecret ? .secret : value.value.typeInExpressions }
    guard let inside = names.scopeInside[field.index] else { return .dyn }
    var members: [String: ValueType] = [:]
    for (name, meaning) in names.scopes[inside].names {
      if case .field(let index) = meaning, fields[index].hasValue { members[name] = type(of: index) }
    }
    return field.isNest ? .record(members) : .list(.record(members))
  }

  // MARK: Names

  /// The variable that the beginning of `path` means where `scope` is inside.
  package func variable(at path: [String], in scope: Int) -> (variable: Environment.Variable, count: Int)? {
    let special = fields.count
    switch names.meaning(of: path[0], in: scope) {
    case .field(let index): return field(index, path)
    case .context(let place): return value(context[place], path)
    case nil: break
    }
    switch (path[0], path.count > 1 ? path[1] : "") {
    case ("value", _): return (Environment.Variable("value", .dyn, slot: special), 1)
    case ("index", _): return (Environment.Variable("index", .int, slot: special + 1), 1)
    case ("form", "valid"): return (Environment.Variable("form.valid", .bool, slot: special + 2), 2)
    case ("form", "language"): return (Environment.Variable("form.language", .string, slot: special + 3), 2)
    default: return nil
    }
  }

  /// The field at `index`, or the one inside of it that the path leads to through nesting groups.
  private func field(_ index: Int, _ path: [String]) -> (variable: Environment.Variable, count: Int) {
    var (index, count) = (index, 1)
    while count < path.count, fields[index].isNest, let inside = names.scopeInside[index],
      case .field(let next)? = names.scopes[inside].names[path[count]]
    {
      index = next
      count += 1
    }
    let kind = fields[index].type.value
    let noun = fields[index].isSecret ? nil : kind.nounInExpressions
    return (Environment.Variable(path[count - 1], type(of: index), slot: index, noun: noun), count)
  }

  /// The value from outside that the path leads to; nil when it ends at several.
  private func value(
    _ variable: ContextVariable, _ path: [String]
  ) -> (variable: Environment.Variable, count: Int)? {
    var (type, count) = (variable.type, 1)
    while case .object(let members) = type {
      guard count < path.count, let member = members.first(where: { $0.name.value == path[count] }) else { return nil }
      type = member.type
      count += 1
    }
    let names = Array(path[..<count])
    guard let slot = contextSlots[names] else { return nil }
    let valueType: ValueType = if case .value(let single) = type { single.typeInExpressions } else { .dyn }
    return (Environment.Variable(names.joined(separator: "."), valueType, slot: slot), count)
  }
}

/// The names of one scope, looked up in the form's own table.
private struct ScopeNames: NameSource {
  let variables: FormVariables
  let scope: Int
  let names: [String]

  func variable(at path: [String]) -> (variable: Environment.Variable, count: Int)? {
    variables.variable(at: path, in: scope)
  }
}
