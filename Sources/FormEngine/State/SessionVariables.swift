import FormExpressions
import FormModel

/// The variables of an expression that is evaluated inside of one entry.
struct SessionVariables: VariableSource {
  let state: SessionState
  /// The entry; 0 for the form as a whole.
  let entry: Int
  /// What `value` reads.
  var own: Value = .unknown

  func value(ofVariable slot: Int) -> Value {
    if slot < state.form.fields.count { return state.readValue(of: slot, from: entry) }
    return switch state.compiled.variables.variables[slot] {
    case .field(let index): state.readValue(of: index, from: entry)
    case .ownValue: own
    case .index: entry == 0 ? .unknown : .int(Int64(state.entries[entry].position))
    case .language: .string(state.language.description)
    case .formIsValid: .bool(state.errorCount == 0)
    case .context: state.contextValues[slot - state.firstContextSlot]
    }
  }
}

extension SessionState {
  /// What expressions inside of `entry` read of the field at the place `field`.
  func readValue(of field: Int, from entry: Int) -> Value {
    guard let instance = instance(of: field, from: entry) else { return .unknown }
    // What nothing in the graph reads is put together when something outside of it asks.
    if !compiled.graph.isRead[field], form.names.scopeInside[field] != nil { return collectedValue(of: instance) }
    return states[instance].value
  }

  /// The list or map that a repeat or nesting group reads as, made of the values in it.
  func collectedValue(of instance: Int) -> Value {
    let field = field(of: instance)
    guard states[instance].isRelevant, let scope = form.names.scopeInside[field.index] else {
      return field.type.value.emptyValue
    }
    if field.type == .repeat {
      return .list(states[instance].entries.map { .map(MapValue(members(of: scope, entry: $0))) })
    }
    return .map(MapValue(members(of: scope, entry: Int(entryOf[instance]))))
  }

  private func members(of scope: Int, entry: Int) -> [(String, Value)] {
    compiled.membersOfScope[scope].map { name, field in (name, readValue(of: field, from: entry)) }
  }

  /// The value of a program for the field at `instance`; unknown when it has none.
  func evaluate(_ program: Program, at instance: Int, own: Value = .unknown) -> Value {
    evaluate(program, inEntry: Int(entryOf[instance]), own: own)
  }

  /// The value of a program inside of an entry; unknown when it has none.
  func evaluate(_ program: Program, inEntry entry: Int, own: Value = .unknown) -> Value {
    let variables = SessionVariables(state: self, entry: entry, own: own)
    return switch program.evaluate(variables, now: now) {
    case .success(let value): value
    case .failure: .unknown
    }
  }

  /// Whether a condition of the field at `instance` holds; an unknown outcome does not.
  func holds(_ condition: CompiledCondition, at instance: Int) -> Bool {
    switch condition {
    case .constant(let isTrue): isTrue
    case .program(let program): evaluate(program, at: instance).isTrue
    }
  }
}
