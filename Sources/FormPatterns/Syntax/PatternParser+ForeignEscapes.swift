import FormDiagnostics
import FormText

extension PatternParser {
  /// What to say of the escape that begins at `start` with `scalar`, which RE2's syntax does not have.
  mutating func unknownEscape(_ scalar: Unicode.Scalar, from start: Int) -> PatternProblem {
    switch scalar {
    case "1"..."9":
      let number = scanner.text(from: start).dropFirst()
      return backReference("group \(number)", from: start)
    case "k", "g":
      return backReference("a named group", from: start, withName: true)
    case "u", "U": return unicodeEscape(from: start)
    case "c": return controlEscape(from: start)
    case "K", "G":
      return foreign("belongs to backtracking matchers", "Leave it out", from: start)
    default: break
    }
    let written = scanner.text(from: start)
    if let known = Self.foreignEscapes.first(where: { $0.letter == scalar }) {
      return PatternProblem(
        "`\(written)` is unknown to RE2's syntax; elsewhere it means \(known.meaning)",
        at: scanner.range(from: start), hint: "Write `\(known.replacement)`", replacement: known.replacement)
    }
    if scalar == "_" || !scalar.isASCII {
      return PatternProblem(
        "`\(written)` is an unknown escape: `\(scalar)` needs no backslash", at: scanner.range(from: start),
        hint: "Write `\(scalar)`", replacement: String(scalar))
    }
    return foreign(
      "is an unknown escape", "Write `\(scalar)` for the letter itself, or `\\\\\(scalar)` for a backslash before it",
      from: start)
  }

  private static let foreignEscapes: [(letter: Unicode.Scalar, meaning: String, replacement: String)] = [
    ("Z", "the end of the text", "\\z"),
    ("h", "a space or tab", "[\\t ]"),
    ("H", "anything but a space or tab", "[^\\t ]"),
    ("R", "any line break", "(?:\\r\\n|\\n|\\r)"),
    ("N", "anything but a line feed", "[^\\n]"),
    ("V", "anything but a line break", "[^\\n\\r]"),
    ("e", "the escape character", "\\x1B"),
    ("l", "a lower-case letter", "\\p{Ll}"),
    ("L", "anything but a lower-case letter", "\\P{Ll}"),
    ("C", "any one byte", "."),
    ("X", "one character as a person sees it", "(?:\\P{M}\\p{M}*)"),
    ("y", "a word boundary", "\\b"),
    ("i", "a letter that can begin a name in XML", "[A-Za-z_:]"),
  ]

  private func foreign(_ meaning: String, _ hint: String, from start: Int) -> PatternProblem {
    PatternProblem("`\(scanner.text(from: start))` \(meaning)", at: scanner.range(from: start), hint: hint)
  }

  /// `\1`, `\k<name>`, `\g{1}`.
  private mutating func backReference(
    _ group: String, from start: Int, withName: Bool = false
  ) -> PatternProblem {
    if withName, let opening = scanner.next, let closing = Self.closings[opening] {
      var copy = scanner
      copy.index += 1
      _ = copy.takeWhile { $0 != closing }
      if copy.take() != nil { scanner = copy }
    }
    return PatternProblem(
      .notRegular,
      "`\(scanner.text(from: start))` asks for the text of \(group) again; patterns here remember no text",
      at: scanner.range(from: start),
      hint: "Write the choices out, or compare two answers with a `constraint`, such as `value == other`")
  }

  /// `\cM`, the control character that the letter M stands for in other languages.
  private mutating func controlEscape(from start: Int) -> PatternProblem {
    guard let letter = scanner.next, letter.isASCII, letter.properties.isAlphabetic else {
      return foreign("is unknown to RE2's syntax", "Write `c` for the letter itself", from: start)
    }
    scanner.index += 1
    let digits = String(letter.value & 31, radix: 16, uppercase: true)
    let replacement = "\\x\(digits.utf8.count == 1 ? "0" : "")\(digits)"
    return PatternProblem(
      "`\(scanner.text(from: start))` is unknown to RE2's syntax; elsewhere it means a control character",
      at: scanner.range(from: start), hint: "Write `\(replacement)`", replacement: replacement)
  }

  private static let closings: [Unicode.Scalar: Unicode.Scalar] = ["<": ">", "{": "}", "'": "'"]

  /// `\u00E9`, `\u{1F600}` and pairs of surrogates, as JavaScript and JSON write them.
  private mutating func unicodeEscape(from start: Int) -> PatternProblem {
    var digits = takeCode()
    if let high = digits.flatMap({ UInt32($0, radix: 16) }), (0xD800...0xDBFF).contains(high), scanner.looksAt("\\u") {
      var copy = self
      copy.scanner.index += 2
      if let low = copy.takeCode().flatMap({ UInt32($0, radix: 16) }), (0xDC00...0xDFFF).contains(low) {
        self = copy
        digits = String(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), radix: 16, uppercase: true)
      }
    }
    let replacement = digits.map { "\\x{\($0)}" }
    return PatternProblem(
      "`\(scanner.text(from: start))` is unknown to RE2's syntax", at: scanner.range(from: start),
      hint: "Write `\(replacement ?? "\\x{…}")` with the code in hexadecimal, or the character itself",
      replacement: replacement)
  }

  /// Reads four hexadecimal digits or any number of them in braces.
  private mutating func takeCode() -> String? {
    var copy = scanner
    let isBraced = copy.skip("{")
    var digits = ""
    while let scalar = copy.next, scalar.properties.isASCIIHexDigit, digits.utf8.count < (isBraced ? 6 : 4) {
      digits.unicodeScalars.append(scalar)
      copy.index += 1
    }
    guard isBraced ? copy.skip("}") && !digits.isEmpty : digits.utf8.count == 4 else { return nil }
    scanner = copy
    return digits
  }

  /// A name in `\p{…}` that is neither a general category nor a script.
  func unknownProperty(_ name: String, from start: Int) -> PatternProblem {
    let range = scanner.range(from: start)
    let opener = scanner.text(start..<(start + 2))
    let message =
      name.isEmpty
      ? "`\(opener)` needs the name of a category or script" : "`\(name)` is no category or script of Unicode"
    guard let known = PropertyNames.meant(by: name) else {
      return PatternProblem(
        message, at: range,
        hint: "Use a general category such as `\\p{L}` (letters) or a script such as `\\p{Hangul}`")
    }
    let repaired = "\(opener){\(known.name)}"
    return PatternProblem(
      message, at: range, hint: known.isCertain ? "Write `\(repaired)`" : "Perhaps `\(repaired)` was meant",
      replacement: known.isCertain ? repaired : nil)
  }
}
