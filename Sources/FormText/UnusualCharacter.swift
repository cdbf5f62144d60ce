/// A character that people do not see, or take for another one, in a name that a file spells.
public enum UnusualCharacter {
  /// What is unusual about `name`, as a sentence; nil when nothing is.
  ///
  /// Only the first unusual character is told.
  public static func sentence(about name: String) -> String? {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    for scalar in name.unicodeScalars {
      if let description = description(of: scalar) { return "It holds \(description)." }
    }
    return nil
  }

  /// What `scalar` is to somebody who did not mean it; nil for an ordinary character.
  static func description(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x200B: "an invisible zero-width space (U+200B)"
    case 0x200C, 0x200D: "an invisible zero-width joiner (\(codePoint(scalar)))"
    case 0xFEFF: "an invisible byte order mark (U+FEFF)"
    case 0x00AD: "an invisible soft hyphen (U+00AD)"
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069:
      "an invisible character (\(codePoint(scalar)))"
    case 0x00A0, 0x202F: "a no-break space (\(codePoint(scalar)))"
    case 0x3000: "a wide space (U+3000)"
    case 0xFF01...0xFF5E: "`\(scalar)`, the wide form of `\(narrow(scalar) ?? scalar)`"
    case 0x2018...0x201F: "the typographic quotation mark `\(scalar)`"
    default: nil
    }
  }

  /// The ASCII character whose wide form `scalar` is; nil for others.
  static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) : nil
  }

  /// `text` as it was meant: wide forms made narrow, invisible characters and typographic quotation marks left out.
  public static func removed(from text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let narrow = narrow(scalar) {
        result.unicodeScalars.append(narrow)
      } else if description(of: scalar) == nil {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }
}
