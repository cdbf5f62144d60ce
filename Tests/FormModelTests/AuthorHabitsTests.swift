import FormDiagnostics
import FormModel
import Testing

/// What authors bring along from other tools, each told once with the way out, and repaired where that is certain.
@Suite struct AuthorHabitsTests {
  struct Habit: Sendable, CustomTestStringConvertible {
    let name: String
    /// The lines of the form behind `form: habit`.
    let text: String
    /// What is told: line (counted from the first of those), column, and hint.
    let hints: [String]
    /// The lines after all repairs; nil when they stay as they are.
    let repaired: String?
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ hints: [String], _ repaired: String? = nil) {
      self.name = name
      self.text = text
      self.hints = hints
      self.repaired = repaired
    }
  }

  static let habits: [Habit] = keys + rules

  static let keys: [Habit] = [
    Habit(
      "keys of another form language are renamed",
      "fields: [{name: a, type: text, title: A, helperText: Why, showIf: b != ''}, {id: b, type: text}]",
      [
        "1:11 Here it is called `id`.", "1:32 Here it is called `label`.", "1:42 Here it is called `hint`.",
        "1:59 Here it is called `relevant`.",
      ],
      "fields: [{id: a, type: text, label: A, hint: Why, relevant: b != ''}, {id: b, type: text}]"),
    Habit(
      "a name beside an id is a label",
      "fields: [{id: a, type: select, name: A, options: [{value: x, name: X}]}]",
      ["1:32 Here it is called `label`.", "1:62 Here it is called `label`."],
      "fields: [{id: a, type: select, label: A, options: [{value: x, label: X}]}]"),
    Habit(
      "keys in Korean are renamed",
      "fields: [{id: a, type: text, 라벨: 이름, 필수: true}]",
      ["1:30 Here it is called `label`.", "1:38 Write `validators: [required]`."],
      "fields: [{id: a, type: text, label: 이름, validators: [required]}]"),
    Habit(
      "characters that nobody sees are taken out of keys",
      "fields: [{id: a, ty\u{200B}pe: text, ｌａｂｅｌ: A, “hint”: B}]",
      [
        "1:18 Did you mean `type`? It holds an invisible zero-width space (U+200B).",
        "1:31 Did you mean `label`? It holds `ｌ`, the wide form of `l`.",
        "1:41 Did you mean `hint`? It holds the typographic quotation mark `“`.",
      ],
      "fields: [{id: a, type: text, label: A, hint: B}]"),
    Habit(
      "the opposite is written out",
      "fields: [{id: a, type: checkbox, disabled: b}, {id: b, type: checkbox, hidden: a && true}]",
      [
        "1:34 Here you say the opposite, with `enabled`: `enabled: '!b'`.",
        "1:72 Here you say the opposite, with `relevant`: `relevant: \"!(a && true)\"`.",
      ]),
    Habit(
      "what has no key here is told with what does it",
      "fields: [{id: a, type: text, multiline: true}, {id: b, type: text, onChange: go}]",
      [
        "1:30 A text of several lines is a field of `type: textarea`.",
        "1:68 A form holds no code: what follows from other fields is said by `calculate`, `relevant` and `validators`.",
      ]),
    Habit(
      "of many keys only the first that are still free are named",
      "fields: [{id: a, type: text, label: A, hint: B, zzz: 1}]",
      [
        "1:49 A field of type `text` may have `default`, `initial`, `calculate`, `editable`, `relevant`, `enabled`"
          + " and 8 more."
      ]),
    Habit(
      "keys of CSS are renamed",
      "styles: {round: {borderRadius: 5, fontSize: 3}}\nfields: [{id: a, type: text, style: round}]",
      [
        "1:18 Here it is called `cornerRadius`.",
        "1:35 The font is a mapping of its own: `font: {size: 14, weight: bold}`.",
      ],
      "styles: {round: {cornerRadius: 5, fontSize: 3}}\nfields: [{id: a, type: text, style: round}]"),
  ]

  static let rules: [Habit] = [
    Habit(
      "rules as keys are moved one after the other",
      "fields:\n  - id: a\n    type: text\n    required: yes\n    minLength: \"8\"\n    maxLength: ９\n    label: A\n",
      [
        "4:5 Write `validators: [required]`.", "5:5 Write an item `{minLength: 8}` under `validators`.",
        "6:5 Write an item `{maxLength: 9}` under `validators`.",
      ],
      "fields:\n  - id: a\n    type: text\n    validators: [required, {minLength: 8}, {maxLength: 9}]\n    label: A\n"),
    Habit(
      "rules as keys are moved into the list that is there",
      "fields:\n  - id: a\n    type: text\n    validators:\n      - minLength: 2\n    required: true\n    label: A\n",
      ["6:5 Write `validators: [required]`."],
      "fields:\n  - id: a\n    type: text\n    validators:\n      - required\n      - minLength: 2\n    label: A\n"),
    Habit(
      "rules as keys are moved inside braces",
      "fields: [{id: a, type: number, min: 1, max: 9}]",
      ["1:32 Write an item `{min: 1}` under `validators`.", "1:40 Write an item `{max: 9}` under `validators`."],
      "fields: [{id: a, type: number, validators: [{min: 1}, {max: 9}]}]"),
    Habit(
      "the sentence of a library that has it in place of the rule is the message",
      "fields: [{id: a, type: text, required: Please write a name}]",
      ["1:30 Write an item `{required: true, message: Please write a name}` under `validators`."],
      "fields: [{id: a, type: text, validators: [{required: true, message: Please write a name}]}]"),
    Habit(
      "a condition in place of the rule is when it holds",
      "fields: [{id: a, type: text, required: b}, {id: b, type: checkbox}]",
      ["1:30 Write an item `{required: true, when: b}` under `validators`."],
      "fields: [{id: a, type: text, validators: [{required: true, when: b}]}, {id: b, type: checkbox}]"),
    Habit(
      "a misspelt rule is a rule", "fields: [{id: a, type: text, requred: true}]",
      ["1:30 Write `validators: [required]`."], "fields: [{id: a, type: text, validators: [required]}]"),
    Habit(
      "rules of other libraries are renamed",
      "fields: [{id: a, type: text, validators: [{regex: '[a-z]+', error: Letters only}]}]",
      ["1:44 Here it is called `pattern`.", "1:61 Here it is called `message`."],
      "fields: [{id: a, type: text, validators: [{pattern: '[a-z]+', message: Letters only}]}]"),
  ]

  @Test(arguments: habits) func `a habit is told once and repaired`(habit: Habit) {
    let source = SourceText(name: "form.yaml", "form: habit\n" + habit.text)
    let lines = LineIndex(source)
    let told = FormLoader.load(source).diagnostics.map { diagnostic in
      let position = lines.position(at: diagnostic.range.start)
      return "\(position.line - 1):\(position.column) \(diagnostic.hint ?? "")"
    }
    #expect(told == habit.hints)
    let (text, left) = Self.repaired(source)
    #expect(text == "form: habit\n" + (habit.repaired ?? habit.text))
    #expect(habit.repaired == nil || left.allSatisfy { finding in told.contains { $0.hasSuffix(finding.hint ?? "") } })
  }

  /// The text after all repairs, and what is still told of it.
  private static func repaired(_ source: SourceText) -> (text: String, left: [Diagnostic]) {
    var source = source
    for _ in 0..<10 {
      let fixed = source.applying(FormLoader.load(source).diagnostics.compactMap(\.fix))
      if fixed.applied.isEmpty { break }
      source = fixed.text
    }
    return (String(decoding: source.bytes, as: UTF8.self), FormLoader.load(source).diagnostics)
  }
}
