import Testing

/// Formulas that can never be worked out, and those whose meaning is plain in spite of a slip.
@Suite struct AuthorFormulasTests {
  private static func form(_ formula: String) -> String {
    """
    fields:
      - {id: n, type: integer}
      - {id: part, type: number}
      - {id: level, type: select, options: [low, high]}
      - {id: gear, type: multiselect, options: [rope, shoes]}
      - {id: gift, type: checkbox}
      - {id: birth, type: date}
      - {id: rows, type: repeat, fields: [{id: price, type: number}]}
      - id: q
        type: text
        label: Q
        \(formula)
    """
  }

  private static func formula(_ written: String, _ told: String..., repaired: String? = nil) -> AuthorHabit {
    AuthorHabit(written, form(written), told.map { "12:\($0)" }, repaired.map { form($0) })
  }

  /// Told where the part stands that fails whatever the answers are.
  static let certainties = [
    formula("relevant: n / 0 > 1", "19 "),
    formula("relevant: n % 0 == 1 || part / 0.0 > 1", "19 ", "36 "),
    formula("calculate: \"['low', 'mid'][2]\"", "32 Places are counted from 0: the last one is `1`."),
    formula("calculate: \"[string(n)][-1]\"", "29 Places are counted from 0: the last one is `0`."),
    formula("calculate: \"{'a': 'x', 'b': 'y'}['c']\"", "38 Its keys are `'a'` and `'b'`."),
    formula("relevant: int('two') > n", "15 "),
    formula("calculate: \"'abc'.charAt(7)\"", "23 "),
    formula("calculate: \"'abc'.substring(2, 1)\"", "23 "),
  ]

  @Test(arguments: certainties)
  func `what can never be worked out is told at its place`(formula: AuthorHabit) { formula.expectToldOnceAndRepaired() }

  @Test(arguments: [
    "relevant: n / 2 > 1 && 10 / n > 1", "calculate: \"['low', 'mid'][1]\"", "calculate: \"['low', 'mid'][n]\"",
    "calculate: \"{'low': 'x', 'high': 'y'}[level]\"", "relevant: int('12') > n || double('1e3') > part",
    "calculate: \"'abc'.charAt(2) + 'abc'.substring(1, 3)\"",
  ])
  func `what can be worked out is left alone`(formula: String) {
    AuthorHabit(formula, Self.form(formula), []).expectToldOnceAndRepaired()
  }

  static let parentheses = [
    formula("relevant: n > 3)", "20 ", repaired: "relevant: n > 3"),
    formula("relevant: gift && (n > 3", "23 ", repaired: "relevant: gift && (n > 3)"),
    formula("relevant: gift && isSet(birth", "28 ", repaired: "relevant: gift && isSet(birth)"),
    formula("relevant: gift || n > 3 && gift)", "36 "),
    formula("relevant: (gift || n > 3 && gift", "15 "),
    formula("relevant: size(gear > 3", "19 "),
    formula("relevant: (n + 2) * 3) > 4", "26 ", repaired: "relevant: (n + 2) * 3 > 4"),
  ]

  @Test(arguments: parentheses)
  func `a parenthesis too many or too few is put right where it makes no difference`(formula: AuthorHabit) {
    formula.expectToldOnceAndRepaired()
  }

