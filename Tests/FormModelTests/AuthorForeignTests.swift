import Testing

/// What authors bring from JSON Schema, XLSForm, Django, Typeform and SurveyJS, and what tests of forms say wrongly.
@Suite struct AuthorForeignTests {
  static let keys: [AuthorHabit] = [
    AuthorHabit(
      "a list of required names at the top", "required: [a]\nfields: [{id: a, type: text}]",
      ["1:1 That a field must be answered stands in it: `validators: [required]`."]),
    AuthorHabit(
      "properties in the place of fields", "properties: {a: {type: string}}",
      ["1:1 Fields stand in a list: `fields: [{id: name, type: text}]`."]),
    AuthorHabit(
      "logic apart from the fields", "logic: [{if: a}]\nfields: [{id: a, type: checkbox}]",
      [
        "1:1 What follows from an answer stands in the field that it concerns: `relevant`, `enabled`, `calculate`, "
          + "`validators`."
      ]),
    AuthorHabit(
      "an enum on a text", "fields: [{id: a, type: text, enum: [x, y]}]",
      ["1:30 A field with `options` is a `select` (one of them) or a `multiselect` (several)."]),
    AuthorHabit(
      "a format", "fields: [{id: a, type: text, format: email}]",
      ["1:30 What an answer is, is said by its `type`: `email`, `url`, `tel`, `date`, `time` or `datetime`."]),
    AuthorHabit(
      "a bound that is not reached itself", "fields: [{id: a, type: number, exclusiveMinimum: 0}]",
      ["1:32 A bound that is not reached itself is a `constraint`: `validators: [{constraint: value > 0}]`."]),
    AuthorHabit(
      "the value of what is only shown", "fields: [{type: markdown, value: Hello}, {id: a, type: text}]",
      ["1:17 Here it is called `note`.", "1:27 Here it is called `label`."],
      "fields: [{type: note, label: Hello}, {id: a, type: text}]"),
    AuthorHabit(
      "the name of a field in Typeform", "fields: [{ref: a, type: text}]", ["1:11 Here it is called `id`."],
      "fields: [{id: a, type: text}]"),
  ]

  static let ways: [AuthorHabit] = [
    AuthorHabit(
      "two lists of validators",
      "fields:\n  - id: a\n    type: text\n    validators:\n      - required\n    validators:\n      - minLength: 2",
      ["6:5 A key can stand only once in a mapping; put the items of both lists under one of them."]),
    AuthorHabit(
      "attributes of an issue form", "fields: [{id: a, type: text, attributes: {label: A}}]",
      [
        "1:30 What stands under it stands in the field itself; an object is a `group` with `nest: true` and `fields`."
      ]),
    AuthorHabit(
      "the message of a rule in XLSForm", "fields: [{id: a, type: text, constraint_message: No}]",
      ["1:30 A message stands beside its rule: `validators: [{required: true, message: …}]`."]),
    AuthorHabit(
      "the years since a text", "fields: [{id: a, type: text}, {id: b, type: text, enabled: age(a) >= 14}]",
      ["1:64 Make `a` a field of `type: date`."]),
    AuthorHabit(
      "a quote that is alone", "fields:\n  - id: a\n    type: text\n    relevant: b == '\n  - id: b\n    type: text",
      ["4:20 An empty text is written `''`."]),
    AuthorHabit(
      "distinct on what holds one answer", "fields: [{id: a, type: text, validators: [{distinct: a}]}]",
      ["1:44 It stands in the `repeat` and names the field: `validators: [{distinct: name}]`."]),
    AuthorHabit(
      "digits with commas in a value",
      "fields: [{id: a, type: integer, default: '1,000,000'}, {id: b, type: integer, default: '1,000'}]",
      ["1:42 Write `1000000`.", "1:88 Write `1000`; a fraction is separated by a point."],
      "fields: [{id: a, type: integer, default: 1000000}, {id: b, type: integer, default: '1,000'}]"),
    AuthorHabit(
      "options from elsewhere", "fields: [{id: a, type: select, choicesByUrl: x, options: [x]}]",
      ["1:32 All options stand in the form, under `options`; one that is not always offered has a `relevant`."]),
    AuthorHabit(
      "what a form begins with in Formik", "initialValues: {a: x}\nfields: [{id: a, type: text}]",
      ["1:1 What a field begins with stands in it: `default`, or `initial` for an expression."]),
    AuthorHabit(
      "an appearance of XLSForm", "fields: [{id: a, type: select, options: [x], appearance: minimal}]",
      ["1:58 Here it is called `menu`."], "fields: [{id: a, type: select, options: [x], appearance: menu}]"),
  ]

  static let types: [AuthorHabit] = [
    AuthorHabit(
      "types of Django", "fields: [{id: a, type: CharField}, {id: b, type: MultipleChoiceField, options: [x]}]",
      ["1:24 Here it is called `text`.", "1:50 Here it is called `multiselect`."],
      "fields: [{id: a, type: text}, {id: b, type: multiselect, options: [x]}]"),
    AuthorHabit(
      "where a group begins and ends in XLSForm",
      "fields:\n  - {type: begin group, id: g}\n  - {id: a, type: text}\n  - {type: end group}",
      [
        "2:12 A group holds its fields: `{type: group, fields: […]}`; it needs no end.",
        "4:12 A group ends where its `fields` end: take this away.",
      ]),
    AuthorHabit(
      "a calculation of XLSForm",
      "fields: [{id: a, type: integer}, {id: b, type: calculate, calculation: a + 1}]",
      [
        "1:48 A value that is worked out and not shown is a `hidden` with `calculate`.",
        "1:59 Here it is called `calculate`.",
      ],
      "fields: [{id: a, type: integer}, {id: b, type: hidden, calculate: a + 1}]"),
  ]

