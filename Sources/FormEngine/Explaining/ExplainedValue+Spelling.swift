import FormDocuments
import FormExpressions
import FormModel
import FormText

extension ExplainedValue {
  /// How many cells of a value are shown.
  static let spellingLimit = 60

  /// Nothing.
  static let unset = ExplainedValue(json: .null, spelling: "unset")
  /// What stands in place of a secret.
  static let secret = ExplainedValue(json: .string(Value.mask), spelling: Value.mask)

  init(json: JSON, cutting spelling: String) {
    self.json = json
    self.spelling = spelling.truncated(to: Self.spellingLimit)
  }

  /// What a field holds.
  init(_ value: FieldValue?, isSecret: Bool) {
    guard let value else {
      self = .unset
      return
    }
    if isSecret, !value.isEmpty {
      self = .secret
      return
    }
    let spelling =
      switch value {
      case .text(let text): Self.quoted(text)
      case .texts(let texts): "[" + texts.map(Self.quoted).joined(separator: ", ") + "]"
      case .number, .boolean, .date, .time, .dateTime: value.description
      }
    self.init(json: value.json, cutting: spelling)
  }

  /// What an expression gives. With `isSecret` something secret went into it; then only truth is told.
  init(_ value: Value, isSecret: Bool = false) {
    switch value {
    case .unknown: self = .unset
    case .bool(let isTrue): self.init(json: .boolean(isTrue), cutting: isTrue ? "true" : "false")
    case .secret: self = .secret
    case _ where isSecret: self = .secret
    case .int(let number): self.init(json: .integer(number), cutting: "\(number)")
    case .string(let text): self.init(json: .string(text), cutting: Self.quoted(text))
    case .list(let elements):
      let parts = elements.map { ExplainedValue($0) }
      self.init(
        json: .array(parts.map(\.json)), cutting: "[" + parts.map(\.spelling).joined(separator: ", ") + "]")
    case .null: self.init(json: .null, cutting: "null")
    case .uint, .double, .timestamp, .duration:
      let text = value.text()
      if case .double = value {
        self.init(json: .number(text), cutting: text)
      } else {
        self.init(json: .string(text), cutting: text)
      }
    case .bytes, .map, .type: self.init(json: .string(value.description), cutting: value.description)
    }
  }

  /// `text` between quotation marks, its line breaks spelt out.
  static func quoted(_ text: String) -> String { "\"\(text)\"".escapedForDisplay() }
}
