import FormDiagnostics
import FormExpressions

extension FormCheck {
  /// Parts that can never be shown, and parts that can never be used.
  static let relevance = FormCheck { form, context in
    let inCircles = form.circles.members
    var end = 0
    for field in form.form.fields where field.index >= end && !inCircles.contains(field.index) {
      if let reason = form.reasonWhyNever(field.relevant, in: field) {
        context.report(form.neverRelevant(field, reason))
        // What stands inside it is never shown for the same reason.
        end = field.subtreeEnd
        continue
      }
      if let reason = form.reasonWhyNever(field.enabled, in: field) {
        let name = field.nameForMessages
        context.report(
          Diagnostic(
            .neverEnabled, "\(name.capitalizedFirst) can never be used: \(reason)", at: field.enabled.range,
            hint: "Take it away, or make it `readOnly` if its value is wanted."))
        continue
      }
      form.checkOptions(of: field, &context)
    }
    if let reason = form.reasonWhyNever(form.form.submit.enabled, in: nil) {
      context.report(
        Diagnostic(
          .neverEnabled, "The form can never be submitted: \(reason)", at: form.form.submit.enabled.range))
    }
  }
}

extension CheckedForm {
  fileprivate func neverRelevant(_ field: Field, _ reason: String) -> Diagnostic {
    Diagnostic(
      .neverRelevant, "\(field.nameForMessages.capitalizedFirst) can never be shown: \(reason)",
      at: field.relevant.range, hint: "Take it away, or change its `relevant`.")
  }

  /// Why `condition` can never hold, as the end of a sentence; nil when it may.
  fileprivate func reasonWhyNever(_ condition: Condition, in field: Field?) -> String? {
    switch condition {
    case .constant(let value): return value.value ? nil : "it is `false`"
    case .formula(let formula):
      guard fits(formula, of: field) else { return nil }
      let facts = Conjunction(formula.expression)
      if let contradiction = facts.contradiction { return contradiction }
      let scope = field.map { names.scopeOfField[$0.index] } ?? 0
      for (path, value) in facts.namedValues {
        guard let choice = choice(path, in: scope), !choice.options.isEmpty else { continue }
        if !choice.options.contains(where: { $0.value.value == value }), !(choice.type == .select && value.isEmpty) {
          let meant = choice.option(meantBy: value)
          return "`\(value)` is no option of `\(path)`" + (meant.map { ", but `\($0.value.value)` is" } ?? "")
        }
      }
      return nil
    }
  }

  private func choice(_ path: String, in scope: Int) -> Field? {
    var current = scope
    var found: Int?
    for name in path.utf8.split(separator: UInt8(ascii: ".")) {
      if let found {
        guard let inside = names.scopeInside[found] else { return nil }
        current = inside
      }
      guard let index = names.field(String(Substring(name)), in: current) else { return nil }
      found = index
    }
    return found.map { form.fields[$0] }
  }

  fileprivate func checkOptions(of field: Field, _ context: inout DecodingContext) {
    guard !field.options.isEmpty else { return }
    for option in field.options where option.relevant.formula != nil {
      guard let reason = reasonWhyNever(option.relevant, in: field) else { continue }
      context.report(
        Diagnostic(
          .neverRelevant, "The option `\(option.value.value)` can never be offered: \(reason)",
          at: option.relevant.range, hint: "Take it away, or change its `relevant`."))
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
