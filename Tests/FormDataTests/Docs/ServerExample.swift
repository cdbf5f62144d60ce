import FormData
import FormDiagnostics
import FormExpressions
import FormModel

/// A sign-up as a server takes it: the rules are made ready once, each request has a judge of its own.
struct SignupEndpoint: Sendable {
  let rules: JudgingRules

  /// The endpoint by the form whose file has these bytes; nil when the form has errors.
  init?(form bytes: [UInt8], now: Timestamp) {
    let loaded = FormLoader.load(SourceText(name: "signup.yaml", bytes: bytes))
    guard let form = loaded.form else { return nil }
    rules = JudgingRules(form, RecordJudge.Settings(language: form.language, now: now))
  }

  /// The fields of a request's body that are wrong, each with a sentence for the person; empty when it is accepted.
  func problems(in body: [UInt8]) -> [(field: String, sentence: String)] {
    var judge = rules.judge()
    if judge.accepts(body.span) { return [] }
    return judge.report(body.span).map { ($0.field, $0.message) }
  }
}
