import FormDocuments
import FormExpressions
import FormModel
import FormPatterns

/// The JSON Schema of one field's answer where the field is asked.
struct ValueSchema {
  let form: Form
  let field: Field
  /// What could not be said.
  private(set) var losses: [SchemaLoss] = []
  private let kind: ValueKind
  private let path: String

  init(_ form: Form, _ field: Field, kind: ValueKind, path: String) {
    self.form = form
    self.field = field
    self.kind = kind
    self.path = path
  }

  /// The schema of an answer, given only the rules without a condition, whatever else is to be said of it.
  /// With `isRequired`, an empty answer is refused.
  mutating func schema(isRequired: Bool) -> JSON {
    if case .hidden(let value?) = field.details { return ["const": value.value.json] }
    if kind == .boolean {
      if field.isWorkedOut { return ["type": ["boolean", "null"]] }
      return isRequired ? ["const": true] : ["type": "boolean"]
    }
    var members = typeMembers()
    for validator in field.validators where validator.when == nil && validator.severity == .error {
      members += self.members(of: validator)
    }
    let filled = Self.joined(members)
    if isRequired { return required(filled) }
    // Without rules beyond the type, an empty answer is one more type.
    if filled == ["type": "string"] { return ["type": ["string", "null"]] }
    if filled == ["type": "integer"] { return ["type": ["integer", "null"]] }
    if filled == ["type": "number"] { return ["type": ["number", "null"]] }
    return ["anyOf": [["enum": .array(emptyAnswers)], filled]]
  }

  private func required(_ filled: JSON) -> JSON {
    guard case .object(let members) = filled else { return filled }
    switch kind {
    case .text where field.type.syntax != nil: return filled
    case .text, .file: return Self.joined(members + [.init("pattern", .string(SchemaPatterns.notBlank))])
    case .choices: return Self.joined(members + [.init("minItems", 1)])
    default: return filled
    }
  }

  /// What an answer is that satisfies `required`, whatever else is to be said of it.
  var requiredAnswer: JSON {
    switch kind {
    case .boolean: ["const": true]
    case .text, .file: ["type": "string", "pattern": .string(SchemaPatterns.notBlank)]
    case .choices: ["type": "array", "minItems": 1]
    default: SchemaNode.not(["enum": .array(emptyAnswers)])
    }
  }

  /// What an empty answer may be.
  var emptyAnswers: [JSON] {
    switch kind {
    case .text, .choice, .file: ["", .null]
    case .choices: [.array([]), .null]
    case .any: ["", .array([]), .null]
    default: [.null]
    }
  }

  // MARK: - Types

  private mutating func typeMembers() -> [JSON.Member] {
    switch kind {
    case .text:
      switch field.type.syntax {
      case .email:
        return [.init("type", "string"), .init("format", "email"), .init("pattern", .string(SchemaPatterns.email))]
      case .url:
        lose("syntax", "A regular expression says no more of a web address than that it begins with a scheme", field)
        return [.init("type", "string"), .init("format", "uri"), .init("pattern", .string(SchemaPatterns.url))]
      case nil: return [.init("type", "string")]
      }
    case .file: return [.init("type", "string")]
    case .integer: return [.init("type", "integer")]
    case .number: return [.init("type", "number")]
    case .date:
      return [.init("type", "string"), .init("format", "date"), .init("pattern", .string(SchemaPatterns.date))]
    case .time: return [.init("type", "string"), .init("pattern", .string(SchemaPatterns.time))]
    case .dateTime: return [.init("type", "string"), .init("pattern", .string(SchemaPatterns.dateTime))]
    case .choice: return [.init("oneOf", .array(field.options.map(optionSchema)))]
    case .choices where field.options.isEmpty: return [.init("type", "array"), .init("items", ["type": "string"])]
    case .choices: return choicesMembers()
    case .any, .boolean, .entries, .selectAll, .none: return []
    }
  }

  private func choicesMembers() -> [JSON.Member] {
    var members: [JSON.Member] = [
      .init("type", "array"), .init("items", ["oneOf": .array(field.options.map(optionSchema))]),
      .init("uniqueItems", true),
    ]
    let exclusive = field.options.filter(\.isExclusive).map { JSON.string($0.value.value) }
    if !exclusive.isEmpty {
      members += [
        .init("if", ["contains": ["enum": .array(exclusive)]]), .init("then", ["maxItems": 1]),
      ]
    }
    return members
  }

  private func optionSchema(_ option: Option) -> JSON {
    var members: [JSON.Member] = [.init("const", .string(option.value.value))]
    if let title = option.label?.plain(form), title != option.value.value {
      members.append(.init("title", .string(title)))
    }
    if let hint = option.hint?.plain(form) { members.append(.init("description", .string(hint))) }
    return .object(members)
  }

  // MARK: - Rules

