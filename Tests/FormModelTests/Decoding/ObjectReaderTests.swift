import FormDiagnostics
import FormModel
import Testing

/// What is said about keys that do not belong.
@Suite struct ObjectReaderTests {
  @Test(arguments: [
    ("lable: Name", "Did you mean `label`?"),
    ("description: Your name", "Here it is called `hint`."),
    ("value: Mina", "Here it is called `default`."),
    ("disabled: true", "Here you say the opposite, with `enabled`: `enabled: false`."),
    ("label: Name, lable: Name", "`label` is here already: take this one away, or name what it is."),
  ])
  func `a key that does not belong is told with the way out`(keys: String, hint: String) {
    let found = findings("fields: [{id: name, type: text, \(keys)}]")
    #expect(found.map(\.hint) == [hint])
  }

  @Test func `a key that is only a little like one of ours is not read as it`() {
    #expect(findings("apiVersion: v1\nfields: [{id: name, type: text}]").map(\.code) == [.unknownKey])
  }

  @Test func `a misspelt style key is one finding`() {
    let found = findings("fields: [{id: name, type: checkbox, style: {colour: red}}]")
    #expect(found.map(\.code) == [.unknownKey])
  }

  @Test(arguments: [
    ("{id: name, type: text, initial: name.substring(0, 2)}", "'name.substring(0, 2)'"),
    ("{id: name, type: text, label: One, two, three}", "'One, two, three'"),
    ("{id: name, type: text, label: It's one, two}", "'It''s one, two'"),
  ])
  func `a value that a comma cuts is one finding, and quotes are its repair`(field: String, quoted: String) {
    let found = findings("fields: [\(field)]")
    #expect(found.map(\.code) == [.unknownKey])
    #expect(found.first?.fix?.edits.map(\.replacement) == [quoted])
  }

  @Test(arguments: ["label: Name, maxSelected:", "label: Name, maxSelected: , hint: Yours", "label: Name, size :"])
  func `a key without a value is no piece of the value before it`(keys: String) {
    let found = findings("fields: [{id: name, type: text, \(keys) }]")
    #expect(found.map(\.code) == [.unknownKey])
    #expect(found.first?.fix == nil)
  }

  @Test func `an option without quotes is told to need them`() {
    let fields = "[{id: size, type: select, options: [S, M]}, {id: note, type: text, relevant: size == M}]"
    #expect(findings("fields: \(fields)").map(\.hint) == ["The option is meant: put it in quotes, `'M'`."])
  }

  private func findings(_ text: String) -> [Diagnostic] {
    FormLoader.load(SourceText(name: "form.yaml", "form: test\n" + text)).diagnostics
  }
}
