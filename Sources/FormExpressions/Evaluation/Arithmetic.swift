/// What `+ - * / %` make of two values.
///
/// Source: cel-spec, langdef, section "Arithmetic Operators": whole numbers that overflow are an error, numbers with
/// fraction follow IEEE 754.
enum Arithmetic {
  /// The value of `left symbol right`.
  static func apply(
    _ symbol: ArithmeticOperator, _ left: Value, _ right: Value, convertsNumbers: Bool
  ) throws(Fault) -> Value {
    switch (left, right) {
    case (.int(let left), .int(let right)): return .int(try whole(symbol, left, right))
    case (.double(let left), .double(let right)): return .double(try real(symbol, left, right))
    case (.unknown, _), (_, .unknown): return .unknown
    case (.uint(let left), .uint(let right)): return .uint(try whole(symbol, left, right))
    case (.int, .double), (.double, .int), (.uint, .double), (.double, .uint):
      guard convertsNumbers, let left = left.converted, let right = right.converted else { break }
      return .double(try real(symbol, left, right))
    default:
      if symbol == .add, let joined = try joined(left, right) { return joined }
      if symbol == .subtract, let difference = try timeDifference(left, right) { return difference }
    }
    throw .noSuchOverload(symbol.rawValue, left, right)
  }

  private static func whole<Number: FixedWidthInteger>(
    _ symbol: ArithmeticOperator, _ left: Number, _ right: Number
  ) throws(Fault) -> Number {
    let result: (partialValue: Number, overflow: Bool)
    switch symbol {
    case .add: result = left.addingReportingOverflow(right)
    case .subtract: result = left.subtractingReportingOverflow(right)
    case .multiply: result = left.multipliedReportingOverflow(by: right)
    case .divide, .remainder:
      if right == 0 { throw Fault(.divisionByZero, "This divides by zero") }
      result =
        symbol == .divide
        ? left.dividedReportingOverflow(by: right) : left.remainderReportingOverflow(dividingBy: right)
    }
    if result.overflow { throw Fault(.range, "The result does not fit into a whole number") }
    return result.partialValue
  }

  private static func real(_ symbol: ArithmeticOperator, _ left: Double, _ right: Double) throws(Fault) -> Double {
    switch symbol {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .remainder: throw Fault(.noSuchOverload, "`%` is for whole numbers only")
    }
  }

  private static func joined(_ left: Value, _ right: Value) throws(Fault) -> Value? {
    switch (left, right) {
    case (.string(let left), .string(let right)): return .string(left + right)
    case (.secret, .string), (.string, .secret), (.secret, .secret):
      return .secret((left.text ?? "") + (right.text ?? ""))
    case (.bytes(let left), .bytes(let right)): return .bytes(left + right)
    case (.list(let left), .list(let right)): return .list(left + right)
    case (.timestamp(let moment), .duration(let span)), (.duration(let span), .timestamp(let moment)):
      return .timestamp(try inRange(moment.adding(span)))
    case (.duration(let left), .duration(let right)): return .duration(try inRange(left.adding(right)))
    default: return nil
    }
  }

  private static func timeDifference(_ left: Value, _ right: Value) throws(Fault) -> Value? {
    switch (left, right) {
    case (.timestamp(let left), .timestamp(let right)): return .duration(try inRange(left.since(right)))
    case (.duration(let left), .duration(let right)): return .duration(try inRange(left.subtracting(right)))
    case (.timestamp(let moment), .duration(let span)):
      guard span.nanoseconds != .min else { return .timestamp(try inRange(nil)) }
      return .timestamp(try inRange(moment.adding(TimeSpan(nanoseconds: -span.nanoseconds))))
    default: return nil
    }
  }

  private static func inRange<Result>(_ result: Result?) throws(Fault) -> Result {
    guard let result else { throw Fault(.range, "The result lies outside the time that can be reckoned with") }
    return result
  }
}

extension Value {
  /// A number as a number with fraction; nil for other values.
  var converted: Double? {
    switch self {
    case .int(let value): Double(value)
    case .uint(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
}

extension Compiler {
  /// How many operations are nested into each other, which is faster than going over a list of them. More would need
  /// a deep stack.
  static let nestedCount = 16

  /// A sum or product from left to right. The first unknown operand makes it unknown.
  func fold(_ steps: [Term.Step], _ operands: [Operation]) -> Operation {
    let convertsNumbers = environment.convertsNumbers
    guard steps.count <= Self.nestedCount else {
      let first = operands[0].value
      let rest = zip(steps, operands.dropFirst()).map { (symbol: $0.symbol, operand: $1) }
      return Operation { (frame) throws(Fault) in
        var result = try first(&frame)
        for (symbol, operand) in rest {
          result = try Self.apply(symbol, result, try operand(&frame), convertsNumbers, &frame)
        }
        return result
      }
    }
    var result = operands[0]
    for (step, operand) in zip(steps, operands.dropFirst()) {
      let (left, right) = (result.value, operand.value)
      let symbol = step.symbol
      result = Operation { (frame) throws(Fault) in
        try Self.apply(symbol, try left(&frame), try right(&frame), convertsNumbers, &frame)
      }
    }
    return result
  }

  private static func apply(
    _ symbol: Located<ArithmeticOperator>, _ left: Value, _ right: Value, _ convertsNumbers: Bool, _ frame: inout Frame
  ) throws(Fault) -> Value {
    do throws(Fault) {
      let value = try Arithmetic.apply(symbol.value, left, right, convertsNumbers: convertsNumbers)
      try frame.takeSize(of: value)
      return value
    } catch {
      throw error.placed(at: symbol.range)
    }
  }
}
