import FormDiagnostics

extension PatternParser {
  /// What a backslash and the characters after it mean.
  enum Escape {
    case scalar(Unicode.Scalar)
    case named(NamedClass, isNegated: Bool)
    case assertion(PatternNode.Assertion)
  }

  /// Reads an escape outside brackets.
  mutating func escape() throws(PatternProblem) -> PatternNode {
    let start = scanner.index
    switch try takeEscape() {
    case .scalar(let scalar): return literal(scalar, from: start)
    case .assertion(let assertion): return PatternNode(.assertion(assertion), scanner.range(from: start))
    case .named(let name, let isNegated):
      let item = CharacterClass.Item.named(name, isNegated: false)
      return PatternNode(.characters(try characters([item], isNegated: isNegated)), scanner.range(from: start))
    }
  }

  /// Reads a backslash and what belongs to it.
  mutating func takeEscape() throws(PatternProblem) -> Escape {
    let start = scanner.index
    scanner.index += 1
    guard let scalar = scanner.take() else {
      throw PatternProblem(
        "The pattern ends in a single `\\`", at: scanner.range(from: start),
        hint: "Write `\\\\` for a backslash, or remove it", replacement: "\\\\")
    }
    switch scalar {
    case "d": return .named(.digit, isNegated: false)
    case "D": return .named(.digit, isNegated: true)
    case "s": return .named(.space, isNegated: false)
    case "S": return .named(.space, isNegated: true)
    case "w": return .named(.word, isNegated: false)
    case "W": return .named(.word, isNegated: true)
    case "A": return .assertion(.textStart)
    case "z": return .assertion(.textEnd)
    case "b": return .assertion(.wordBoundary)
    case "B": return .assertion(.noWordBoundary)
    case "a": return .scalar("\u{07}")
    case "f": return .scalar("\u{0C}")
    case "n": return .scalar("\n")
    case "r": return .scalar("\r")
    case "t": return .scalar("\t")
    case "v": return .scalar("\u{0B}")
    case "x": return .scalar(try hexadecimal(from: start))
    case "p", "P": return try property(from: start, isNegated: scalar == "P")
    case "0"..."7":
      if let octal = octal(scalar) { return .scalar(octal) }
      throw unknownEscape(scalar, from: start)
    default:
      guard scalar.isASCII, !scalar.isASCIIWord else {
        throw unknownEscape(scalar, from: start)
      }
      return .scalar(scalar)
    }
  }

  /// Reads the rest of an octal code of up to three digits; nil when `first` alone would be a back-reference.
  private mutating func octal(_ first: Unicode.Scalar) -> Unicode.Scalar? {
    func isOctal(_ scalar: Unicode.Scalar?) -> Bool { scalar.map { ("0"..."7").contains($0) } ?? false }
    guard first == "0" || isOctal(scanner.next) else { return nil }
    var value = first.value - 48
    for _ in 0..<2 where isOctal(scanner.next) {
      value = value * 8 + (scanner.take()?.value ?? 48) - 48
    }
    return Unicode.Scalar(value)
  }

  /// Reads `7F` or `{10FFFF}` after `\x`.
  private mutating func hexadecimal(from start: Int) throws(PatternProblem) -> Unicode.Scalar {
    let isBraced = scanner.skip("{")
    var digits = ""
    while let scalar = scanner.next, scalar.properties.isASCIIHexDigit, isBraced || digits.utf8.count < 2 {
      digits.unicodeScalars.append(scalar)
      scanner.index += 1
    }
    let isComplete = isBraced ? scanner.skip("}") && !digits.isEmpty : digits.utf8.count == 2
    guard isComplete else {
      throw PatternProblem(
        "`\(scanner.text(from: start))` is no code of a character", at: scanner.range(from: start),
        hint: "Write two hexadecimal digits, such as `\\x2F`, or any number in braces, such as `\\x{AC00}`")
    }
    let significant = digits.drop { $0 == "0" }
    guard significant.utf8.count <= 6, let value = UInt32(digits.suffix(6), radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      throw PatternProblem(
        "`\(scanner.text(from: start))` is past the last character of Unicode or half of a surrogate pair",
        at: scanner.range(from: start), hint: "Codes run from 0 to 10FFFF, without D800 to DFFF")
    }
    return scalar
  }

  /// Reads `L`, `{Lu}` or `{^Lu}` after `\p`.
  private mutating func property(from start: Int, isNegated: Bool) throws(PatternProblem) -> Escape {
    guard scanner.skip("{") else {
      let name = scanner.take().map { String($0) } ?? ""
      guard let named = NamedClass.property(name) else { throw unknownProperty(name, from: start) }
      return .named(named, isNegated: isNegated)
    }
    let isInverted = scanner.skip("^")
    let name = scanner.takeWhile { $0 != "}" && $0 != "\\" && $0 != "[" && $0 != "]" && $0 != "(" && $0 != ")" }
    guard scanner.skip("}") else {
      throw PatternProblem(
        "The name after `\\p{` is never closed", at: scanner.range(from: start, count: 3), hint: "Close it with `}`")
    }
    guard let named = NamedClass.property(name) else { throw unknownProperty(name, from: start) }
    return .named(named, isNegated: isNegated != isInverted)
  }
}
