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
  private var summed: Range<Int>?
  /// Where the choice stands whose values may be `null` for no value.
  var optional: Range<Int>?
  private var bound: [(name: String, type: ValueType)] = []

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

  // MARK: Names

  private mutating func typeOfName(_ term: Term) -> ValueType {
    let (term, isPresence) = term.selection
    guard let (path, leadingDot) = term.dottedPath else { preconditionFailure("the node is a path of names") }
    let names = path.map(\.value)
    var found: ValueType?
    if !leadingDot, let variable = bound.last(where: { $0.name == names[0] }) {
      found = parts(path[1...], of: variable.type, from: term)
    } else if let (variable, count) = environment.resolve(names, leadingDot: leadingDot) {
      found = parts(path[count...], of: variable.type, from: term)
    } else if Value.TypeName(rawValue: names.joined(separator: ".")) != nil {
      found = .type
    }
    if found == nil, hasRoom { reportUnknown(path) }
    return isPresence ? .bool : found ?? .dyn
  }

  private mutating func typeOfSelection(_ term: Term, from operand: Term, _ type: ValueType) -> ValueType {
    switch term.kind {
    case .select(_, let field): return part(field, of: type, operand)
    case .has(_, let field):
      _ = part(field, of: type, operand)
      return .bool
    default: return type
    }
  }

  private mutating func reportUnknown(_ path: [Name]) {
    let names = environment.names + bound.map(\.name)
    let known = names + names.filter { $0.contains(".") }.map { String($0.prefix { $0 != "." }) }
    let whole = path.map(\.value).joined(separator: ".")
    let isPrefix = known.contains { $0.hasPrefix(path[0].value + ".") }
    let name = isPrefix ? whole : path[0].value
    let place = path[0].range.lowerBound..<(isPrefix ? path[path.count - 1] : path[0]).range.upperBound
    let capitalised = [
      "True": "true", "False": "false", "TRUE": "true", "FALSE": "false", "None": "null", "nil": "null",
    ]
    let meant = capitalised[name] ?? nearestName(to: name, in: known)
    report(
      .init(.unknownName, "There is no `\(name)`", at: place, hint: meant.map { "Did you mean `\($0)`?" }))
  }

  private mutating func parts(_ fields: ArraySlice<Name>, of type: ValueType, from term: Term) -> ValueType {
    var chain: [Term] = [term]
    while chain.count <= fields.count, case .select(let operand, _) = chain[chain.count - 1].kind {
      chain.append(operand)
    }
    var result = type
    for (place, field) in fields.enumerated() { result = part(field, of: result, chain[fields.count - place]) }
    return result
  }

  private mutating func part(_ field: Name, of type: ValueType, _ operand: Term) -> ValueType {
    switch unifier.resolved(type) {
    case .dyn, .parameter: return .dyn
    case .map(_, let value): return value
    case .record(let fields):
      if let known = fields[field.value] { return known }
      guard hasRoom else { break }
      report(
        .init(
          .unknownName, "`\(written(operand))` has no `\(field.value)`", at: field.range,
          hint: nearestName(to: field.value, in: fields.keys.sorted()).map { "Did you mean `\($0)`?" }
            ?? "It has \(NameList.quoted(fields.keys.sorted()))"))
    case let measured where measured.canBeMeasured && ["length", "count", "size"].contains(field.value):
      report(
        .init(
          .type, "`\(written(operand))` has no part `\(field.value)`", at: field.range,
          hint: "Write `size(\(written(operand)))`",
          replacement: .init(operand.range.lowerBound..<field.range.upperBound, "size(\(source(operand)))")))
    case .list:
      let list = written(operand)
      let whole = operand.range.lowerBound..<field.range.upperBound
      if whole == summed {
        let parts = "\(source(operand)).map(x, x.\(field.value))"
        report(
          .init(
            .type, "`\(list)` is a list and has no part `\(field.value)`; its entries may have", at: field.range,
            hint: "Those of all entries are `\(list).map(x, x.\(field.value))`", replacement: .init(whole, parts)))
        break
      }
      report(
        .init(
          .type, "`\(list)` is a list and has no part `\(field.value)`; its entries may have", at: field.range,
          hint: "One entry's is `\(list)[0].\(field.value)`, those of all are `\(list).map(x, x.\(field.value))`, "
            + "and one of them is looked for by `\(list).exists(x, x.\(field.value) …)`"))
    case let other:
      let isItself = ["value", "val", "checked", "selected", "text", "isOn", "answer"].contains(field.value)
      report(
        .init(
          .type, "\(described(operand, other)) and has no part `\(field.value)`", at: field.range,
          hint: isItself ? "The name alone is the value: `\(written(operand))`" : nil,
          replacement: isItself ? .init(operand.range.lowerBound..<field.range.upperBound, source(operand)) : nil))
    }
    return .dyn
  }

  private mutating func typeOfElement(
    _ container: (term: Term, type: ValueType), _ index: (term: Term, type: ValueType)
  ) -> ValueType {
    let (operand, key, keyType) = (container.term, index.term, index.type)
    switch unifier.resolved(container.type) {
    case .dyn, .parameter: return .dyn
    case .list(let element):
      if !unifier.accept(keyType, as: .int) {
        report(.init(.type, "A place in a list is a whole number; \(described(key, keyType))", at: key.range))
      } else {
        checkElement(operand, key)
      }
      return element
    case .map(let wanted, let value):
      if !unifier.accept(keyType, as: wanted), !(keyType.isNumber && wanted.isNumber) {
        let wanted = unifier.settled(wanted).phrase
        report(.init(.type, "The keys of this map are each \(wanted); \(described(key, keyType))", at: key.range))
      } else {
        checkElement(operand, key)
      }
      return value
    case .record(let fields):
      guard case .literal(.string(let name)) = key.kind else { return .dyn }
      return part(Name(name, at: key.range), of: .record(fields), operand)
    case let other:
      report(.init(.type, "\(described(operand, other)); only lists and maps have elements", at: operand.range))
      return .dyn
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

extension ValueType {
  /// Whether `size` takes it.
  fileprivate var canBeMeasured: Bool {
    switch self {
    case .list, .map, .string, .secret, .bytes: true
    default: false
    }
  }
}
