import FormText

/// Names, and the parts and elements of what they stand for.
extension TypeChecker {
  mutating func typeOfName(_ term: Term) -> ValueType {
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

  mutating func typeOfSelection(_ term: Term, from operand: Term, _ type: ValueType) -> ValueType {
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
    case let text where field.value == "isEmpty" && (text == .string || text == .secret):
      let asked = "\(source(operand)) == ''"
      report(
        .init(
          .type, "`\(written(operand))` has no part `isEmpty`", at: field.range,
          hint: "Write `\(written(operand)) == ''`",
          replacement: .init(operand.range.lowerBound..<field.range.upperBound, "(\(asked))")))
    case let other where Functions.named(field.value)?.takesAlone(other) ?? false:
      report(
        .init(
          .type, "\(described(operand, other)) and has no part `\(field.value)`", at: field.range,
          hint: "The function of that name is called so: `\(field.value)(\(written(operand)))`",
          replacement: .init(
            operand.range.lowerBound..<field.range.upperBound, "\(field.value)(\(source(operand)))")))
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

  mutating func typeOfElement(
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
