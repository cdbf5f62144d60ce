import FormExpressions
import Testing

@Suite("What is said about literals and characters")
struct LiteralMistakesTests {
  @Test(
    "texts and numbers",
    arguments: [
      Mistake("'abc", at: 0..<1, "This text is never closed: the closing `'` is missing"),
      Mistake("'ab\ncd'", at: 0..<1, "This text is never closed: the closing `'` is missing"),
      Mistake("'''abc", at: 0..<3, "This text is never closed: the closing `'''` is missing"),
      Mistake("r'a", at: 0..<2, "This text is never closed: the closing `'` is missing"),
      Mistake(
        "“abc” == a", at: 0..<3, "`“` is a typographic quotation mark; a text stands in straight ones: `'abc'`",
        repaired: "'abc' == a"),
      Mistake("‘it's’ == a", at: 0..<3, "`‘` is a typographic quotation mark; a text stands in straight ones: `'abc'`"),
      Mistake("email == “", at: 9..<12, "`“` is a typographic quotation mark; a text stands in straight ones: `'abc'`"),
      Mistake("'\\d+'", at: 1..<3, "`\\d` is no escape of a text", repaired: "'\\\\d+'"),
      Mistake("b'\\u0041'", at: 2..<4, "`\\u` has no meaning in bytes"),
      Mistake("'\\ud800'", at: 1..<7, "`\\ud800` is no character of Unicode"),
      Mistake("'\\U00110000'", at: 1..<11, "`\\U00110000` is no character of Unicode"),
      Mistake(
        "'\\x4'", at: 1..<4,
        "This escape has too few digits: `\\x` takes two, `\\u` four, `\\U` eight, an octal one three"),
      Mistake("'\\7'", at: 1..<3, "`\\7` is no escape of a text", repaired: "'\\\\7'"),
      Mistake("9223372036854775808", at: 0..<19, "`9223372036854775808` does not fit into a whole number of 64 bits"),
      Mistake("-9223372036854775809", at: 1..<20, "`-9223372036854775809` does not fit into a whole number of 64 bits"),
      Mistake(
        "18446744073709551616u", at: 0..<21,
        "`18446744073709551616u` does not fit into a whole number of 64 bits without sign"),
      Mistake("1e999", at: 0..<5, "`1e999` is too large for a number"),
      Mistake("나이 >= 14", at: 0..<6, "`나이` is no name: names are made of the letters A to Z, digits and `_`"),
      Mistake("é", at: 0..<2, "`é` is no name: names are made of the letters A to Z, digits and `_`"),
      Mistake("email.나이", at: 6..<12, "`나이` is no name: names are made of the letters A to Z, digits and `_`"),
      Mistake("1_000", at: 0..<5, "`1_000` is no number: digits stand without `_` between them", repaired: "1000"),
      Mistake("5px", at: 0..<3, "`5px` is neither a number nor a name"),
      Mistake("0x", at: 0..<2, "`0x` is neither a number nor a name"),
      Mistake("0xg", at: 0..<3, "`0xg` is neither a number nor a name"),
      Mistake("\"a", at: 0..<1, "This text is never closed: the closing `\"` is missing"),
      Mistake("a == \"b'", at: 5..<6, "This text is never closed: the closing `\"` is missing"),
      Mistake("a.5b", at: 1..<4, "`.5b` is neither a number nor a name"),
      Mistake(
        "a == 「b」", at: 5..<8, "`「` is a typographic quotation mark; a text stands in straight ones: `'abc'`",
        repaired: "a == 'b'"),
      Mistake("a == 'b''", at: 8..<9, "This text is never closed: the closing `'` is missing"),
    ])
  func texts(mistake: Mistake) { mistake.check() }

  @Test(
    "characters without a meaning",
    arguments: [
      Mistake("a ≤ 3", at: 2..<5, "`≤` is no operator; at most is written `<=`", repaired: "a <= 3"),
      Mistake(
        "a\u{A0}== 3", at: 1..<3, "There is a no-break space (U+00A0) where a plain space is expected",
        repaired: "a == 3"),
      Mistake("a; b", at: 1..<2, "`;` has no meaning here; a rule is one expression"),
      Mistake("# c", at: 0..<1, "`#` has no meaning inside an expression"),
      Mistake("$a", at: 0..<1, "`$` begins no name here", repaired: "a"),
      Mistake("${a}", at: 0..<4, "Inside an expression names stand without `${` and `}`", repaired: "a"),
      Mistake("${a + b}", at: 0..<2, "Inside an expression names stand without `${` and `}`"),
      Mistake("a > 1 ＆＆ b", at: 6..<12, "`＆＆` is the wide form of `&&`", repaired: "a > 1 && b"),
      Mistake("a 그리고 b", at: 2..<11, "`그리고` is no operator; it is written `&&`", repaired: "a && b"),
      Mistake("(v) => v > 3", at: 4..<6, "There are no functions with `=>`; a rule is one expression"),
      Mistake("v => v > 3", at: 2..<4, "There are no functions with `=>`; a rule is one expression"),
      Mistake("`${a} b`", at: 0..<1, "A text is not made with backticks and `${…}` here"),
      Mistake(
        "a + 30 days", at: 4..<11, "A span of time is no number with a unit behind it",
        repaired: "a + duration('720h')"),
      Mistake("today() - 18 years", at: 10..<18, "A date cannot be moved by years, which are not all of one length"),
      Mistake("@", at: 0..<1, "`@` has no meaning in an expression"),
      Mistake("a \\ b", at: 2..<3, "`\\` has no meaning in an expression"),
      Mistake("`a`", at: 0..<3, "A name in backticks can only stand after a dot"),
      Mistake("a.`b", at: 2..<3, "This name in backticks is not closed or contains something that no name can have"),
      Mistake("\u{1}", at: 0..<1, "There is a control character (U+0001) outside a text"),
      Mistake("f(a; b)", at: 3..<4, "`;` has no meaning here; a rule is one expression"),
      Mistake("（a）", at: 0..<3, "`（` is the wide form (U+FF08) of `(`", repaired: "(a）"),
      Mistake("１ + 1", at: 0..<3, "`１` is the wide form (U+FF11) of `1`", repaired: "1 + 1"),
      Mistake("a ＝ b", at: 2..<5, "`＝` is the wide form (U+FF1D) of `=`", repaired: "a = b"),
      Mistake("{{a}}", at: 0..<5, "Inside an expression names stand without `{{` and `}}`", repaired: "a"),
    ])
  func characters(mistake: Mistake) { mistake.check() }
}
