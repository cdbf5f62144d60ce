import FormDiagnostics
import FormExpressions
import FormModel
import Testing

@testable import FormEngine

/// What a person cannot do changes nothing.
struct RefusedEventsTests {
  private let now = Timestamp(CivilDate(daysSinceEpoch: 20_485))

  private func session(_ fields: String, _ submit: String = "") throws -> FormSession {
    let text = "form: test\nfields:\n\(fields)\n\(submit)"
    return FormSession(try #require(FormLoader.load(SourceText(name: "form.yaml", text)).form), now: now)
  }

  @Test func `a submit button that is not ready takes no focus when it is tapped`() throws {
    var session = try session(
      """
        - {id: name, type: text, label: Name, validators: [required]}
        - {id: send, type: button, label: Send}
      """, "submit: {enabled: name != ''}")
    let name = try #require(session.form.address(of: "name"))
    let send = try #require(session.form.address(of: "send"))
    try session.apply(.focus(.field(name)))
    #expect(throws: EventRefusal.notReady) { try session.apply(.tap(.field(send))) }
    #expect(session.focus == .field(name))
    #expect(session.snapshot(of: name)?.violations == [])
  }

  @Test func `a button that stops being ready while it is down comes up`() throws {
    var session = try session("  - {id: name, type: text, label: Name}", "submit: {enabled: name != ''}")
    let name = try #require(session.form.address(of: "name"))
    try session.apply(.type(name, "Mina"))
    try session.apply(.press(.submit))
    #expect(session.pressed == .submit)
    let changes = try session.apply(.clear(name))
    #expect(session.pressed == nil)
    #expect(changes == [.field(name, .value), .submitEnabled, .pressed])
    #expect(throws: EventRefusal.nothingPressed) { try session.apply(.release) }
  }

  @Test(arguments: EventRefusal.allCases) func `every refusal has words`(_ refusal: EventRefusal) {
    #expect(!refusal.words.isEmpty)
  }
}
