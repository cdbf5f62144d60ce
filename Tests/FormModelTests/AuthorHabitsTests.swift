import Testing

/// What authors bring along from other tools, each told once with the way out, and repaired where that is certain.
@Suite struct AuthorHabitsTests {
  static let habits: [AuthorHabit] =
    keys + rules + shapes + names + times + languages + patterns + steps + identifiers + lists + patternKeys

  static let keys: [AuthorHabit] = [
    AuthorHabit(
      "keys of another form language are renamed",
      "fields: [{name: a, type: text, title: A, helperText: Why, showIf: b != ''}, {id: b, type: text}]",
      [
        "1:11 Here it is called `id`.", "1:32 Here it is called `label`.", "1:42 Here it is called `hint`.",
        "1:59 Here it is called `relevant`.",
      ],
      "fields: [{id: a, type: text, label: A, hint: Why, relevant: b != ''}, {id: b, type: text}]"),
    AuthorHabit(
      "a name beside an id is a label",
      "fields: [{id: a, type: select, name: A, options: [{value: x, name: X}]}]",
      ["1:32 Here it is called `label`.", "1:62 Here it is called `label`."],
      "fields: [{id: a, type: select, label: A, options: [{value: x, label: X}]}]"),
    AuthorHabit(
      "keys in Korean are renamed",
      "fields: [{id: a, type: text, 라벨: 이름, 필수: true}]",
      ["1:30 Here it is called `label`.", "1:38 Write `validators: [required]`."],
      "fields: [{id: a, type: text, label: 이름, validators: [required]}]"),
    AuthorHabit(
      "characters that nobody sees are taken out of keys",
      "fields: [{id: a, ty\u{200B}pe: text, ｌａｂｅｌ: A, “hint”: B}]",
      [
        "1:18 Did you mean `type`? It holds an invisible zero-width space (U+200B).",
        "1:31 Did you mean `label`? It holds `ｌ`, the wide form of `l`.",
        "1:41 Did you mean `hint`? It holds the typographic quotation mark `“`.",
      ],
      "fields: [{id: a, type: text, label: A, hint: B}]"),
    AuthorHabit(
      "the opposite is written out",
      "fields: [{id: a, type: checkbox, disabled: b}, {id: b, type: checkbox, hidden: a && true}]",
      [
        "1:34 Here you say the opposite, with `enabled`: `enabled: '!b'`.",
        "1:72 Here you say the opposite, with `relevant`: `relevant: \"!(a && true)\"`.",
      ]),
    AuthorHabit(
      "what has no key here is told with what does it",
      "fields: [{id: a, type: text, multiline: true}, {id: b, type: text, onChange: go}]",
      [
        "1:30 A text of several lines is a field of `type: textarea`.",
        "1:68 A form holds no code: what follows from other fields is said by `calculate`, `relevant` and `validators`.",
      ]),
    AuthorHabit(
      "of many keys only the first that are still free are named",
      "fields: [{id: a, type: text, label: A, hint: B, zzz: 1}]",
      [
        "1:49 A field of type `text` may have `default`, `initial`, `calculate`, `editable`, `relevant`, `enabled`"
          + " and 8 more."
      ]),
    AuthorHabit(
      "keys of CSS are renamed",
      "styles: {round: {borderRadius: 5, fontSize: 3}}\nfields: [{id: a, type: text, style: round}]",
      [
        "1:18 Here it is called `cornerRadius`.",
        "1:35 Write it under `font`: `font: {size: 3}`.",
      ],
      "styles: {round: {cornerRadius: 5, font: {size: 3}}}\nfields: [{id: a, type: text, style: round}]"),
  ]

