/// What people write out of habit from other languages, told with the way this language writes it.
extension Lexer {
  /// The problem of a habit whose signs begin at `start`; nil when there is none.
  func habit(at start: Int) -> Refusal? {
    if let refusal = arrow(at: start) ?? template(at: start) ?? dollar(at: start) { return refusal }
    for habit in Self.habits where bytes[start...].starts(with: habit.written.utf8) {
      let range = start..<start + habit.written.utf8.count
      return Refusal(
        .syntax, habit.message, at: range, hint: habit.hint,
        replacement: habit.meant.map { .init(range, $0) })
    }
    let first = byte(at: start)
    let second = byte(at: start + 1)
    if (first == ascii("&") || first == ascii("|")) && first != second {
      let (sign, word) = first == ascii("&") ? ("&", "“and”") : ("|", "“or”")
      return Refusal(
        .syntax, "A single `\(sign)` is no operator; \(word) is written `\(sign)\(sign)`", at: start..<start + 1,
        replacement: start > 0 && bytes[start - 1] == first ? nil : .init(start..<start + 1, sign + sign))
    }
    if first == ascii("="), second != ascii("=") {
      return Refusal(
        .syntax, "A single `=` is no operator; equality is written `==`", at: start..<start + 1,
        replacement: .init(start..<start + 1, "=="))
    }
    return nil
  }

  /// The problem of `value => …`, a function of JavaScript; `age => 18` is the sign for at least.
  private func arrow(at start: Int) -> Refusal? {
    guard bytes[start...].starts(with: "=>".utf8), start <= Self.longestQuotation else { return nil }
    let left = text(in: 0..<start).filter { $0 != " " }
    let name = left.filter { $0 != "(" && $0 != ")" }
    let rest = text(in: start + 2..<min(bytes.count, start + Self.longestQuotation))
    let words = rest.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    if let variable = elementVariable(before: start), words.contains(where: { $0 == text(in: variable) }) {
      return Refusal(
        .syntax, "There are no functions with `=>`; behind the name of an element stands a comma",
        at: start..<start + 2,
        hint: "Write `list.exists(x, x > 0)`, or `all`, `filter` or `map`",
        replacement: .init(variable.upperBound..<start + 2, ","))
    }
    let isUsed = words.contains { $0 == name }
    guard name.utf8.allSatisfy(\.isNamePart), left.hasPrefix("(") || isUsed else { return nil }
    return Refusal(
      .syntax, "There are no functions with `=>`; a rule is one expression", at: start..<start + 2,
      hint: "Write the condition alone, with `value` for the field's own value")
  }

  /// The name in `list.some(name => …` before the arrow at `start`; nil when something else stands there.
  private func elementVariable(before start: Int) -> Range<Int>? {
    var end = start
    while end > 0, bytes[end - 1] == ascii(" ") { end -= 1 }
    var first = end
    while first > 0, bytes[first - 1].isNamePart { first -= 1 }
    guard first < end, first > 1, bytes[first - 1] == ascii("("), bytes[first - 2].isNamePart else { return nil }
    return first..<end
  }

  /// The problem of `${name}`, which only texts have; the name alone is its certain repair.
  private func template(at start: Int) -> Refusal? {
    guard bytes[start...].starts(with: "${".utf8) else { return nil }
    var end = start + 2
    while byte(at: end).isNamePart || byte(at: end) == ascii(".") { end += 1 }
    let name = start + 2..<end
    guard byte(at: end) == ascii("}"), !name.isEmpty, bytes[name.lowerBound].isNameStart else { return nil }
    return Refusal(
      .syntax, "Inside an expression names stand without `${` and `}`", at: start..<end + 1,
      hint: "Write `\(text(in: name))`", replacement: .init(start..<end + 1, text(in: name)))
  }

  /// The problem of `$name`, which is how other languages begin their names.
  private func dollar(at start: Int) -> Refusal? {
    guard byte(at: start) == ascii("$"), byte(at: start + 1).isNameStart else { return nil }
    var end = start + 2
    while byte(at: end).isNamePart { end += 1 }
    return Refusal(
      .syntax, "`$` begins no name here", at: start..<start + 1,
      hint: "Names stand alone: `\(text(in: start + 1..<min(end, start + Self.longestQuotation)))`",
      replacement: .init(start..<start + 1, ""))
  }

  private struct Habit {
    let written: String
    let meant: String?
    let message: String
    var hint: String?
  }

