extension String {
  /// The text in lines of at most `width` cells.
  ///
  /// Lines break at spaces, and between two wide characters such as Hangul syllables, but not before closing nor after
  /// opening punctuation. A word that is longer than a line is broken between clusters. Line feeds in the text are
  /// breaks as well. The space at a break is dropped, all other spacing stays.
  ///
  /// Every line but the first one of the whole text starts with `hangingIndent` spaces, as many as leave two cells for
  /// text. Widths below 2 count as 2, so that a wide character always fits. Controls are to be escaped before.
  public func wrapped(to width: Int, hangingIndent: Int = 0) -> [String] {
    // No text takes more cells than bytes.
    if utf8.count <= width, !utf8.contains(UInt8(ascii: "\n")), utf8.last != UInt8(ascii: " ") { return [self] }
    var lines = LineFiller(width: max(width, 2), hangingIndent: hangingIndent)
    var isFirst = true
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      if !isFirst { lines.breakLine() }
      isFirst = false
      lines.fill(with: paragraph)
    }
    lines.breakLine()
    return lines.finished
  }

  /// The text followed by as many spaces as bring it to `width` cells; the text itself when it is as wide already.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// The text cut to at most `width` cells, with `…` in the place of what was cut.
  public func truncated(to width: Int) -> String {
    if displayWidth <= width { return self }
    if width <= 0 { return "" }
    var result = ""
    var used = 1
    for character in self {
      used += character.displayWidth
      if used > width { break }
      result.append(character)
    }
    return result + "…"
  }
}

/// Lines that are being filled with words.
private struct LineFiller {
  let width: Int
  let hangingIndent: String
  var finished: [String] = []
  /// The line that is being filled, and the cells it takes.
  var line = ""
  var used = 0
  /// Whether the line holds something besides its indent.
  var hasText = false

  init(width: Int, hangingIndent: Int) {
    self.width = width
    self.hangingIndent = String(repeating: " ", count: min(max(hangingIndent, 0), width - 2))
  }

  mutating func breakLine() {
    finished.append(line)
    line = hangingIndent
    used = hangingIndent.utf8.count
    hasText = false
  }

  mutating func fill(with paragraph: Substring) {
    var spaces = 0
    var word = ""
    var wordWidth = 0
    var previous: Character?
    for character in paragraph {
      if character == " " {
        place(&word, &wordWidth, after: &spaces)
        spaces += 1
        previous = nil
        continue
      }
      if let before = previous, before.allowsBreak(before: character) { place(&word, &wordWidth, after: &spaces) }
      word.append(character)
      wordWidth += character.displayWidth
      previous = character
    }
    place(&word, &wordWidth, after: &spaces)
  }

  /// Puts a word on the line, or on the next one when it does not fit.
  private mutating func place(_ word: inout String, _ wordWidth: inout Int, after spaces: inout Int) {
    if word.isEmpty { return }
    defer { (word, wordWidth, spaces) = ("", 0, 0) }
    if used + spaces + wordWidth > width, hasText {
      breakLine()
      spaces = 0
    }
    let kept = used + spaces + wordWidth <= width ? spaces : min(spaces, max(0, width - used - 2))
    line += String(repeating: " ", count: kept)
    used += kept
    hasText = true
    if used + wordWidth <= width {
      line += word
      used += wordWidth
    } else {
      breakUp(word)
    }
  }

  /// Fills lines with the clusters of a word that no line can hold.
  private mutating func breakUp(_ word: String) {
    for character in word {
      let cells = character.displayWidth
      if used + cells > width { breakLine() }
      line.append(character)
      used += cells
      hasText = true
    }
  }
}

extension Character {
  /// Whether a line may end after this cluster and go on with `next`, no space being between them.
  ///
  /// Source: UAX #14, reduced to ideographs, Hangul, kana, emoji and the punctuation beside them.
  fileprivate func allowsBreak(before next: Character) -> Bool {
    if isOpening || next.isClosing { return false }
    let isWide = displayWidth == 2
    let nextIsWide = next.displayWidth == 2
    return isWide && (nextIsWide || next.isOpening) || isClosing && nextIsWide
  }

  private var isOpening: Bool {
    switch onlyScalar {
    case "(", "[", "{", "“", "‘", "「", "『", "（", "［", "｛", "《", "〈", "【", "〔", "«": true
    default: false
    }
  }

  private var isClosing: Bool {
    switch onlyScalar {
    case ")", "]", "}", "”", "’", "」", "』", "）", "］", "｝", "》", "〉", "】", "〕", "»", ".", ",", "!", "?", ":", ";", "%",
      "…", "·",
      "。", "、", "，", "．", "！", "？", "：", "；", "ー", "々", "〜", "～", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ",
      "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ":
      true
    default: false
    }
  }

  /// The scalar of a cluster that has no other; otherwise one that no line breaks at.
  private var onlyScalar: Unicode.Scalar {
    let scalars = unicodeScalars
    let first = scalars.startIndex
    return scalars.index(after: first) == scalars.endIndex ? scalars[first] : "\0"
  }
}
