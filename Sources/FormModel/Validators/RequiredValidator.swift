extension ValidatorType {
  /// An answer must be given (HTML's `required`).
  public static let required = ValidatorType(
    "required", "An answer must be given: text not blank, a box ticked, at least one option or entry.",
    violations: [.valueMissing], argument: .flag, for: "fields that a person answers",
    applies: { $0.value.isStored && $0.control != .hidden })
}

extension FieldValue {
  /// Whether the value counts as no answer where one must be given: blank text, an unticked box, nothing chosen.
  public var isBlank: Bool {
    switch self {
    case .text(let text): text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    case .texts(let texts): texts.isEmpty
    case .boolean(let isOn): !isOn
    case .number, .date, .time, .dateTime: false
    }
  }
}
