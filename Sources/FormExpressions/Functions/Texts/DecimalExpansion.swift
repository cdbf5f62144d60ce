/// A number with fraction written in decimal digits, rounded from its exact value, halves to the even digit.
///
/// Every such number is a whole number times a power of two, so its decimal digits end. They are worked out exactly.
enum DecimalExpansion {
  /// The number with `precision` digits after the point: `1.50`.
  static func fixed(_ number: Double, _ precision: Int) -> String {
    if let name = name(of: number) { return name }
    var digits = Digits(number.magnitude)
    digits.round(toFraction: precision)
    return sign(number) + digits.text(fraction: precision)
  }

  /// The number with one digit before the point, `precision` after it, and an exponent: `1.50e+00`.
  static func scientific(_ number: Double, _ precision: Int) -> String {
    if let name = name(of: number) { return name }
    var digits = Digits(number.magnitude)
    digits.round(toFraction: precision - digits.exponent)
    let exponent = digits.exponent
    digits.pointShift(by: -exponent)
    digits.round(toFraction: precision)
    let size = String(exponent.magnitude)
    return sign(number) + digits.text(fraction: precision) + (exponent < 0 ? "e-" : "e+")
      + (size.count < 2 ? "0" : "") + size
  }

  private static func name(of number: Double) -> String? {
    if number.isNaN { return "NaN" }
    return number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : nil
  }

  private static func sign(_ number: Double) -> String { number.sign == .minus ? "-" : "" }
}

/// Decimal digits with a point among them.
private struct Digits {
  /// The digits, most significant first, without zeros in front.
  private var digits: [UInt8]
  /// How many of the digits stand after the point; more than there are for small numbers, negative for zeros that are
  /// left out before it.
  private var fraction: Int

  init(_ magnitude: Double) {
    let significand = magnitude.significandBitPattern | (magnitude.isNormal ? 1 << 52 : 0)
    let power = magnitude.isNormal ? Int(magnitude.exponent) - 52 : -1074
    var number = BigDecimal(significand)
    for _ in 0..<abs(power) { number.multiply(by: power < 0 ? 5 : 2) }
    digits = number.digits
    fraction = power < 0 ? -power : 0
  }

  /// The power of ten of the first digit; 0 for zero.
  var exponent: Int { digits.isEmpty ? 0 : digits.count - 1 - fraction }

  mutating func pointShift(by places: Int) { fraction -= places }

  /// Drops digits so that `count` stand after the point; negative counts drop some before it.
  mutating func round(toFraction count: Int) {
    let dropped = fraction - count
    guard dropped > 0, !digits.isEmpty else { return }
    fraction = count
    if dropped > digits.count {
      digits = []
      return
    }
    let rest = digits.suffix(dropped)
    digits.removeLast(dropped)
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isUp = isHalf ? (digits.last ?? 0) % 2 == 1 : (rest.first ?? 0) >= 5
    if isUp { increment() }
  }

  private mutating func increment() {
    var place = digits.count - 1
    while place >= 0, digits[place] == 9 {
      digits[place] = 0
      place -= 1
    }
    if place >= 0 { digits[place] += 1 } else { digits.insert(1, at: 0) }
  }

  /// The number with `count` digits after the point, zeros filled in.
  func text(fraction count: Int) -> String {
    var all = digits + Array(repeating: 0, count: max(0, count - fraction))
    let missing = count + 1 - all.count
    if missing > 0 { all.insert(contentsOf: Array(repeating: 0, count: missing), at: 0) }
    let text = String(decoding: all.map { $0 + 0x30 }, as: UTF8.self)
    return count > 0 ? "\(text.dropLast(count)).\(text.suffix(count))" : text
  }
}

/// A whole number of any size, in groups of nine decimal digits, least significant first.
private struct BigDecimal {
  private var groups: [UInt64]
  private static let base: UInt64 = 1_000_000_000

  init(_ number: UInt64) {
    groups = []
    var rest = number
    while rest > 0 {
      groups.append(rest % Self.base)
      rest /= Self.base
    }
  }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for place in groups.indices {
      let product = groups[place] * factor + carry
      groups[place] = product % Self.base
      carry = product / Self.base
    }
    if carry > 0 { groups.append(carry) }
  }

  /// The digits, most significant first, without zeros in front.
  var digits: [UInt8] {
    var digits: [UInt8] = []
    for group in groups {
      var rest = group
      for _ in 0..<9 {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while digits.last == 0 { digits.removeLast() }
    return digits.reversed()
  }
}
