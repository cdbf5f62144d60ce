import FormDiagnostics
import FormModel
import Testing

/// Keys that stand a level too deep or too far left: each is told once, with the place where it belongs.
@Suite struct AuthorLevelsTests {
  static let tooDeep: [AuthorHabit] = [
    AuthorHabit(
      "where the form leads, in the last check, which has all its keys",
      "fields: [{id: a, type: checkbox}]\nsubmit:\n  checks:\n    - constraint: a\n      alert: {message: No}\n      next: b\n",
      ["6:7 It is a key of `submit`: write it there, further to the left."]),
    AuthorHabit(
      "what concerns the field, in its input",
      "fields:\n  - id: a\n    type: text\n    input:\n      keyboard: URL\n      label: A\n",
      ["6:7 It is a key of the field: write it there, further to the left."]),
    AuthorHabit(
      "the same in braces", "fields: [{id: a, type: select, options: [{value: x, relevant: true, placeholder: X}]}]",
      ["1:69 It is a key of the field: write it there, outside these braces."]),
    AuthorHabit(
      "what concerns the form, in its last field",
      "fields:\n  - id: a\n    type: text\n    version: 2\n",
      ["4:5 It is a key of the form: write it there, further to the left."]),
    AuthorHabit(
      "a key of nothing where all keys are there",
      "fields: [{id: a, type: checkbox}]\nsubmit:\n  checks:\n    - {constraint: a, alert: {message: No}, zzz: 1}\n",
      ["4:45 A check has all its keys already: take this one away."]),
  ]

  @Test(arguments: tooDeep)
  func `a key too deep is told where it belongs`(habit: AuthorHabit) { habit.expectToldOnceAndRepaired() }

  private static func checks(_ lines: String) -> String {
    "fields: [{id: a, type: checkbox}]\nsubmit:\n  checks:\n    - constraint: a\n\(lines)"
  }

  static let tooFarLeft: [AuthorHabit] = [
    AuthorHabit(
      "the parts of an alert, level with it",
      checks("      alert:\n      title: No\n      message: >-\n        Not\n        yet\n"),
      ["6:7 Indent `title` and `message` deeper than `alert`."],
      checks("      alert:\n        title: No\n        message: >-\n          Not\n          yet\n")),
    AuthorHabit(
      "a keyboard, level with the input, and a mistake of its own",
      "fields:\n  - id: a\n    type: text\n    input:\n    keyboard: URl\n    label: A\n",
      ["5:5 Indent `keyboard` deeper than `input`.", "5:15 Did you mean `URL`?"],
      "fields:\n  - id: a\n    type: text\n    input:\n      keyboard: URL\n    label: A\n"),
    AuthorHabit(
      "styles level with their key",
      "styles:\nround: {extends: checkbox, shape: circle}\nbig: {for: text, font: {size: 20}}\n"
        + "fields: [{id: a, type: checkbox, style: round}, {type: note, label: A, style: big}]\n",
      ["2:1 Indent `round` and `big` deeper than `styles`."],
      "styles:\n  round: {extends: checkbox, shape: circle}\n  big: {for: text, font: {size: 20}}\n"
        + "fields: [{id: a, type: checkbox, style: round}, {type: note, label: A, style: big}]\n"),
    AuthorHabit(
      "what follows is nothing of the input",
      "fields:\n  - id: a\n    type: text\n    input:\n    message: A\n",
      [
        "4:11 `input` may have `keyboard`, `contentType`, `autocapitalization`, `submitLabel` and `next`.",
        "5:5 A message stands beside its rule: `validators: [{required: true, message: …}]`.",
      ]),
  ]

  @Test(arguments: tooFarLeft)
  func `keys level with the one they belong under are told once`(habit: AuthorHabit) {
    habit.expectToldOnceAndRepaired()
  }

  private static func field(_ lines: String) -> String { "fields:\n  - id: a\n    type: select\n\(lines)" }

  static let items: [AuthorHabit] = [
    AuthorHabit(
      "an option cut in two by a dash",
      field("    options:\n      - value: x\n      - label: X\n      - value: y\n        label: Y\n"),
      ["6:9 Write `label` into the item above, without a dash before it."],
      field("    options:\n      - value: x\n        label: X\n      - value: y\n        label: Y\n")),
    AuthorHabit(
      "an option without its value", field("    options:\n      - x\n      - label: Y\n"),
      ["6:9 `value`: The value that is stored."]),
    AuthorHabit(
      "a second label is not of the option above",
      field("    options:\n      - value: x\n        label: X\n      - label: Y\n"),
      ["7:9 `value`: The value that is stored."]),
    AuthorHabit(
      "a check cut in two by a dash", checks("    - alert: {message: No}\n"),
      ["5:7 Write `alert` into the item above, without a dash before it."],
      checks("      alert: {message: No}\n")),
    AuthorHabit(
      "styles as a list",
      "styles:\n  - s: {shape: circle}\n  - t:\n      shape: square\nfields: [{id: a, type: checkbox, style: s}, {id: b, type: checkbox, style: t}]",
      ["2:3 Write the keys without dashes before them."],
      "styles:\n    s: {shape: circle}\n    t:\n      shape: square\nfields: [{id: a, type: checkbox, style: s}, {id: b, type: checkbox, style: t}]"
    ),
    AuthorHabit(
      "the languages of a text as a list", "fields: [{id: a, type: text, label: [en: A, ko: 가]}]",
      ["1:37 Write `{…}` in place of `[…]`."], "fields: [{id: a, type: text, label: {en: A, ko: 가}}]"),
    AuthorHabit(
      "an input as a list", "fields:\n  - id: a\n    type: text\n    input:\n      - keyboard: URL\n",
      ["5:7 Write the keys without dashes before them."],
      "fields:\n  - id: a\n    type: text\n    input:\n        keyboard: URL\n"),
    AuthorHabit(
      "a field whose dash was forgotten, and a rule about it",
      "fields:\n  - id: a\n    type: checkbox\n    id: b\n    type: text\n    relevant: a\n  - {id: c, type: text, relevant: b != ''}\n",
      ["4:5 Begin the item with a dash: `- id: …`."],
      "fields:\n  - id: a\n    type: checkbox\n  - id: b\n    type: text\n    relevant: a\n  - {id: c, type: text, relevant: b != ''}\n"
    ),
  ]

  @Test(arguments: items)
  func `a dash too many or too few is told once`(habit: AuthorHabit) { habit.expectToldOnceAndRepaired() }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `keys level with their owner are all indented, however lines end`(lineEnd: String) {
    let lines = ["form: f", "fields:", "  - id: a", "    type: text", "    input:"]
    let keys = ["keyboard: URL", "contentType: name"]
    let text = { (margin: String) in (lines + keys.map { margin + $0 }).joined(separator: lineEnd) }
    let source = SourceText(name: "form.yaml", text("    "))
    let repaired = source.applying(FormLoader.load(source).diagnostics.compactMap(\.fix)).text
    #expect(String(decoding: repaired.bytes, as: UTF8.self) == text("      "))
  }
}
