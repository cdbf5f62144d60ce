extension Functions {
  /// What forms add to the language.
  static let forms: [Function] = [
    Function("today", "the day on which the form is filled in, at 00:00 UTC", .global(gives: .timestamp)),
    Function("now", "the moment at which the form is filled in", .global(gives: .timestamp)),
    Function("age", "the full years from a date to today", .global(.timestamp, gives: .int)),
    Function("isEmail", "whether the text is an e-mail address", .global(.string, gives: .bool)),
    Function("isUrl", "whether the text is an absolute URL", .global(.string, gives: .bool)),
    Function(
      "sum", "the sum of the numbers of a list, 0 when it is empty", .global(.list(.int), gives: .int),
      .global(.list(.double), gives: .double), .global(.list(.uint), gives: .uint)),
    Function("isSet", "whether the field is filled in", .global(.parameter("A"), gives: .bool)),
  ]
}