  /// Longer signs stand before their beginnings.
  private static let habits: [Habit] = [
    Habit(written: "&amp;&amp;", meant: "&&", message: "`&amp;` is how HTML writes `&`; here it stands for itself"),
    Habit(written: "&lt;=", meant: "<=", message: "`&lt;` is how HTML writes `<`; here it stands for itself"),
    Habit(written: "&gt;=", meant: ">=", message: "`&gt;` is how HTML writes `>`; here it stands for itself"),
    Habit(written: "&lt;", meant: "<", message: "`&lt;` is how HTML writes `<`; here it stands for itself"),
    Habit(written: "&gt;", meant: ">", message: "`&gt;` is how HTML writes `>`; here it stands for itself"),
    Habit(
      written: "&quot;", meant: nil, message: "`&quot;` is how HTML writes a quotation mark",
      hint: "A text stands in quotes: `'abc'`"),
    Habit(
      written: "&#39;", meant: nil, message: "`&#39;` is how HTML writes a quotation mark",
      hint: "A text stands in quotes: `'abc'`"),
    Habit(written: "===", meant: "==", message: "`===` is no operator; equality is written `==`"),
    Habit(written: "!==", meant: "!=", message: "`!==` is no operator; inequality is written `!=`"),
    Habit(written: "<>", meant: "!=", message: "`<>` is no operator; inequality is written `!=`"),
    Habit(written: "=<", meant: "<=", message: "`=<` is no operator; at most is written `<=`"),
    Habit(written: "=>", meant: ">=", message: "`=>` is no operator; at least is written `>=`"),
    Habit(written: "=~", meant: nil, message: "`=~` is no operator", hint: "Write `text.matches('pattern')`"),
    Habit(written: "??", meant: nil, message: "`??` is no operator", hint: "Write `isSet(x) ? x : other`"),
    Habit(
      written: "**", meant: nil, message: "`**` is no operator; there is no power", hint: "Write `x * x`"),
    Habit(
      written: "${", meant: nil, message: "Inside an expression names stand without `${` and `}`",
      hint: "`${…}` puts an expression into a text; here the name alone is meant"),
    Habit(
      written: "$", meant: "", message: "`$` begins no name here", hint: "Names stand alone: `email`, not `$email`"),
    Habit(written: ";", meant: nil, message: "`;` has no meaning here; a rule is one expression"),
    Habit(
      written: "#", meant: nil, message: "`#` has no meaning inside an expression",
      hint: "A comment in an expression begins with `//`"),
    Habit(written: "≤", meant: "<=", message: "`≤` is no operator; at most is written `<=`"),
    Habit(written: "≥", meant: ">=", message: "`≥` is no operator; at least is written `>=`"),
    Habit(written: "≠", meant: "!=", message: "`≠` is no operator; inequality is written `!=`"),
    Habit(written: "×", meant: "*", message: "`×` is no operator; times is written `*`"),
    Habit(written: "÷", meant: "/", message: "`÷` is no operator; division is written `/`"),
    Habit(written: "−", meant: "-", message: "This is a minus sign (U+2212), not the `-` of the keyboard"),
    Habit(written: "–", meant: "-", message: "This is a dash (U+2013), not the `-` of the keyboard"),
    Habit(written: "\u{A0}", meant: " ", message: "There is a no-break space (U+00A0) where a plain space is expected"),
    Habit(written: "\u{3000}", meant: " ", message: "There is a wide space (U+3000) where a plain space is expected"),
    Habit(written: "\u{200B}", meant: "", message: "There is an invisible zero-width space (U+200B)"),
    Habit(written: "\u{FEFF}", meant: "", message: "There is an invisible byte order mark (U+FEFF)"),
  ]

  /// The problem of a character that begins nothing in the language.
  func unexpectedCharacter(at start: Int) -> Refusal {
    let scalar = scalar(at: start)
    let range = start..<start + scalar.utf8Count
    if let close = Self.closingQuotes[scalar.value] { return curlyQuote(at: range, close: close) }
    if let narrow = scalar.value.narrow { return wide(narrow, at: range) }
    if scalar.value.properties.isAlphabetic {
      var end = range.upperBound
      while end < bytes.count {
        let next = self.scalar(at: end)
        guard next.value.properties.isAlphabetic || byte(at: end).isNamePart else { break }
        end += next.utf8Count
      }
      return foreignWord(at: start..<end)
    }
    if scalar.value.value < 0x20 || scalar.value.value == 0x7F {
      return Refusal(
        .syntax, "There is a control character (\(scalar.value.codePoint)) outside a text", at: range)
    }
    return Refusal(
      .syntax, "`\(scalar.value)` has no meaning in an expression", at: range,
      hint: scalar.value == "^" ? "A square is written `x * x`" : nil)
  }

  /// The problem of a word with letters beyond A to Z.
  private func foreignWord(at range: Range<Int>) -> Refusal {
    let word = text(in: range)
    if let sign = Self.koreanWords[word] {
      return Refusal(
        .syntax, "`\(word)` is no operator; it is written `\(sign)`", at: range, replacement: .init(range, sign))
    }
    return Refusal(
      .syntax, "`\(word)` is no name: names are made of the letters A to Z, digits and `_`", at: range,
      hint: "A text stands in quotes: `'\(word)'`")
  }

  /// Words that Korean authors write where a sign or a value belongs.
  private static let koreanWords = [
    "그리고": "&&", "이고": "&&", "또는": "||", "이거나": "||", "예": "true", "참": "true", "아니오": "false",
    "아니요": "false", "거짓": "false",
  ]

