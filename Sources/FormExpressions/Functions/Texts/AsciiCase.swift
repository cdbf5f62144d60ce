extension Function {
  /// `text.lowerAscii()`.
  static let lowerAscii = mapping("lowerAscii", "the text with A to Z in lower case") {
    (0x41...0x5A).contains($0) ? $0 + 0x20 : $0
  }

  /// `text.upperAscii()`.
  static let upperAscii = mapping("upperAscii", "the text with a to z in upper case") {
    (0x61...0x7A).contains($0) ? $0 - 0x20 : $0
  }

  private static func mapping(
    _ name: String, _ summary: String, _ change: @escaping @Sendable (UInt8) -> UInt8
  ) -> Function {
    Function(
      name, summary, [.on(.string, gives: .string)],
      .unary { (value, _) throws(Fault) in
        guard let text = value.text else { throw .noSuchOverload(name, value) }
        return .string(String(decoding: text.utf8.map(change), as: UTF8.self))
      })
  }
}
