import Testing

/// Rules of groups and choices that cannot hold together, or say nothing.
@Suite struct AuthorGroupsTests {
  private static func group(_ rule: String, _ boxes: String, _ told: String...) -> AuthorHabit {
    AuthorHabit("\(rule) \(boxes)", "fields:\n  - id: g\n    type: group\n    \(rule)\n    fields: [\(boxes)]", told)
  }

  static let groups: [AuthorHabit] = [
    group(
      "exclusive: true",
      "{id: a, type: checkbox, validators: [required]}, {id: b, type: checkbox, validators: [required]}",
      "5:100 That one of them is ticked is asked by `minSelected: 1` of the group."),
    group(
      "exclusive: true",
      "{id: a, type: checkbox, validators: [required], relevant: c}, {id: b, type: checkbox, validators: [required], relevant: '!c'}, {id: c, type: checkbox}"
    ),
    group(
      "exclusive: none",
      "{id: a, type: checkbox, validators: [required]}, {id: none, type: checkbox, validators: [required]}",
      "5:103 That one of them is ticked is asked by `minSelected: 1` of the group."),
    group(
      "exclusive: none", "{id: a, type: checkbox, validators: [required]}, {id: none, type: checkbox}"),
    group(
      "exclusive: true", "{id: a, type: checkbox, default: true}, {id: b, type: checkbox, default: true}",
      "5:87 Keep one of the two."),
    group(
      "exclusive: true", "{id: a, type: checkbox}, {id: b, type: text}",
      "2:9 Put the boxes that exclude each other into the group, or take `exclusive` away."),
    group(
      "validators: [{minSelected: 1}]", "{id: a, type: text}", "4:19 Put checkboxes into the group, or take it away."),
    group(
      "validators: [{minSelected: 2}]\n    exclusive: none",
      "{id: a, type: checkbox}, {id: none, type: checkbox}", "4:32 Lower it, or change what excludes the others."),
  ]

  @Test(arguments: groups)
  func `a rule that the boxes cannot keep is told once`(habit: AuthorHabit) { habit.expectToldOnceAndRepaired() }

  static let choices: [AuthorHabit] = [
    AuthorHabit(
      "a select-all over more than may be chosen",
      "fields: [{id: m, type: multiselect, options: [x, y, z], selectAll: All, validators: [{maxSelected: 2}]}]",
      ["1:68 Keep one of the two."]),
    AuthorHabit(
      "a select-all over options that need not all be offered",
      "fields: [{id: c, type: checkbox}, {id: m, type: multiselect, options: [x, y, {value: z, relevant: c}], "
        + "selectAll: All, validators: [{maxSelected: 2}]}]", []),
    AuthorHabit(
      "a default with what excludes the rest",
      "fields: [{id: m, type: multiselect, options: [x, {value: none, exclusive: true}], default: [x, none]}]",
      ["1:92 Write `[none]`, or leave it out."]),
    AuthorHabit(
      "more than the options that go together",
      "fields: [{id: m, type: multiselect, options: [x, {value: none, exclusive: true}], validators: [{minSelected: 2}]}]",
      ["1:110 Lower it, or change what excludes the others."]),
    AuthorHabit(
      "a member listed twice",
      "fields: [{id: all, type: select-all, of: [a, b, a]}, {id: a, type: checkbox}, {id: b, type: checkbox}]",
      ["1:49 Take one of them away."],
      "fields: [{id: all, type: select-all, of: [a, b]}, {id: a, type: checkbox}, {id: b, type: checkbox}]"),
  ]

  @Test(arguments: choices)
  func `a choice that its rules do not allow is told once`(habit: AuthorHabit) { habit.expectToldOnceAndRepaired() }
}