  static let shapes: [AuthorHabit] = [
    AuthorHabit(
      "options as pairs", "fields: [{id: a, type: select, options: [[m, Male], [f, 'Female, or so']]}]",
      ["1:42 Write `{value: m, label: Male}`.", "1:53 Write `{value: f, label: 'Female, or so'}`."],
      "fields: [{id: a, type: select, options: [{value: m, label: Male}, {value: f, label: 'Female, or so'}]}]"),
    AuthorHabit(
      "options in parts", "fields: [{id: a, type: select, options: [{group: Fruit, options: [apple]}]}]",
      [
        "1:43 All options stand in one list; it has no parts with headings.",
        "1:57 All options stand in one list; it has no parts with headings.",
      ]),
    AuthorHabit(
      "documents as a list of items",
      "documents:\n  - {id: t, file: t.md}\n  - {name: u, file: u.md}\nfields:\n  - {type: link, label: A, document: t}\n"
        + "  - {type: link, label: B, document: u}",
      ["2:3 The name stands before a colon: `t: {…}`."],
      "documents:\n  t: {file: t.md}\n  u: {file: u.md}\nfields:\n  - {type: link, label: A, document: t}\n"
        + "  - {type: link, label: B, document: u}"),
    AuthorHabit(
      "a new value beside its field",
      "fields: [{id: n, type: integer}, {type: button, label: A, action: {set: n, value: 12}}]",
      ["1:73 A new value stands behind the id: `set: {n: 12}`."],
      "fields: [{id: n, type: integer}, {type: button, label: A, action: {set: {n: 12}}}]"),
    AuthorHabit(
      "conditions as a list",
      "fields: [{id: a, type: checkbox}, {id: b, type: text, relevant: [a, '!a'], enabled: [a]}]",
      [
        "1:65 That all of them hold is written `a && !a`, that one of them does `a || !a`.",
        "1:85 Write it alone: `a`.",
      ],
      "fields: [{id: a, type: checkbox}, {id: b, type: text, relevant: [a, '!a'], enabled: a}]"),
    AuthorHabit(
      "a dash without its space", "fields:\n  -type: button", ["2:3 A space is missing behind the dash: `- type: …`."],
      "fields:\n  - type: button"),
    AuthorHabit(
      "a number behind a sign that begins a comment",
      "fields:\n  - id: a\n    type: text\n    label: Room #12 or so\n    hint: Room # of yours\n    placeholder: C#1",
      ["4:17 Put it in quotes: `'Room #12'`; a comment has a space behind its `#`."]),
    AuthorHabit(
      "a context that nothing reads is told beside a misspelt key",
      "context: {user: {name: string}}\nfields: [{id: a, type: text, lable: The name of the user}]",
      [
        "1:11 Take it away, so that whoever runs the form need not provide it.", "2:30 Did you mean `label`?",
      ],
      "context: {user: {name: string}}\nfields: [{id: a, type: text, label: The name of the user}]"),
  ]

  @Test(arguments: keys + types + shapes + ways)
  func `a habit from another tool is told once, with the way out`(habit: AuthorHabit) {
    habit.expectToldOnceAndRepaired()
  }

  private static func scenario(_ name: String, _ line: String, _ told: String..., repaired: String? = nil)
    -> AuthorHabit
  {
    let form = { (line: String) in
      """
      context: {user: {email: string, age: int, since: date}}
      fields:
        - {id: a, type: email, label: {en: A, ko: 가}, initial: user.email}
        - {id: b, type: integer, label: {en: B, ko: 나}, initial: "user.since < today() ? user.age : 0"}
      scenarios:
        - name: one
          \(line)
          steps: [submit]
      """
    }
    return AuthorHabit(name, form(line), told, repaired.map(form))
  }

  static let scenarios: [AuthorHabit] = [
    scenario(
      "a value of another type", "context: {user: {email: a@example.com, age: old, since: 2020-01-01}}",
      "7:49 Write a whole number, such as `12`."),
    scenario(
      "a value that is missing", "context: {user: {email: a@example.com, since: 2020-01-01}}", "7:22 "),
    scenario(
      "a value whose name is misspelt", "context: {user: {emial: a@example.com, age: 3, since: 2020-01-01}}",
      "7:22 Did you mean `email`?", repaired: "context: {user: {email: a@example.com, age: 3, since: 2020-01-01}}"),
    scenario(
      "a value that is no day", "context: {user: {email: '', age: 3, since: 1 May}}",
      "7:48 Write a date, such as `2026-01-31`."),
    scenario("all that is declared", "context: {user: {email: '', age: 3, since: 2020-01-01}}"),
    scenario("the name of a language", "language: Korean", "7:15 Write `ko`.", repaired: "language: ko"),
    scenario("a language of no text", "language: ja"),
    scenario("a day in another spelling", "today: 2026/1/2", "7:12 Write `2026-01-02`.", repaired: "today: 2026-01-02"),
  ]

  @Test(arguments: scenarios)
  func `what a scenario is told is checked before it runs`(habit: AuthorHabit) { habit.expectToldOnceAndRepaired() }
}
