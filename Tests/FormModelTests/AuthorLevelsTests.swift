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
}
