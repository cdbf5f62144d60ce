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
}
