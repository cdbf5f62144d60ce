extension Function {
  /// `math.bitAnd(a, b)`.
  static let bitAnd = combining("math.bitAnd", "the bits set in both") { $0 & $1 }
  /// `math.bitOr(a, b)`.
  static let bitOr = combining("math.bitOr", "the bits set in either") { $0 | $1 }
  /// `math.bitXor(a, b)`.
  static let bitXor = combining("math.bitXor", "the bits set in exactly one") { $0 ^ $1 }
  /// `math.bitShiftLeft(bits, count)`.
  static let bitShiftLeft = shifting("math.bitShiftLeft", "the bits moved to the left") { $0 << $1 }
  /// `math.bitShiftRight(bits, count)`; zeros come in from the left, also for a negative number.
  static let bitShiftRight = shifting("math.bitShiftRight", "the bits moved to the right") { $0 >> $1 }

  /// `math.bitNot(bits)`.
  static let bitNot = Function(
    "math.bitNot", "the bits that are not set", [.global(.int, gives: .int), .global(.uint, gives: .uint)],
    .unary { (value, _) throws(Fault) in
      switch value {
      case .int(let bits): .int(~bits)
      case .uint(let bits): .uint(~bits)
      default: throw .noSuchOverload("math.bitNot", value)
      }
    })

  private static func combining(
    _ name: String, _ summary: String, _ combine: @escaping @Sendable (UInt64, UInt64) -> UInt64
  ) -> Function {
    Function(
      name, summary, [.global(.int, .int, gives: .int), .global(.uint, .uint, gives: .uint)],
      .binary { (left, right, _) throws(Fault) in
        switch (left, right) {
        case (.int(let left), .int(let right)):
          .int(Int64(bitPattern: combine(UInt64(bitPattern: left), UInt64(bitPattern: right))))
        case (.uint(let left), .uint(let right)): .uint(combine(left, right))
        default: throw .noSuchOverload(name, left, right)
        }
      })
  }

  private static func shifting(
    _ name: String, _ summary: String, _ shift: @escaping @Sendable (UInt64, Int64) -> UInt64
  ) -> Function {
    Function(
      name, summary, [.global(.int, .int, gives: .int), .global(.uint, .int, gives: .uint)],
      .binary { (bits, count, _) throws(Fault) in
        guard case .int(let count) = count else { throw .noSuchOverload(name, bits, count) }
        if count < 0 { throw Fault(.invalidArgument, "Bits cannot be moved by a negative number") }
        switch bits {
        case .int(let bits): return .int(Int64(bitPattern: shift(UInt64(bitPattern: bits), count)))
        case .uint(let bits): return .uint(shift(bits, count))
        default: throw .noSuchOverload(name, bits)
        }
      })
  }
}
