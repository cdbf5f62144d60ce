import Testing

/// Expressions as authors write them elsewhere: told once at the exact column, and repaired where what is meant is certain.
@Suite struct AuthorExpressionsTests {
  /// A field `q` with `relevant: condition`, after fields of every kind.
  private static func form(_ condition: String) -> String {
    """
    fields:
      - {id: name, type: text}
      - {id: level, type: select, options: [low, high]}
      - {id: gear, type: multiselect, options: [rope, shoes]}
      - {id: birth, type: date}
      - {id: years, type: integer}
      - {id: gift, type: checkbox}
      - {id: start, type: time}
      - id: q
        type: text
        relevant: \(condition)
    """
  }

  /// The habit of writing `written` as a condition, which is told as `column hint`, and is `repaired` after all repairs.
  private static func habit(_ written: String, _ told: String, _ repaired: String? = nil) -> AuthorHabit {
    AuthorHabit(written, form(written), ["11:\(told)"], repaired.map { form($0) })
  }

  static let comparisons: [AuthorHabit] = [
    habit("level == high", "24 The option is meant: put it in quotes, `'high'`.", "level == 'high'"),
    habit("high == level", "15 The option is meant: put it in quotes, `'high'`.", "\"'high' == level\""),
    habit("years > '5'", "15 A number stands without quotes: `5`.", "years > 5"),
    habit("name == 12", "15 A text stands in quotes: `'12'`.", "name == '12'"),
    habit("gift == 'yes'", "15 It is a condition by itself: `gift` or `!gift`.", "gift"),
    habit("gift == 0", "15 It is a condition by itself: `gift` or `!gift`.", "'!gift'"),
    habit("years > 3 && gift != 'true'", "28 It is a condition by itself: `gift` or `!gift`.", "years > 3 && !gift"),
    habit("birth != ''", "15 Whether it is filled in is asked by `isSet(birth)`.", "isSet(birth)"),
    habit("years == null", "15 Whether it is filled in is asked by `isSet(years)`.", "'!isSet(years)'"),
    habit("gift != null", "15 A truth value is never unset: `gift` is a condition by itself."),
    habit("gear == 'rope'", "15 Whether a list has an element is asked by `'rope' in gear`.", "('rope' in gear)"),
    habit(
      "gear != 'rope'", "15 Whether a list has an element is asked by `'rope' in gear`.", "\"!('rope' in gear)\""),
    habit(
      "\"!gear.contains('rope')\"", "17 Whether a list has an element is asked by `'rope' in gear`.",
      "\"!('rope' in gear)\""),
    habit(
      "birth > '2020-01-01'", "15 Write `timestamp('2020-01-01T00:00:00Z')`.",
      "birth > timestamp('2020-01-01T00:00:00Z')"),
    habit(
      "start > '18:00'", "15 A time of day is a span since midnight: `duration('18h')`.", "start > duration('18h')"),
  ]

  static let conditions: [AuthorHabit] = [
    habit("name", "15 Whether it is filled in is asked by `name != ''`.", "name != ''"),
    habit("gift && birth", "23 Whether it is filled in is asked by `isSet(birth)`.", "gift && isSet(birth)"),
    habit("gear", "15 Whether something is in it is asked by `size(gear) > 0`.", "size(gear) > 0"),
    habit("'!name'", "17 Whether it is filled in is asked by `name != ''`.", "'!(name != '''')'"),
    habit("years", "15 Whether it is filled in is asked by `isSet(years)`."),
    habit("isSet(gift)", "21 A truth value is never unset: `gift` is a condition by itself.", "gift"),
    habit("form.gift", "20 A field is named by its id alone: `gift`.", "gift"),
    habit("form.isValid", "20 Write `form.valid`.", "form.valid"),
    habit("value != ''", "15 A field cannot be shown by its own value: name the field that decides."),
  ]

  static let functions: [AuthorHabit] = [
    habit("length(name) > 3", "15 Here it is called `size`.", "size(name) > 3"),
    habit("name.length > 3", "20 Write `size(name)`.", "size(name) > 3"),
    habit("name.toLowerCase() == 'a'", "20 Here it is called `lowerAscii`.", "name.lowerAscii() == 'a'"),
    habit("lower(name) == 'a'", "15 Here it is called `lowerAscii`."),
    habit("name.startswith('a')", "20 Did you mean `startsWith`?", "name.startsWith('a')"),
    habit(
      "isEmpty(name)",
      "15 That nothing is filled in is asked by `!isSet(field)`, that nothing is chosen by `size(field) == 0`."),
    habit("birth < today", "23 The function of that name is called so: `today()`.", "birth < today()"),
    habit("birth.year() > 2000", "21 Here it is called `getFullYear`.", "birth.getFullYear() > 2000"),
    habit("birth.month() > 3", "21 The month of a date is `date.getMonth() + 1`: `getMonth` counts from 0."),
  ]

