import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel
import Testing

/// Forms that ask for more than a machine can hold.
@Suite struct HostileSessionsTests {
  @Test func `repeats in repeats that each want ten entries start with no more than ten thousand`() throws {
    var text = "form: x\nfields:\n"
    for level in 0..<30 {
      let margin = String(repeating: "    ", count: level)
      text += "\(margin)  - id: r\(level)\n\(margin)    type: repeat\n\(margin)    min: 10\n\(margin)    fields:\n"
    }
    text += String(repeating: "    ", count: 30) + "  - {id: last, type: text, label: Last}\n"
    let form = try #require(FormLoader.load(SourceText(name: "form.yaml", text)).form)
    let session = FormSession(form, now: Timestamp(CivilDate(daysSinceEpoch: 20_000)))
    #expect(session.entryCount(of: FieldAddress(field: 0)) >= 1)
    #expect(!session.isValid)
  }

  @Test(arguments: [1, -1])
  func `thousands of fields in one circle take time for each of them, not for each pair`(step: Int) throws {
    let count = 3_000
    var text = "form: x\nfields:\n"
    for place in 0..<count {
      text += "  - {id: f\(place), type: text, label: F, relevant: f\((place + step + count) % count) != ''}\n"
    }
    let loaded = FormLoader.load(SourceText(name: "form.yaml", text))
    #expect(loaded.diagnostics.map(\.code) == [.positiveCircle])
    let form = try #require(loaded.form)
    let session = FormSession(form, now: Timestamp(CivilDate(daysSinceEpoch: 20_000)))
    #expect(session.snapshot.fields.isEmpty)
  }

  @Test func `options that take each other away for ever come to rest`() throws {
    let count = 300
    var text = "form: x\nfields:\n"
    for place in 0..<count {
      text += "  - {id: f\(place), type: select, label: F, default: a, "
      text += "options: [{value: a, relevant: f\((place + 1) % count) != 'a'}]}\n"
    }
    let form = try #require(FormLoader.load(SourceText(name: "form.yaml", text)).form)
    let session = FormSession(form, now: Timestamp(CivilDate(daysSinceEpoch: 20_000)))
    #expect(session.isValid)
  }
}
