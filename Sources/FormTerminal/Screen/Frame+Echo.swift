import FormText

extension Frame {
  /// What a letter that is typed next does where it does nothing but appear at the cursor, which moves on.
  ///
  /// Such a letter can be written before anything is worked out about it, as the driver of a terminal writes its own
  /// echo. The frame that is worked out later is compared with what was written, so an echo that was not right is
  /// drawn over.
  struct Echo: Hashable, Sendable {
    /// Whether an asterisk appears in place of the letter.
    let isMasked: Bool
    /// The last column that the cursor may come to.
    let limit: Int
  }

  /// What shows a letter that was typed; nil where more is needed than to write that at the cursor, or where the events
  /// are not a letter alone.
  public func echo(of events: [InputEvent]) -> String? {
    guard let echo, events.count == 1, case .text(let typed) = events[0], let letter = typed.unicodeScalars.first,
      letter.isSimple, typed.unicodeScalars.count == 1
    else { return nil }
    let shown = echo.isMasked ? "*" : typed
    return cursor.column + (shown.utf8.count > 1 ? 2 : 1) <= echo.limit ? shown : nil
  }

  /// Shows what ``echo(of:)`` gave.
  public mutating func show(echo text: String) {
    rows[cursor.row].extend(by: text)
    cursor = ScreenPoint(column: rows[cursor.row].end, row: cursor.row)
  }
}

extension ScreenRow {
  /// Whether the row ends at `column` with a text without attributes to which a letter can be added as it is.
  func isExtensible(at column: Int) -> Bool {
    guard let last = spans.last, last.end == column, last.attributes == .plain, last.address == nil else {
      return false
    }
    return !isUncertain && last.text.unicodeScalars.last?.isSimple ?? false
  }
}

extension EditedText {
  /// Whether a letter behind the text changes nothing about where the rows before end: no Hanja in its last word become
  /// part of a Korean word by it.
  var endsWithSimpleWord: Bool {
    let word = clusters.reversed().prefix { !$0.isBreakingSpace && !$0.isNewline }
    return word.allSatisfy { $0.unicodeScalars.allSatisfy(\.isSimple) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is printable ASCII, of one cell, or a Hangul syllable, of two. Beside each other these are
  /// clusters of their own, and stay what they are in Normalization Form C.
  ///
  /// Source: UAX #29, rules GB6 to GB9; UAX #15, section 16 (Hangul).
  fileprivate var isSimple: Bool { 0x20..<0x7F ~= value || 0xAC00...0xD7A3 ~= value }
}