  static let rules: [AuthorHabit] = [
    AuthorHabit(
      "rules as keys are moved one after the other",
      "fields:\n  - id: a\n    type: text\n    required: yes\n    minLength: \"8\"\n    maxLength: ９\n    label: A\n",
      [
        "4:5 Write `validators: [required]`.", "5:5 Write an item `{minLength: 8}` under `validators`.",
        "6:5 Write an item `{maxLength: 9}` under `validators`.",
      ],
      "fields:\n  - id: a\n    type: text\n    validators: [required, {minLength: 8}, {maxLength: 9}]\n    label: A\n"),
    AuthorHabit(
      "rules as keys are moved into the list that is there",
      "fields:\n  - id: a\n    type: text\n    validators:\n      - minLength: 2\n    required: true\n    label: A\n",
      ["6:5 Write `validators: [required]`."],
      "fields:\n  - id: a\n    type: text\n    validators:\n      - required\n      - minLength: 2\n    label: A\n"),
    AuthorHabit(
      "rules as keys are moved inside braces",
      "fields: [{id: a, type: number, min: 1, max: 9}]",
      ["1:32 Write an item `{min: 1}` under `validators`.", "1:40 Write an item `{max: 9}` under `validators`."],
      "fields: [{id: a, type: number, validators: [{min: 1}, {max: 9}]}]"),
    AuthorHabit(
      "the sentence of a library that has it in place of the rule is the message",
      "fields: [{id: a, type: text, required: Please write a name}]",
      ["1:30 Write an item `{required: true, message: Please write a name}` under `validators`."],
      "fields: [{id: a, type: text, validators: [{required: true, message: Please write a name}]}]"),
    AuthorHabit(
      "a condition in place of the rule is when it holds",
      "fields: [{id: a, type: text, required: b}, {id: b, type: checkbox}]",
      ["1:30 Write an item `{required: true, when: b}` under `validators`."],
      "fields: [{id: a, type: text, validators: [{required: true, when: b}]}, {id: b, type: checkbox}]"),
    AuthorHabit(
      "a misspelt rule is a rule", "fields: [{id: a, type: text, requred: true}]",
      ["1:30 Write `validators: [required]`."], "fields: [{id: a, type: text, validators: [required]}]"),
    AuthorHabit(
      "rules of other libraries are renamed",
      "fields: [{id: a, type: text, validators: [{regex: '[a-z]+', error: Letters only}]}]",
      ["1:44 Here it is called `pattern`.", "1:61 Here it is called `message`."],
      "fields: [{id: a, type: text, validators: [{pattern: '[a-z]+', message: Letters only}]}]"),
  ]

  static let patterns: [AuthorHabit] = [
    AuthorHabit(
      "a pattern between slashes",
      "fields:\n  - id: a\n    type: text\n    validators:\n      - regex: /^[a-z']+$/i\n      - pattern: '/[a-z]+/x'\n"
        + "      - pattern: /[a-z]+/g\n",
      [
        "5:9 Here it is called `pattern`.", "5:16 Write `'(?i)^[a-z'']+$'`.",
        "7:18 Write `'[a-z]+'`, which must fit the whole text.",
      ],
      "fields:\n  - id: a\n    type: text\n    validators:\n      - pattern: '(?i)^[a-z'']+$'\n      - pattern: '/[a-z]+/x'\n"
        + "      - pattern: /[a-z]+/g\n"),
    AuthorHabit("a path is a pattern", "fields: [{id: a, type: text, validators: [{pattern: '/[a-z]+/'}]}]", []),
  ]

  static let patternKeys: [AuthorHabit] = [
    AuthorHabit(
      "a pattern between slashes as a key is told once",
      "fields: [{id: a, type: text, pattern: '/^[a-z]+$/i'}]",
      ["1:30 Write an item `{pattern: '(?i)^[a-z]+$'}` under `validators`."],
      "fields: [{id: a, type: text, validators: [{pattern: '(?i)^[a-z]+$'}]}]")
  ]

  static let steps: [AuthorHabit] = [
    AuthorHabit(
      "events of test tools",
      "fields: [{id: a, type: text, validators: [required]}]\nscenarios:\n  - name: n\n    steps: [{fill: {a: x}}, submit, "
        + "{expect: {errors: {a: required}}}]",
      ["4:14 Here it is called `type`.", "4:59 Write `valueMissing`."],
      "fields: [{id: a, type: text, validators: [required]}]\nscenarios:\n  - name: n\n    steps: [{type: {a: x}}, submit, "
        + "{expect: {errors: {a: valueMissing}}}]")
  ]

