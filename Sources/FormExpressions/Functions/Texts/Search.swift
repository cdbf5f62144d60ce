extension Function {
  /// `text.contains(part)`.
  static let contains = asking("contains", "whether a text contains another") { $0.contains($1) }
  /// `text.startsWith(part)`.
  static let startsWith = asking("startsWith", "whether a text begins with another") { $0.starts(with: $1) }
  /// `text.endsWith(part)`.
  static let endsWith = asking("endsWith", "whether a text ends with another") { text, part in
    text.suffix(part.count).elementsEqual(part)
  }

  private static func asking(
    _ name: String, _ summary: String, _ holds: @escaping @Sendable ([UInt8], [UInt8]) -> Bool
  ) -> Function {
    Function(
      name, summary, [.on(.string, .string, gives: .bool)],
      .binary { (text, part, frame) throws(Fault) in
        guard let whole = text.text, let sought = part.text else { throw .noSuchOverload(name, text, part) }
        try frame.takeText(whole.utf8.count)
        return .bool(holds(Array(whole.utf8), Array(sought.utf8)))
      })
  }
}

extension [UInt8] {
  /// Whether the bytes of `part` stand somewhere in these. Takes time in proportion to both together.
  fileprivate func contains(_ part: [UInt8]) -> Bool { Occurrences(of: part, in: self).first(from: 0) != nil }
}