  /// What a validator asks of an answer that is not empty.
  mutating func members(of validator: Validator) -> [JSON.Member] {
    switch (validator.type, validator.argument.value) {
    case (.required, _), (.syntax, _), (.constraint, _): return []
    case (.minLength, .count(let count)): return count == 0 ? [] : [.init("minLength", .integer(Int64(count)))]
    case (.maxLength, .count(let count)): return [.init("maxLength", .integer(Int64(count)))]
    case (.minSelected, .count(let count)): return [.init("minItems", .integer(Int64(count)))]
    case (.maxSelected, .count(let count)): return [.init("maxItems", .integer(Int64(count)))]
    case (.pattern, .pattern(let pattern)): return [patternMember(validator, pattern)]
    case (.min, .value(.number(let number))): return [.init("minimum", number.json)]
    case (.max, .value(.number(let number))): return [.init("maximum", number.json)]
    case (.step, .value(.number(let size))): return stepMembers(validator, size)
    case (.accept, .names(let names)): return acceptMembers(validator, names.map(\.value))
    case (.min, .value), (.max, .value):
      lose(validator, "JSON Schema orders numbers, but no dates and times")
    case (.maxSize, _): lose(validator, "Only the path of the file is part of a submission")
    case (.viewed, _): lose(validator, "What was read is no part of the answers")
    case (_, .formula): lose(validator, "The bound is an expression")
    default: lose(validator, "JSON Schema has no keyword for it")
    }
    return []
  }

  private mutating func patternMember(_ validator: Validator, _ pattern: FieldPattern) -> JSON.Member {
    let translation = pattern.pattern.ecmaScript
    if !translation.losses.isEmpty { lose(validator, "ECMAScript reads a part of the pattern in another way") }
    return .init("pattern", .string(translation.text))
  }

  private mutating func stepMembers(_ validator: Validator, _ size: Decimal) -> [JSON.Member] {
    guard kind == .integer || kind == .number else {
      lose(validator, "JSON Schema has no steps of days and seconds")
      return []
    }
    let least = field.validators.first { $0.type == .min }
    if let least {
      guard case .number(let base)? = least.literalBound, base.isMultiple(of: size) else {
        lose(validator, "`multipleOf` counts from 0, and these steps do not")
        return []
      }
    }
    guard size.isWhole else {
      lose(validator, "Many validators divide in binary fractions, which no step such as \(size) survives")
      return []
    }
    return [.init("multipleOf", size.json)]
  }

  private mutating func acceptMembers(_ validator: Validator, _ kinds: [String]) -> [JSON.Member] {
    guard kinds.allSatisfy({ $0.hasPrefix(".") && $0.unicodeScalars.allSatisfy(\.isASCII) }) else {
      lose(validator, "Media types are not part of a path")
      return []
    }
    let endings = kinds.map { kind in
      kind.lowercased().unicodeScalars.map { scalar in
        let letter = String(scalar)
        let isLetter = ("a"..."z").contains(letter)
        return isLetter ? "[\(letter)\(letter.uppercased())]" : SchemaPatterns.literal(letter)
      }.joined()
    }
    return [.init("pattern", .string("^[\\s\\S]+(?:\(endings.joined(separator: "|")))$"))]
  }

  private mutating func lose(_ validator: Validator, _ reason: String) {
    losses.append(SchemaLoss(rule: validator.type.name, field: path, reason: reason, range: validator.nameRange))
  }

  private mutating func lose(_ rule: String, _ reason: String, _ field: Field) {
    losses.append(SchemaLoss(rule: rule, field: path, reason: reason, range: field.id?.range ?? field.range))
  }

  // MARK: - Joining

  /// One schema of several members; what stands there twice goes into an `allOf`.
  static func joined(_ members: [JSON.Member]) -> JSON {
    var first: [JSON.Member] = []
    var rest: [JSON] = []
    for member in members {
      if let known = first.firstIndex(where: { $0.name == member.name }) {
        if first[known].value == member.value { continue }
        if member.name == "allOf", case .array(let more) = member.value, case .array(let all) = first[known].value {
          first[known] = .init("allOf", .array(all + more))
          continue
        }
        if let stronger = stronger(first[known], member) {
          first[known] = stronger
        } else {
          rest.append(.object([member]))
        }
      } else {
        first.append(member)
      }
    }
    if !rest.isEmpty { first.append(.init("allOf", .array(rest))) }
    return .object(first)
  }

  /// Of two counts of one keyword the one that asks for more; nil for keywords that are no counts.
  private static func stronger(_ left: JSON.Member, _ right: JSON.Member) -> JSON.Member? {
    guard case .integer(let one) = left.value, case .integer(let other) = right.value else { return nil }
    if left.name.hasPrefix("min") { return one >= other ? left : right }
    if left.name.hasPrefix("max") { return one <= other ? left : right }
    return nil
  }
}

extension Decimal {
  /// The number as JSON spells it.
  var json: JSON { wholeValue.map { .integer($0) } ?? .number(description) }
}

extension LocalizedText {
  /// The text in the form's own language; nil when there are expressions in it.
  func plain(_ form: Form) -> String? { variant(for: form.language, fallback: form.language).template.constant }
}
