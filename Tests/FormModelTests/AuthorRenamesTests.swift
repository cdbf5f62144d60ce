import FormDiagnostics
import FormModel
import Testing

/// What follows from one mistake elsewhere in a form is not told as a mistake of its own.
@Suite struct AuthorRenamesTests {
  private static func context(_ name: String, _ told: String..., more: String = "") -> AuthorHabit {
    AuthorHabit(
      name,
      "context: {\(name): {email: string}\(more)}\nfields: [{id: a, type: email, initial: account.email}]\n"
        + "scenarios:\n  - name: one\n    context: {account: {email: a@example.com}}\n    steps: [submit]\n", told)
  }

  static let renames: [AuthorHabit] = [
    context("account"),
    context(
      "user", "2:40 Here can stand `a` and `user`.", "5:15 Here can stand `user`."),
    AuthorHabit(
      "a document that has another name where it is declared",
      "documents: {legal: {file: terms.md}}\nfields: [{type: link, label: A, document: terms}]",
      ["2:43 Here can stand `legal`."]),
    AuthorHabit(
      "a group of another tool beside a page",
      "fields:\n  - {id: p, type: page, fields: [{id: a, type: text}]}\n"
        + "  - {id: q, type: begin_group, fields: [{id: b, type: text}]}\n",
      ["3:19 A group holds its fields: `{type: group, fields: […]}`; it needs no end."]),
    AuthorHabit(
      "a wording beside its text",
      "fields:\n  - {id: a, type: text, label: {en: A, de: A}}\n  - {id: b, type: text, label: {en: B}, label_de: B}\n",
      ["3:41 A text in several languages is a mapping: `label: {de: …}`."]),
    AuthorHabit(
      "a schema's address", "$schema: form.schema.json\nfields: [{id: a, type: text}]",
      ["1:1 Editors read it from a comment in the first line: `# yaml-language-server: $schema=…`."]),
  ]

  @Test(arguments: renames)
  func `what one mistake causes is not told as well`(habit: AuthorHabit) { habit.expectToldOnceAndRepaired() }

  @Test func `the name of the form by another name is no missing name as well`() {
    let form = FormLoader.load(SourceText(name: "form.yaml", "form_id: habit\nfields: [{id: a, type: text}]\n"))
    #expect(form.diagnostics.map(\.hint) == ["Here it is called `form`."])
  }

  private static func field(_ keys: String, _ told: String, _ repaired: String? = nil) -> AuthorHabit {
    let form = { (keys: String) in "fields: [{id: a, \(keys)}, {id: b, type: checkbox}]" }
    return AuthorHabit(keys, form(keys), [told], repaired.map(form))
  }

  static let words: [AuthorHabit] = [
    field(
      "type: text, input: {keyboardType: URL}", "1:38 Here it is called `keyboard`.",
      "type: text, input: {keyboard: URL}"),
    field(
      "type: text, input: {textInputAutocapitalization: never}", "1:38 Here it is called `autocapitalization`.",
      "type: text, input: {autocapitalization: never}"),
    field("type: hidden, default: x", "1:32 Here it is called `value`.", "type: hidden, value: x"),
    field(
      "type: text, validators: [{required: true, constraint_message: Now}]", "1:60 Here it is called `message`.",
      "type: text, validators: [{required: true, message: Now}]"),
    field(
      "type: number, validators: [precision: 2]",
      "1:45 How many digits may follow the point is said by `step`: `step: 0.01` allows two."),
    field(
      "type: multiselect, options: [x, y], validators: [minSelected: 1]",
      "1:67 A choice of nothing satisfies everything but `required`: write `required`."),
    field("type: text, relevant: b, c", "1:43 Join conditions with `&&` or `||`."),
    field(
      "type: text, label： 이름, hint: 가", "1:30 It holds `：`, the wide form of `:`.",
      "type: text, label: 이름, hint: 가"),
    field(
      "type: text, label:\u{3000}이름, hint: 가", "1:30 It holds a wide space (U+3000).",
      "type: text, label: 이름, hint: 가"),
    field(
      "type: text, validators: [required， maxLength: 2]", "1:43 It holds `，`, the wide form of `,`.",
      "type: text, validators: [required, maxLength: 2]"),
  ]

  @Test(arguments: words)
  func `a word or sign from elsewhere is told once, with the way out`(habit: AuthorHabit) {
    habit.expectToldOnceAndRepaired()
  }
}
