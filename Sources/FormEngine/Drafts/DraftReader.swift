import FormDocuments
import FormModel

/// Reads a draft against the form as it is now.
struct DraftReader {
  let form: Form
  private(set) var language: LanguageTag?
  private(set) var answers = Answers()
  /// Fields that were emptied although they hold something at the start.
  private(set) var emptied: [FieldAddress] = []
  private(set) var typed: [(address: FieldAddress, text: String)] = []
  private(set) var checked: [FieldAddress] = []
  private(set) var edited: [FieldAddress] = []
  private(set) var viewed: [(document: String, sha256: String)] = []
  private(set) var accepted: [(address: FieldAddress, sha256: String, at: String)] = []
  private(set) var notices: [DraftNotice] = []

  init(form: Form) { self.form = form }

  /// Reads `json`.
  ///
  /// - Returns: Whether it is a draft of the form.
  mutating func read(_ json: JSON) -> Bool {
    guard json["form"] == .string(form.id.value), case .object(let members)? = json[FormDraft.Key.answers] else {
      return false
    }
    language = json[FormDraft.Key.language]?.text.flatMap { LanguageTag($0) }
    answers = read(members, scope: 0, prefix: "", entries: [])
    for (name, value) in json.members(of: FormDraft.Key.typed) {
      guard let address = form.address(of: name), let text = value.text else { continue }
      typed.append((address, text))
    }
    checked = addresses(json[FormDraft.Key.checked])
    edited = addresses(json[FormDraft.Key.edited])
    viewed = json.members(of: FormDraft.Key.viewed).compactMap { name, value in value.text.map { (name, $0) } }
    accepted = json.members(of: FormDraft.Key.accepted).compactMap { name, value in
      guard let address = form.address(of: name), let sha256 = value["sha256"]?.text, let at = value["at"]?.text else {
        return nil
      }
      return (address, sha256, at)
    }
    return true
  }

  private func addresses(_ json: JSON?) -> [FieldAddress] {
    guard case .array(let items)? = json else { return [] }
    return items.compactMap { $0.text.flatMap { form.address(of: $0) } }
  }

  private mutating func read(
    _ members: [JSON.Member], scope: Int, prefix: String, entries: [Int]
  ) -> Answers {
    var answers = Answers()
    for member in members {
      let name = prefix + member.name
      guard case .field(let index)? = form.names.scopes[scope].names[member.name],
        !form.fields[index].isSecret
      else {
        notices.append(.answerDropped(name))
        continue
      }
      let field = form.fields[index]
      switch (member.value, form.names.scopeInside[index]) {
      case (.object(let inner), let inside?) where field.isNest:
        let nested = read(inner, scope: inside, prefix: name + ".", entries: entries)
        answers.values.merge(nested.values) { $1 }
        answers.entries.merge(nested.entries) { $1 }
      case (.array(let items), let inside?) where field.type == .repeat:
        answers.entries[index] = items.enumerated().map { place, item in
          guard case .object(let inner) = item else { return Answers() }
          return read(inner, scope: inside, prefix: "\(name)[\(place)].", entries: entries + [place])
        }
      case (.null, nil): emptied.append(FieldAddress(field: index, entries: entries))
      case (let json, nil):
        guard let value = FieldValue(json, for: field), field.canStillHold(value) else {
          notices.append(.answerDropped(name))
          continue
        }
        answers.values[index] = value
      default: notices.append(.answerDropped(name))
      }
    }
    return answers
  }
}

extension Field {
  /// Whether a person could have given the value: its options are there and not disabled for good.
  fileprivate func canStillHold(_ value: FieldValue) -> Bool {
    guard type.hasOptions else { return true }
    return value.chosen.allSatisfy { text in
      options.contains { option in
        guard option.value.value == text else { return false }
        if case .constant(let enabled) = option.enabled, !enabled.value { return defaultValue?.value == value }
        return true
      }
    }
  }
}

extension FieldValue {
  /// The value that `json` is for `field`; nil when it is none.
  init?(_ json: JSON, for field: Field) {
    switch (field.type.value, json) {
    case (.boolean, .boolean(let isOn)), (.any, .boolean(let isOn)): self = .boolean(isOn)
    case (.choices, .array(let items)), (.any, .array(let items)):
      let texts = items.compactMap(\.spelling)
      guard texts.count == items.count else { return nil }
      self = .texts(texts)
    case (.text, let json), (.choice, let json), (.file, let json):
      guard let text = json.spelling else { return nil }
      self = .text(text)
    case (.integer, let json), (.number, let json), (.date, let json), (.time, let json), (.dateTime, let json):
      guard let text = json.spelling, case .value(let value) = field.value(ofTyped: text) else { return nil }
      self = value
    case (.any, .string(let text)): self = .text(text)
    case (.any, let json):
      guard let number = json.spelling.flatMap({ Decimal($0) }) else { return nil }
      self = .number(number)
    case (.boolean, _), (.choices, _), (.entries, _), (.selectAll, _), (.none, _): return nil
    }
  }
}

extension JSON {
  /// The member called `name`; nil when this is no object or has none.
  subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The string; nil for anything else.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The characters of a string or number; nil for anything else.
  var spelling: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let text): text
    case .null, .boolean, .array, .object: nil
    }
  }

  fileprivate func members(of name: String) -> [(name: String, value: JSON)] {
    guard case .object(let members)? = self[name] else { return [] }
    return members.map { ($0.name, $0.value) }
  }
}
