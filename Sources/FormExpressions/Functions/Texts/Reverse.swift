extension Function {
  /// `text.reverse()`.
  static let reverse = Function(
    "reverse", "the text from its end to its start", [.on(.string, gives: .string)],
    .unary { (value, _) throws(Fault) in
      guard let text = value.text else { throw .noSuchOverload("reverse", value) }
      return .string(String(String.UnicodeScalarView(text.unicodeScalars.reversed())))
    })
}
