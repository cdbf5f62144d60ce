import FormDiagnostics
import FormDocuments

/// Language tags that were mistyped: `kr` in one text where all others have `ko`.
struct LanguageSlips {
  /// One mistyped tag.
  struct Slip {
    /// The tag that was written.
    let written: LanguageTag
    /// The tag that was meant.
    let meant: LanguageTag
    /// Whether that leaves no doubt.
    let isCertain: Bool
    /// The wordings that stand under the tag, in the order of the text.
    let variants: [LocalizedText.Variant]
  }

  /// The slips, in the order in which their tags first stand in the form.
  private(set) var all: [Slip] = []
  private var meanings: [LanguageTag: LanguageTag] = [:]

  /// How many languages are compared with each other.
  private static let languageLimit = 64

  /// The slips in `texts`, whose form is in the language `own`. What a text lacks tells nothing where a wording of it
  /// could not be read.
  init(_ texts: [LocalizedText], own: LanguageTag) {
    let languages = texts.languages + (texts.languages.contains(own) ? [] : [own])
    guard languages.count <= Self.languageLimit else { return }
    let bits = Dictionary(uniqueKeysWithValues: languages.enumerated().map { ($1, UInt64(1) << UInt64($0)) })
    var masks: [UInt64: Int] = [:]
    var wholeMasks: Set<UInt64> = []
    for text in texts {
      let mask = text.languages.reduce(0) { $0 | (bits[$1] ?? 0) }
      masks[mask, default: 0] += 1
      if text.isWhole { wholeMasks.insert(mask) }
    }
    let count = { (language: LanguageTag) in
      masks.reduce(0) { $1.key & (bits[language] ?? 0) == 0 ? $0 : $0 + $1.value }
    }
    for written in languages where written != own {
      let candidates = languages.filter { meant in
        let both = (bits[written] ?? 0) | (bits[meant] ?? 0)
        return meant != written && masks.keys.allSatisfy { $0 & both != both }
      }
      let common = candidates.first { $0 == written.commonlyMeant || $0 == written.broader }
      let odd = candidates.first { meant in
        let both = (bits[written] ?? 0) | (bits[meant] ?? 0)
        return wholeMasks.allSatisfy { $0 & both != 0 } && count(meant) >= max(2, 3 * count(written))
      }
      guard let meant = common ?? odd, meanings[meant] == nil else { continue }
      meanings[written] = meant
      all.append(
        Slip(
          written: written, meant: meant, isCertain: common != nil,
          variants: texts.flatMap(\.variants).filter { $0.language == written }))
    }
  }

  /// The tags that were mistyped.
  var wrong: Set<LanguageTag> { Set(meanings.keys) }

  /// The language that is meant by `language`.
  func meaning(of language: LanguageTag) -> LanguageTag { meanings[language] ?? language }
}

extension LanguageSlips.Slip {
  /// The finding at the first of the tags; its repair mends all of them.
  func diagnostic(own: LanguageTag, in source: SourceText) -> Diagnostic {
    let keys = variants.map { $0.keyRange(in: source) }
    let places = keys.compactMap { $0 }
    let place = places.first ?? variants.first?.place.range ?? SourceRange(at: 0)
    let others = meant == own ? "the form's own language is `\(own)`" : "other texts have `\(meant)` in its place"
    let fix = Diagnostic.Fix(
      "Rename the key to `\(meant)`", places.map { Diagnostic.Edit($0, meant.description) })
    return Diagnostic(
      meant == own ? .missingText : .missingTranslation,
      "`\(written)` is the language of \(variants.count == 1 ? "this text alone" : "\(variants.count) texts"); \(others)",
      at: place, related: places.dropFirst().prefix(3).map { Diagnostic.Related($0, "here as well") },
      hint: "Did you mean `\(meant)`?", fix: isCertain && places.count == keys.count ? fix : nil)
  }
}

extension LocalizedText.Variant {
  /// The place of the language tag before the wording; nil when something else stands between them.
  func keyRange(in source: SourceText) -> SourceRange? {
    let isTagByte: (UInt8) -> Bool = { byte in
      byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let bytes = source.bytes
    var end = place.scalar.range.start
    while end > 0, " \t\r\n:\"'".utf8.contains(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, isTagByte(bytes[start - 1]) { start -= 1 }
    let key = SourceRange(start, end)
    return language.map { LanguageTag(source[key]) == $0 } ?? false ? key : nil
  }
}

extension LanguageTag {
  /// The language that people commonly mean by the tag of another one, of a country or by an older code; nil for others.
  var commonlyMeant: LanguageTag? { Self.common(description).flatMap { LanguageTag($0) } }

  /// The tag of the language that `name` names in words or in another spelling of tags: `Korean`, `한국어`, `ko_KR`.
  static func named(_ name: String) -> LanguageTag? {
    let name = name.lowercased()
    if let tag = words[name] ?? (name.utf8.count > 3 ? common(name) : nil) { return LanguageTag(tag) }
    return name.contains("_") ? LanguageTag(String(name.map { $0 == "_" ? "-" : $0 })) : nil
  }

  /// The tag of the language that `name` names in words that would be a well-formed tag; nil for tags.
  static func inWords(_ name: String) -> LanguageTag? { name.utf8.count > 3 ? named(name) : nil }

  /// Asked about the language of every form, and so a switch, which needs nothing to be made ready.
  private static func common(_ tag: String) -> String? {
    switch tag {
    case "kr", "kor", "korean": "ko"
    case "us", "gb", "eng", "english": "en"
    case "jp", "jpn", "japanese": "ja"
    case "cn", "chn", "zho", "chinese": "zh"
    case "ger", "deu", "german", "deutsch": "de"
    case "fre", "fra", "french": "fr"
    case "spa", "spanish": "es"
    case "ita": "it"
    case "cz": "cs"
    case "dk": "da"
    case "gr": "el"
    case "se": "sv"
    case "ua": "uk"
    case "vn": "vi"
    case "iw": "he"
    case "por": "pt"
    case "rus": "ru"
    default: nil
    }
  }

  private static let words = [
    "korean": "ko", "한국어": "ko", "한글": "ko", "국어": "ko", "english": "en", "영어": "en", "japanese": "ja",
    "日本語": "ja", "일본어": "ja", "chinese": "zh", "中文": "zh", "중국어": "zh", "german": "de", "deutsch": "de",
    "독일어": "de", "french": "fr", "français": "fr", "spanish": "es", "español": "es",
  ]
}
