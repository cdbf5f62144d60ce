/// Turns a tree into operations.
struct Compiler {
  let environment: Environment
  /// The numbers of the variables met so far.
  private(set) var slots: Set<Int> = []
  /// The variables of enclosing macros, outermost first.
  var bound: [String] = []

  init(_ environment: Environment) { self.environment = environment }

  /// The operation of a node: its operands first, then what is made of them. The recursion passes through this
  /// function alone, so that its frames stay small.
  mutating func compile(_ term: Term) -> Operation {
    switch term.kind {
    case .identifier, .select, .has:
      guard let operand = term.operandOfSelection else { return compileName(term) }
      return select(term, from: compile(operand))
    case .comprehension: return compileComprehension(term)
    default: return settled(term, compile(operands(of: term)))
    }
  }

  private mutating func compile(_ terms: [Term]) -> [Operation] {
    var operations: [Operation] = []
    for term in terms { operations.append(compile(term)) }
    return operations
  }

  /// What a node works with: its children, without a receiver that is only the prefix of a function's name.
  private func operands(of term: Term) -> [Term] {
    if case .call(let call) = term.kind, qualifiedName(of: call) != nil { return call.arguments }
    return term.children
  }

  /// The steps that working out a constant beforehand may take: it keeps constants small.
  private static let constantStepLimit = 100

  /// The operation of a node; where all that it works with is constant, its value.
  private func settled(_ term: Term, _ operands: [Operation]) -> Operation {
    let operation = combine(term, operands)
    guard operation.constant == nil, !readsClock(term), operands.allSatisfy({ $0.constant != nil }) else {
      return operation
    }
    var frame = Frame([], now: Timestamp(CivilDate(daysSinceEpoch: 0)), stepLimit: Self.constantStepLimit)
    guard let value = try? operation(&frame) else { return operation }
    return Operation(constant: value)
  }

  private func readsClock(_ term: Term) -> Bool {
    guard case .call(let call) = term.kind else { return false }
    return Functions.named((qualifiedName(of: call) ?? call.name).value)?.readsClock ?? false
  }

  private func combine(_ term: Term, _ operands: [Operation]) -> Operation {
    switch term.kind {
    case .literal(let literal): Operation(constant: literal.value)
    case .index: index(operands[0], operands[1], at: term.range)
    case .call(let call): compile(call, operands)
    case .list: list(operands)
    case .map(let entries): map(entries, operands)
    case .unary(let unary, _): apply(unary.value, operands[0], at: term.range)
    case .relation(let relation, _, _): relate(relation.value, operands[0], operands[1], at: term.range)
    case .arithmetic(_, let steps): fold(steps, operands)
    case .logical(.and, _): all(operands, decidedBy: .no, at: term.range)
    case .logical(.or, _): all(operands, decidedBy: .yes, at: term.range)
    case .conditional(let branches, _): choose(branches, operands)
    case .identifier, .select, .has, .comprehension: preconditionFailure("names and macros are compiled apart")
    }
  }

  // MARK: Names

  /// A name with the fields selected from it.
  private mutating func compileName(_ term: Term) -> Operation {
    let (term, isPresence) = term.selection
    guard let (path, leadingDot) = term.dottedPath else { preconditionFailure("the node is a path of names") }
    let names = path.map(\.value)
    let operation: Operation
    var fields = names[1...]
    if !leadingDot, let place = bound.lastIndex(of: names[0]) {
      operation = Operation { (frame) throws(Fault) in frame.locals[place] }
    } else if let (variable, count) = environment.resolve(names, leadingDot: leadingDot) {
      slots.insert(variable.slot)
      let slot = variable.slot
      fields = names[count...]
      operation = Operation { (frame) throws(Fault) in frame.variables.value(ofVariable: slot) }
    } else if let type = Value.TypeName(rawValue: names.joined(separator: ".")) {
      return Operation(constant: .type(type))
    } else {
      return failure(.unknownName, "There is no `\(names[0])`", at: path[0].range)
    }
    guard isPresence else { return select(fields, from: operation, at: term.range) }
    guard let last = fields.last else {
      return Operation { (frame) throws(Fault) in .bool(!(try operation(&frame)).isUnknown) }
    }
    return presence(of: last, in: select(fields.dropLast(), from: operation, at: term.range), at: term.range)
  }

  /// The field of a value that is no name.
  private func select(_ term: Term, from operand: Operation) -> Operation {
    switch term.kind {
    case .select(_, let field): select(field.value, from: operand, at: term.range)
    case .has(_, let field): presence(of: field.value, in: operand, at: term.range)
    default: operand
    }
  }

  private func select(_ fields: ArraySlice<String>, from operand: Operation, at range: Range<Int>)
    -> Operation
  {
    fields.reduce(operand) { select($1, from: $0, at: range) }
  }

  private func select(_ field: String, from operand: Operation, at range: Range<Int>) -> Operation {
    let operand = operand.value
    return Operation { (frame) throws(Fault) in
      switch try operand(&frame) {
      case .map(let map):
        if let value = map[field: field] { return value }
        throw Fault(.noSuchKey, "The map has no `\(field)`").placed(at: range)
      case .unknown: return .unknown
      case let value: throw Fault.noSuchOverload(".\(field)", value).placed(at: range)
      }
    }
  }

  private func presence(of field: String, in operand: Operation, at range: Range<Int>) -> Operation {
    let operand = operand.value
    return Operation { (frame) throws(Fault) in
      switch try operand(&frame) {
      case .map(let map): return .bool(map[field: field] != nil)
      case .unknown: return .unknown
      case let value: throw Fault.noSuchOverload("has", value).placed(at: range)
      }
    }
  }

  func failure(_ kind: EvaluationProblem.Kind, _ message: String, at range: Range<Int>) -> Operation {
    let problem = EvaluationProblem(kind, message, at: range)
    return Operation { (_) throws(Fault) -> Value in throw .placed(problem) }
  }
}

extension Term {
  /// What a field is selected from or asked for, when that is not a path of names; nil for other nodes.
  var operandOfSelection: Term? {
    switch kind {
    case .select(let operand, _), .has(let operand, _): operand.dottedPath == nil ? operand : nil
    default: nil
    }
  }

  /// For `has(a.b)` the selection `a.b`, and true; for other nodes the node itself, and false.
  var selection: (term: Term, isPresence: Bool) {
    guard case .has(let operand, let field) = kind else { return (self, false) }
    return (Term(.select(operand, field: field), depth: depth, range: range), true)
  }

  /// The names of `a.b.c`, and whether a dot stands before the first; nil for other nodes.
  var dottedPath: (path: [Name], leadingDot: Bool)? {
    switch kind {
    case .identifier(let name, let leadingDot): return ([name], leadingDot)
    case .select(let operand, let field):
      guard let (path, leadingDot) = operand.dottedPath else { return nil }
      return (path + [field], leadingDot)
    default: return nil
    }
  }
}

extension Literal {
  /// The literal as a value.
  var value: Value {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .uint(let value): .uint(value)
    case .double(let value): .double(value)
    case .string(let text): .string(text)
    case .bytes(let bytes): .bytes(bytes)
    }
  }
}
