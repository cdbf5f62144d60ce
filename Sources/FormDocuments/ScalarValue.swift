/// What a scalar means under the YAML 1.2 core schema.
///
/// Source: YAML 1.2.2, section 10.3.2 (tag resolution). Only `true`/`false` in their three spellings are booleans.
public enum ScalarValue: Sendable, Equatable {
  /// `null`, `Null`, `NULL`, `~` or nothing.
  case null
  /// `true`, `True`, `TRUE`, `false`, `False`, `FALSE`.
  case boolean(Bool)
  /// Decimal, `0o` octal or `0x` hexadecimal digits that fit 64 bits.
  case integer(Int64)
  /// A decimal fraction, an exponent, `.inf`, `.nan`, or an integer that does not fit 64 bits.
  case float(Double)
  /// Anything else, and everything in quotes.
  case string(String)
}
