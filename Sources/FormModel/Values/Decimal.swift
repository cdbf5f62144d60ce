/// An exact decimal number: a whole significand times a power of ten.
///
/// Bounds and steps are decided in decimals, so that a step of 0.1 holds for 0.3 (which no binary fraction equals).
/// Up to 36 significant digits and exponents from -400 to 400 are kept exactly; what lies outside has no `Decimal`.
public struct Decimal: Sendable, Hashable {
  /// The digits as a whole number; it does not end in a zero unless the number is 0.
  public let significand: Int128
  /// The power of ten that the significand is multiplied by.
  public let exponent: Int

  /// The number `significand` times ten to the power of `exponent`.
  public init(significand: Int128, exponent: Int) {
    var significand = significand
    var exponent = exponent
    while significand != 0, significand % 10 == 0 {
      significand /= 10
      exponent += 1
    }
    self.significand = significand
    self.exponent = significand == 0 ? 0 : exponent
  }

  /// The whole number `value`.
  public init(_ value: Int64) { self.init(significand: Int128(value), exponent: 0) }

  /// The number that `text` spells as JSON or YAML do: a sign, digits, a fraction, an exponent; nil for anything else.
  ///
  /// Source: RFC 8259, section 6, with leading zeros and a leading plus sign let through.
  public init?(_ text: String) {
    var significand: Int128 = 0
    var exponent = 0
    var digits = 0
    var hasDigits = false
    var isNegative = false
    var rest = text.utf8[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    var isFraction = false
    while let byte = rest.first {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if let digit = Self.digit(byte) {
        hasDigits = true
        if digits > 0 || digit > 0 { digits += 1 }
        guard digits <= 36 else { return nil }
        significand = significand * 10 + digit
        if isFraction { exponent -= 1 }
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    guard hasDigits else { return nil }
    if let byte = rest.first {
      guard byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") else { return nil }
      guard let power = Int(String(Substring(rest.dropFirst()))) else { return nil }
      guard (-1000...1000).contains(power) else { return nil }
      exponent += power
    }
    guard (-400...400).contains(exponent) else { return nil }
    self.init(significand: isNegative ? -significand : significand, exponent: exponent)
  }

  private static func digit(_ byte: UInt8) -> Int128? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int128(byte - UInt8(ascii: "0")) : nil
  }

  /// Whether the number has no fraction.
  public var isWhole: Bool { exponent >= 0 }

  /// The number as a 64-bit integer; nil when it has a fraction or does not fit.
  public var wholeValue: Int64? {
    guard isWhole, exponent <= 20, let scaled = Self.scaled(significand, by: exponent) else { return nil }
    return Int64(exactly: scaled)
  }

  /// Whether the number is a whole multiple of `step`; a step of 0 divides nothing.
  public func isMultiple(of step: Decimal) -> Bool {
    guard step.significand != 0 else { return false }
    guard significand != 0 else { return true }
    let common = min(exponent, step.exponent)
    guard let own = Self.scaled(significand, by: exponent - common),
      let unit = Self.scaled(step.significand, by: step.exponent - common)
    else { return exponent > step.exponent }
    return own % unit == 0
  }

  /// The difference to `other`; nil when it has more digits than are kept.
  public func subtracting(_ other: Decimal) -> Decimal? {
    let common = min(exponent, other.exponent)
    guard let own = Self.scaled(significand, by: exponent - common),
      let their = Self.scaled(other.significand, by: other.exponent - common)
    else { return nil }
    let (difference, overflow) = own.subtractingReportingOverflow(their)
    return overflow ? nil : Decimal(significand: difference, exponent: common)
  }

  /// The nearest number of at most `digits` significant digits; halves are rounded away from 0.
  public func rounded(toSignificantDigits digits: Int) -> Decimal {
    var kept = significand
    var power = exponent
    var rest: Int128 = 0
    while String(kept.magnitude).utf8.count > digits {
      rest = kept % 10
      kept /= 10
      power += 1
    }
    if abs(rest) >= 5 { kept += rest.signum() }
    return Decimal(significand: kept, exponent: power)
  }

  private static func scaled(_ value: Int128, by power: Int) -> Int128? {
    guard power <= 38 else { return value == 0 ? 0 : nil }
    var result = value
    for _ in 0..<power {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      result = product
    }
    return result
  }
}

extension Decimal: Comparable {
  /// Orders by value, exactly.
  public static func < (left: Self, right: Self) -> Bool {
    if left.significand.signum() != right.significand.signum() { return left.significand < right.significand }
    let common = min(left.exponent, right.exponent)
    if let own = scaled(left.significand, by: left.exponent - common),
      let their = scaled(right.significand, by: right.exponent - common)
    {
      return own < their
    }
    // Too far apart to be written with one exponent: the larger exponent has the larger magnitude.
    let leftIsLarger = left.exponent > right.exponent
    return left.significand > 0 ? !leftIsLarger : leftIsLarger
  }
}

extension Decimal: CustomStringConvertible {
  /// The number in plain digits where that is short, otherwise with an exponent: `0.1`, `-12.5`, `1e40`.
  ///
  /// It is a JSON number (RFC 8259, section 6).
  public var description: String {
    let sign = significand < 0 ? "-" : ""
    let digits = String(significand.magnitude)
    if exponent == 0 { return sign + digits }
    if exponent > 0 {
      return exponent <= 21 ? sign + digits + String(repeating: "0", count: exponent) : "\(sign)\(digits)e\(exponent)"
    }
    let places = -exponent
    if places > 40 { return "\(sign)\(digits)e\(exponent)" }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
