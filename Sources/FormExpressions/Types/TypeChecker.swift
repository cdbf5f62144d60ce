import FormText

/// Goes over a tree and gives every node its type.
struct TypeChecker {
  let environment: Environment
  let text: String
  var unifier = Unifier()
  private(set) var problems: [ExpressionProblem] = []
  /// Where the list stands whose elements a format takes: they may be of several types.
  private var formatted: Range<Int>?
  /// Where the list stands whose elements are added up.
  private(set) var summed: Range<Int>?
  /// Where the choice stands whose values may be `null` for no value.
  var optional: Range<Int>?
  private(set) var bound: [(name: String, type: ValueType)] = []

  init(_ environment: Environment, text: String) {
    self.environment = environment
    self.text = text
  }

  /// The type of a node, `dyn` after a problem: those of its operands first. The recursion passes through this
  /// function alone, so that its frames stay small.
  mutating func type(of term: Term) -> ValueType {
    switch term.kind {
    case .identifier, .select, .has:
      guard let operand = term.operandOfSelection else { return typeOfName(term) }
      return typeOfSelection(term, from: operand, type(of: operand))
    case .comprehension: return typeOfComprehension(term)
    default:
      let operands = operands(of: term)
      if case .call(let call) = term.kind {
        if call.name.value == "format" { formatted = operands.last?.range }
        if call.name.value == "sum" { summed = operands.last?.range }
      }
      return combine(term, types(of: operands))
    }
  }

  private mutating func types(of terms: [Term]) -> [ValueType] {
    var types: [ValueType] = []
    for term in terms { types.append(type(of: term)) }
    return types
  }

  /// What a node works with: its children, without a receiver that is only the prefix of a function's name.
  private func operands(of term: Term) -> [Term] {
    if case .call(let call) = term.kind, qualifiedName(of: call) != nil { return call.arguments }
    return term.children
  }

  private mutating func combine(_ term: Term, _ types: [ValueType]) -> ValueType {
    switch term.kind {
    case .literal(let literal): return literal.type
    case .index(let operand, let key): return typeOfElement((operand, types[0]), (key, types[1]))
    case .call(let call): return type(of: call, at: term, operands(of: term), types)
    case .list(let elements): return .list(join(elements, types, "elements of a list", mayMix: term.range == formatted))
    case .map(let entries):
      let keys = join(entries.map(\.key), stride(from: 0, to: types.count, by: 2).map { types[$0] }, "keys of a map")
      for entry in entries { checkKey(entry.key, of: keys) }
      let values = stride(from: 1, to: types.count, by: 2).map { types[$0] }
      return .map(keys, join(entries.map(\.value), values, "values of a map"))
    case .unary(let unary, let operand): return type(of: unary.value, (operand, types[0]))
    case .relation(let relation, let left, let right):
      return type(of: relation.value, (left, types[0]), (right, types[1]), at: term.range)
    case .arithmetic(let first, let steps): return type(of: first, steps, types)
    case .logical(let logical, let operands):
      for (operand, type) in zip(operands, types) { checkCondition(operand, type, of: logical.rawValue) }
      return .bool
    case .conditional(let branches, let otherwise):
      return type(of: branches, otherwise, types, isOptional: term.range == optional)
    case .identifier, .select, .has, .comprehension: preconditionFailure("names and macros are checked apart")
    }
  }

  /// How many problems of one expression are told.
  private static let problemLimit = 100

  /// Whether another problem would be told: its words need not be made otherwise.
  var hasRoom: Bool { problems.count < Self.problemLimit }

  mutating func report(_ problem: ExpressionProblem) {
    if hasRoom { problems.append(problem) }
  }

  /// The one type of terms that stand beside each other in a list or map.
  private mutating func join(
    _ terms: [Term], _ types: [ValueType], _ what: String, mayMix: Bool = false
  ) -> ValueType {
    guard var joined = types.first else { return unifier.fresh() }
    var first = terms[0]
    for (term, type) in zip(terms, types).dropFirst() {
      if let number = common(joined, type) {
        if joined != number { first = term }
        joined = number
      } else if environment.mixesTypes || mayMix || unifier.accept(type, as: joined) {
        joined = unifier.join(joined, type)
      } else {
        report(
          .init(
            .type, "The \(what) are of one type; \(described(first, joined)) and \(described(term, type))",
            at: term.range))
        return .dyn
      }
    }
    return joined
  }

  private mutating func checkKey(_ key: Term, of keys: ValueType) {
    var found = unifier.resolved(keys)
    if case .literal(let literal) = key.kind { found = literal.type }
    switch found {
    case .dyn, .parameter, .bool, .int, .uint, .string: return
    default:
      report(
        .init(
          .type, "A key of a map is a text, a whole number or a truth value; \(described(key, found))", at: key.range))
    }
  }

  // MARK: Macros

  private mutating func typeOfComprehension(_ term: Term) -> ValueType {
    guard case .comprehension(let comprehension) = term.kind else { preconditionFailure("the node is a macro") }
    let element = element(of: type(of: comprehension.target), comprehension)
    bound.append((comprehension.variable.value, element))
    let parts = Array(term.children.dropFirst())
    let types = types(of: parts)
    bound.removeLast()
    let macro = comprehension.macro.value
    let conditions = macro == .map ? parts.count - 1 : parts.count
    for (part, type) in zip(parts, types).prefix(conditions) { checkCondition(part, type, of: macro.rawValue) }
    switch macro {
    case .all, .exists, .existsOne: return .bool
    case .filter: return .list(element)
    case .map: return .list(types[types.count - 1])
    }
  }

  /// The type of what a macro goes over one by one.
  private mutating func element(of type: ValueType, _ comprehension: Term.Comprehension) -> ValueType {
    switch unifier.resolved(type) {
    case .dyn, .parameter: return .dyn
    case .list(let element): return element
    case .map(let key, _): return key
    case .record: return .string
    case let other:
      let (macro, target) = (comprehension.macro.value.rawValue, comprehension.target)
      report(.init(.type, "`\(macro)` goes over a list or map; \(described(target, other))", at: target.range))
      return .dyn
    }
  }

  /// Whether a name is the variable of an enclosing macro.
  func isBound(_ name: String) -> Bool { bound.contains { $0.name == name } }
}

extension Literal {
  /// The type of the literal.
  var type: ValueType {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string: .string
    case .bytes: .bytes
    }
  }
}
