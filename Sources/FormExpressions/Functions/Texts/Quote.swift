extension Function {
  /// `strings.quote(text)`.
  static let quote = Function(
    "strings.quote", "the text in double quotes, escaped", [.global(.string, gives: .string)],
    .unary { (value, _) throws(Fault) in
      guard let text = value.text else { throw .noSuchOverload("strings.quote", value) }
      var quoted = "\""
      for scalar in text.unicodeScalars {
        if let escape = escapes[scalar] { quoted += escape } else { quoted.unicodeScalars.append(scalar) }
      }
      return .string(quoted + "\"")
    })

  private static let escapes: [UnicodeScalar: String] = [
    "\u{07}": "\\a", "\u{08}": "\\b", "\u{0C}": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{0B}": "\\v",
    "\\": "\\\\", "\"": "\\\"",
  ]
}
