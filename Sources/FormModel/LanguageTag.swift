/// A language, as a BCP 47 tag such as `ko` or `zh-Hant-TW`, in its canonical spelling of upper and lower case.
///
/// Source: RFC 5646, section 2.1 (well-formed tags) and 2.1.1 (case).
public struct LanguageTag: Sendable, Hashable, CustomStringConvertible {
  /// The tag, with the language in lower case, the script capitalised and the region in upper case.
  public let description: String

  /// The tag that `text` spells; nil when it is not well-formed.
  public init?(_ text: some StringProtocol) {
    if Self.isPlainLanguage(text) {
      description = String(text)
      return
    }
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    guard subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isAlphanumeric) }),
      let language = subtags.first, Self.isLanguage(language)
    else { return nil }
    var spelled: [String] = []
    var afterSingleton = language.utf8.count == 1
    for (place, subtag) in subtags.enumerated() {
      guard subtag.utf8.count > 1 || place + 1 < subtags.count else { return nil }
      if place > 0, !afterSingleton {
        guard Self.mayFollow(subtag, at: place) else { return nil }
      }
      spelled.append(afterSingleton || place == 0 ? subtag.lowercased() : Self.spelling(of: subtag))
      if subtag.utf8.count == 1 { afterSingleton = true }
    }
    description = spelled.joined(separator: "-")
  }

  /// Whether `text` is nothing but a language in its canonical spelling, as nearly every tag is.
  private static func isPlainLanguage(_ text: some StringProtocol) -> Bool {
    (2...3).contains(text.utf8.count)
      && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isLanguage(_ subtag: some StringProtocol) -> Bool {
    let isPrivate = subtag.utf8.count == 1 && (subtag == "x" || subtag == "X" || subtag == "i" || subtag == "I")
    return isPrivate || (subtag.utf8.count >= 2 && subtag.utf8.allSatisfy(isLetter))
  }

  /// Whether `subtag` can be an extended language, script, region, variant or singleton.
  private static func mayFollow(_ subtag: some StringProtocol, at place: Int) -> Bool {
    let count = subtag.utf8.count
    let isLetters = subtag.utf8.allSatisfy(isLetter)
    switch count {
    case 1: return true
    case 2: return isLetters
    case 3: return isLetters && place <= 3 || subtag.utf8.allSatisfy { !isLetter($0) }
    case 4: return isLetters || subtag.utf8.first.map { !isLetter($0) } ?? false
    default: return true
    }
  }

  private static func spelling(of subtag: some StringProtocol) -> String {
    switch subtag.utf8.count {
    case 2: subtag.uppercased()
    case 4 where subtag.utf8.allSatisfy(isLetter): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    default: subtag.lowercased()
    }
  }

  /// English.
  public static let english = LanguageTag(canonical: "en")

  private init(canonical: String) { description = canonical }

  /// The tag without its last part: `zh-Hant` for `zh-Hant-TW`, nil for `zh`.
  ///
  /// Source: RFC 4647, section 3.4 (look-up).
  public var broader: LanguageTag? {
    guard let cut = description.lastIndex(of: "-") else { return nil }
    let shorter = description[..<cut]
    let isSingletonLast = shorter.dropLast().last == "-"
    return LanguageTag(canonical: String(isSingletonLast ? shorter.dropLast(2) : shorter))
  }
}
