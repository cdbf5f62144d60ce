extension Function {
  /// `text.trim()`.
  static let trim = Function(
    "trim", "the text without blanks at both ends", [.on(.string, gives: .string)],
    .unary { (value, _) throws(Fault) in
      guard let text = value.text else { throw .noSuchOverload("trim", value) }
      let head = text.unicodeScalars.drop(while: \.properties.isWhitespace)
      let end = head.lastIndex { !$0.properties.isWhitespace }
      return .string(end.map { String(head[...$0]) } ?? "")
    })
}
