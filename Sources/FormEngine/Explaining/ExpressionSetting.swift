import FormExpressions
import FormModel

/// An expression in its place: what its names mean and where it stands in the form.
struct ExpressionSetting {
  /// A name that a macro around binds.
  struct Binding {
    /// The name.
    let name: String
    /// The number under which its value is read.
    let slot: Int
    /// What it stands for.
    let value: Value
    /// The entry that it stands for; nil when it is none.
    let entry: Int?
  }

  /// The expression.
  let expression: Expression
  /// Where it stands.
  let place: ScalarPlace
  /// The scope in which its names are looked up.
  let scope: Int
  /// The entry that it is evaluated in.
  let entry: Int
  /// The field whose own value `value` means; nil where there is none.
  var owner: Int?
  /// The names that macros around bind, outermost first.
  var bindings: [Binding] = []
}

extension ExpressionSetting {
  /// The setting of a formula of the field at `instance`.
  init(_ formula: Formula, of instance: Int, in state: SessionState) {
    self.init(
      expression: formula.expression, place: formula.place,
      scope: state.form.names.scopeOfField[Int(state.fieldOf[instance])], entry: Int(state.entryOf[instance]),
      owner: instance)
  }
}

/// The variables of a part of an expression, with the names that macros around it bind.
struct BoundVariables: VariableSource {
  let outer: SessionVariables
  let bindings: [ExpressionSetting.Binding]

  func value(ofVariable slot: Int) -> Value {
    if let binding = bindings.last(where: { $0.slot == slot }) { return binding.value }
    return outer.value(ofVariable: slot)
  }
}

extension ExpressionSetting {
  /// The value of a part of the expression now.
  func evaluate(
    _ term: Term, in state: SessionState, stepLimit: Int = Program.stepLimit
  ) -> Result<Value, EvaluationProblem> {
    let own = owner.map { state.states[$0].value } ?? .unknown
    let variables = BoundVariables(
      outer: SessionVariables(state: state, entry: entry, own: own), bindings: bindings)
    return program(term, in: state).evaluate(variables, now: state.now, stepLimit: stepLimit)
  }

  /// The program of a part of the expression.
  private func program(_ term: Term, in state: SessionState) -> Program {
    var environment = state.compiled.variables.environment(in: scope)
    for binding in bindings { environment.declare(binding.name, .dyn, slot: binding.slot) }
    return Program(expression.part(term), in: environment)
  }

  /// The setting in which `name` stands for `value`.
  func binding(_ name: String, to value: Value, entry: Int?, in state: SessionState) -> ExpressionSetting {
    var setting = self
    let slot = state.compiled.variables.variables.count + bindings.count
    setting.bindings.append(Binding(name: name, slot: slot, value: value, entry: entry))
    return setting
  }
}

/// One thing that an expression reads.
enum ExpressionRead: Hashable {
  /// The field of an instance.
  case field(Int)
  /// The place of the entry.
  case index
  /// The language of the texts.
  case language
  /// Whether every answer is valid.
  case formIsValid
  /// A value from outside.
  case context([String])
  /// The moment that counts as now.
  case clock
}

extension ExpressionSetting {
  /// Whether a part of the expression may read something that must not be shown: a secret, or a list or object with a
  /// secret in it.
  func mentionsSecret(_ term: Term, in state: SessionState) -> Bool {
    let fields = state.form.fields
    let variables = state.compiled.variables.variables
    let hasSecret = { (index: Int) in
      fields[index].isSecret || fields[index].descendants.contains { fields[$0].isSecret }
    }
    return program(term, in: state).slots.contains { slot in
      guard slot < variables.count else {
        guard let binding = bindings.first(where: { $0.slot == slot }) else { return false }
        let list = binding.entry.flatMap { state.entries[$0].repeatField }
        return list.map(hasSecret) ?? binding.value.description.contains(Value.mask)
      }
      switch variables[slot] {
      case .field(let index): return hasSecret(index)
      case .ownValue: return owner.map { state.field(of: $0).isSecret } ?? false
      case .context(let path):
        if case .secret? = state.surroundings.context?[path] { return true }
        return false
      case .index, .formIsValid, .language: return false
      }
    }
  }
}

