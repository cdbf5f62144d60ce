import FormDiagnostics

extension FormCheck {
  /// Bounds that leave no room, and numbers of choices that cannot be met.
  static let bounds = FormCheck { form, context in
    for field in form.form.fields {
      field.checkOrder(of: .min, and: .max, .rangeInverted, &context)
      field.checkOrder(of: .minLength, and: .maxLength, .rangeInverted, &context)
      field.checkOrder(of: .minSelected, and: .maxSelected, .countContradiction, &context)
      if case .entries(let least?, let most?, _) = field.details, least.value > most.value {
        context.report(
          Diagnostic(
            .rangeInverted, "`min` (\(least.value)) is above `max` (\(most.value)): no number of entries fits",
            at: later(least.range, most.range),
            related: [Diagnostic.Related(earlier(least.range, most.range), "the other bound")], hint: swapped))
      }
      field.checkCounts(in: form, &context)
    }
  }

  /// Validators that can never fail.
  static let effects = FormCheck { form, context in
    for field in form.form.fields {
      for (place, validator) in field.validators.enumerated() where form.isSound(place, of: field) {
        let argument = validator.argument.value
        let canOnlyFailOnEmpty = validator.type == .constraint && argument.canOnlyFailOnEmpty(field)
        guard validator.type.isWithoutEffect(argument, field.type) || canOnlyFailOnEmpty || validator.isNever else {
          continue
        }
        let hint: String
        if canOnlyFailOnEmpty {
          hint = "An empty value satisfies everything but `required`: write `required`, with `when` for its condition."
        } else if validator.isNever {
          hint = "Its `when` is false; take the validator away."
        } else if validator.type == .minSelected, argument == .count(1), field.type == .multiselect {
          hint = "A choice of nothing satisfies everything but `required`: write `required`."
        } else if validator.type == .minLength, argument == .count(1) {
          hint = "An empty text satisfies everything but `required`: write `required`."
        } else {
          hint = "Take it away, or give it an argument that something can fail."
        }
        context.report(
          Diagnostic(
            .validatorWithoutEffect, "This `\(validator.type.name)` can never fail", at: validator.nameRange, hint: hint
          ))
      }
    }
  }
}

/// The way out of bounds in the wrong order.
private let swapped = "Change the two round, or correct one of them."

/// Of two places that contradict each other, the one that the author wrote last: there the finding points.
private func later(_ first: SourceRange, _ second: SourceRange) -> SourceRange {
  first.start > second.start ? first : second
}

/// Of two places that contradict each other, the one that was written first.
private func earlier(_ first: SourceRange, _ second: SourceRange) -> SourceRange {
  first.start > second.start ? second : first
}

extension Validator {
  /// Whether its condition is the word `false`.
  fileprivate var isNever: Bool { when?.isLiterallyFalse ?? false }
}

extension Field {
  /// The validator of `type` that blocks whatever the other answers are; nil when there is none.
  func literal(_ type: ValidatorType) -> Validator? {
    validators.first { $0.type == type && $0.when == nil && $0.severity == .error }
  }

  fileprivate func checkOrder(
    of lower: ValidatorType, and upper: ValidatorType, _ code: DiagnosticCode, _ context: inout DecodingContext
  ) {
    guard let least = literal(lower), let most = literal(upper) else { return }
    let isInverted: Bool =
      switch (least.argument.value, most.argument.value) {
      case (.count(let low), .count(let high)): low > high
      case (.value(let low), .value(let high)): high.precedes(low) ?? false
      default: false
      }
    guard isInverted else { return }
    context.report(
      Diagnostic(
        code, "`\(lower.name)` is above `\(upper.name)`: no value fits both",
        at: later(least.argument.range, most.argument.range),
        related: [Diagnostic.Related(earlier(least.argument.range, most.argument.range), "the other bound")],
        hint: swapped))
  }
}