  /// The problem of the wide form of `narrow` at `range`; those right behind it go with it, because `＆＆` is one sign.
  private func wide(_ narrow: UnicodeScalar, at range: Range<Int>) -> Refusal {
    var end = range.upperBound
    var replacement = String(narrow)
    while end < bytes.count, end - range.lowerBound < Self.longestQuotation {
      let next = scalar(at: end)
      guard let narrow = next.value.narrow else { break }
      replacement.unicodeScalars.append(narrow)
      end += next.utf8Count
    }
    let whole = range.lowerBound..<end
    let written = text(in: whole)
    let name =
      whole == range
      ? "`\(written)` is the wide form (\(scalar(at: range.lowerBound).value.codePoint))"
      : "`\(written)` is the wide form"
    return Refusal(.syntax, "\(name) of `\(replacement)`", at: whole, replacement: .init(whole, replacement))
  }

  private func curlyQuote(at range: Range<Int>, close: UnicodeScalar) -> Refusal {
    var end = range.upperBound
    var replacement: ExpressionProblem.Replacement?
    while end < min(bytes.count, range.upperBound + Self.longestQuotation), bytes[end] != 0x0A {
      let next = scalar(at: end)
      if next.value == close {
        let inside = text(in: range.upperBound..<end)
        let isPlain = !inside.utf8.contains { $0 == ascii("'") || $0 == ascii("\\") }
        if isPlain { replacement = .init(range.lowerBound..<end + next.utf8Count, "'\(inside)'") }
        break
      }
      end += next.utf8Count
    }
    return Refusal(
      .syntax, "`\(text(in: range))` is a typographic quotation mark; a text stands in straight ones: `'abc'`",
      at: range, replacement: replacement)
  }

  /// How far a closing mark is looked for, in bytes; a text may be full of opening ones.
  private static let longestQuotation = 200

  /// The closing mark for each typographic mark that can open a quotation.
  private static let closingQuotes: [UnicodeScalar: UnicodeScalar] = [
    "\u{201C}": "\u{201D}", "\u{201D}": "\u{201D}", "\u{201E}": "\u{201C}", "\u{2018}": "\u{2019}",
    "\u{2019}": "\u{2019}", "\u{201A}": "\u{2018}", "\u{AB}": "\u{BB}", "\u{BB}": "\u{AB}", "\u{300C}": "\u{300D}",
    "\u{FF07}": "\u{FF07}", "\u{FF02}": "\u{FF02}",
  ]

  /// The problem of a number that runs into letters, such as `1_000` or `8px`.
  func malformedNumber(from start: Int) -> Refusal {
    var end = start
    while byte(at: end).isNamePart || (byte(at: end) == ascii(".") && byte(at: end + 1).isDigit) { end += 1 }
    let range = start..<end
    let written = text(in: range)
    let digits = written.filter { $0 != "_" }
    if digits.utf8.allSatisfy({ $0.isDigit || $0 == ascii(".") }), digits.utf8.count(where: { $0 == ascii(".") }) < 2 {
      return Refusal(
        .syntax, "`\(written)` is no number: digits stand without `_` between them", at: range,
        replacement: .init(range, digits))
    }
    return Refusal(
      .syntax, "`\(written)` is neither a number nor a name", at: range,
      hint: "A name begins with a letter or `_`; a text stands in quotes")
  }

  /// The problem of a number with a unit right behind it, `18세` or `60°C`; nil when none begins at the cursor.
  func numberWithUnit(_ number: Range<Int>) -> Refusal? {
    var end = number.upperBound
    while end < bytes.count {
      let next = scalar(at: end)
      let isSign = Self.unitSigns.contains(next.value)
      guard
        isSign || end > number.upperBound && byte(at: end).isNamePart
          || !next.value.isASCII && next.value.properties.isAlphabetic
      else { break }
      end += next.utf8Count
    }
    guard end > number.upperBound else { return nil }
    let digits = text(in: number)
    return Refusal(
      .syntax, "A number stands without a unit", at: number.upperBound..<end, hint: "Write `\(digits)`",
      replacement: .init(number.upperBound..<end, ""))
  }

  /// Signs that people write right behind a number.
  private static let unitSigns: Set<UnicodeScalar> = ["°", "€", "£", "¥", "₩"]

  /// The scalar at `offset` with the number of bytes it takes.
  private func scalar(at offset: Int) -> (value: UnicodeScalar, utf8Count: Int) {
    var decoder = UTF8()
    var iterator = bytes[offset...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return ("\u{FFFD}", 1) }
    return (scalar, UTF8.width(scalar))
  }
}

extension UnicodeScalar {
  /// The ASCII character whose wide form this is; nil for other characters.
  fileprivate var narrow: UnicodeScalar? {
    (0xFF01...0xFF5E).contains(value) ? UnicodeScalar(value - 0xFEE0) : nil
  }

  /// The code point as people write it, such as `U+00A0`.
  var codePoint: String {
    let hex = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }
}
