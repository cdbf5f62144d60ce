import FormDiagnostics
import FormDocuments
import FormExpressions
import FormModel
import Testing

@testable import FormEngine

/// What a form written in a test says of one of its fields, as rows: claims, below them reasons with the lines that they
/// name, each a step further in.
struct Explained {
  let explanation: Explanation
  private let lines: LineIndex

  init(
    _ fields: String, _ name: String, answers: String = "{}", after: String = "", context: String? = nil,
    events: [FormEvent] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let source = SourceText(name: "form.yaml", "form: test\nfields:\n\(fields)\n\(after)")
    lines = LineIndex(source)
    let loaded = FormLoader.load(source)
    let form = try #require(loaded.form, "\(loaded.diagnostics.map(\.message))", sourceLocation: sourceLocation)
    let read = Answers.read(SourceText(name: "answers.json", answers), for: form)
    #expect(read.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    var surroundings = FormSurroundings(readDocument: { _ in Array("text".utf8) })
    if let context {
      surroundings.context = ContextValues.read(SourceText(name: "context.json", context), for: form).values
    }
    var session = FormSession(
      form, answers: read.answers, surroundings: surroundings, now: Timestamp(CivilDate(daysSinceEpoch: 20_485)))
    for event in events { try session.apply(event) }
    var target = FormTarget.submit
    if name != "submit" { target = .field(try #require(form.address(of: name), sourceLocation: sourceLocation)) }
    explanation = try #require(session.explanation(of: target, in: source), sourceLocation: sourceLocation)
  }

  /// The claim about an aspect; nil where nothing is claimed.
  func claim(_ aspect: ExplainedAspect) -> ExplainedClaim? { explanation.claims.first { $0.aspect == aspect } }

  /// Whether the aspect holds; nil where that is not claimed.
  func holds(_ aspect: ExplainedAspect) -> Bool? {
    if case .holds(let holds)? = claim(aspect)?.outcome { holds } else { nil }
  }

  /// The chain below a claim, with the lines of its places.
  func chain(_ aspect: ExplainedAspect) -> [String] {
    var rows: [String] = []
    for reason in claim(aspect)?.reasons ?? [] { append(reason, "", to: &rows) }
    return rows
  }

  /// What would turn a claim round.
  func reversal(_ aspect: ExplainedAspect) -> String? {
    guard let claim = claim(aspect) else { return nil }
    return claim.reversal?.words(for: claim, of: explanation.subject)
  }

  private func append(_ reason: ExplainedReason, _ indent: String, to rows: inout [String]) {
    let place = reason.place.map { lines.position(at: $0.start) }.map { " @\($0.line):\($0.column)" } ?? ""
    rows.append(indent + reason.fact.words + place)
    for inner in reason.reasons { append(inner, indent + "  ", to: &rows) }
  }
}
