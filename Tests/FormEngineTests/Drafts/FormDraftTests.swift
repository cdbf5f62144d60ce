import FormDiagnostics
import FormDocuments
import FormExpressions
import FormModel
import Synchronization
import Testing

@testable import FormEngine

/// What is kept of a form that is left, and what comes back.
struct FormDraftTests {
  private let now = Timestamp(CivilDate(daysSinceEpoch: 20_485))

  private func form(_ fields: String) throws -> Form {
    let text = """
      form: test
      documents: {terms: {file: terms.md}}
      fields:
      \(fields)
      """
    let loaded = FormLoader.load(SourceText(name: "form.yaml", text))
    return try #require(loaded.form, "\(loaded.diagnostics.map(\.message))")
  }

  private func address(_ name: String, _ form: Form) throws -> FieldAddress { try #require(form.address(of: name)) }

  @Test func `no secret, and nothing that was worked out from one, is in a draft`() throws {
    let form = try form(
      """
        - {id: pin, type: password, label: Pin}
        - {id: copy, type: text, label: Copy, secret: true, calculate: pin}
        - {id: name, type: text, label: Name}
        - {type: link, label: Terms, document: terms}
      """)
    var session = FormSession(form, now: now)
    try session.apply(.type(address("pin", form), "moonlight-77"))
    try session.apply(.type(address("name", form), "Mina"))
    let text = JSONWriter(.compact).text(session.draft.json)
    #expect(!text.contains("moonlight"))
    #expect(text.contains("Mina"))
    #expect(!"\(session.current.makeSubmission())".contains("moonlight"))
    let (resumed, notices) = FormSession.resuming(session.draft, of: form, now: now)
    #expect(notices == [])
    #expect(resumed.snapshot(of: try address("name", form))?.value == .text("Mina"))
    #expect(resumed.snapshot(of: try address("pin", form))?.value == nil)
  }

  @Test func `an agreement to a document that has changed comes back unticked`() throws {
    let form = try form("  - {id: agree, type: checkbox, label: I agree, link: {document: terms}}")
    let text = Mutex("first")
    let surroundings = FormSurroundings(readDocument: { _ in text.withLock { Array($0.utf8) } })
    var session = FormSession(form, surroundings: surroundings, now: now)
    let agree = try address("agree", form)
    try session.apply(.open(agree))
    try session.apply(.viewed)
    try session.apply(.close)
    try session.apply(.tap(.field(agree)))
    let same = FormSession.resuming(session.draft, of: form, surroundings: surroundings, now: now)
    #expect(same.notices == [])
    #expect(same.session.snapshot(of: agree)?.value == .boolean(true))
    #expect(same.session.isViewed("terms"))
    text.withLock { $0 = "second" }
    let other = FormSession.resuming(session.draft, of: form, surroundings: surroundings, now: now)
    #expect(other.notices == [.documentChanged("terms", agree)])
    #expect(other.session.snapshot(of: agree)?.value == .boolean(false))
    #expect(!other.session.isViewed("terms"))
  }

  @Test func `a receipt names the bytes that were accepted`() throws {
    let form = try form("  - {id: agree, type: checkbox, label: I agree, link: {document: terms}}")
    let surroundings = FormSurroundings(readDocument: { _ in Array("abc".utf8) })
    var session = FormSession(form, surroundings: surroundings, now: now)
    try session.apply(.tap(.field(address("agree", form))))
    try session.apply(.submit)
    let receipt = try #require(session.submission?.receipts.first)
    #expect(receipt.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(receipt.document == "terms")
    #expect(!receipt.isViewed)
    #expect(receipt.acceptedAt == "2026-02-01T00:00:00Z")
  }

  @Test func `what no longer fits its field is left out and told`() throws {
    let before = try form(
      "  - {id: a, type: text, label: A}\n  - {id: b, type: text, label: B}\n  - {id: gone, type: text, label: C}")
    var session = FormSession(before, now: now)
    for name in ["a", "b", "gone"] { try session.apply(.type(address(name, before), "word")) }
    let after = try form("  - {id: a, type: text, label: A}\n  - {id: b, type: integer, label: B}")
    let (resumed, notices) = FormSession.resuming(session.draft, of: after, now: now)
    #expect(notices == [.answerDropped("b"), .answerDropped("gone")])
    #expect(resumed.snapshot(of: try address("a", after))?.value == .text("word"))
  }

  @Test func `what is no draft of the form changes nothing`() throws {
    let form = try form("  - {id: a, type: text, label: A, default: x}")
    for json in [JSON.null, ["form": "other", "answers": [:]], ["form": "test"], ["form": "test", "answers": []]] {
      let (session, notices) = FormSession.resuming(FormDraft(json: json), of: form, now: now)
      #expect(notices == [.unusable])
      #expect(session.snapshot(of: try address("a", form))?.value == .text("x"))
    }
  }
}
