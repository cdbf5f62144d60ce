extension YAMLSyntaxErrorCase {
  /// What keyboards, word processors and other languages put in the place of YAML's own characters.
  static let lookalikes: [YAMLSyntaxErrorCase] = [
    YAMLSyntaxErrorCase(
      "a: {b: c == 1 ? d : e}\n", "1:19 :",
      "a value without quotes cannot hold a colon and a space; YAML takes them for another key",
      hint: "put the value in quotes", repaired: "a: {b: 'c == 1 ? d : e'}\n"),
    YAMLSyntaxErrorCase(
      "a: 'What\\'s up'\n", "1:10 '", "the text ends at this apostrophe, because it stands in single quotes",
      hint: "a backslash stands for itself in single quotes: write an apostrophe twice, or use double quotes",
      repaired: "a: 'What''s up'\n"),
    YAMLSyntaxErrorCase(
      "a: !b && c\nd: 1\n", "1:4 !b && c", "`!` at the start of a value begins a tag, and this is none",
      hint: "put it in quotes if it is text", repaired: "a: '!b && c'\nd: 1\n"),
    YAMLSyntaxErrorCase(
      "a: !b || c\nd: 1\n", "1:4 !b || c", "`!` at the start of a value begins a tag, and this is none",
      hint: "put it in quotes if it is text", repaired: "a: '!b || c'\nd: 1\n"),
    YAMLSyntaxErrorCase(
      "- a: 1\n\u{A0}\u{A0}b: 2\n  c: 3\n", "2:1 \u{A0}\u{A0}",
      "this line is indented with a no-break space (U+00A0); YAML takes only spaces",
      repaired: "- a: 1\n  b: 2\n  c: 3\n"),
    YAMLSyntaxErrorCase(
      "a:\n  – b: 1\n    c: 2\n", "2:3 –", "this is a dash (U+2013), not the `-` that begins a list item",
      repaired: "a:\n  - b: 1\n    c: 2\n"),
    YAMLSyntaxErrorCase(
      "a:\n  - ｛b: 1， c: 2｝\n", "2:5 ｛", "`｛` is the wide form of `{`, which YAML takes for text",
      repaired: "a:\n  - {b: 1, c: 2}\n"),
    YAMLSyntaxErrorCase(
      "a:\n  -b: 1\n   c: 2\n", "2:3 -", "a space is missing behind the dash",
      hint: "a list item is `- ` and its value", repaired: "a:\n  - b: 1\n    c: 2\n"),
    YAMLSyntaxErrorCase(
      "form: x\n\u{FEFF}fields: []\n", "2:1 \u{FEFF}",
      "this line is indented with an invisible byte order mark (U+FEFF); YAML takes only spaces",
      repaired: "form: x\nfields: []\n"),
    YAMLSyntaxErrorCase(
      "a: 1\nlabel： b\n", "2:6 ：", "this is the wide colon `：`; YAML takes `:` and a space",
      repaired: "a: 1\nlabel: b\n"),
  ]
}
