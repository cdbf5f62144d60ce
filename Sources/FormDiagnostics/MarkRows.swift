import FormText

/// The rows below a source line: underlines, and their labels beside or below them.
struct MarkRows {
  /// A marked stretch of the line above, in cells.
  struct Mark {
    let cells: Range<Int>
    let label: String
    let isPrimary: Bool
  }

  /// One row: characters of one cell each with what they are, and a label at its end.
  struct Row {
    private(set) var characters: [Character] = []
    private(set) var roles: [Palette.Role] = []
    var label = ""
    var labelRole = Palette.Role.plain

    /// Writes `character` at `cell`, over what stands there.
    mutating func put(_ character: Character, at cell: Int, as role: Palette.Role) {
      while characters.count <= cell {
        characters.append(" ")
        roles.append(.plain)
      }
      characters[cell] = character
      roles[cell] = role
    }

    /// The row as text, each run of equal roles painted once.
    func painted(by palette: Palette) -> String {
      var text = ""
      var run = ""
      for cell in characters.indices {
        if cell > 0, roles[cell] != roles[cell - 1] {
          text += palette.paint(run, as: roles[cell - 1])
          run = ""
        }
        run.append(characters[cell])
      }
      if let last = roles.last { text += palette.paint(run, as: last) }
      return text + palette.paint(label, as: labelRole)
    }
  }

  /// The cells of a row.
  let width: Int
  let severity: Severity

  /// The rows for `marks`, which are in the order of the line.
  func rows(for marks: [Mark]) -> [Row] {
    if marks.isEmpty { return [] }
    var underlines = Row()
    for mark in marks where !mark.isPrimary { underline(mark, in: &underlines) }
    for mark in marks where mark.isPrimary { underline(mark, in: &underlines) }
    var pending = marks.filter { !$0.label.isEmpty }
    if let last = pending.last, fitsBeside(last, underlines, marks) {
      underlines.label = " " + last.label
      underlines.labelRole = role(of: last)
      pending.removeLast()
    }
    var rows = [underlines]
    if pending.count > 1 || !pending.isEmpty && !underlines.label.isEmpty {
      rows.append(connectors(of: pending[...]))
    }
    while let mark = pending.popLast() { rows += labelRows(of: mark, leftOf: pending) }
    return rows
  }

  private func underline(_ mark: Mark, in row: inout Row) {
    for cell in mark.cells { row.put(mark.isPrimary ? "^" : "-", at: cell, as: role(of: mark)) }
  }

  private func fitsBeside(_ mark: Mark, _ underlines: Row, _ marks: [Mark]) -> Bool {
    let isRightmost = mark.cells.upperBound == underlines.characters.count
    let isAlone = marks.count { $0.cells.overlaps(mark.cells) } == 1
    let end = underlines.characters.count + 1 + mark.label.displayWidth
    return isRightmost && isAlone && end <= width && !mark.label.contains("\n")
  }

  private func connectors(of marks: ArraySlice<Mark>) -> Row {
    var row = Row()
    for mark in marks { row.put("|", at: mark.cells.lowerBound, as: role(of: mark)) }
    return row
  }

  private func labelRows(of mark: Mark, leftOf others: [Mark]) -> [Row] {
    // A label that would be squeezed under its mark moves to the left instead.
    let room = max(width - mark.cells.lowerBound, min(width, 28))
    let lines = mark.label.wrapped(to: room)
    let widest = lines.map(\.displayWidth).max() ?? 0
    let column = max(0, min(mark.cells.lowerBound, width - widest))
    return lines.map { line in
      var row = connectors(of: others.filter { $0.cells.lowerBound < column }[...])
      while row.characters.count < column { row.put(" ", at: row.characters.count, as: .plain) }
      row.label = line
      row.labelRole = role(of: mark)
      return row
    }
  }

  private func role(of mark: Mark) -> Palette.Role { mark.isPrimary ? .severity(severity) : .related }
}
