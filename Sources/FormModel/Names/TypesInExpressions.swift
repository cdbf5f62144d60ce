import FormExpressions

extension ValueKind {
  /// The type of the values of this kind in expressions.
  var typeInExpressions: ValueType {
    switch self {
    case .text, .choice, .file: .string
    case .integer: .int
    case .number: .double
    case .date, .dateTime: .timestamp
    case .time: .duration
    case .boolean, .selectAll: .bool
    case .choices: .list(.string)
    case .entries: .list(.dyn)
    case .any, .none: .dyn
    }
  }

  /// How messages call what a field of this kind is in an expression: "`birthday` is a date"; nil for the words of its
  /// type.
  var nounInExpressions: String? {
    switch self {
    case .text: "a text"
    case .choice: "a choice (a text)"
    case .file: "a file (its path, a text)"
    case .integer: "a whole number"
    case .number: "a number"
    case .date: "a date"
    case .dateTime: "a date with a time"
    case .time: "a time of day"
    case .boolean: "a checkbox"
    case .selectAll: "a select-all"
    case .choices: "a list of choices"
    case .entries: "a list of entries"
    case .any, .none: nil
    }
  }
}

extension FieldValue {
  /// The type of the value in expressions.
  var typeInExpressions: ValueType {
    switch self {
    case .text: .string
    case .number(let number): number.wholeValue == nil ? .double : .int
    case .boolean: .bool
    case .texts: .list(.string)
    case .date, .dateTime: .timestamp
    case .time: .duration
    }
  }
}

extension ContextValueType {
  /// The type of the values in expressions.
  var typeInExpressions: ValueType {
    switch self {
    case .string: .string
    case .secret: .secret
    case .int: .int
    case .double: .double
    case .bool: .bool
    case .date, .datetime: .timestamp
    case .time: .duration
    case .list: .list(.string)
    }
  }
}
