import FormExpressions

extension Field {
  /// What `text`, as a person typed it, means for the field.
  ///
  /// Spaces around numbers, dates, times and addresses do not count. A text that cannot be read stays with the field and
  /// is the violation `badInput`.
  ///
  /// Source: HTML, section 4.10.5.1 (the value sanitization algorithms of `email`, `url`, `number`, `date`).
  ///
  /// - Returns: The value, nil for an empty field; ``TypedText/unreadable`` when the text is none of the field's kind.
  public func value(ofTyped text: String) -> TypedText {
    switch type.value {
    case .text where type.syntax != nil: .value(.text(text.trimmed))
    case .text, .file, .choice, .any: .value(.text(text))
    case .integer, .number: number(text.trimmed)
    case .date, .time, .dateTime: moment(text.trimmed)
    case .boolean, .choices, .entries, .selectAll, .none: .unreadable
    }
  }

  private func number(_ text: String) -> TypedText {
    if text.isEmpty { return .empty }
    guard let number = Decimal(text), type.value == .number || number.wholeValue != nil else { return .unreadable }
    return .value(.number(number))
  }

  private func moment(_ text: String) -> TypedText {
    if text.isEmpty { return .empty }
    return FieldValue.moment(text, type.value).map { .value($0) } ?? .unreadable
  }
}

/// What a typed text means.
public enum TypedText: Sendable, Equatable {
  /// A value of the field's kind.
  case value(FieldValue)
  /// Nothing: the field is empty.
  case empty
  /// Something that is no value of the field's kind.
  case unreadable
}

extension String {
  /// The text without the spaces, tabs and line breaks at its ends.
  fileprivate var trimmed: String {
    let isSpace = { (scalar: Unicode.Scalar) in scalar == " " || ("\t"..."\r").contains(scalar) }
    var rest = Substring(self).unicodeScalars
    while let first = rest.first, isSpace(first) { rest.removeFirst() }
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return String(rest)
  }
}