extension ExpressionSetting {
  /// What a part of the expression reads, each thing once, in the order of the text. Of the entries that a macro goes
  /// over, the first ones are looked at.
  func reads(of term: Term, in state: SessionState) -> [ExpressionRead] {
    var walk = ReadWalk(state: state)
    walk.visit(term, self)
    return walk.reads
  }
}

private struct ReadWalk {
  let state: SessionState
  var reads: [ExpressionRead] = []
  /// How many more nodes are looked at: macros in macros over entries must not multiply.
  private var nodesLeft = 2_000
  private var seen: Set<ExpressionRead> = []

  init(state: SessionState) { self.state = state }

  mutating func visit(_ term: Term, _ setting: ExpressionSetting) {
    guard nodesLeft > 0 else { return }
    nodesLeft -= 1
    switch term.kind {
    case .literal: return
    case .identifier, .select, .has: visitName(term, setting)
    case .comprehension(let comprehension): visit(comprehension, setting)
    case .call(let call):
      if ["now", "today", "age"].contains(call.name.value), call.receiver == nil { add(.clock) }
      for child in term.children { visit(child, setting) }
    default: for child in term.children { visit(child, setting) }
    }
  }

  private mutating func visitName(_ term: Term, _ setting: ExpressionSetting) {
    let references = setting.expression.part(term).references
    guard let path = references.first?.path.map(\.value), references.count == 1, term.isPath else {
      for child in term.children { visit(child, setting) }
      return
    }
    if let binding = setting.bindings.last(where: { $0.name == path[0] }) {
      guard let entry = binding.entry, path.count > 1, let list = state.entries[entry].repeatField,
        let scope = state.form.names.scopeInside[list],
        let (variable, _) = state.compiled.variables.variable(at: Array(path.dropFirst()), in: scope)
      else { return }
      return add(variable.slot, from: entry, setting)
    }
    guard let (variable, _) = state.compiled.variables.variable(at: path, in: setting.scope) else { return }
    add(variable.slot, from: setting.entry, setting)
  }

  private mutating func visit(_ comprehension: Term.Comprehension, _ setting: ExpressionSetting) {
    visit(comprehension.target, setting)
    guard nodesLeft > 0 else { return }
    for inner in setting.elements(of: comprehension, in: state).prefix(Explainer.listLimit) {
      if let filter = comprehension.filter { visit(filter, inner) }
      visit(comprehension.body, inner)
    }
  }

  private mutating func add(_ slot: Int, from entry: Int, _ setting: ExpressionSetting) {
    switch state.compiled.variables.variables[slot] {
    case .field(let index): if let instance = state.instance(of: index, from: entry) { add(.field(instance)) }
    case .ownValue: if let owner = setting.owner { add(.field(owner)) }
    case .index: add(.index)
    case .language: add(.language)
    case .formIsValid: add(.formIsValid)
    case .context(let path): add(.context(path))
    }
  }

  private mutating func add(_ read: ExpressionRead) {
    if seen.insert(read).inserted { reads.append(read) }
  }
}

extension ExpressionSetting {
  /// The settings of a macro's body, one for each element that it goes over.
  func elements(of comprehension: Term.Comprehension, in state: SessionState) -> [ExpressionSetting] {
    guard case .success(.list(let values)) = evaluate(comprehension.target, in: state) else { return [] }
    var entries: [Int?] = Array(repeating: nil, count: values.count)
    if comprehension.target.isPath, case .field(let list)? = reads(of: comprehension.target, in: state).first,
      state.field(of: list).type == .repeat, state.states[list].entries.count == values.count
    {
      entries = state.states[list].entries
    }
    return zip(values, entries).map { value, entry in
      binding(comprehension.variable.value, to: value, entry: entry, in: state)
    }
  }
}

extension Term {
  /// Whether the node is a name, with fields selected from it or not.
  var isPath: Bool {
    switch kind {
    case .identifier: true
    case .select(let operand, _), .has(let operand, _): operand.isPath
    default: false
    }
  }
}
