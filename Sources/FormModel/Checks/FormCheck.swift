import FormDiagnostics

/// One check of a whole form. Each is one file in this folder and one entry in ``all``.
struct FormCheck: Sendable {
  /// Looks at a form and reports what it finds.
  let run: @Sendable (_ form: CheckedForm, _ context: inout DecodingContext) -> Void

  /// Every check, in the order in which they run.
  static let all: [FormCheck] = [
    placement, references, values, options, bounds, defaults, effects, selectAlls, consents, secrets, circles,
    relevance, focus, documents, context, translations, scenarios,
  ]

  /// Runs every check on `draft`.
  static func run(on draft: FormDecoder.Draft, files: FormFiles, _ context: inout DecodingContext) {
    let form = CheckedForm(draft, files: files, &context)
    for check in all { check.run(form, &context) }
  }
}
