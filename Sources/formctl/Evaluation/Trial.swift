import FormDiagnostics
import FormDocuments
import FormEngine
import FormExpressions
import FormModel
import FormPresentation
import FormText

/// What an expression is tried against: its names, and what they stand for.
struct Trial {
  let environment: Environment
  let evaluate: (Expression) -> Result<Value, EvaluationProblem>

  /// The names of the form at a path, with the answers and the context at others; nil after findings.
  static func of(
    formAt path: String, answers: String?, context: String?, _ now: Timestamp, _ opener: FormOpener
  ) -> (Trial?, ExitStatus) {
    let form: Form
    switch opener.open(path) {
    case .failed(let status): return (nil, status)
    case .form(let opened): form = opened
    }
    var given = Answers()
    if let answers {
      let (read, status) = opener.answers(answers, for: form)
      guard let read else { return (nil, status) }
      given = read
    }
    var surroundings = FormSurroundings()
    if let context {
      let (values, status) = opener.context(context, for: form)
      guard let values else { return (nil, status) }
      surroundings.context = values
    }
    let session = FormSession(form, answers: given, surroundings: surroundings, now: now)
    return (Trial(environment: session.environment, evaluate: session.value), .success)
  }

  /// The members of the documents at the paths; nil after findings.
  static func of(documentsAt paths: [String], _ now: Timestamp, _ opener: FormOpener) -> (Trial?, ExitStatus) {
    var variables = PlainVariables()
    for path in paths {
      let (mapping, status) = opener.members(path)
      guard let mapping else { return (nil, status) }
      variables.add(mapping)
    }
    let (environment, values) = (variables.environment, variables.values)
    let trial = Trial(environment: environment) {
      FormExpressions.Program($0, in: environment).evaluate(values, now: now)
    }
    return (trial, .success)
  }

  /// What the expression in `source` comes to; nil with findings about it.
  func outcome(in source: SourceText) -> (Outcome?, [Diagnostic]) {
    switch Expression.parse(String(decoding: source.bytes, as: UTF8.self)) {
    case .failure(let problem): return (nil, [problem.diagnostic])
    case .success(let expression):
      let check = expression.check(in: environment)
      guard check.problems.isEmpty else { return (nil, check.problems.map(\.diagnostic).inOrder().map(\.inSentences)) }
      switch evaluate(expression) {
      case .success(let value): return (Outcome(value: value, type: check.type), [])
      case .failure(let problem): return (nil, [problem.diagnostic.inSentences])
      }
    }
  }

  /// A value with its type.
  struct Outcome {
    let value: Value
    let type: ValueType

    /// The type that is known before evaluation, or else the value's own.
    private var typeName: String {
      if case .dyn = type, let name = value.typeName { return name.rawValue }
      return type.description
    }

    /// `3 (int)`
    var text: String { "\(value) (\(typeName))".escapedForDisplay() + "\n" }

    /// `{"value": 3, "type": "int"}`
    var json: String {
      let object: JSON = ["value": value.json, "type": .string(typeName), "unset": .boolean(value.isUnknown)]
      return JSONWriter(.indented, escapesUnprintable: true).text(object) + "\n"
    }
  }
}

extension ExpressionProblem {
  /// The finding about this problem in an expression that is a text of its own.
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(code, message, at: SourceRange(range.lowerBound, range.upperBound), hint: hint)
  }
}

extension EvaluationProblem {
  /// The finding about this problem in an expression that is a text of its own.
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(.noValue, message, at: SourceRange(range.lowerBound, range.upperBound))
  }
}