  static let lists: [AuthorHabit] = [
    AuthorHabit(
      "members with commas between them inside braces",
      "fields: [{id: all, type: select-all, of: a, b}, {id: a, type: checkbox}, {id: b, type: checkbox}]",
      ["1:45 Write a list: `[a, b]`."],
      "fields: [{id: all, type: select-all, of: [a, b]}, {id: a, type: checkbox}, {id: b, type: checkbox}]"),
    AuthorHabit(
      "members and options as a text with commas",
      "fields:\n  - {id: all, type: select-all, of: 'a, b'}\n  - {id: a, type: checkbox}\n  - {id: b, type: checkbox}\n"
        + "  - {id: c, type: select, options: 'x, y'}\n",
      ["2:37 Write a list: `[a, b]`.", "5:36 Write a list: `[x, y]`."],
      "fields:\n  - {id: all, type: select-all, of: [a, b]}\n  - {id: a, type: checkbox}\n  - {id: b, type: checkbox}\n"
        + "  - {id: c, type: select, options: [x, y]}\n"),
    AuthorHabit(
      "names in the place of fields", "fields: [name, {id: b, type: text, relevant: name != ''}]",
      ["1:10 Write `{id: name, type: text}`."]),
    AuthorHabit(
      "a check with its message beside it lacks no alert as well",
      "fields: [{id: a, type: text}]\nsubmit: {checks: [{constraint: a != 'x', message: Not x}]}",
      ["2:42 Write it under `alert`: `alert: {message: Not x}`."],
      "fields: [{id: a, type: text}]\nsubmit: {checks: [{constraint: a != 'x', alert: {message: Not x}}]}"),
    AuthorHabit(
      "a misspelt value from outside is not unused as well",
      "context: {account: {email: string}}\nfields: [{id: a, type: email, relevant: acount.email != ''}]",
      ["2:41 Did you mean `account`?"],
      "context: {account: {email: string}}\nfields: [{id: a, type: email, relevant: account.email != ''}]"),
    AuthorHabit(
      "keys of other types say where they belong",
      "fields: [{id: a, type: checkbox, options: [x]}, {type: note, label: N, validators: [required]}]",
      [
        "1:34 A field with `options` is a `select` (one of them) or a `multiselect` (several).",
        "1:72 Take it away: nothing is answered here.",
      ]),
    AuthorHabit(
      "a version with a fraction of zero", "version: 2.0\nfields: [{id: a, type: text}]", ["1:10 Write `2`."],
      "version: 2\nfields: [{id: a, type: text}]"),
  ]

  static let identifiers: [AuthorHabit] = [
    AuthorHabit(
      "an id that only looks like one",
      "fields: [{id: na\u{200B}me, type: text}, {id: “b”, type: text, relevant: name != ''}]",
      [
        "1:15 Write `name`. It holds an invisible zero-width space (U+200B).",
        "1:40 Write `b`. It holds the typographic quotation mark `“`.",
      ], "fields: [{id: name, type: text}, {id: b, type: text, relevant: name != ''}]"),
    AuthorHabit(
      "an id in Korean is told once", "fields: [{id: 이름, type: text}, {id: b, type: text, relevant: 이름 != ''}]",
      ["1:15 Write for example `name`; the `label`, which people see, may be in any language."]),
  ]

