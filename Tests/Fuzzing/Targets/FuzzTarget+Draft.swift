import FormDiagnostics
import FormDocuments
import FormEngine
import FormModel

extension FuzzTarget {
  /// Drafts, behind the byte that says the form.
  static let draft = FuzzTarget("draft", cases: 150, seeds: draftSeeds) { bytes throws(BrokenLaw) in
    let (form, data) = try FuzzForms.split(bytes)
    guard let root = JSONReader.read(SourceText(name: "draft.json", bytes: data)).root else { return }
    let surroundings = FuzzForms.surroundings(of: form)
    let (session, _) = FormSession.resuming(
      FormDraft(json: JSON(root)), of: form, surroundings: surroundings, now: moment)
    let draft = session.draft
    let (again, notices) = FormSession.resuming(draft, of: form, surroundings: surroundings, now: moment)
    try BrokenLaw.unless(notices.isEmpty, "a draft of its own is not taken over whole: \(notices)")
    try BrokenLaw.unless(
      again.draft == draft,
      "kept and resumed it is another draft:\n\(JSONWriter(.compact).text(draft.json))\n\(JSONWriter(.compact).text(again.draft.json))"
    )
  }

  @Sendable private static func draftSeeds() -> [[UInt8]] {
    FuzzForms.all.enumerated().flatMap { place, form in
      var session = FormSession(form, surroundings: FuzzForms.surroundings(of: form), now: moment)
      var texts = [JSONWriter(.compact).text(session.draft.json)]
      for field in form.fields {
        let address = FieldAddress(field: field.index)
        for event in [FormEvent.tap(.field(address)), .close, .type(address, "1"), .add(address), .blur, .dismiss] {
          _ = try? session.apply(event)
        }
      }
      texts.append(JSONWriter(.compact).text(session.draft.json))
      return FuzzForms.seeds(place, texts)
    }
  }
}
