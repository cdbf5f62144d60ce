extension Functions {
  /// From one type to another, and what asks any value.
  ///
  /// Source: cel-spec, langdef, section "List of Standard Definitions".
  static let conversions: [Function] = [
    Function(
      "bool", "the truth value that a text spells", .global(.bool, gives: .bool), .global(.string, gives: .bool)),
    Function("bytes", "a text as UTF-8", .global(.bytes, gives: .bytes), .global(.string, gives: .bytes)),
    Function(
      "double", "a number with fraction", .global(.double, gives: .double), .global(.int, gives: .double),
      .global(.uint, gives: .double), .global(.string, gives: .double)),
    Function(
      "duration", "the span of time that a text such as '1h30m' spells", .global(.duration, gives: .duration),
      .global(.string, gives: .duration)),
    Function("dyn", "the same value, unchecked", .global(.parameter("A"), gives: .dyn)),
    Function(
      "int", "a whole number; fractions are dropped", .global(.int, gives: .int), .global(.uint, gives: .int),
      .global(.double, gives: .int), .global(.string, gives: .int), .global(.timestamp, gives: .int)),
    Function(
      "size", "the number of characters, bytes, elements or entries", .global(.string, gives: .int),
      .global(.bytes, gives: .int), .global(.list(.parameter("A")), gives: .int),
      .global(.map(.parameter("A"), .parameter("B")), gives: .int), .on(.string, gives: .int),
      .on(.bytes, gives: .int), .on(.list(.parameter("A")), gives: .int),
      .on(.map(.parameter("A"), .parameter("B")), gives: .int)),
    Function(
      "string", "the value as a text", .global(.string, gives: .string), .global(.int, gives: .string),
      .global(.uint, gives: .string), .global(.double, gives: .string), .global(.bool, gives: .string),
      .global(.bytes, gives: .string), .global(.timestamp, gives: .string), .global(.duration, gives: .string)),
    Function(
      "timestamp", "the moment that a text in RFC 3339 spells", .global(.timestamp, gives: .timestamp),
      .global(.string, gives: .timestamp), .global(.int, gives: .timestamp)),
    Function("type", "the type of the value", .global(.parameter("A"), gives: .type)),
    Function(
      "uint", "a whole number without sign", .global(.uint, gives: .uint), .global(.int, gives: .uint),
      .global(.double, gives: .uint), .global(.string, gives: .uint)),
  ]
}
