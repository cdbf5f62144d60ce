extension Function {
  /// `text.substring(start)` and `text.substring(start, end)`.
  static let substring = Function(
    "substring", "the part from one place up to another",
    [.on(.string, .int, gives: .string), .on(.string, .int, .int, gives: .string)],
    .many { (operands, _) throws(Fault) in
      guard let text = operands[0].text else { throw .noSuchOverload("substring", operands[0]) }
      let scalars = Array(text.unicodeScalars)
      let start = try place(operands[1], in: 0...scalars.count)
      let end = operands.count == 3 ? try place(operands[2], in: 0...scalars.count) : scalars.count
      if end < start { throw Fault(.invalidArgument, "The end \(end) lies before the start \(start)") }
      return .string(String(String.UnicodeScalarView(scalars[start..<end])))
    })

  private static func place(_ value: Value, in range: ClosedRange<Int>) throws(Fault) -> Int {
    guard case .int(let place) = value else { throw .noSuchOverload("substring", value) }
    guard let index = Int(exactly: place), range.contains(index) else { throw .noPlace(place) }
    return index
  }
}