  static let notations = [
    formula("relevant: '{n} > 3'", "16 Write `n`.", repaired: "relevant: 'n > 3'"),
    formula("relevant: $n > 3", "15 Names stand alone: `n`.", repaired: "relevant: n > 3"),
    formula(
      "validators: [{constraint: . != 'a'}]", "31 Write `value`.", repaired: "validators: [{constraint: value != 'a'}]"),
    formula(
      "calculate: if(n > 3, 'big', 'small')", "16 Write `n > 3 ? 'big' : 'small'`.",
      repaired: "calculate: \"n > 3 ? 'big' : 'small'\""),
    formula(
      "relevant: '1 + if(gift, 1, gift ? 2 : 3) > n'", "20 Write `(gift ? 1 : (gift ? 2 : 3))`.",
      repaired: "relevant: '1 + (gift ? 1 : (gift ? 2 : 3)) > n'"),
    formula("relevant: gear.includes('rope')", "20 Write `'rope' in gear`.", repaired: "relevant: \"'rope' in gear\""),
    formula("relevant: selected(level, 'low')", "15 Write `level == 'low'`.", repaired: "relevant: level == 'low'"),
    formula(
      "relevant: birth != nil",
      "24 Whether a field is filled in is asked by `isSet(field)`, of a text by `field != ''`.",
      repaired: "relevant: isSet(birth)"),
    formula(
      "relevant: sum(rows.price) > 3.0", "24 Those of all entries are `rows.map(x, x.price)`.",
      repaired: "relevant: 'sum(rows.map(x, x.price)) > 3.0'"),
    formula(
      "relevant: sum(price) > 3.0", "19 Those of all entries are `rows.map(x, x.price)`.",
      repaired: "relevant: 'sum(rows.map(x, x.price)) > 3.0'"),
    formula(
      "relevant: price > 3.0",
      "15 Of all entries together: `sum(rows.map(entry, entry.price))`; a condition on each: `rows.all(entry, entry.price …)`."
    ),
    formula(
      "relevant: string-length(level) > 3", "15 Here it is called `size`.", repaired: "relevant: size(level) > 3"),
    formula("relevant: n > count-selected(gear)", "19 Here it is called `size`.", repaired: "relevant: n > size(gear)"),
    formula("relevant: n > 1,000,000", "19 Write `1000000`.", repaired: "relevant: n > 1000000"),
    formula("relevant: n > 1,000", "19 Write `1000`; a fraction is separated by a point."),
    formula(
      "relevant: level notempty",
      "21 Whether a text is filled in is asked by `text != ''`, other answers by `isSet(field)`."),
    formula("relevant: n == 'two'", "15 Write a number, or the name of a field that holds one."),
  ]

  @Test(arguments: notations)
  func `the notation of another tool is told once and repaired`(formula: AuthorHabit) {
    formula.expectToldOnceAndRepaired()
  }

  static let inBraces = [
    AuthorHabit(
      "a list in an expression",
      "fields: [{id: a, type: text, relevant: b in ['x']}, {id: b, type: text}]",
      ["1:45 Put the value in quotes."], "fields: [{id: a, type: text, relevant: \"b in ['x']\"}, {id: b, type: text}]"),
    AuthorHabit(
      "an expression that begins with a text",
      "fields: [{id: a, type: text, calculate: 'Room ' + b}, {id: b, type: text}]",
      ["1:49 Put the whole value in quotes of the other kind."],
      "fields: [{id: a, type: text, calculate: \"'Room ' + b\"}, {id: b, type: text}]"),
    AuthorHabit(
      "a text that goes on behind its quotes",
      "fields: [{id: a, type: text, label: 'Room' number}, {id: b, type: text}]",
      ["1:43 Put the whole value in quotes if it goes on here."]),
    AuthorHabit(
      "a comma that is missing before a key", "fields: [{id: a, type: text, label: 'Room' hint: B}]", ["1:43 "],
      "fields: [{id: a, type: text, label: 'Room', hint: B}]"),
  ]

  @Test(arguments: inBraces)
  func `what braces make of an expression is repaired by quotes, not by a comma`(habit: AuthorHabit) {
    habit.expectToldOnceAndRepaired()
  }

