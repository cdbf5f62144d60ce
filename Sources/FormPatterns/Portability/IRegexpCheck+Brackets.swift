import FormDiagnostics

extension IRegexpCheck {
  /// Checks what stands between the brackets of `written`, which begins at the start of `range`.
  mutating func checkBrackets(_ written: String, _ range: SourceRange) {
    var cursor = PatternScanner(written)
    cursor.index = 1
    _ = cursor.skip("^")
    let first = cursor.index
    let last = cursor.scalars.count - 1
    while cursor.index < last {
      let start = cursor.index
      if cursor.next == "-", start > first, start + 1 < last {
        cursor.index += 1
        report(place(cursor, start, range), "stands for itself without a backslash", "Write `\\-`", replacement: "\\-")
        continue
      }
      checkPiece(&cursor, range)
      if cursor.next == "-", cursor.index + 1 < last {
        cursor.index += 1
        checkPiece(&cursor, range)
      }
    }
  }

  /// Checks one character, escape or named class, and moves past it.
  private mutating func checkPiece(_ cursor: inout PatternScanner, _ range: SourceRange) {
    let start = cursor.index
    switch cursor.take() {
    case "\\":
      let letter = cursor.take()
      if letter == "p" || letter == "P" {
        if cursor.next == "{" { _ = cursor.takeWhile { $0 != "}" } }
        _ = cursor.take()
        checkProperty(cursor.text(from: start), place(cursor, start, range))
        return
      }
      if letter == "x" {
        if cursor.next == "{" { _ = cursor.takeWhile { $0 != "}" } } else { _ = cursor.take() }
        _ = cursor.take()
      }
      if !isEscape(cursor.text(from: start)) {
        report(place(cursor, start, range), "is an escape or a class", "List the characters themselves")
      }
    case "[" where cursor.next == ":" && cursor.scalars.dropFirst(cursor.index + 1).contains(":"):
      _ = cursor.takeWhile { $0 != "]" }
      _ = cursor.take()
      report(place(cursor, start, range), "is a named class", "List the characters themselves")
    case let scalar? where scalar == "[" || scalar == "]":
      report(
        place(cursor, start, range), "stands for itself without a backslash", "Write `\\\(scalar)`",
        replacement: "\\\(scalar)")
    default: break
    }
  }

  /// The bytes in the pattern from the code point at `start` of the brackets to the next one.
  private func place(_ cursor: PatternScanner, _ start: Int, _ range: SourceRange) -> SourceRange {
    let local = cursor.range(from: start)
    return SourceRange(range.start + local.start, range.start + local.end)
  }
}
