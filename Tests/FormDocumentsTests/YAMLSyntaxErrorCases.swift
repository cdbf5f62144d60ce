extension YAMLSyntaxErrorCase {
  /// The texts, in no particular order.
  static let all: [YAMLSyntaxErrorCase] =
    lookalikes + lines + [
      YAMLSyntaxErrorCase(
        "form: x\noptions: [a, b,\nfields:\n  - id: a\n", "2:10 [",
        "`[` is opened here and never closed; `]` is missing", hint: "close it with `]`",
        repaired: "form: x\noptions: [a, b,]\nfields:\n  - id: a\n"),
      YAMLSyntaxErrorCase(
        "title: {ko: a, en: b,\n", "1:8 {", "`{` is opened here and never closed; `}` is missing",
        hint: "close it with `}`", repaired: "title: {ko: a, en: b,}\n"),
      // A bracket in a quote that is open would close nothing.
      YAMLSyntaxErrorCase(
        "- {a: b, \"c: d\ne: f\n- {g: \"h\"}\n", "1:3 {", "`{` is opened here and never closed; `}` is missing",
        hint: "close it with `}`"),
      YAMLSyntaxErrorCase(
        "label: & more\n", "1:8 & more",
        "`&` at the start of a value names an anchor, and this is none",
        hint: "put it in quotes if it is text",
        repaired: "label: '& more'\n"),
      YAMLSyntaxErrorCase(
        "a: &x &y 1\n", "1:7 &y 1",
        "`&y 1` does not belong to what stands before it"),
      YAMLSyntaxErrorCase(
        "title: 'It's me'\nb: 1\n", "1:11 '",
        "the text ends at this apostrophe, because it stands in single quotes",
        hint: "write an apostrophe inside single quotes twice, or use double quotes",
        repaired: "title: 'It''s me'\nb: 1\n"),
      YAMLSyntaxErrorCase(
        "handle: @someone\n", "1:9 @",
        "text without quotes cannot begin with `@`",
        hint: "put it in quotes",
        repaired: "handle: '@someone'\n"),
      YAMLSyntaxErrorCase(
        "code: `ls`\n", "1:7 `",
        "text without quotes cannot begin with a backtick",
        hint: "put it in quotes",
        repaired: "code: '`ls`'\n"),
      YAMLSyntaxErrorCase(
        "fields:\n  - id: a\n     type: text\n", "3:6 type",
        "this line is indented deeper than `id` above, which already has a value",
        hint: "indent it by 4 spaces to put it level",
        repaired: "fields:\n  - id: a\n    type: text\n"),
      YAMLSyntaxErrorCase(
        "fields:\n  - id: a\n   type: text\n", "3:4 type",
        "this line is indented by 3 spaces, which fits nothing above",
        hint: "indent it by 4 spaces",
        repaired: "fields:\n  - id: a\n    type: text\n"),
      YAMLSyntaxErrorCase(
        "a:\n    b: 1\n  c: 2\n", "3:3 c",
        "this line is indented by 2 spaces, which fits nothing above",
        hint: "begin it at the start of the line, or indent it by 4 spaces"),
      YAMLSyntaxErrorCase(
        "fields:\n    - id: a\n      type: text\n   - id: b\n", "4:4 -",
        "this line is indented by 3 spaces, which fits nothing above",
        hint: "indent it by 4 spaces",
        repaired: "fields:\n    - id: a\n      type: text\n    - id: b\n"),
      YAMLSyntaxErrorCase(
        "fields:\n  - id: a\n - id: b\n", "3:2 -",
        "this line is indented by 1 space, which fits nothing above",
        hint: "indent it by 2 spaces",
        repaired: "fields:\n  - id: a\n  - id: b\n"),
      YAMLSyntaxErrorCase(
        "form: login\n  title: x\nfields: []\n", "2:3 title",
        "this line is indented deeper than `form` above, which already has a value",
        hint: "begin it at the start of the line to put it level"),
      YAMLSyntaxErrorCase(
        "a: |x\n  text\n", "1:4 |x",
        "`|` at the start of a value begins a text block, which stands on the lines below",
        hint: "begin the text on the next line, indented, or put the value in quotes"),
      YAMLSyntaxErrorCase(
        "a: |\n    one\n  two\nb: 1\n", "3:3 two",
        "this line is indented less than the text block above, and so is no part of it",
        hint: "indent it by 4 spaces to make it a part"),
      YAMLSyntaxErrorCase(
        "a: |\n\ttext\n", "2:1 \t",
        "this line is indented with a tab; YAML takes only spaces",
        hint: "set the editor to indent with spaces",
        repaired: "a: |\n  text\n"),
      YAMLSyntaxErrorCase(
        "fields:\n  - type: note\n    label: |\n      one\n   two\n  - type: x\n", "5:4 two",
        "this line is indented less than the text block above, and so is no part of it",
        hint: "indent it by 6 spaces to make it a part"),
      YAMLSyntaxErrorCase(
        "a: |\n     \n  one\n", "3:3 one",
        "this line is indented less than the text block above, and so is no part of it",
        hint: "indent it by 5 spaces to make it a part"),
      YAMLSyntaxErrorCase(
        "label: {name} is\n", "1:15 is",
        "more text follows the closing `}`",
        hint: "put the value in quotes if it is text",
        repaired: "label: '{name} is'\n"),
      YAMLSyntaxErrorCase(
        "label: [optional] Name\n", "1:19 Name",
        "more text follows the closing `]`",
        hint: "put the value in quotes if it is text",
        repaired: "label: '[optional] Name'\n"),
      YAMLSyntaxErrorCase(
        "label: [*] Name\n", "1:9 *",
        "`*` at the start of a value repeats an anchor, and this is none",
        hint: "put it in quotes if it is text"),
      YAMLSyntaxErrorCase(
        "/* form */\nform: x\n", "1:1 /* form */",
        "a comment begins with `#`; there is no `/*` in YAML"),
      YAMLSyntaxErrorCase(
        "label: Read this:\nb: 1\n", "1:17 :",
        "a value without quotes cannot hold a colon and a space; YAML takes them for another key",
        hint: "put the value in quotes",
        repaired: "label: 'Read this:'\nb: 1\n"),
      YAMLSyntaxErrorCase(
        "form: x\nlabel: Note: read this\nb: 1\n", "2:12 :",
        "a value without quotes cannot hold a colon and a space; YAML takes them for another key",
        hint: "put the value in quotes",
        repaired: "form: x\nlabel: 'Note: read this'\nb: 1\n"),
      YAMLSyntaxErrorCase(
        "label: 'Note': read this\n", "1:14 : read this",
        "more text follows the closing quote",
        hint: "put the whole value in quotes"),
      YAMLSyntaxErrorCase(
        "label: This is\n  a Note: here\n", "2:3 a Note",
        "this line is indented deeper than `label` above, which already has a value",
        hint: "put the value in quotes if it goes on here, or begin it at the start of the line to put it level"),
      YAMLSyntaxErrorCase(
        "a: {b: c[0].d == (1, 2), e: f}\n", "1:9 [",
        "inside brackets, a value without quotes cannot hold `[`",
        hint: "put the value in quotes",
        repaired: "a: {b: 'c[0].d == (1, 2)', e: f}\n"),
      YAMLSyntaxErrorCase(
        "a: ,b\n", "1:4 ,",
        "text without quotes cannot begin with `,`",
        hint: "put it in quotes",
        repaired: "a: ',b'\n"),
      YAMLSyntaxErrorCase(
        "fields: - id: a\n", "1:9 -",
        "a list cannot begin on the line of its key",
        hint: "begin it on the next line, or put the value in quotes if it is text"),
      YAMLSyntaxErrorCase(
        "form: x\n- id: a\n", "2:1 -",
        "a list item stands among the keys of a mapping",
        hint: "a list stands below a key of its own, and all its dashes are level"),
      YAMLSyntaxErrorCase(
        "fields:\n  - id: a\n  type: text\n", "3:3 type",
        "a key stands among the items of a list",
        hint: "indent it by 4 spaces if it belongs to the item above, or begin it with `- ` if it is the next one"),
      YAMLSyntaxErrorCase(
        "- a\nb: 1\n", "2:1 b",
        "a key stands among the items of a list",
        hint: "begin it with `- `, or indent it less"),
      YAMLSyntaxErrorCase(
        "fields:\n  - a\n  -b\n", "3:3 -",
        "a space is missing behind the dash",
        hint: "a list item is `- ` and its value",
        repaired: "fields:\n  - a\n  - b\n"),
      YAMLSyntaxErrorCase(
        "\"form: x\ntitle: y\n", "1:1 \"form: x",
        "the quote that opens here is not closed",
        hint: "close it with `\"`"),
      YAMLSyntaxErrorCase(
        "%YAML 1.2\n%YAML 1.2\n---\na: 1\n", "2:1 %YAML 1.2",
        "`%YAML` is given twice",
        hint: "remove one of the two"),
      YAMLSyntaxErrorCase(
        "-\n-x: 1\n", "2:1 -",
        "a space is missing behind the dash",
        hint: "a list item is `- ` and its value",
        repaired: "-\n- x: 1\n"),
      YAMLSyntaxErrorCase(
        "form = login\ntitle: x\n", "1:6 =",
        "a key and its value are separated by `:` and a space, not by `=`",
        repaired: "form: login\ntitle: x\n"),
      YAMLSyntaxErrorCase(
        "pattern: \"\\d+\"\n", "1:11 \\d",
        "`\\d` is no escape that double quotes know",
        hint: "in single quotes a backslash stands for itself; in double quotes write `\\\\`",
        repaired: "pattern: '\\d+'\n"),
      YAMLSyntaxErrorCase(
        "pattern: \"a\\.b\\\"c\"\n", "1:12 \\.",
        "`\\.` is no escape that double quotes know",
        hint: "in single quotes a backslash stands for itself; in double quotes write `\\\\`"),
      YAMLSyntaxErrorCase(
        "path: \"C:\\Users\\x\"\n", "1:10 \\U",
        "`\\U` takes eight hexadecimal digits",
        hint: "in single quotes a backslash stands for itself; in double quotes write `\\\\`"),
      YAMLSyntaxErrorCase(
        "a: \"\\xZZ\"\n", "1:5 \\x",
        "`\\x` takes two hexadecimal digits",
        hint: "in single quotes a backslash stands for itself; in double quotes write `\\\\`"),
      YAMLSyntaxErrorCase(
        "a: \"\\ud83d\\ude42\"\n", "1:5 \\ud83d\\ude42",
        "YAML spells a character past U+FFFF with one escape, not two as JSON does",
        hint: "write the character itself",
        repaired: "a: \"🙂\"\n"),
      YAMLSyntaxErrorCase(
        "label: !! Attention\n", "1:8 !! Attention",
        "`!` at the start of a value begins a tag, and this is none",
        hint: "put it in quotes if it is text",
        repaired: "label: '!! Attention'\n"),
      YAMLSyntaxErrorCase(
        "options: [a, b]]\nb: 1\n", "1:16 ]",
        "this bracket closes nothing",
        repaired: "options: [a, b]\nb: 1\n"),
      YAMLSyntaxErrorCase(
        "options: a\n]\n", "2:1 ]",
        "this bracket closes nothing"),
      YAMLSyntaxErrorCase(
        "title: {ko: a en: b}\n", "1:15 en",
        "a comma is missing before `en`",
        repaired: "title: {ko: a, en: b}\n"),
      YAMLSyntaxErrorCase(
        "title: {ko: \"a\" en: b}\n", "1:16 ",
        "a comma or `}` is missing here",
        repaired: "title: {ko: \"a\", en: b}\n"),
      YAMLSyntaxErrorCase(
        "o: [\"a\" \"b\"]\n", "1:8 ",
        "a comma or `]` is missing here",
        repaired: "o: [\"a\", \"b\"]\n"),
      YAMLSyntaxErrorCase(
        "t: [a:, b]\n", "1:6 :",
        "a value without quotes cannot end in a colon here",
        hint: "put it in quotes",
        repaired: "t: ['a:', b]\n"),
      YAMLSyntaxErrorCase(
        "form：login\ntitle: x\n", "1:5 ：",
        "this is the wide colon `：`; YAML takes `:` and a space",
        repaired: "form: login\ntitle: x\n"),
      YAMLSyntaxErrorCase(
        "form: x\ntitle：로그인\nfields: []\n", "2:6 ：",
        "this is the wide colon `：`; YAML takes `:` and a space",
        repaired: "form: x\ntitle: 로그인\nfields: []\n"),
      YAMLSyntaxErrorCase(
        "label: > 18 years\n", "1:8 > 18 years",
        "`>` at the start of a value begins a text block, which stands on the lines below",
        hint: "begin the text on the next line, indented, or put the value in quotes"),
      YAMLSyntaxErrorCase(
        "enabled: >= 18\n", "1:10 >= 18",
        "`>` at the start of a value begins a text block, which stands on the lines below",
        hint: "begin the text on the next line, indented, or put the value in quotes",
        repaired: "enabled: '>= 18'\n"),
      YAMLSyntaxErrorCase(
        "// form\nform: x\n", "1:1 //",
        "a comment begins with `#`, not `//`",
        repaired: "# form\nform: x\n"),
      YAMLSyntaxErrorCase(
        "{\"a\": 1, // x\n \"b\": 2}\n", "1:10 //",
        "a comment begins with `#`, not `//`",
        repaired: "{\"a\": 1, # x\n \"b\": 2}\n"),
      YAMLSyntaxErrorCase(
        "a: b\u{2028}c\nd: 1\n", "1:5 \u{2028}",
        "the invisible character U+2028 ends a line here",
        hint: "remove it, or put the value in quotes"),
      YAMLSyntaxErrorCase(
        "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n", "2:1 <<<<<<< HEAD",
        "a merge conflict was left in the file",
        hint: "choose one side and remove the markers"),
      YAMLSyntaxErrorCase(
        "form login\ntitle: x\n", "1:1 form",
        "a colon is missing behind `form`",
        hint: "write `form: login`", repaired: "form: login\ntitle: x\n"),
      YAMLSyntaxErrorCase(
        "form: x\ntitle\nfields: []\n", "2:1 title",
        "a colon is missing behind `title`",
        hint: "write `title:` and its value"),
      YAMLSyntaxErrorCase(
        "form: x\nfields:\n  - id: a\n    type text\n    label: x\n", "4:5 type",
        "a colon is missing behind `type`",
        hint: "write `type: text`", repaired: "form: x\nfields:\n  - id: a\n    type: text\n    label: x\n"),
      YAMLSyntaxErrorCase(
        "fields:\n  - label: some text\n    that goes on\n   type: text\n", "3:5 that goes on",
        "this line is neither `key: value` nor indented deep enough to go on with the value above",
        hint: "indent it deeper than the key above, or write a colon behind the key"),
      YAMLSyntaxErrorCase(
        "a:\u{A0}b\nc: 1\n", "1:2 :\u{A0}",
        "behind this colon stands a no-break space (U+00A0), not a space",
        repaired: "a: b\nc: 1\n"),
      YAMLSyntaxErrorCase(
        "form:login\ntitle: x\n", "1:5 :",
        "a space is missing behind the colon",
        hint: "write `form: value`",
        repaired: "form: login\ntitle: x\n"),
      YAMLSyntaxErrorCase(
        "form: x\ntitle:x\nfields: []\n", "2:6 :",
        "a space is missing behind the colon",
        hint: "write `title: value`",
        repaired: "form: x\ntitle: x\nfields: []\n"),
      YAMLSyntaxErrorCase(
        "form: x\nfields:\n  - id:a\n    type: text\n", "3:7 :",
        "a space is missing behind the colon",
        hint: "write `id: value`",
        repaired: "form: x\nfields:\n  - id: a\n    type: text\n"),
      YAMLSyntaxErrorCase(
        "a: 1\n%foo\n", "2:1 %foo",
        "a line that begins with `%` is a directive of YAML, and this is none that is known",
        hint: "put it in quotes if it is text"),
      YAMLSyntaxErrorCase(
        "%5: a\n", "1:1 %5: a",
        "a line that begins with `%` is a directive of YAML, and this is none that is known",
        hint: "put it in quotes if it is text"),
      YAMLSyntaxErrorCase(
        "a: ? b\n", "1:4 ?",
        "`?` has a meaning of its own in YAML here",
        hint: "put the text in quotes",
        repaired: "a: '? b'\n"),
      YAMLSyntaxErrorCase(
        "? a\n  b: 1\n", "1:1 ?",
        "`?` at the start of a line begins a key that may go on for lines, and its value stands below behind `:`",
        hint: "put the text in quotes if this is not meant"),
      YAMLSyntaxErrorCase(
        "title: \"Sign\" in\nb: 1\n", "1:15 in",
        "more text follows the closing quote",
        hint: "put the whole value in quotes of the other kind, or remove those inside"),
      YAMLSyntaxErrorCase(
        "fields:\n  - id: a\n    - id: b\n", "3:5 -",
        "a list item stands among the keys of a mapping",
        hint: "indent it by 2 spaces to put it level with the dash above"),
      YAMLSyntaxErrorCase(
        "label: **bold**\n", "1:8 **bold**",
        "`*` at the start of a value repeats an anchor, and this is none",
        hint: "put it in quotes if it is text",
        repaired: "label: '**bold**'\n"),
      YAMLSyntaxErrorCase(
        "fields:\n  -\tid: a\n    type: text\n", "2:4 \t",
        "a tab stands here, where YAML takes only spaces",
        repaired: "fields:\n  - id: a\n    type: text\n"),
      YAMLSyntaxErrorCase(
        "a: text\n\tmore\nb: 1\n", "2:1 \t",
        "this line is indented with a tab; YAML takes only spaces",
        hint: "set the editor to indent with spaces",
        repaired: "a: text\n  more\nb: 1\n"),
      YAMLSyntaxErrorCase(
        "form: login\nfields:\n\t- id: a\n\t  type: text\n", "3:1 \t",
        "this line is indented with a tab; YAML takes only spaces",
        hint: "set the editor to indent with spaces",
        repaired: "form: login\nfields:\n  - id: a\n    type: text\n"),
      YAMLSyntaxErrorCase(
        "form: login\nfields:\n  - id: a\n\t  type: text\n", "4:1 \t",
        "this line is indented with a tab; YAML takes only spaces",
        hint: "set the editor to indent with spaces",
        repaired: "form: login\nfields:\n  - id: a\n    type: text\n"),
      YAMLSyntaxErrorCase(
        "a:\n  b: 1\n\tc: 2\n", "3:1 \t",
        "this line is indented with a tab; YAML takes only spaces",
        hint: "set the editor to indent with spaces",
        repaired: "a:\n  b: 1\n  c: 2\n"),
      YAMLSyntaxErrorCase(
        "a:\n  \tb: 1\n", "2:3 \t",
        "this line is indented with a tab; YAML takes only spaces",
        hint: "set the editor to indent with spaces",
        repaired: "a:\n    b: 1\n"),
      YAMLSyntaxErrorCase(
        "form: login\ntitle: \"Sign in\n", "2:8 \"Sign in",
        "the quote that opens here is not closed",
        hint: "close it with `\"`",
        repaired: "form: login\ntitle: \"Sign in\"\n"),
      YAMLSyntaxErrorCase(
        "form: login\ntitle: \"Sign in\nfields:\n  - id: a\n    label: \"x\"\n", "2:8 \"Sign in",
        "the quote that opens here is not closed on its line",
        hint: "close it with `\"`",
        repaired: "form: login\ntitle: \"Sign in\"\nfields:\n  - id: a\n    label: \"x\"\n"),
      YAMLSyntaxErrorCase(
        "form: x\ntitle: {ko: a, en: b\nfields:\n  - id: a\n", "2:8 {",
        "`{` is opened here and never closed; `}` is missing",
        hint: "close it with `}`",
        repaired: "form: x\ntitle: {ko: a, en: b}\nfields:\n  - id: a\n"),
      YAMLSyntaxErrorCase(
        "options: [a, b\n", "1:10 [",
        "`[` is opened here and never closed; `]` is missing",
        hint: "close it with `]`",
        repaired: "options: [a, b]\n"),
      YAMLSyntaxErrorCase(
        "form: x\noptions: [a, b\nfields:\n  - id: a\n", "2:10 [",
        "`[` is opened here and never closed; `]` is missing",
        hint: "close it with `]`",
        repaired: "form: x\noptions: [a, b]\nfields:\n  - id: a\n"),
      YAMLSyntaxErrorCase(
        "form: login\ntitle: 'Sign in\nfields:\n  - id: a\n", "2:8 'Sign in",
        "the quote that opens here is not closed",
        hint: "close it with `'`",
        repaired: "form: login\ntitle: 'Sign in'\nfields:\n  - id: a\n"),
      YAMLSyntaxErrorCase(
        "title: Sign in\n  en: x\n", "2:3 en",
        "this line is indented deeper than `title` above, which already has a value",
        hint: "begin it at the start of the line to put it level"),
      YAMLSyntaxErrorCase(
        "options: \"a\"\n  - b\n", "2:3 -",
        "a list stands below `options`, which already has a value",
        hint: "a key has a value on its line or a list below"),
      YAMLSyntaxErrorCase(
        "options: [a, b}\nb: 1\n", "1:15 }",
        "`}` does not close what `[` opened; expected `]`"),
      YAMLSyntaxErrorCase(
        "%YAML 3.0\n---\na: 1\n", "1:1 %YAML 3.0",
        "this version of YAML is not known",
        hint: "write `%YAML 1.2`, or nothing"),
    ]
}
