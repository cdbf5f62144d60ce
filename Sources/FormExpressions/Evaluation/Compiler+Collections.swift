extension Compiler {
  func list(_ elements: [Operation]) -> Operation {
    Operation { (frame) throws(Fault) in
      var values: [Value] = []
      values.reserveCapacity(elements.count)
      for element in elements {
        let value = try element(&frame)
        if value.isUnknown { return .unknown }
        values.append(value)
      }
      return .list(values)
    }
  }

  func map(_ entries: [Term.Entry], _ operands: [Operation]) -> Operation {
    let entries = entries.enumerated().map { place, entry in
      (key: operands[2 * place], value: operands[2 * place + 1], range: entry.key.range)
    }
    return Operation { (frame) throws(Fault) in
      var map = MapValue()
      for entry in entries {
        let (key, value) = (try entry.key(&frame), try entry.value(&frame))
        if key.isUnknown || value.isUnknown { return .unknown }
        do throws(MapValue.Refusal) {
          try map.add(key, value)
        } catch {
          throw Self.fault(error, key).placed(at: entry.range)
        }
      }
      return .map(map)
    }
  }

  private static func fault(_ refusal: MapValue.Refusal, _ key: Value) -> Fault {
    switch refusal {
    case .repeatedKey: Fault(.invalidArgument, "The key \(key) comes twice")
    case .unsupportedKey: Fault(.invalidArgument, "A key is a text, a whole number or a truth value, not \(key)")
    }
  }

  func index(_ operand: Operation, _ key: Operation, at range: Range<Int>) -> Operation {
    Operation { (frame) throws(Fault) in
      let (container, key) = (try operand(&frame), try key(&frame))
      do throws(Fault) {
        return try Self.element(of: container, at: key)
      } catch {
        throw error.placed(at: range)
      }
    }
  }

  private static func element(of container: Value, at key: Value) throws(Fault) -> Value {
    switch container {
    case _ where key.isUnknown: return .unknown
    case .unknown: return .unknown
    case .map(let map):
      guard let value = map[key] else { throw Fault(.noSuchKey, "The map has no \(key)") }
      return value
    case .list(let elements):
      guard let place = place(key) else { throw Fault.noSuchOverload("[]", container, key) }
      guard elements.indices.contains(place) else {
        throw Fault(.invalidArgument, "The list has \(elements.count) elements, counted from 0; there is no \(place)")
      }
      return elements[place]
    default: throw Fault.noSuchOverload("[]", container, key)
    }
  }

  /// A place in a list; numbers that are whole count, whatever their type.
  private static func place(_ key: Value) -> Int? {
    switch key {
    case .int(let value): Int(exactly: value)
    case .uint(let value): Int(exactly: value)
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }

  // MARK: Macros

  mutating func compileComprehension(_ term: Term) -> Operation {
    guard case .comprehension(let comprehension) = term.kind else { preconditionFailure("the node is a macro") }
    let target = compile(comprehension.target)
    bound.append(comprehension.variable.value)
    var parts: [Operation] = []
    for part in term.children.dropFirst() { parts.append(compile(part)) }
    bound.removeLast()
    return run(comprehension.macro, over: target, parts)
  }

  /// The macro with its condition, if `map` has one, and its body.
  private func run(
    _ macro: Located<Term.Macro>, over target: Operation, _ parts: [Operation]
  ) -> Operation {
    let body = parts[parts.count - 1]
    let target = target.value
    let filter = parts.count == 2 ? parts[0] : nil
    let run: @Sendable ([Value], inout Frame) throws(Fault) -> Value
    switch macro.value {
    case .all: run = quantifier(body, decidedBy: .no, macro)
    case .exists: run = quantifier(body, decidedBy: .yes, macro)
    case .existsOne: run = one(body, macro)
    case .filter: run = selection(body, macro)
    case .map: run = transformation(filter, body, macro)
    }
    return Operation { (frame) throws(Fault) in
      let elements: [Value]
      switch try target(&frame) {
      case .list(let list): elements = list
      case .map(let map): elements = map.entries.map(\.key)
      case .unknown: return .unknown
      case let value: throw Fault.noSuchOverload(macro.value.rawValue, value).placed(at: macro.range)
      }
      frame.locals.append(.null)
      let result = try run(elements, &frame)
      frame.locals.removeLast()
      return result
    }
  }

  private typealias Turns = @Sendable ([Value], inout Frame) throws(Fault) -> Value

  private func quantifier(
    _ body: Operation, decidedBy decisive: Truth, _ macro: Located<Term.Macro>
  ) -> Turns {
    let test = body.test
    return { (elements, frame) throws(Fault) in
      var verdict = Verdict(decidedBy: decisive)
      for element in elements {
        try Self.turn(to: element, &frame, macro)
        if try verdict.take(test, &frame) { return decisive.value }
      }
      return (try verdict.truth(at: macro.range)).value
    }
  }

  private func one(_ body: Operation, _ macro: Located<Term.Macro>) -> Turns {
    { (elements, frame) throws(Fault) in
      var count = 0
      var isUnknown = false
      for element in elements {
        try Self.turn(to: element, &frame, macro)
        switch try Self.condition(body, &frame, macro) {
        case true?: count += 1
        case false?: break
        case nil: isUnknown = true
        }
      }
      return isUnknown && count < 2 ? .unknown : .bool(count == 1)
    }
  }

  private func selection(_ body: Operation, _ macro: Located<Term.Macro>) -> Turns {
    { (elements, frame) throws(Fault) in
      var kept: [Value] = []
      var isUnknown = false
      for element in elements {
        try Self.turn(to: element, &frame, macro)
        switch try Self.condition(body, &frame, macro) {
        case true?: kept.append(element)
        case false?: break
        case nil: isUnknown = true
        }
      }
      return isUnknown ? .unknown : .list(kept)
    }
  }

  private func transformation(
    _ filter: Operation?, _ body: Operation, _ macro: Located<Term.Macro>
  ) -> Turns {
    { (elements, frame) throws(Fault) in
      var values: [Value] = []
      var isUnknown = false
      for element in elements {
        try Self.turn(to: element, &frame, macro)
        if let filter {
          switch try Self.condition(filter, &frame, macro) {
          case true?: break
          case false?: continue
          case nil: isUnknown = true
          }
        }
        let value = try body(&frame)
        if value.isUnknown { isUnknown = true }
        values.append(value)
      }
      return isUnknown ? .unknown : .list(values)
    }
  }

  private static func turn(
    to element: Value, _ frame: inout Frame, _ macro: Located<Term.Macro>
  ) throws(Fault) {
    do throws(Fault) {
      try frame.take()
    } catch {
      throw error.placed(at: macro.range)
    }
    frame.locals[frame.locals.count - 1] = element
  }

  /// Whether the condition holds; nil when that is unknown.
  private static func condition(
    _ operation: Operation, _ frame: inout Frame, _ macro: Located<Term.Macro>
  ) throws(Fault) -> Bool? {
    do throws(Fault) {
      let truth = try operation.test(&frame)
      return truth == .unknown ? nil : truth == .yes
    } catch {
      throw error.placed(at: macro.range)
    }
  }
}
