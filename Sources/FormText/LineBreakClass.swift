/// What a cluster does to a line that could end beside it.
///
/// Source: the classes of UAX #14 that texts of forms need, several of them joined where they act alike here.
enum LineBreakClass {
  /// Letters, digits and signs of scripts whose words have spaces between them (AL, NU, and what is not listed here).
  case letter
  /// Hangul, whose words have spaces between them as well (H2, H3, JL, JV, JT).
  case hangul
  /// Kana and emoji: a line may end between any two of them, and of Chinese characters (ID).
  case ideograph
  /// Chinese characters (ID); in a Korean word they are letters as Hangul is, see ``classes(ofWord:)``.
  case han
  /// What no line may end with: opening brackets, signs of currency (OP, PR).
  case opening
  /// What no line may begin with: closing brackets, commas, small kana (CL, CP, EX, IS, SY, HY, NS, CJ, PO).
  case closing
  /// As `closing`, of the width of an ideograph: other words may follow at once, as after an ideograph.
  case wideClosing
  /// A full stop or comma of the width of an ideograph, the only thing after which even Hangul may begin a line.
  case wideStop
  /// What holds together what stands beside it (GL, WJ, QU).
  case glue

  /// Whether a line may end between two clusters of these classes, no space being between them.
  ///
  /// Hangul is kept together with all letters beside it, ideographs included, as `word-break: keep-all` does: Korean has
  /// spaces, and breaks there. The brackets around a word belong to it: in `「개인정보 보호법」에` the particle stays.
  ///
  /// Source: UAX #14 LB11 to LB31, with Hangul tailored to AL as LB27 and section 8 say for text that breaks at spaces;
  /// CSS Text 3, `word-break: keep-all`, for Hangul only. Chinese and Japanese text goes on breaking between characters.
  func allowsBreak(before next: LineBreakClass) -> Bool {
    switch (self, next) {
    case (.glue, _), (_, .glue), (.opening, _), (_, .closing), (_, .wideClosing), (_, .wideStop): false
    case (.hangul, _): false
    case (_, .hangul): self == .wideStop
    case (.ideograph, _), (.han, _), (.wideClosing, _), (.wideStop, _): true
    case (.letter, _), (.closing, _): next == .ideograph || next == .han
    }
  }

  /// The class where a Korean word is longer than a line, so that it is broken between syllables.
  var parted: LineBreakClass { self == .hangul ? .ideograph : self }

  /// The classes of the clusters of a word, which has no spaces in it.
  ///
  /// Where a word begins or ends with Hangul it is Korean, and its Hanja are kept together as well: `個人情報의` is one
  /// word, as particles follow at once. A sentence in Chinese that names something in Hangul begins and ends otherwise.
  ///
  /// Source: UAX #14 LB27: where Korean uses spaces for line breaking, the class ID is tailored to AL as Hangul is.
  static func classes(ofWord word: ArraySlice<Character>) -> [LineBreakClass] {
    var classes = word.map(\.lineBreakClass)
    guard classes.contains(.han), classes.contains(.hangul) else { return classes }
    let isKorean = classes.first(where: \.isOfWord) == .hangul || classes.last(where: \.isOfWord) == .hangul
    if isKorean { for place in classes.indices where classes[place] == .han { classes[place] = .hangul } }
    return classes
  }

  /// Whether the cluster is a letter, and no sign beside one.
  private var isOfWord: Bool {
    switch self {
    case .letter, .hangul, .ideograph, .han: true
    case .opening, .closing, .wideClosing, .wideStop, .glue: false
    }
  }
}

extension Character {
  /// What the cluster does to a line that could end beside it.
  var lineBreakClass: LineBreakClass {
    guard let first = unicodeScalars.first else { return .glue }
    if let known = first.lineBreakClass { return known }
    return displayWidth == 2 ? .ideograph : .letter
  }
}

extension Unicode.Scalar {
  /// The class of a cluster that begins with the scalar; nil where its width tells.
  fileprivate var lineBreakClass: LineBreakClass? {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: .letter
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .han
    case 0xAC00...0xD7FF, 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xFFA0...0xFFDC: .hangul
    case 0x20...0x7E: asciiLineBreakClass
    // Half-width katakana, those that no line begins with first.
    case 0xFF61, 0xFF63...0xFF65, 0xFF67...0xFF70, 0xFF9E...0xFF9F: .closing
    case 0xFF62: .opening
    case 0xFF66...0xFF9D: .ideograph
    case 0xA0, 0x2007, 0x202F, 0x2011, 0x2060, 0xFEFF: .glue
    default: otherLineBreakClass
    }
  }

  private var asciiLineBreakClass: LineBreakClass {
    switch self {
    case "(", "[", "{", "$": .opening
    // The star of what is required and a sign such as `/` stay with what they follow.
    case ")", "]", "}", ".", ",", "!", "?", ":", ";", "%", "/", "-", "|", "*": .closing
    case "\"", "'": .glue
    default: .letter
    }
  }

  private var otherLineBreakClass: LineBreakClass? {
    switch self {
    case "“", "‘", "「", "『", "（", "［", "｛", "《", "〈", "【", "〔", "〖", "〘", "〚", "«", "‹", "€", "£", "¥", "₩", "￥", "￦",
      "￡", "＄":
      .opening
    case "”", "’", "»", "›", "…", "·", "‐", "–", "°", "‰", "℃", "†", "‡": .closing
    case "、", "。", "，", "．", "！", "？", "：", "；": .wideStop
    case "」", "』", "）", "］", "｝", "》", "〉", "】", "〕", "〗", "〙", "〛", "・", "％", "￠", "ー", "々", "〻", "ゝ", "ゞ", "ヽ", "ヾ",
      "゛", "゜", "〜", "～", "〟", "゠":
      .wideClosing
    case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ゕ", "ゖ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ",
      "ヵ", "ヶ":
      .wideClosing
    default: 0x31F0...0x31FF ~= value ? .wideClosing : nil
    }
  }
}
