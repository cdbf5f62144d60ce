extension Function {
  /// `text.split(separator)` and `text.split(separator, limit)`: with a limit at most so many parts. An empty separator
  /// splits into characters.
  static let split = Function(
    "split", "the parts between separators",
    [.on(.string, .string, gives: .list(.string)), .on(.string, .string, .int, gives: .list(.string))],
    .many { (operands, frame) throws(Fault) in
      guard let text = operands[0].text, let separator = operands[1].text else {
        throw .noSuchOverload("split", operands[0], operands[1])
      }
      let limit = try limit("split", operands.dropFirst(2).first)
      try frame.takeText(text.utf8.count)
      return .list(parts(of: Array(text.unicodeScalars), Array(separator.unicodeScalars), limit: limit))
    })

  private static func parts(of text: [UnicodeScalar], _ separator: [UnicodeScalar], limit: Int) -> [Value] {
    if limit == 0 { return [] }
    var places: [Int]
    if separator.isEmpty {
      if text.isEmpty { return [] }
      places = Array((1..<max(text.count, 1)).prefix(limit - 1))
    } else {
      places = Occurrences(of: separator, in: text).separate(limit: limit - 1)
    }
    var parts: [Value] = []
    var start = 0
    places.append(text.count)
    for place in places {
      parts.append(.string(String(String.UnicodeScalarView(text[start..<place]))))
      start = place + separator.count
    }
    return parts
  }
}
