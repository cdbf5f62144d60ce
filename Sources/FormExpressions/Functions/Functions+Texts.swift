extension Functions {
  /// What is asked of texts and made of them. Places in texts count code points from 0.
  ///
  /// Source: cel-spec, langdef, section "String Functions"; the strings extension of cel-go, version 4.
  static let texts: [Function] = [
    Function("charAt", "the character at a place", .on(.string, .int, gives: .string)),
    Function("contains", "whether a text contains another", .on(.string, .string, gives: .bool)),
    Function("endsWith", "whether a text ends with another", .on(.string, .string, gives: .bool)),
    Function(
      "format", "the text with `%s`, `%d` and their like filled in", .on(.string, .list(.dyn), gives: .string)),
    Function(
      "indexOf", "the first place of a text in another, or -1", .on(.string, .string, gives: .int),
      .on(.string, .string, .int, gives: .int)),
    Function(
      "join", "the texts of a list, one after the other", .on(.list(.string), gives: .string),
      .on(.list(.string), .string, gives: .string)),
    Function(
      "lastIndexOf", "the last place of a text in another, or -1", .on(.string, .string, gives: .int),
      .on(.string, .string, .int, gives: .int)),
    Function("lowerAscii", "the text with A to Z in lower case", .on(.string, gives: .string)),
    Function(
      "matches", "whether a regular expression is found in the text", .on(.string, .string, gives: .bool),
      .global(.string, .string, gives: .bool)),
    Function(
      "replace", "the text with a part replaced wherever it occurs", .on(.string, .string, .string, gives: .string),
      .on(.string, .string, .string, .int, gives: .string)),
    Function("reverse", "the text from its end to its start", .on(.string, gives: .string)),
    Function(
      "split", "the parts between separators", .on(.string, .string, gives: .list(.string)),
      .on(.string, .string, .int, gives: .list(.string))),
    Function("startsWith", "whether a text begins with another", .on(.string, .string, gives: .bool)),
    Function("strings.quote", "the text in double quotes, escaped", .global(.string, gives: .string)),
    Function(
      "substring", "the part from one place up to another", .on(.string, .int, gives: .string),
      .on(.string, .int, .int, gives: .string)),
    Function("trim", "the text without blanks at both ends", .on(.string, gives: .string)),
    Function("upperAscii", "the text with a to z in upper case", .on(.string, gives: .string)),
  ]
}
