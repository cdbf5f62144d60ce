import FormDiagnostics
import FormExpressions

extension FormCheck {
  /// Parts that can never be shown, parts that can never be used, and values that are no option of the choice they are
  /// compared with.
  static let relevance = FormCheck { form, context in
    let inCircles = form.circles.members
    let start = context.diagnostics.count
    var end = 0
    for field in form.form.fields where field.index >= end && !inCircles.contains(field.index) {
      if form.report(
        .neverRelevant, "\(field.nameForMessages.capitalizedFirst) can never be shown", field.relevant, in: field,
        hint: "Take it away, or change its `relevant`.", &context)
      {
        // What stands inside it is never shown for the same reason.
        end = field.subtreeEnd
        continue
      }
      if form.report(
        .neverEnabled, "\(field.nameForMessages.capitalizedFirst) can never be used", field.enabled, in: field,
        hint: "Take it away, or make it `readOnly` if its value is wanted.", &context)
      {
        continue
      }
      form.checkOptions(of: field, &context)
    }
    form.report(
      .neverEnabled, "The form can never be submitted", form.form.submit.enabled, in: nil, hint: nil, &context)
    form.checkOptionComparisons(except: Set(context.diagnostics[start...].map(\.range.start)), &context)
  }
}

extension CheckedForm {
  /// Why a condition can never hold.
  private enum Reason {
    /// For this reason, as the end of a sentence.
    case plain(String)
    /// Because it compares a choice with what is none of its options.
    case noOption(OptionComparison, path: String, Formula)
  }

  /// Reports that `condition` can never hold, and what follows from that, unless it may.
  ///
  /// - Returns: Whether it can never hold.
  @discardableResult
  fileprivate func report(
    _ code: DiagnosticCode, _ what: @autoclosure () -> String, _ condition: Condition, in field: Field?, hint: String?,
    _ context: inout DecodingContext
  ) -> Bool {
    switch reasonWhyNever(condition, in: field) {
    case nil: return false
    case .plain(let reason):
      context.report(Diagnostic(code, "\(what()): \(reason)", at: condition.range, hint: hint))
    case .noOption(let comparison, let path, let formula):
      context.report(
        comparison.diagnostic(
          code, "\(what()): `\(comparison.value)` is no option of `\(path)`", in: formula, &context))
    }
    return true
  }

  /// Why `condition` can never hold; nil when it may.
  private func reasonWhyNever(_ condition: Condition, in field: Field?) -> Reason? {
    switch condition {
    case .constant(let value): return value.value ? nil : .plain("it is `false`")
    case .formula(let formula):
      guard fits(formula) else { return nil }
      let facts = Conjunction(formula.expression)
      if let contradiction = facts.contradiction { return .plain(contradiction) }
      let scope = field.map { names.scopeOfField[$0.index] } ?? 0
      for (path, value, range) in facts.namedValues {
        guard let choice = choice(path, in: scope) else { continue }
        if !choice.hasOption(value), !(choice.type == .select && value.isEmpty) {
          return .noOption(OptionComparison(field: choice, value: value, range: range), path: path, formula)
        }
      }
      return nil
    }
  }

  fileprivate func checkOptions(of field: Field, _ context: inout DecodingContext) {
    guard !field.options.isEmpty else { return }
    for option in field.options where option.relevant.formula != nil {
      report(
        .neverRelevant, "The option `\(option.value.value)` can never be offered", option.relevant, in: field,
        hint: "Take it away, or change its `relevant`.", &context)
    }
    let isHopeless = field.options.allSatisfy { $0.relevant.isPlainlyFalse || $0.enabled.isPlainlyFalse }
    guard isHopeless else { return }
    context.report(
      Diagnostic(
        .neverEnabled, "No option of \(field.nameForMessages) can ever be chosen", at: field.anchor,
        hint: "Offer at least one option that is relevant and enabled."))
  }
}

extension Field {
  /// How messages name the field: its id in backticks, else its type.
  var nameForMessages: String { id.map { "`\($0.value)`" } ?? "this \(type.name)" }
}
