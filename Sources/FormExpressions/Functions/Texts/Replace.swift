extension Function {
  /// `text.replace(part, other)` and `text.replace(part, other, limit)`.
  static let replace = Function(
    "replace", "the text with a part replaced wherever it occurs",
    [
      .on(.string, .string, .string, gives: .string), .on(.string, .string, .string, .int, gives: .string),
    ],
    .many { (operands, frame) throws(Fault) in
      guard let text = operands[0].text, let part = operands[1].text, let other = operands[2].text else {
        throw .noSuchOverload("replace", operands[0], operands[1], operands[2])
      }
      let limit = try limit("replace", operands.dropFirst(3).first)
      let (scalars, sought) = (Array(text.unicodeScalars), Array(part.unicodeScalars))
      let places = Occurrences(of: sought, in: scalars).separate(limit: limit)
      try frame.takeText(text.utf8.count + places.count * other.utf8.count)
      var result = String.UnicodeScalarView()
      var start = 0
      for place in places {
        result.append(contentsOf: scalars[start..<place])
        result.append(contentsOf: other.unicodeScalars)
        start = place + sought.count
      }
      result.append(contentsOf: scalars[start...])
      return .string(String(result))
    })

  /// How often something is done at most; without a limit, or with a negative one, without end.
  static func limit(_ name: String, _ operand: Value?) throws(Fault) -> Int {
    switch operand {
    case nil: return .max
    case .int(let count)?: return count < 0 ? .max : Int(clamping: count)
    case let value?: throw .noSuchOverload(name, value)
    }
  }
}
