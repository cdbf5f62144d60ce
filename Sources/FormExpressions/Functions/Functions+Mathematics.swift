extension Functions {
  /// Numbers.
  ///
  /// Source: the math extension of cel-go, version 2.
  static let mathematics: [Function] = [
    Function("math.greatest", "the greatest of the numbers", extreme, .global(.list(.dyn), gives: .dyn)),
    Function("math.least", "the least of the numbers", extreme, .global(.list(.dyn), gives: .dyn)),
    Function("math.ceil", "the next whole number upwards", real),
    Function("math.floor", "the next whole number downwards", real),
    Function("math.round", "the nearest whole number, halves away from zero", real),
    Function("math.trunc", "the number without its fraction", real),
    Function("math.abs", "the number without its sign", integer, natural, real),
    Function("math.sign", "-1, 0 or 1", integer, natural, real),
    Function(
      "math.sqrt", "the square root", real, .global(.int, gives: .double), .global(.uint, gives: .double)),
    Function("math.isNaN", "whether the value is no number", .global(.double, gives: .bool)),
    Function("math.isInf", "whether the number is infinite", .global(.double, gives: .bool)),
    Function("math.isFinite", "whether the number is finite", .global(.double, gives: .bool)),
    Function("math.bitAnd", "the bits set in both", bitsOfInt, bitsOfUint),
    Function("math.bitOr", "the bits set in either", bitsOfInt, bitsOfUint),
    Function("math.bitXor", "the bits set in exactly one", bitsOfInt, bitsOfUint),
    Function("math.bitNot", "the bits that are not set", integer, natural),
    Function("math.bitShiftLeft", "the bits moved to the left", bitsOfInt, .global(.uint, .int, gives: .uint)),
    Function("math.bitShiftRight", "the bits moved to the right", bitsOfInt, .global(.uint, .int, gives: .uint)),
  ]

  private static let extreme: Function.Overload = .global(.dyn, variadic: true, gives: .dyn)
  private static let real: Function.Overload = .global(.double, gives: .double)
  private static let integer: Function.Overload = .global(.int, gives: .int)
  private static let natural: Function.Overload = .global(.uint, gives: .uint)
  private static let bitsOfInt: Function.Overload = .global(.int, .int, gives: .int)
  private static let bitsOfUint: Function.Overload = .global(.uint, .uint, gives: .uint)
}
