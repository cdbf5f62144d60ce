import FormDiagnostics

/// A form with what checks need to know of it beyond itself.
struct CheckedForm {
  /// The form.
  let form: Form
  /// What broken parts would have been called.
  let holes: Set<String>
  /// What is known of the files beside the form.
  let files: FormFiles

  /// Prepares `draft` for the checks.
  init(_ draft: FormDecoder.Draft, files: FormFiles, _ context: inout DecodingContext) {
    form = draft.form
    holes = draft.holes
    self.files = files
  }
}
