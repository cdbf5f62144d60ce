/// What a cluster does to a line that could end beside it.
///
/// Source: the classes of UAX #14 that texts of forms need, several of them joined where they act alike here.
enum LineBreakClass {
  /// Letters, digits and signs of scripts whose words have spaces between them (AL, NU, and what is not listed here).
  case letter
  /// Hangul, whose words have spaces between them as well (H2, H3, JL, JV, JT).
  case hangul
  /// Ideographs, kana and emoji: a line may end between any two of them (ID).
  case ideograph
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
    case (.ideograph, _), (.wideClosing, _), (.wideStop, _): true
    case (.letter, _), (.closing, _): next == .ideograph
    }
  }
}

extension Character {
  /// Whether the cluster is a space that a line may end at.
  var isBreakingSpace: Bool {
    guard let scalar = onlyScalar else { return false }
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// What the cluster, `cells` wide, does to a line that could end beside it.
  func lineBreakClass(cells: Int) -> LineBreakClass {
    guard let first = unicodeScalars.first else { return .glue }
    if let known = first.lineBreakClass { return known }
    return cells == 2 ? .ideograph : .letter
  }

  /// The scalar of a cluster that has no other.
  private var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    let first = scalars.startIndex
    return scalars.index(after: first) == scalars.endIndex ? scalars[first] : nil
  }
}

extension Unicode.Scalar {
  /// The class of a cluster that begins with the scalar; nil where its width tells.
  fileprivate var lineBreakClass: LineBreakClass? {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: .letter
    case 0x4E00...0x9FFF: .ideograph
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
