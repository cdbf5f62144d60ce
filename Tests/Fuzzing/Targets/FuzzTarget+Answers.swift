import FormData
import FormDiagnostics
import FormDocuments
import FormEngine
import FormModel
import FormPresentation

extension FuzzTarget {
  /// Answer files and context files, behind the byte that says the form.
  static let answers = FuzzTarget("answers", cases: 60, seeds: answerSeeds) { bytes throws(BrokenLaw) in
    let (form, data) = try FuzzForms.split(bytes)
    let (source, findings) = SourceText.reading(data, name: "answers.yaml")
    if !findings.isEmpty { return }
    try BrokenLaw.check(ContextValues.read(source, for: form).diagnostics, in: source)
    let (answers, diagnostics) = Answers.read(source, for: form)
    try BrokenLaw.check(diagnostics, in: source)
    // A fifth of a megabyte of entries is no answer of a person, and takes its time.
    if answers.entries.values.contains(where: { $0.count > 500 }) { return }
    let written = JSONWriter(.compact).text(answers.json(for: form))
    let again = Answers.read(SourceText(name: "again.json", written), for: form)
    try BrokenLaw.unless(
      again.answers.json(for: form) == answers.json(for: form) && again.diagnostics.isEmpty,
      "written and read again the answers are others: \(written) \(again.diagnostics.map(\.message))")
    var session = FormSession(
      form, answers: answers, surroundings: FuzzForms.surroundings(of: form), now: moment)
    let layout = PlainText(width: 40, words: Words.best(for: form.language.description))
    _ = layout.text(of: session.snapshot)
    for field in form.fields.prefix(40) {
      _ = session.explanation(of: .field(FieldAddress(field: field.index)), in: SourceText(name: "form.yaml", ""))
    }
    _ = try? session.apply(.submit)
    if let submission = session.submission {
      try checkSubmission(JSONWriter(.compact).bytes(submission.json(showingSecrets: true)), form)
    }
  }

  /// What a person can submit is valid data.
  private static func checkSubmission(_ submission: [UInt8], _ form: Form) throws(BrokenLaw) {
    let settings = RecordJudge.Settings(
      language: form.language, now: moment, context: FuzzForms.surroundings(of: form).context)
    var judge = RecordJudge(form, settings)
    let isValid = judge.accepts(submission.span)
    try BrokenLaw.unless(
      isValid,
      "what was submitted is no valid data: \(judge.report(submission.span).map { "\($0.field) \($0.message)" })")
  }

  @Sendable private static func answerSeeds() -> [[UInt8]] {
    FuzzForms.all.enumerated().flatMap { place, form in
      var maker = SampleMaker(
        form,
        RecordJudge.Settings(
          language: form.language, now: moment, context: FuzzForms.surroundings(of: form).context), seed: 9)
      return FuzzForms.seeds(place, (0..<3).compactMap { _ in try? maker.valid() })
    }
  }
}
