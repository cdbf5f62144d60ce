extension Compiler {
  func compile(_ call: Term.Call, _ arguments: [Operation]) -> Operation {
    let qualified = qualifiedName(of: call)
    let name = qualified ?? call.name
    guard let function = Functions.named(name.value) else {
      return failure(.unknownFunction, "There is no function `\(name.value)`", at: name.range)
    }
    let style: Function.Overload.Style = qualified != nil || call.receiver == nil ? .global : .receiver
    let isPossible = function.overloads.contains {
      $0.style == style && $0.accepts(argumentCount: call.arguments.count)
    }
    guard isPossible else {
      return failure(.noSuchOverload, "`\(name.value)` is not called like this", at: name.range)
    }
    let body = function.prepare?(arguments.map(\.constant)) ?? function.body
    return invoke(function, body, converted(arguments, for: function), at: name.range)
  }

  /// The name with its prefix, unless the prefix is the variable of a macro.
  func qualifiedName(of call: Term.Call) -> Name? {
    if case .identifier(let name, false)? = call.receiver?.kind, bound.contains(name.value) { return nil }
    return call.qualifiedName
  }

  /// The operands with whole numbers converted where the function takes only numbers with fraction.
  private func converted(_ arguments: [Operation], for function: Function) -> [Operation] {
    guard environment.convertsNumbers else { return arguments }
    return arguments.enumerated().map { place, argument in
      guard function.overloads.allSatisfy({ $0.parameters.indices.contains(place) && $0.parameters[place] == .double })
      else { return argument }
      let argument = argument.value
      return Operation { (frame) throws(Fault) in
        let value = try argument(&frame)
        return if case .int(let number) = value { .double(Double(number)) } else { value }
      }
    }
  }

  private func invoke(
    _ function: Function, _ body: Function.Body, _ arguments: [Operation], at range: Range<Int>
  ) -> Operation {
    switch (body, arguments.count) {
    case (.unary(let body), 1):
      let (argument, isStrict) = (arguments[0].value, function.isStrict)
      return Operation { (frame) throws(Fault) in
        let operand = try argument(&frame)
        if isStrict && operand.isUnknown { return .unknown }
        do throws(Fault) {
          try frame.take()
          return try Self.result(try body(operand, &frame), of: operand, nil, &frame)
        } catch {
          throw error.placed(at: range)
        }
      }
    case (.binary(let body), 2):
      let (first, second) = (arguments[0].value, arguments[1].value)
      return Operation { (frame) throws(Fault) in
        let (first, second) = (try first(&frame), try second(&frame))
        if first.isUnknown || second.isUnknown { return .unknown }
        do throws(Fault) {
          try frame.take()
          return try Self.result(try body(first, second, &frame), of: first, second, &frame)
        } catch {
          throw error.placed(at: range)
        }
      }
    case (.many(let body), _):
      return Operation { (frame) throws(Fault) in
        var operands: [Value] = []
        operands.reserveCapacity(arguments.count)
        for argument in arguments { operands.append(try argument(&frame)) }
        if operands.contains(where: \.isUnknown) { return .unknown }
        do throws(Fault) {
          try frame.take()
          let value = try body(operands, &frame)
          try frame.takeSize(of: value)
          return operands.contains(where: \.isSecret) ? value.hidden : value
        } catch {
          throw error.placed(at: range)
        }
      }
    default: return failure(.noSuchOverload, "`\(function.name)` is not called like this", at: range)
    }
  }

  /// The result of a function: takes the steps that it costs, and keeps secret what is made of a secret.
  @inline(__always)
  private static func result(
    _ value: Value, of first: Value, _ second: Value?, _ frame: inout Frame
  ) throws(Fault) -> Value {
    switch value {
    case .string, .bytes, .list:
      try frame.takeSize(of: value)
      return first.isSecret || second?.isSecret ?? false ? value.hidden : value
    default: return value
    }
  }
}

extension Value {
  fileprivate var isSecret: Bool { if case .secret = self { true } else { false } }

  /// The value with every text in it secret.
  fileprivate var hidden: Value {
    switch self {
    case .string(let text): .secret(text)
    case .bytes(let bytes): .secret(String(decoding: bytes, as: UTF8.self))
    case .list(let elements): .list(elements.map(\.hidden))
    default: self
    }
  }
}
