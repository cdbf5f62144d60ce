import FormDiagnostics
import FormExpressions

extension FormCheck {
  /// Where a field gets its value from: at most one source, and none that is spelt out for a secret.
  static let values = FormCheck { form, context in
    for field in form.form.fields {
      if let value = field.defaultValue {
        if let other = field.initial ?? field.calculate {
          let name = field.initial == nil ? "calculate" : "initial"
          context.report(
            Diagnostic(
              .calculateConflict, "`default` and `\(name)` both give the value at the start", at: value.range,
              related: [Diagnostic.Related(other.place.range, "the other one")], hint: "Keep one of them."))
        } else if field.isSecret {
          context.report(
            Diagnostic(
              .calculateConflict, "A secret can have no `default`: it would stand readable in the form file",
              at: value.range, hint: "Take the `default` away."))
        }
      } else if let initial = field.initial, let calculate = field.calculate {
        context.report(
          Diagnostic(
            .calculateConflict, "`initial` and `calculate` both give the value at the start", at: initial.place.range,
            related: [Diagnostic.Related(calculate.place.range, "the other one")], hint: "Keep one of them."))
      }
      guard case .hidden(let value) = field.details else { continue }
      if let value, let calculate = field.calculate {
        context.report(
          Diagnostic(
            .calculateConflict, "A hidden field has a `value` or a `calculate`, not both", at: value.range,
            related: [Diagnostic.Related(calculate.place.range, "the other one")]))
      } else if value == nil, field.calculate == nil, !form.hasBrokenParts {
        context.report(
          Diagnostic(
            .missingKey, "A hidden field must have a `value` or a `calculate`", at: field.anchor,
            hint: "A fixed value is written `value: …`, one that is worked out `calculate: …`."))
      }
    }
  }

  /// Defaults that the field's own rules or options refuse.
  static let defaults = FormCheck { form, context in
    for field in form.form.fields {
      guard let value = field.defaultValue, !form.lacksOptions(field) else { continue }
      if let problem = field.refusal(of: value) {
        context.report(problem)
      } else if !value.value.isEmpty,
        let validator = field.validators.first(where: { field.plainly($0, refuses: value.value) })
      {
        context.report(
          Diagnostic(
            .defaultViolates, "The default `\(value.value)` violates the field's own `\(validator.type.name)`",
            at: value.range, related: [Diagnostic.Related(validator.nameRange, "the rule")],
            hint: "Begin with a value that the rule allows, or change the rule."))
      }
    }
  }
}

extension Field {
  /// The finding that a default is not among the options, or is one that cannot be chosen, or not of the type's syntax.
  fileprivate func refusal(of value: Placed<FieldValue>) -> Diagnostic? {
    switch (value.value, type.syntax) {
    case (.text(let text), .email) where !text.isEmpty && !EmailAddress.isValid(text):
      return Diagnostic(.defaultViolates, "The default `\(text)` is no e-mail address", at: value.range)
    case (.text(let text), .url) where !text.isEmpty && !AbsoluteURL.isValid(text):
      return Diagnostic(.defaultViolates, "The default `\(text)` is no absolute web address", at: value.range)
    default: break
    }
    guard type.hasOptions, !options.isEmpty else { return nil }
    let chosen: [String] =
      switch value.value {
      case .text(let text): text.isEmpty ? [] : [text]
      case .texts(let texts): texts
      case .number, .boolean, .date, .time, .dateTime: []
      }
    for text in chosen {
      guard let option = placeOfOption(text).map({ options[$0] }) else {
        return noOption(text, at: value.range, isAlone: chosen.count == 1 && type == .select)
      }
      guard option.relevant != .never, option.enabled != .never else {
        return Diagnostic(
          .defaultViolates, "The default `\(text)` is an option that cannot be chosen", at: value.range,
          related: [Diagnostic.Related(option.value.range, "the option")])
      }
    }
    return nil
  }

  private func noOption(_ text: String, at range: SourceRange, isAlone: Bool) -> Diagnostic {
    let meant = option(meantBy: text)?.value.value
    let wideComma = options.first { $0.value.value.contains { "，、".contains($0) } }.map {
      "`\($0.value.value)` is one option, because `,` separates options, not the wide comma."
    }
    let fix = meant.flatMap { meant -> Diagnostic.Fix? in
      isAlone && isIdentifier(meant)
        ? Diagnostic.Fix("Replace it by `\(meant)`", [Diagnostic.Edit(range, meant)]) : nil
    }
    return Diagnostic(
      .defaultViolates, "The default `\(text)` is none of the options", at: range,
      hint: meant.map { "Write the option's value, `\($0)`." } ?? wideComma
        ?? "Options are \(DecodingContext.enumeration(options.map(\.value.value))).", fix: fix)
  }

  /// Whether a rule without a condition refuses `value`, as far as literals tell.
  fileprivate func plainly(_ validator: Validator, refuses value: FieldValue) -> Bool {
    guard validator.when == nil, validator.severity == .error else { return false }
    let min = validators.first { $0.type == .min && $0.when == nil }
    if validator.type == .step, case .formula? = min?.argument.value { return false }
    return validator.refusal(base: min?.literalBound)?(value) ?? false
  }
}

extension Field {
  /// The option that somebody means who writes `text` for its value: its label, or the value in another case.
  func option(meantBy text: String) -> Option? {
    options.first { option in
      option.value.value.lowercased() == text.lowercased()
        || option.label?.variants.contains { $0.template.constant == text } ?? false
    }
  }
}