  static let shapes: [AuthorHabit] = [
    AuthorHabit(
      "types of other tools are replaced", "fields: [{id: a, type: dropdown, options: [x]}, {id: b, type: 체크박스}]",
      ["1:24 Here it is called `select`.", "1:63 Here it is called `checkbox`."],
      "fields: [{id: a, type: select, options: [x]}, {id: b, type: checkbox}]"),
    AuthorHabit(
      "radio buttons are an appearance", "fields: [{id: a, type: radio, options: [x]}]",
      ["1:24 Here it is called `select`, and radio buttons are its `appearance: radio`."],
      "fields: [{id: a, type: select, appearance: radio, options: [x]}]"),
    AuthorHabit(
      "an array without fields is not a repeat that lacks them", "fields: [{id: a, type: array, label: A}]",
      ["1:24 A list of entries is a `repeat` with `fields`; several choices out of `options` are a `multiselect`."]),
    AuthorHabit(
      "a part without a type is told once, and its fields are known",
      "fields: [{label: A, fields: [{id: b, type: text}]}, {id: c, type: text, relevant: b != ''}]",
      ["1:11 A field with `fields` has `type: group`, `type: page` or `type: repeat`."]),
    AuthorHabit(
      "fields as a mapping", "fields:\n  first: {type: text, label: A}\n",
      ["2:3 The id stands in the field: `- {id: first, type: …}`."]),
    AuthorHabit(
      "options as a mapping are made a list", "fields: [{id: a, type: select, options: {red: Red, blue: Blue}}]",
      ["1:41 Write each option as an item: `{value: red, label: Red}`."],
      "fields: [{id: a, type: select, options: [{value: red, label: Red}, {value: blue, label: Blue}]}]"),
    AuthorHabit(
      "validators as a mapping are made a list",
      "fields:\n  - id: a\n    type: text\n    validators:\n      required: true\n      minLength: \"3\"\n",
      ["5:7 Write each validator with a dash before it."],
      "fields:\n  - id: a\n    type: text\n    validators:\n      - required\n      - {minLength: 3}\n"),
    AuthorHabit(
      "a validator by its bare name is made a list", "fields: [{id: a, type: text, validators: required}]",
      ["1:42 Write `[required]`."], "fields: [{id: a, type: text, validators: [required]}]"),
    AuthorHabit(
      "a rule that is named by a value is named by its key",
      "fields: [{id: a, type: text, validators: [{type: minLength, value: 8, message: More}, {rule: required}]}]",
      ["1:44 Write `minLength: 8`.", "1:88 Write `required: true`."],
      "fields: [{id: a, type: text, validators: [{minLength: 8, message: More}, {required: true}]}]"),
    AuthorHabit(
      "a message in the place of true", "fields: [{id: a, type: text, validators: [{required: Please}]}]",
      ["1:54 Write `required: true, message: Please`."],
      "fields: [{id: a, type: text, validators: [{required: true, message: Please}]}]"),
    AuthorHabit(
      "a file as a link", "fields: [{id: a, type: checkbox, link: texts/terms.md}]",
      [
        "1:40 Declare the file at the top, `documents: {terms: {file: texts/terms.md}}`, and write"
          + " `link: {document: terms}` here."
      ]),
    AuthorHabit(
      "an address as a link lacks no document as well",
      "fields: [{id: a, type: checkbox, link: {label: Read, url: 'https://example.com'}}]",
      [
        "1:54 A link opens a document of the form: `documents: {terms: {file: terms.md}}` at the top,"
          + " `document: terms` here."
      ]),
    AuthorHabit(
      "a field in the place of a number",
      "fields: [{id: n, type: integer}, {id: r, type: repeat, max: n, fields: [{id: a, type: text}]}]",
      ["1:61 The name of a field cannot stand here: write the number itself."]),
    AuthorHabit(
      "the words of the button alone", "fields: [{id: a, type: text}]\nsubmit: Send",
      ["2:9 Write `submit: {label: Send}`."],
      "fields: [{id: a, type: text}]\nsubmit: {label: Send}"),
    AuthorHabit(
      "steps of a wizard are no missing fields", "steps: [{title: One}]",
      ["1:1 Pages stand under `fields`, each an item `{type: page, label: …, fields: […]}`."]),
    AuthorHabit(
      "a condition as a mapping", "fields: [{id: a, type: text}, {id: b, type: text, relevant: {field: a, is: x}}]",
      ["1:61 Write it as one expression: `kind == 'other'`, several joined by `&&` or `||`."]),
  ]

