/// Turns a tree into operations.
struct Compiler {
  typealias Operation = Program.Operation

  let environment: Environment
  /// The numbers of the variables met so far.
  private(set) var slots: Set<Int> = []
  /// The variables of enclosing macros, outermost first.
  var bound: [String] = []

  init(_ environment: Environment) { self.environment = environment }

  mutating func compile(_ term: Term) -> Operation {
    switch term.kind {
    case .literal(let literal): return constant(literal.value)
    case .identifier, .select: return compileName(term)
    case .has(let operand, let field): return presence(of: field.value, in: compileName(operand), at: term.range)
    case .index(let operand, let key): return index(compile(operand), compile(key), at: term.range)
    case .call(let call): return compile(call, at: term.range)
    case .list(let elements): return list(elements.map { compile($0) }, at: term.range)
    case .map(let entries): return compile(entries, at: term.range)
    case .comprehension(let comprehension): return compile(comprehension, at: term.range)
    case .unary(let unary, let operand): return compile(unary.value, operand, at: term.range)
    case .relation(let relation, let left, let right):
      return compile(relation.value, compile(left), compile(right), at: term.range)
    case .arithmetic(let first, let steps): return compile(first, steps)
    case .logical(.and, let operands): return all(operands.map { compile($0) }, decidedBy: false, at: term.range)
    case .logical(.or, let operands): return all(operands.map { compile($0) }, decidedBy: true, at: term.range)
    case .conditional(let branches, let otherwise): return compile(branches, otherwise)
    }
  }

  func constant(_ value: Value) -> Operation { { (_) throws(Fault) in value } }

  // MARK: Names

  private mutating func compileName(_ term: Term) -> Operation {
    guard let (path, leadingDot) = term.dottedPath else {
      if case .select(let operand, let field) = term.kind {
        return select(field.value, from: compile(operand), at: term.range)
      }
      return compile(term)
    }
    let names = path.map(\.value)
    if !leadingDot, let place = bound.lastIndex(of: names[0]) {
      return select(names[1...], from: { (frame) throws(Fault) in frame.locals[place] }, at: term.range)
    }
    if let (variable, count) = environment.resolve(names, leadingDot: leadingDot) {
      slots.insert(variable.slot)
      let slot = variable.slot
      return select(
        names[count...], from: { (frame) throws(Fault) in frame.variables.value(ofVariable: slot) }, at: term.range)
    }
    if let type = Value.TypeName(rawValue: names.joined(separator: ".")) { return constant(.type(type)) }
    return failure(.unknownName, "There is no `\(names[0])`", at: path[0].range)
  }

  private func select(_ fields: ArraySlice<String>, from operand: @escaping Operation, at range: Range<Int>)
    -> Operation
  {
    fields.reduce(operand) { select($1, from: $0, at: range) }
  }

  private func select(_ field: String, from operand: @escaping Operation, at range: Range<Int>) -> Operation {
    { (frame) throws(Fault) in
      switch try operand(&frame) {
      case .map(let map):
        if let value = map[field: field] { return value }
        throw Fault(.noSuchKey, "The map has no `\(field)`").placed(at: range)
      case .unknown: return .unknown
      case let value: throw Fault.noSuchOverload(".\(field)", value).placed(at: range)
      }
    }
  }

  private func presence(of field: String, in operand: @escaping Operation, at range: Range<Int>) -> Operation {
    { (frame) throws(Fault) in
      switch try operand(&frame) {
      case .map(let map): return .bool(map[field: field] != nil)
      case .unknown: return .unknown
      case let value: throw Fault.noSuchOverload("has", value).placed(at: range)
      }
    }
  }

  func failure(_ kind: EvaluationProblem.Kind, _ message: String, at range: Range<Int>) -> Operation {
    let problem = EvaluationProblem(kind, message, at: range)
    return { (_) throws(Fault) in throw .placed(problem) }
  }
}

extension Term {
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
