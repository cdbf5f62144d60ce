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
    let operands = (qualified == nil ? call.receiver.map { [$0] } ?? [] : []) + call.arguments
    let body = function.prepare?(operands.map(\.constant)) ?? function.body
    return invoke(function, body, converted(arguments, for: function), at: name.range)
  }

  /// The operands with whole numbers converted where the function takes only numbers with fraction.
  private func converted(_ arguments: [Operation], for function: Function) -> [Operation] {
    guard environment.convertsNumbers else { return arguments }
    return arguments.enumerated().map { place, argument in
      guard function.overloads.allSatisfy({ $0.parameters.indices.contains(place) && $0.parameters[place] == .double })
      else { return argument }
      return { (frame) throws(Fault) in
        let value = try argument(&frame)
        return if case .int(let number) = value { .double(Double(number)) } else { value }
      }
    }
  }

  /// The name with its prefix, unless the prefix is the variable of a macro.
  func qualifiedName(of call: Term.Call) -> Name? {
    if case .identifier(let name, false)? = call.receiver?.kind, bound.contains(name.value) { return nil }
    return call.qualifiedName
  }

  private func invoke(
    _ function: Function, _ body: Function.Body, _ arguments: [Operation], at range: Range<Int>
  ) -> Operation {
    switch (body, arguments.count) {
    case (.unary(let body), 1):
      let argument = arguments[0]
      return { (frame) throws(Fault) in
        let value = try argument(&frame)
        if value.isUnknown && function.isStrict { return .unknown }
        return try Self.run(function, [value], &frame, at: range) { (frame) throws(Fault) in try body(value, &frame) }
      }
    case (.binary(let body), 2):
      let (first, second) = (arguments[0], arguments[1])
      return { (frame) throws(Fault) in
        let (first, second) = (try first(&frame), try second(&frame))
        if first.isUnknown || second.isUnknown { return .unknown }
        return try Self.run(function, [first, second], &frame, at: range) { (frame) throws(Fault) in
          try body(first, second, &frame)
        }
      }
    case (.many(let body), _):
      return { (frame) throws(Fault) in
        var values: [Value] = []
        values.reserveCapacity(arguments.count)
        for argument in arguments { values.append(try argument(&frame)) }
        if values.contains(where: \.isUnknown) { return .unknown }
        let operands = values
        return try Self.run(function, operands, &frame, at: range) { (frame) throws(Fault) in
          try body(operands, &frame)
        }
      }
    default: return failure(.noSuchOverload, "`\(function.name)` is not called like this", at: range)
    }
  }

  /// Runs a function's body: takes its steps, places its fault, and keeps secret what is made of secrets.
  private static func run(
    _ function: Function, _ operands: @autoclosure () -> [Value], _ frame: inout Frame, at range: Range<Int>,
    _ body: (inout Frame) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    do throws(Fault) {
      try frame.take()
      let value = try body(&frame)
      try frame.takeSize(of: value)
      return value.mayShow ? value : value.keeping(operands())
    } catch {
      throw error.placed(at: range)
    }
  }
}

extension Term {
  /// The value of a literal; nil for other nodes.
  fileprivate var constant: Value? { if case .literal(let literal) = kind { literal.value } else { nil } }
}

extension Value {
  /// Whether the value can carry no text of a secret.
  fileprivate var mayShow: Bool {
    switch self {
    case .string, .list, .bytes: false
    default: true
    }
  }

  /// The value, secret when one of the operands is.
  fileprivate func keeping(_ operands: [Value]) -> Value {
    let isSecret = operands.contains { if case .secret = $0 { true } else { false } }
    switch self {
    case .string(let text) where isSecret: return .secret(text)
    case .bytes(let bytes) where isSecret: return .secret(String(decoding: bytes, as: UTF8.self))
    case .list(let elements) where isSecret: return .list(elements.map { $0.keeping(operands) })
    default: return self
    }
  }
}