  static let elsewhere = [
    formula("relevant: n > 18세", "21 Write `18`.", repaired: "relevant: n > 18"),
    formula("relevant: part > 60°C", "24 Write `60`.", repaired: "relevant: part > 60"),
    formula("relevant: part > 1_000.5", "22 ", repaired: "relevant: part > 1000.5"),
    formula("relevant: gift &amp;&amp; n &gt;= 3", "20 ", repaired: "relevant: gift && n >= 3"),
    formula("relevant: n &lt; 3", "17 ", repaired: "relevant: n < 3"),
    formula("relevant: n > 3 && level == &quot;low&quot;", "33 A text stands in quotes: `'abc'`."),
    formula(
      "relevant: birth < new Date()",
      "23 The moment is `now()`, the day `today()`, a day from a text `timestamp('2026-01-31T00:00:00Z')`."),
    formula("relevant: birth < Date.now", "23 Write `now()`.", repaired: "relevant: birth < now()"),
    formula(
      "relevant: Math.round(part) > 1.0", "15 Here it is called `math.round`.",
      repaired: "relevant: math.round(part) > 1.0"),
    formula(
      "relevant: birth.age > 18", "21 The function of that name is called so: `age(birth)`.",
      repaired: "relevant: age(birth) > 18"),
    formula(
      "relevant: gift && level.isEmpty", "29 Write `level == ''`.", repaired: "relevant: gift && (level == '')"),
    formula(
      "relevant: birth > 2008-01-31", "15 Write `timestamp('2008-01-31T00:00:00Z')`.",
      repaired: "relevant: birth > timestamp('2008-01-31T00:00:00Z')"),
    formula(
      "relevant: rows.exists(each, eahc.price > 1.0)", "33 Did you mean `each`?",
      repaired: "relevant: rows.exists(each, each.price > 1.0)"),
    formula(
      "relevant: rows.exists(entry, line.price > 1.0)",
      "34 Here can stand `entry`, `birth`, `gear`, `gift`, `level`, `n` and 3 more."),
  ]

  @Test(arguments: elsewhere)
  func `signs and words of other languages are told with ours`(formula: AuthorHabit) {
    formula.expectToldOnceAndRepaired()
  }

  static let values: [AuthorHabit] = [
    AuthorHabit(
      "the label of a field in a rule",
      "fields:\n  - {id: secret, type: text, label: 암호}\n"
        + "  - {id: again, type: text, validators: [constraint: value == 암호]}\n",
      ["3:63 That is the label of `secret`: write the id."],
      "fields:\n  - {id: secret, type: text, label: 암호}\n"
        + "  - {id: again, type: text, validators: [constraint: value == secret]}\n"),
    AuthorHabit(
      "keys, types, rules and ids typed in Korean",
      "fields:\n  - {id: again, 쇼ㅔㄷ: ㅅㄷㅌㅅ, ㅣ뮤디: 이름, validators: [ㄱㄷ벼ㅑㄱㄷㅇ]}\n"
        + "  - {id: b, type: text, relevant: ㅁㅎ먀ㅜ != ''}\n",
      [
        "2:17 Did you mean `type`?", "2:22 Did you mean `text`?", "2:28 Did you mean `label`?",
        "2:50 Did you mean `required`?", "3:35 Did you mean `again`?",
      ],
      "fields:\n  - {id: again, type: text, label: 이름, validators: [required]}\n"
        + "  - {id: b, type: text, relevant: again != ''}\n"),
    AuthorHabit(
      "a comma before the fraction of a step",
      "fields: [{id: a, type: number, validators: [min: 0, step: 0,1]}]",
      ["1:59 Write `0.1`: a fraction is separated by a point."],
      "fields: [{id: a, type: number, validators: [min: 0, step: 0.1]}]"),
    AuthorHabit(
      "a part of a hundred",
      "styles: {s: {color: {color: gray, opacity: 80%}}}\nfields: [{type: button, label: A, style: s}]",
      ["1:44 Write a part of 1: `0.8`."],
      "styles: {s: {color: {color: gray, opacity: 0.8}}}\nfields: [{type: button, label: A, style: s}]"),
    AuthorHabit(
      "an expression in what YAML takes for a remark",
      "fields:\n  - id: a\n    type: repeat\n    itemLabel: Line # ${index + 1}\n    fields: [{id: b, type: text}]\n",
      ["4:21 Put it in quotes: `'Line # ${index + 1}'`."],
      "fields:\n  - id: a\n    type: repeat\n    itemLabel: 'Line # ${index + 1}'\n    fields: [{id: b, type: text}]\n"),
  ]

  @Test(arguments: values)
  func `a value whose meaning is plain is told so`(habit: AuthorHabit) { habit.expectToldOnceAndRepaired() }
}
