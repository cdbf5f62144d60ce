extension Function {
  /// `bytes(text)`.
  static let toBytes = Function(
    "bytes", "a text as UTF-8", [.global(.bytes, gives: .bytes), .global(.string, gives: .bytes)],
    .unary { (value, _) throws(Fault) in
      if case .bytes = value { return value }
      guard let text = value.text else { throw .noSuchOverload("bytes", value) }
      return .bytes(Array(text.utf8))
    })
}
