extension Function {
  /// `math.abs(number)`.
  static let abs = Function(
    "math.abs", "the number without its sign", sameType,
    .unary { (value, _) throws(Fault) in
      switch value {
      case .uint: return value
      case .double(let number): return .double(number.magnitude)
      case .int(.min): throw Fault(.range, "The result does not fit into a whole number")
      case .int(let number): return .int(number < 0 ? -number : number)
      default: throw .noSuchOverload("math.abs", value)
      }
    })

  /// `math.sign(number)`.
  static let sign = Function(
    "math.sign", "-1, 0 or 1", sameType,
    .unary { (value, _) throws(Fault) in
      switch value {
      case .uint(let number): .uint(number == 0 ? 0 : 1)
      case .int(let number): .int(number.signum())
      case .double(let number): .double(number > 0 ? 1 : number < 0 ? -1 : number)
      default: throw .noSuchOverload("math.sign", value)
      }
    })

  private static let sameType: [Overload] = [
    .global(.int, gives: .int), .global(.uint, gives: .uint), .global(.double, gives: .double),
  ]
}
