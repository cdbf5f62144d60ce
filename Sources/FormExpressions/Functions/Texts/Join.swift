extension Function {
  /// `list.join()` and `list.join(separator)`.
  static let join = Function(
    "join", "the texts of a list, one after the other",
    [.on(.list(.string), gives: .string), .on(.list(.string), .string, gives: .string)],
    .many { (operands, frame) throws(Fault) in
      guard case .list(let elements) = operands[0], let separator = operands.count == 2 ? operands[1].text : "" else {
        throw .noSuchOverload("join", operands[0])
      }
      var texts: [String] = []
      var isSecret = false
      var length = separator.utf8.count * elements.count
      for element in elements {
        guard let text = element.text else { throw .noSuchOverload("join", operands[0], element) }
        if case .secret = element { isSecret = true }
        length += text.utf8.count
        texts.append(text)
      }
      try frame.takeText(length)
      let joined = texts.joined(separator: separator)
      return isSecret ? .secret(joined) : .string(joined)
    })
}
