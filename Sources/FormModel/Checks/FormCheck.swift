import FormDiagnostics

/// One check of a whole form. Each is one file in this folder and one entry in ``all``.
struct FormCheck: Sendable {
  /// Looks at a form and reports what it finds.
  let run: @Sendable (_ form: CheckedForm, _ context: inout DecodingContext) -> Void

  /// Every check, in the order in which they run.
  static let all: [FormCheck] = [
    placement, references, repetitions, values, options, bounds, defaults, effects, selectAlls, consents, secrets,
    circles, relevance, focus, documents, context, translations, language, notations, scenarios,
  ]

  /// Runs every check on `draft`; returns its form with what the checks worked out, and what they know of it.
  static func run(
    on draft: FormDecoder.Draft, files: FormFiles, _ context: inout DecodingContext
  ) -> (form: Form, checked: CheckedForm) {
    let checked = CheckedForm(draft, files: files, &context)
    for check in all { check.run(checked, &context) }
    var form = checked.form
    form.names = checked.names
    form.selectAllMembers = checked.selectAlls.boxes
    return (form, checked)
  }
}
