import FormDocuments

/// The kind of value that a field holds: what expressions see and what its literals look like.
///
/// Source: the form language's table of field types.
public enum ValueKind: Sendable, Equatable {
  /// A string, `""` when empty.
  case text
  /// A whole number, unset when empty.
  case integer
  /// A decimal number, unset when empty.
  case number
  /// A day, unset when empty.
  case date
  /// A time of day, unset when empty.
  case time
  /// A moment, unset when empty.
  case dateTime
  /// True or false, never unset.
  case boolean
  /// The value of one option, `""` when none is chosen.
  case choice
  /// The values of the chosen options, in option order.
  case choices
  /// The path of a file, `""` when none is given.
  case file
  /// What the field's own `value` or `calculate` gives.
  case any
  /// The entries of a repeat: a list of maps.
  case entries
  /// True when a select-all is on; it is never submitted.
  case selectAll
  /// No value: headings, notes, links, buttons, groups and pages.
  case none

  /// Whether an answer is stored and submitted.
  public var isStored: Bool {
    switch self {
    case .none, .selectAll: false
    case .text, .integer, .number, .date, .time, .dateTime, .boolean, .choice, .choices, .file, .any, .entries: true
    }
  }

  /// Whether values have an order, so that `min`, `max` and `step` make sense.
  public var isOrdered: Bool {
    switch self {
    case .integer, .number, .date, .time, .dateTime: true
    case .text, .boolean, .choice, .choices, .file, .any, .entries, .selectAll, .none: false
    }
  }

  /// How messages name a literal of this kind: "a whole number".
  public var noun: String {
    switch self {
    case .text, .file: "text"
    case .integer: "a whole number"
    case .number: "a number"
    case .date: "a date (YYYY-MM-DD)"
    case .time: "a time (HH:MM)"
    case .dateTime: "a date and time (YYYY-MM-DDTHH:MM)"
    case .boolean: "true or false"
    case .choice: "the value of an option"
    case .choices: "a list of option values"
    case .any: "a value"
    case .entries: "a list of entries"
    case .selectAll, .none: "nothing"
    }
  }

  /// The JSON Schema of a literal of this kind in a form file.
  var schema: JSON {
    switch self {
    case .text, .file, .choice: ["type": ["string", "number"]]
    case .integer: ["type": "integer"]
    case .number: ["type": "number"]
    case .boolean: ["type": "boolean"]
    case .date: ["type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"]
    case .time: ["type": "string", "pattern": "^[0-9]{2}:[0-9]{2}(:[0-9]{2})?$"]
    case .dateTime: ["type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]"]
    case .choices: ["type": "array", "items": ["type": ["string", "number"]]]
    case .any, .entries, .selectAll, .none: true
    }
  }
}
