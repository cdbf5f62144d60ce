import FormDocuments
import FormExpressions
import FormModel

@testable import FormEngine

/// Puts the answers of a record into a session: what the record does not hold is empty, whatever the form begins with.
struct SubmittedAnswers {
  private let form: Form

  init(_ form: Form) { self.form = form }

  /// As many entries of each repeat as the object has for it; they hold nothing yet.
  func entries(of object: JSON, scope: Int) -> Answers {
    var answers = Answers()
    for (name, meaning) in form.names.scopes[scope].names {
      guard case .field(let index) = meaning, let inside = form.names.scopeInside[index] else { continue }
      let json = object[name] ?? .null
      if form.fields[index].isNest {
        answers.entries.merge(entries(of: json, scope: inside).entries) { $1 }
      } else {
        answers.entries[index] = (json.items ?? []).map { entries(of: $0, scope: inside) }
      }
    }
    return answers
  }

  /// Gives every field of `scope` what the object holds for it.
  func fill(_ state: SessionState, with object: JSON, scope: Int, entry: Int) {
    for (name, meaning) in form.names.scopes[scope].names {
      guard case .field(let index) = meaning, let instance = state.instance(of: index, from: entry) else { continue }
      let field = form.fields[index]
      let json = object[name] ?? .null
      if let inside = form.names.scopeInside[index] {
        if field.isNest { fill(state, with: json, scope: inside, entry: entry) }
        guard field.type == .repeat else { continue }
        for (inner, item) in zip(state.states[instance].entries, json.items ?? []) {
          fill(state, with: item, scope: inside, entry: inner)
        }
      } else if field.type.value.isStored {
        put(json, into: instance, field, state)
      }
    }
  }

  private func put(_ json: JSON, into instance: Int, _ field: Field, _ state: SessionState) {
    state.states[instance].held = nil
    // What is worked out unless a person says otherwise is given where something stands in the record.
    state.states[instance].isGiven = !field.isEditable || json != .null
    if field.isWorkedOut { return }
    switch Self.reading(json, of: field, as: field.type.value) {
    case .empty: state.states[instance].held = field.type.value == .boolean ? .boolean(false) : nil
    case .value(let value): state.states[instance].held = value
    case .unreadable: state.states[instance].unreadable = "?"
    }
  }

  /// What `json` means for a field: as a person would have typed or chosen it, but with the types of JSON.
  static func reading(_ json: JSON, of field: Field, as kind: ValueKind) -> TypedText {
    switch (kind, json) {
    case (_, .null): return .empty
    case (.boolean, .boolean(let isOn)), (.any, .boolean(let isOn)): return .value(.boolean(isOn))
    case (.text, .string(let text)), (.choice, .string(let text)), (.file, .string(let text)),
      (.any, .string(let text)):
      return text.isEmpty ? .empty : .value(.text(text))
    case (.choices, .array(let items)), (.any, .array(let items)):
      let texts = items.compactMap(\.text)
      guard texts.count == items.count else { return .unreadable }
      return texts.isEmpty ? .empty : .value(.texts(texts))
    case (.integer, .integer), (.integer, .number), (.number, .integer), (.number, .number), (.any, .integer),
      (.any, .number):
      guard let number = Decimal(json.spelling ?? ""), kind != .integer || number.wholeValue != nil else {
        return .unreadable
      }
      return .value(.number(number))
    case (.date, .string(let text)): return CivilDate(text).map { .value(.date($0)) } ?? .unreadable
    case (.time, .string(let text)): return TimeOfDay(text).map { .value(.time($0)) } ?? .unreadable
    case (.dateTime, .string(let text)): return DateTime(text).map { .value(.dateTime($0)) } ?? .unreadable
    default: return .unreadable
    }
  }
}

extension JSON {
  /// The elements of an array; nil for everything else.
  var items: [JSON]? { if case .array(let items) = self { items } else { nil } }

  /// The members of an object; none for everything else.
  var members: [JSON.Member] { if case .object(let members) = self { members } else { [] } }

  var isObject: Bool { if case .object = self { true } else { false } }

  /// Whether it is what a field holds that was not asked.
  var isNothing: Bool { self == .null || self == false || self == "" || self == [] }
}

extension Field {
  /// Whether its value follows from others, or stands in the form.
  var isWorkedOut: Bool {
    if case .hidden(.some) = details { return true }
    return calculate != nil && !isEditable
  }

  /// Whether it can stand in a record.
  var isStoredOrNest: Bool { type.value.isStored || isNest }
}

extension FieldValue {
  /// Whether a worked-out value is meant by what stands in a record: numbers agree in 15 digits.
  func isNear(_ other: FieldValue) -> Bool {
    guard case .number(let left) = self, case .number(let right) = other else { return self == other }
    return left.rounded(toSignificantDigits: 15) == right.rounded(toSignificantDigits: 15)
  }
}

extension Form {
  /// The path of the objects whose names are those of `scope`, with a dot behind; entries are not counted.
  func name(ofScope scope: Int) -> String {
    guard let owner = names.scopes[scope].owner else { return "" }
    let brackets = fields[owner].type == .repeat ? "[]" : ""
    return "\(name(ofScope: names.scopes[scope].outer ?? 0))\(fields[owner].id?.value ?? "")\(brackets)."
  }
}