  static let options: [AuthorHabit] = [
    habit("level == 'hihg'", "24 Did you mean `high`?", "level == 'high'"),
    habit("level == 'High'", "24 Did you mean `high`?", "level == 'high'"),
    habit("level != 'expert'", "24 Its options are `low` and `high`."),
    habit("level in ['low', 'hihg']", "32 Did you mean `high`?", "level in ['low', 'high']"),
    habit("gift || 'shoe' in gear", "23 Did you mean `shoes`?", "gift || 'shoes' in gear"),
  ]

  static let signs: [AuthorHabit] = [
    habit("\"{{level}} == 'low'\"", "16 Write `level`.", "\"level == 'low'\""),
    habit(
      "gear.exists(g => g == 'rope')", "29 Write `list.exists(x, x > 0)`, or `all`, `filter` or `map`.",
      "\"gear.exists(g, g == 'rope')\""),
    habit("'!(not gift)'", "18 ", "'!(!gift)'"),
    habit("le-vel == 'low'", "15 Did you mean `level`?", "level == 'low'"),
    habit(
      "birth < timestamp('2020-01-01')", "33 Write `timestamp('2020-01-01T00:00:00Z')`.",
      "birth < timestamp('2020-01-01T00:00:00Z')"),
    habit(
      "birth + duration('1d') < today()", "32 A span of time is written `duration('24h')`.",
      "birth + duration('24h') < today()"),
    habit("name.matches('(?=a)b')", "29 Write several validators, each with its own message: patterns `a.*` and `b`."),
    habit("isSet('level')", "21 A field is named without quotes: `isSet(level)`.", "isSet(level)"),
  ]

  @Test(arguments: comparisons + conditions + functions + options + signs)
  func `a condition of another language is told once and repaired`(habit: AuthorHabit) {
    habit.expectToldOnceAndRepaired()
  }

  @Test func `a repair keeps the quotes of the scalar around it`() {
    AuthorHabit(
      "own value",
      "fields:\n  - {id: a, type: text, validators: [{constraint: \"this != \\\"b\\\"\"}]}",
      ["2:52 The field's own value is called `value`."],
      "fields:\n  - {id: a, type: text, validators: [{constraint: \"value != \\\"b\\\"\"}]}"
    ).expectToldOnceAndRepaired()
  }

  @Test(arguments: [
    "level == ''", "level != 'high' && size(gear) == 0", "'rope' in gear || level in ['low', 'high']",
    "birth + duration('24h') < timestamp('2020-01-01T00:00:00Z')", "name.matches('[a-z]+') && !isSet(level)",
  ])
  func `a condition that is right is left alone`(condition: String) {
    AuthorHabit(condition, Self.form("\"\(condition)\""), []).expectToldOnceAndRepaired()
  }

  @Test func `an id with dashes is told where it stands and not where it is used`() {
    AuthorHabit(
      "an id with dashes",
      """
      fields:
        - {id: first-name, type: text}
        - {id: b, type: checkbox, relevant: first-name != ''}
        - {type: note, label: "Hello ${first-name}"}
      """,
      ["2:10 Write for example `first_name`."]
    ).expectToldOnceAndRepaired()
  }

  @Test func `options of entries, of the own value and of what a button sets are looked at as well`() {
    AuthorHabit(
      "options in other places",
      """
      fields:
        - id: rows
          type: repeat
          fields: [{id: bread, type: select, options: [rye, wheat], validators: [{constraint: value != 'ryee'}]}]
        - {id: any, type: checkbox, relevant: "rows.exists(r, r.bread == 'ryee')"}
        - {id: kind, type: select, options: [big, small], initial: "any ? 'big' : 'smal'"}
        - {type: button, label: Big, action: {set: {kind: "'bigg'"}}}
      """,
      [
        "4:98 Did you mean `rye`?", "5:68 Did you mean `rye`?", "6:77 Did you mean `small`?",
        "7:54 Did you mean `big`?",
      ],
      """
      fields:
        - id: rows
          type: repeat
          fields: [{id: bread, type: select, options: [rye, wheat], validators: [{constraint: value != 'ryee'}]}]
        - {id: any, type: checkbox, relevant: "rows.exists(r, r.bread == 'ryee')"}
        - {id: kind, type: select, options: [big, small], initial: "any ? 'big' : 'small'"}
        - {type: button, label: Big, action: {set: {kind: "'bigg'"}}}
      """
    ).expectToldOnceAndRepaired()
  }

  @Test func `an id given twice is no unknown name as well`() {
    AuthorHabit(
      "two fields with one id",
      """
      fields:
        - {id: list, type: repeat, fields: [{id: total, type: text}]}
        - {id: total, type: number}
        - {id: b, type: checkbox, relevant: total > 3.0}
      """,
      ["3:10 Ids are unique in the whole form; a group with `nest: true` has ids of its own."]
    ).expectToldOnceAndRepaired()
  }
}
