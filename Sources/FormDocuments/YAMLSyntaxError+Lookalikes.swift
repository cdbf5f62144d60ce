internal import FormDiagnostics

// Characters that look like those of YAML and are none: wide spaces, dashes of word processors, wide brackets.

extension YAMLSyntaxError {
  /// What begins the line of the mistake, or the one above it, and only looks like white space, a dash or a bracket.
  func unusualCharacter() -> Diagnostic? {
    let line = bytes.line(at: place)
    return unusualStart(of: line) ?? bytes.line(above: line).flatMap { unusualStart(of: $0) }
  }

  private func unusualStart(of line: SourceLine) -> Diagnostic? {
    var edits: [Diagnostic.Edit] = []
    var message: String?
    var range: SourceRange?
    var offset = line.start
    while offset < line.end {
      let character = characterRange(at: offset)
      let text = source[character]
      if let space = Self.spaces[text] {
        edits.append(Diagnostic.Edit(character, space.meant))
        message = message ?? "this line is indented with \(space.name); YAML takes only spaces"
        range = range.map { $0.union(character) } ?? character
      } else if text != " " {
        break
      }
      offset = character.end
    }
    if let message, let range {
      return finding(message, at: range, fix: repair("Indent with spaces", edits))
    }
    guard offset < line.end else { return nil }
    return dashLookalike(at: characterRange(at: offset)) ?? wideBracket(behind: offset, line)
  }

  /// A dash of a word processor, or a bullet, in the place of `-`.
  private func dashLookalike(at character: SourceRange) -> Diagnostic? {
    guard let name = Self.dashes[source[character]] else { return nil }
    let isFollowed = bytes.isSpaceOrTab(character.end)
    return finding(
      "this is \(name), not the `-` that begins a list item", at: character,
      fix: repair("Write `-`", [Diagnostic.Edit(character, isFollowed ? "-" : "- ")]))
  }

  /// A wide bracket at the start of a line or item, with all that is wide between it and its end.
  private func wideBracket(behind start: Int, _ line: SourceLine) -> Diagnostic? {
    let first = bytes.behindDashes(from: start, to: line.end)
    let opening = characterRange(at: first)
    guard let narrow = Self.brackets[source[opening]], narrow == "{" || narrow == "[" else { return nil }
    var edits: [Diagnostic.Edit] = []
    var offset = first
    while offset < line.end {
      let character = characterRange(at: offset)
      if let narrow = Self.brackets[source[character]] { edits.append(Diagnostic.Edit(character, narrow)) }
      offset = character.end
    }
    return finding(
      "`\(source[opening])` is the wide form of `\(narrow)`, which YAML takes for text", at: opening,
      fix: repair("Write `\(narrow)`", edits))
  }

  private static let spaces: [String: (name: String, meant: String)] = [
    "\u{A0}": ("a no-break space (U+00A0)", " "), "\u{202F}": ("a no-break space (U+202F)", " "),
    "\u{3000}": ("a wide space (U+3000)", "  "), "\u{200B}": ("an invisible zero-width space (U+200B)", ""),
    "\u{FEFF}": ("an invisible byte order mark (U+FEFF)", ""), "\u{2003}": ("a wide space (U+2003)", " "),
    "\u{2002}": ("a wide space (U+2002)", " "),
  ]

  private static let dashes = [
    "–": "a dash (U+2013)", "—": "a dash (U+2014)", "－": "a wide dash (U+FF0D)", "‐": "a hyphen (U+2010)",
    "−": "a minus sign (U+2212)", "•": "a bullet (U+2022)", "·": "a middle dot (U+00B7)", "ㆍ": "a middle dot (U+318D)",
  ]

  private static let brackets = ["｛": "{", "｝": "}", "［": "[", "］": "]", "，": ",", "：": ":"]
}
