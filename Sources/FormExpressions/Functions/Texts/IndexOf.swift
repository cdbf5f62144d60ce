extension Function {
  /// `text.indexOf(part)` and `text.indexOf(part, start)`.
  static let indexOf = Function(
    "indexOf", "the first place of a text in another, or -1",
    [.on(.string, .string, gives: .int), .on(.string, .string, .int, gives: .int)],
    .many { (operands, frame) throws(Fault) in
      let (text, part, start) = try searched("indexOf", operands, &frame)
      return .int(Int64(Occurrences(of: part, in: text).first(from: start ?? 0) ?? -1))
    })

  /// `text.lastIndexOf(part)` and `text.lastIndexOf(part, last)`.
  static let lastIndexOf = Function(
    "lastIndexOf", "the last place of a text in another, or -1",
    [.on(.string, .string, gives: .int), .on(.string, .string, .int, gives: .int)],
    .many { (operands, frame) throws(Fault) in
      let (text, part, last) = try searched("lastIndexOf", operands, &frame)
      let end = min(text.count, (last ?? text.count) + part.count)
      let backwards = Occurrences(of: part.reversed(), in: text[..<end].reversed())
      return .int(backwards.first(from: 0).map { Int64(end - $0 - part.count) } ?? -1)
    })

  private static func searched(
    _ name: String, _ operands: [Value], _ frame: inout Frame
  ) throws(Fault) -> (text: [UnicodeScalar], part: [UnicodeScalar], place: Int?) {
    guard let text = operands[0].text, let part = operands[1].text else {
      throw .noSuchOverload(name, operands[0], operands[1])
    }
    try frame.takeText(text.utf8.count)
    let scalars = Array(text.unicodeScalars)
    guard operands.count == 3 else { return (scalars, Array(part.unicodeScalars), nil) }
    guard case .int(let place) = operands[2] else { throw .noSuchOverload(name, operands[2]) }
    guard let index = Int(exactly: place), (0...scalars.count).contains(index) else { throw .noPlace(place) }
    return (scalars, Array(part.unicodeScalars), index)
  }
}
