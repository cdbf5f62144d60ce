package import FormExpressions
package import FormModel

extension SessionState {
  /// The texts with expressions of the field at `instance`, in the language of the session.
  func texts(of instance: Int) -> [String] {
    compiledField(of: instance).texts.flatMap { role, text in
      if role == .entryLabel { return states[instance].entries.map { string(text, inEntry: $0) } }
      return [string(text, inEntry: Int(entryOf[instance]))]
    }
  }

  /// A text in the language of the session, with its expressions replaced by their values.
  func string(_ text: CompiledText, inEntry entry: Int) -> String {
    text.segments(for: language, fallback: form.language).map { segment in
      switch segment {
      case .literal(let literal): literal
      case .program(let program, let kind): evaluate(program, inEntry: entry).text(kind: kind)
      }
    }.joined()
  }

  /// A text that is made when it is needed, such as a message.
  func string(_ text: LocalizedText, inEntry entry: Int) -> String {
    if !text.isDynamic { return text.constant(for: language, fallback: form.language) }
    let scope = entries[entry].repeatField.flatMap { form.names.scopeInside[$0] } ?? 0
    return string(CompiledText(text, scope: scope, in: compiled.compiler), inEntry: entry)
  }

  /// A text of the field at `instance`; nil when the form says none.
  func text(_ role: TextRole, of instance: Int) -> String? {
    let field = field(of: instance)
    if let place = compiledField(of: instance).texts.firstIndex(where: { $0.role == role }) {
      let texts = states[instance].texts
      return texts.indices.contains(place) ? texts[place] : nil
    }
    return field.text(role).map { $0.constant(for: language, fallback: form.language) }
  }

  /// What the entry at `position` of the repeat at `instance` is called; nil when the form says nothing.
  func entryLabel(of instance: Int, at position: Int) -> String? {
    let compiled = compiledField(of: instance)
    guard let place = compiled.texts.firstIndex(where: { $0.role == .entryLabel }) else {
      return field(of: instance).text(.entryLabel).map { $0.constant(for: language, fallback: form.language) }
    }
    let texts = states[instance].texts
    return texts.indices.contains(place + position) ? texts[place + position] : nil
  }
}

extension LocalizedText {
  /// The wording of a text without expressions.
  func constant(for language: LanguageTag, fallback: LanguageTag) -> String {
    variant(for: language, fallback: fallback).template.constant ?? ""
  }
}

extension Field {
  /// The text of the given role; nil when the form says none.
  func text(_ role: TextRole) -> LocalizedText? {
    switch (role, details) {
    case (.label, _): label
    case (.hint, _): hint
    case (.placeholder, _): placeholder
    case (.linkLabel, _): link?.label
    case (.selectAll, .choice(_, let text)), (.selectAll, .group(_, _, let text)): text
    case (.optionLabel(let place), .choice(let options, _)): options[place].label
    case (.optionHint(let place), .choice(let options, _)): options[place].hint
    case (.optionReason(let place), .choice(let options, _)): options[place].reason
    case (.entryLabel, .entries(_, _, let text)): text
    default: nil
    }
  }
}

extension Value {
  /// What a value reads as inside a text; nothing when it is unset.
  ///
  /// Dates and times are written as ISO 8601 does, lists joined by commas. `kind` is that of the field when the value is
  /// that of one.
  package func text(kind: ValueKind? = nil) -> String {
    if let kind, let held = FieldValue(self, as: kind) {
      if case .texts(let texts) = held { return texts.joined(separator: ", ") }
      return held.description
    }
    return switch self {
    case .unknown, .null: ""
    case .string(let text): text
    case .double(let number): Decimal(workedOut: number).map(\.description) ?? "\(number)"
    case .list(let elements): elements.map { $0.text() }.joined(separator: ", ")
    case .timestamp(let moment): moment.seconds % 86_400 == 0 ? moment.date.description : moment.description
    case .duration(let span): span.description
    case .secret, .bool, .int, .uint, .bytes, .map, .type: description
    }
  }
}