  static let names: [AuthorHabit] = [
    AuthorHabit(
      "an unknown member is told which there are",
      "fields: [{id: all, type: select-all, of: [data]}, {id: terms, type: checkbox}, {id: news, type: checkbox}]",
      ["1:43 Here can stand `news` and `terms`."]),
    AuthorHabit(
      "a label in the place of an id is replaced",
      "fields: [{id: all, type: select-all, of: [약관]}, {id: terms, type: checkbox, label: {ko: 약관, en: Terms}}]\nlanguage: ko",
      ["1:43 That is the label of `terms`: write the id."],
      "fields: [{id: all, type: select-all, of: [terms]}, {id: terms, type: checkbox, label: {ko: 약관, en: Terms}}]\nlanguage: ko"
    ),
    AuthorHabit(
      "an unknown name in an expression is told which there are",
      "fields: [{id: a, type: text}, {id: b, type: text, relevant: zzz == 'x'}]",
      ["1:61 Here can stand `a` and `b`."]),
    AuthorHabit(
      "answers of other tools are named by the id alone",
      "fields: [{id: a, type: text}, {id: b, type: text, relevant: values.a == 'x' && a.value != 'y'}]",
      ["1:61 Write `a`.", "1:82 The name alone is the value: `a`."],
      "fields: [{id: a, type: text}, {id: b, type: text, relevant: a == 'x' && a != 'y'}]"),
    AuthorHabit(
      "form.valid is called", "fields: [{id: a, type: text}]\nsubmit: {enabled: form.valid()}",
      ["2:24 Write `form.valid`, without parentheses."], "fields: [{id: a, type: text}]\nsubmit: {enabled: form.valid}"),
    AuthorHabit(
      "a library of another language", "fields: [{id: a, type: text, relevant: 'Math.max(1, 2) == 2'}]",
      ["1:41 Here it is called `math.greatest`."]),
    AuthorHabit(
      "the label of an option in the place of its value",
      "fields: [{id: a, type: select, options: [{value: x, label: Ex}], default: Ex}, {id: b, type: multiselect, "
        + "options: [x], default: x}]",
      ["1:75 Write the option's value, `x`.", "1:130 Write a list: `[x]`."],
      "fields: [{id: a, type: select, options: [{value: x, label: Ex}], default: x}, {id: b, type: multiselect, "
        + "options: [x], default: [x]}]"),
  ]

  static let times: [AuthorHabit] = [
    AuthorHabit(
      "numbers in other clothes",
      "version: \"3\"\nfields: [{id: a, type: integer, default: １４}, {id: b, type: text, style: {width: 5px}}]",
      ["1:10 Write it without quotes.", "2:42 Write it in plain digits: `14`.", "2:82 Write it without a unit: `5`."],
      "version: 3\nfields: [{id: a, type: integer, default: 14}, {id: b, type: text, style: {width: 5}}]"),
    AuthorHabit(
      "dates in other spellings",
      "fields: [{id: a, type: date, default: 2026/1/31, validators: [{min: 2000년 1월 2일}, {max: 31.12.2030}]}]",
      ["1:39 Write `2026-01-31`.", "1:69 Write `2000-01-02`.", "1:89 Write `2030-12-31`."],
      "fields: [{id: a, type: date, default: 2026-01-31, validators: [{min: 2000-01-02}, {max: 2030-12-31}]}]"),
    AuthorHabit(
      "a date of which nobody knows the month is not repaired", "fields: [{id: a, type: date, default: 1/2/2026}]",
      ["1:39 Write `2026-02-01`."]),
    AuthorHabit(
      "times with halves of the day",
      "fields: [{id: a, type: time, default: 8:30 pm, validators: [{max: 오후 9시}]}]",
      ["1:39 Write `20:30`.", "1:67 Write `21:00`."],
      "fields: [{id: a, type: time, default: 20:30, validators: [{max: 21:00}]}]"),
    AuthorHabit(
      "today as a default", "fields: [{id: a, type: date, default: today}]",
      ["1:39 A value worked out at the start is an `initial`: `initial: today()`."],
      "fields: [{id: a, type: date, initial: today()}]"),
  ]

