public import FormDocuments
public import FormExpressions

/// A value that a field can hold, as a form file spells it: a default, a bound, a hidden field's value.
public enum FieldValue: Sendable, Hashable {
  /// A text; for a choice, the value of the chosen option.
  case text(String)
  /// A number of an `integer` or `number` field.
  case number(Decimal)
  /// A checkbox, on or off.
  case boolean(Bool)
  /// The chosen options of a multiselect.
  case texts([String])
  /// A day.
  case date(CivilDate)
  /// A time of day.
  case time(TimeOfDay)
  /// A moment.
  case dateTime(DateTime)
}

extension FieldValue: CustomStringConvertible {
  /// The value as a form file spells it.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.description
    case .boolean(let isOn): isOn ? "true" : "false"
    case .texts(let texts): "[\(texts.joined(separator: ", "))]"
    case .date(let date): date.description
    case .time(let time): time.description
    case .dateTime(let moment): moment.description
    }
  }

  /// Whether the value is what an empty field holds; an empty value satisfies every rule but `required`.
  public var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .texts(let texts): texts.isEmpty
    case .number, .boolean, .date, .time, .dateTime: false
    }
  }

  /// Whether the value comes before `other` in the order of its kind; nil when they are of different kinds or have no order.
  public func precedes(_ other: FieldValue) -> Bool? {
    switch (self, other) {
    case (.number(let left), .number(let right)): left < right
    case (.date(let left), .date(let right)): left < right
    case (.time(let left), .time(let right)): left < right
    case (.dateTime(let left), .dateTime(let right)): left < right
    default: nil
    }
  }
}

extension FieldValue {
  /// The value as submissions and exports write it: dates and times as strings, numbers with all their digits.
  public var json: JSON {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): number.wholeValue.map { .integer($0) } ?? .number(number.description)
    case .boolean(let isOn): .boolean(isOn)
    case .texts(let texts): .array(texts.map { .string($0) })
    case .date, .time, .dateTime: .string(description)
    }
  }
}
