extension YAMLSyntaxErrorCase {
  /// Lines without their colon or dash, at the wrong depth by one, and quotes that end too early or too late.
  static let lines: [YAMLSyntaxErrorCase] = [
    YAMLSyntaxErrorCase(
      "- id: a\n  type select\n", "2:3 type", "a colon is missing behind `type`", hint: "write `type: select`",
      repaired: "- id: a\n  type: select\n"),
    YAMLSyntaxErrorCase(
      "label: |\nThe hotel\nwhere we sleep\nb: 1\n", "2:1 The hotel",
      "this line is not indented deep enough to be a part of the text block above",
      hint: "indent it deeper than the key of the block",
      repaired: "label: |\n  The hotel\n  where we sleep\nb: 1\n"),
    YAMLSyntaxErrorCase(
      "a:\n  - label: >-\n    The hotel\n    id: b\n", "3:5 The hotel",
      "this line is not indented deep enough to be a part of the text block above",
      hint: "indent it deeper than the key of the block",
      repaired: "a:\n  - label: >-\n      The hotel\n    id: b\n"),
    YAMLSyntaxErrorCase(
      "a:\n  - label: |\nThe hotel\n  where we sleep\n", "3:1 The hotel",
      "this line is not indented deep enough to be a part of the text block above",
      hint: "indent it deeper than the key of the block",
      repaired: "a:\n  - label: |\n      The hotel\n        where we sleep\n"),
    YAMLSyntaxErrorCase(
      "a: \"b \\\n  c\nd: e\n", "1:4 \"b \\", "the quote that opens here is not closed", hint: "close it with `\"`"),
    YAMLSyntaxErrorCase(
      "a:\n  - val{ue: b, label: c}\n", "2:21 :",
      "a value without quotes cannot hold a colon and a space; YAML takes them for another key",
      hint: "put the value in quotes"),
    YAMLSyntaxErrorCase(
      "a:\n  - {b: 1}\n  {b: 2}\n", "3:3 {b: 2}", "a dash is missing before this item of the list",
      hint: "a list item is `- ` and its value", repaired: "a:\n  - {b: 1}\n  - {b: 2}\n"),
    YAMLSyntaxErrorCase(
      "a:\n  - required\n   - max: 8\n", "3:4 -",
      "this dash is indented by 3 spaces, the one above is indented by 2 spaces",
      hint: "indent it by 2 spaces to put it level", repaired: "a:\n  - required\n  - max: 8\n"),
    YAMLSyntaxErrorCase(
      "a:\n  - required\n    when: b\n", "2:5 required",
      "`required` has keys below that are level with it, and so must be a key itself",
      hint: "write `required: true`, or `required:` and its value"),
    YAMLSyntaxErrorCase(
      "a:\n  - id: b\n    type: c\n   - id: d\n", "4:4 -",
      "this line is indented by 3 spaces, which fits nothing above",
      hint: "indent it by 2 spaces", repaired: "a:\n  - id: b\n    type: c\n  - id: d\n"),
    YAMLSyntaxErrorCase(
      "a:\n  - id: b\n  -id: c\n    type: d\n", "3:3 -", "a space is missing behind the dash",
      hint: "a list item is `- ` and its value", repaired: "a:\n  - id: b\n  - id: c\n    type: d\n"),
    YAMLSyntaxErrorCase(
      "a: {en: \"Hello, de: \"Hallo\"}\n", "1:9 \"Hello", "the quote that opens here is not closed before `de`",
      hint: "close it with `\"`", repaired: "a: {en: \"Hello\", de: \"Hallo\"}\n"),
    YAMLSyntaxErrorCase(
      "a: 'car' == b\n", "1:10 == b", "more text follows the closing quote",
      hint: "put the whole value in quotes of the other kind", repaired: "a: \"'car' == b\"\n"),
    YAMLSyntaxErrorCase(
      "a: \"[b # c: \": d\n", "1:14 :", "more text follows the closing quote", hint: "put the whole value in quotes"),
    YAMLSyntaxErrorCase(
      "x:\n  a: 1\nc:\n    d: 3\n  e: 4\n", "3:1 c",
      "this line is not indented, but those around it are indented by 2 spaces", hint: "indent it by 2 spaces",
      repaired: "x:\n  a: 1\n  c:\n    d: 3\n  e: 4\n"),
    YAMLSyntaxErrorCase(
      "a:\n  b:\n    c: 1\n  d:\n    - e\n    f: 2\n", "6:5 f", "a key stands among the items of a list",
      hint: "begin it with `- `, or indent it less"),
    YAMLSyntaxErrorCase(
      "a:\n  required\n  max: 8\n", "2:3 required", "a colon is missing behind `required`",
      hint: "write `- required` if a list begins here, or `required:` and its value"),
    YAMLSyntaxErrorCase(
      "a:\n  tap: b\n  - press: c\n", "3:3 -", "a list item stands among the keys of a mapping",
      hint: "write `- tap: …` if the list begins there"),
    YAMLSyntaxErrorCase(
      "a:\n  -{b: 1, c: 2}\n", "2:3 -", "a space is missing behind the dash", hint: "a list item is `- ` and its value",
      repaired: "a:\n  - {b: 1, c: 2}\n"),
    YAMLSyntaxErrorCase(
      "a: {b: Welcome back: sign in}\n", "1:20 :",
      "a value without quotes cannot hold a colon and a space; YAML takes them for another key",
      hint: "put the value in quotes", repaired: "a: {b: 'Welcome back: sign in'}\n"),
    YAMLSyntaxErrorCase(
      "a: {b: Welcome back: sign in}\nc: {back: 1}\n", "1:16 back", "a comma is missing before `back`",
      repaired: "a: {b: Welcome, back: sign in}\nc: {back: 1}\n"),
    YAMLSyntaxErrorCase(
      "a: [b, c: [A-Z]{3}-[0-9]]\n", "1:16 {3}-[0-9]", "more text follows the closing `]`",
      hint: "put the value in quotes if it is text", repaired: "a: [b, c: '[A-Z]{3}-[0-9]']\n"),
    YAMLSyntaxErrorCase(
      "a: [[b][c]]\n", "1:8 ", "a comma or `]` is missing here", repaired: "a: [[b],[c]]\n"),
    YAMLSyntaxErrorCase(
      "```yaml\na: 1\n```\n", "1:1 ```yaml", "this is a code fence of Markdown, which is no part of a form",
      hint: "take the line away", repaired: "a: 1\n"),
    YAMLSyntaxErrorCase(
      "a: 1\n||||||| base\nb: 2\n", "2:1 ||||||| base", "a merge conflict was left in the file",
      hint: "choose one side and remove the markers"),
    YAMLSyntaxErrorCase(
      "a: \"Hello \\(name.first)!\"\n", "1:11 \\(", "`\\(` is no escape that double quotes know",
      hint: "a value is put into a text by `${name.first}`", repaired: "a: \"Hello ${name.first}!\"\n"),
  ]
}