  static let languages: [AuthorHabit] = [
    AuthorHabit(
      "languages as a list", "languages: [en, de]\nfields: [{id: a, type: text}]",
      [
        "1:1 Languages are not listed: a text that has several is a mapping, `{en: …, ko: …}`; `language` is that of"
          + " plain texts."
      ]),
    AuthorHabit(
      "a language tag mistyped once",
      "language: ko\ntitle: {ko: 가, en: A}\nfields: [{id: a, type: text, label: {kr: 나, en: B}, hint: {ko: 다, en: C}}]",
      ["3:38 Did you mean `ko`?"],
      "language: ko\ntitle: {ko: 가, en: A}\nfields: [{id: a, type: text, label: {ko: 나, en: B}, hint: {ko: 다, en: C}}]"),
    AuthorHabit(
      "a language tag mistyped everywhere",
      "language: ko\ntitle: {kr: 가}\nfields: [{id: a, type: text, label: {'kr' : 나}}]", ["2:9 Did you mean `ko`?"],
      "language: ko\ntitle: {ko: 가}\nfields: [{id: a, type: text, label: {'ko' : 나}}]"),
    AuthorHabit(
      "the form's language mistyped", "language: kr\ntitle: {ko: 가, en: A}\nfields: [{id: a, type: text}]",
      ["1:11 Did you mean `ko`?"], "language: ko\ntitle: {ko: 가, en: A}\nfields: [{id: a, type: text}]"),
    AuthorHabit(
      "a form whose texts have one language that it does not name", "title: {ko: 가}\nfields: [{id: a, type: text}]",
      ["1:8 Write `language: ko` at the top."],
      "language: ko\nform: habit\ntitle: {ko: 가}\nfields: [{id: a, type: text}]"),
    AuthorHabit(
      "a country for the language of plain texts", "language: kr\nfields: [{id: a, type: text, label: 이름}]",
      ["1:11 Did you mean `ko`?"], "language: ko\nfields: [{id: a, type: text, label: 이름}]"),
    AuthorHabit(
      "a language by its name in English", "language: Korean\nfields: [{id: a, type: text, label: 이름}]",
      ["1:11 Did you mean `ko`?"], "language: ko\nfields: [{id: a, type: text, label: 이름}]"),
    AuthorHabit(
      "a country for the language of all texts", "language: kr\ntitle: {kr: 가, en: A}\nfields: [{id: a, type: text}]",
      ["1:11 Did you mean `ko`?"], "language: ko\ntitle: {ko: 가, en: A}\nfields: [{id: a, type: text}]"),
    AuthorHabit(
      "a language without built-in words", "language: jp\nfields: [{id: a, type: text, label: A}]", []),
    AuthorHabit(
      "languages by their names", "language: 한국어\ntitle: {ko_KR: 가}\nfields: [{id: a, type: text}]",
      ["1:11 Write `ko`.", "2:9 Write `ko-KR`."],
      "language: ko-KR\ntitle: {ko-KR: 가}\nfields: [{id: a, type: text}]"),
    AuthorHabit(
      "another language in one text",
      "title: {en: A, de: B}\nfields: [{id: a, type: text, label: {en: C, de: D}, placeholder: {en: C, de: D}, "
        + "hint: {en: E, fr: F}}]",
      ["2:96 Did you mean `de`?"]),
  ]

  static let placeholders: [AuthorHabit] = [
    ("{{a}}", true), ("{{ a }}", true), ("{a}", true), ("#{a}", true), ("%{a}", true), ("%a%", true), ("$a", true),
    ("%(a)s", true), ("{b}", false), ("$5", false), ("5 % of a %", false), ("$${a}", false), ("{a", false),
  ].map { written, isTold in
    let form = { (text: String) in "fields: [{id: a, type: text}, {type: note, label: \"Hello \(text)!\"}]" }
    return AuthorHabit(
      "\(written) in a text", form(written), isTold ? ["1:58 Write `${a}`."] : [], isTold ? form("${a}") : nil)
  }

  @Test(arguments: placeholders) func `a name between the signs of another tool is repaired`(habit: AuthorHabit) {
    habit.expectToldOnceAndRepaired()
  }

  @Test(arguments: [
    ("{id: zip, type: text, validators: [{pattern: /\\d+/}]}", true),
    ("{id: path, type: text, validators: [{pattern: /\\w+/}]}", false),
    ("{id: a, type: text, placeholder: /home/, validators: [{pattern: '/[a-z]+/'}]}", false),
    ("{id: a, type: text, validators: [{pattern: /home/}]}", false),
    ("{id: a, type: text, validators: [{pattern: '/[a-z]+/[a-z]+/'}]}", false),
  ])
  func `slashes around a pattern are told unless they may be meant`(field: String, isTold: Bool) {
    AuthorHabit(
      field, "fields: [\(field)]",
      isTold
        ? ["1:55 Write `'\\d+'`, which must fit the whole text, or `'.*\\d+.*'` if it may stand anywhere in it."] : []
    ).expectToldOnceAndRepaired()
  }

  @Test(arguments: habits) func `a habit is told once and repaired`(habit: AuthorHabit) {
    habit.expectToldOnceAndRepaired()
  }
}
