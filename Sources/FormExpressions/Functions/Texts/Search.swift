extension Function {
  /// `text.contains(part)`.
  static let contains = asking("contains", "whether a text contains another") { text, part in
    Occurrences(of: Array(part), in: Array(text)).first(from: 0) != nil
  }
  /// `text.startsWith(part)`.
  static let startsWith = asking("startsWith", "whether a text begins with another") { $0.starts(with: $1) }
  /// `text.endsWith(part)`.
  static let endsWith = asking("endsWith", "whether a text ends with another") { text, part in
    text.count >= part.count && text.suffix(part.count).elementsEqual(part)
  }

  private static func asking(
    _ name: String, _ summary: String, _ holds: @escaping @Sendable (String.UTF8View, String.UTF8View) -> Bool
  ) -> Function {
    Function(
      name, summary, [.on(.string, .string, gives: .bool)],
      .binary { (text, part, frame) throws(Fault) in
        guard let whole = text.text, let sought = part.text else { throw .noSuchOverload(name, text, part) }
        try frame.takeText(whole.utf8.count)
        return .bool(holds(whole.utf8, sought.utf8))
      })
  }
}
