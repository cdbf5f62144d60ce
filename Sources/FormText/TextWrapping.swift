extension String {
  /// The text in lines of at most `width` cells.
  ///
  /// Lines break at spaces, and where a script has none between its words also between characters: Chinese and Japanese
  /// text breaks between any two of them, but not before closing nor after opening punctuation. Korean breaks at its
  /// spaces only. A word that no line can hold is broken: between syllables where it is Korean, else between clusters.
  /// Line feeds in the text are breaks as well. The space at a break is dropped, all other spacing stays.
  ///
  /// Source: UAX #14, see ``LineBreak``; CSS Text 3, `word-break: keep-all` for Hangul and `overflow-wrap: break-word`.
  ///
  /// Every line but the first one of the whole text starts with `hangingIndent` spaces, as many as leave two cells for
  /// text. Widths below 2 count as 2, so that a wide character always fits. Controls are to be escaped before.
  ///
  /// `ending` is what the text ends with and what says nothing in a line of its own, such as the bracket that closes a
  /// button: it stands in the line of the last word.
  public func wrapped(to width: Int, hangingIndent: Int = 0, ending: String = "") -> [String] {
    if !ending.isEmpty {
      var lines = wrapped(to: width, hangingIndent: hangingIndent)
      let cells = ending.displayWidth
      if (lines.last?.displayWidth ?? 0) + cells > width {
        lines = wrapped(to: width - cells, hangingIndent: hangingIndent)
      }
      lines[lines.count - 1] += ending
      return lines
    }
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

/// Clusters that belong together, and the cells they take.
private struct Run {
  var text = ""
  var width = 0

  var isEmpty: Bool { text.isEmpty }

  mutating func append(_ character: Character, cells: Int) {
    text.append(character)
    width += cells
  }

  /// What there is; nothing is left.
  mutating func take() -> Run {
    defer { self = Run() }
    return self
  }
}

/// Lines that are being filled with words.
private struct LineFiller {
  let width: Int
  let hangingIndent: String
  var finished: [String] = []
  /// The line that is being filled.
  var line = Run()
  /// Whether the line holds something besides its indent.
  var hasText = false

  init(width: Int, hangingIndent: Int) {
    self.width = width
    self.hangingIndent = String(repeating: " ", count: min(max(hangingIndent, 0), width - 2))
  }

  mutating func breakLine() {
    finished.append(line.text)
    line = Run(text: hangingIndent, width: hangingIndent.utf8.count)
    hasText = false
  }

  mutating func fill(with paragraph: Substring) {
    var spacing = Run()
    var word = Run()
    let clusters = Array(paragraph)
    for (cluster, lineBreak) in zip(clusters, clusters.lineBreaks) {
      let cells = cluster.displayWidth
      let isSpace = cluster.isBreakingSpace
      if !word.isEmpty, isSpace || lineBreak == .allowed { place(word.take(), after: spacing.take()) }
      if isSpace { spacing.append(cluster, cells: cells) } else { word.append(cluster, cells: cells) }
    }
    if !word.isEmpty { place(word, after: spacing) }
  }

  /// Puts a word on the line, or on the next one when it does not fit.
  private mutating func place(_ word: Run, after spacing: Run) {
    let fits = line.width + spacing.width + word.width <= width
    // Where no more stands than the next line is indented by, such as a mark of a list, that line has no more room.
    if !fits, hasText, line.width + spacing.width > hangingIndent.utf8.count {
      breakLine()
    } else {
      // Before a word that is broken, some of the indent gives way.
      let room = fits ? width : width - 2
      for space in spacing.text {
        let cells = space.displayWidth
        if line.width + cells > room { break }
        line.append(space, cells: cells)
      }
    }
    if line.width + word.width <= width {
      append(word)
    } else {
      breakUp(word)
    }
  }

  private mutating func append(_ word: Run) {
    line.text += word.text
    line.width += word.width
    hasText = true
  }

  /// Fills lines with a word that no line can hold.
  private mutating func breakUp(_ word: Run) {
    var part = Run()
    let clusters = Array(word.text)
    for (cluster, lineBreak) in zip(clusters, clusters.lineBreaks) {
      if lineBreak != .prohibited { place(part: part.take()) }
      part.append(cluster, cells: cluster.displayWidth)
    }
    place(part: part)
  }

  /// Puts a part of a broken word on the line, or on the next one; one that no line can hold is broken anywhere.
  private mutating func place(part: Run) {
    if line.width + part.width > width, hasText, line.width > hangingIndent.utf8.count { breakLine() }
    if line.width + part.width <= width { return append(part) }
    for character in part.text {
      let cells = character.displayWidth
      if line.width + cells > width { breakLine() }
      append(Run(text: String(character), width: cells))
    }
  }
}
