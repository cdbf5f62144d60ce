/// Writes what turns one frame into another, in as few bytes as is simple.
///
/// The cursor is hidden meanwhile, and the whole is marked as one frame, so that terminals which know the mark show it
/// at once. Text is never relied on to move the cursor: after a cluster that terminals may draw at different widths
/// the next column is named, and a row with such clusters is drawn anew when anything in it changes.
///
/// Source: ECMA-48 for CUP, CHA, EL, ED and SGR; DEC modes 25 (cursor) and 2026 (synchronized output).
public struct FramePainter: Sendable {
  /// Whether colours are written. Bold, faint, underlined and reversed are no colours.
  public let usesColor: Bool
  private var bytes: [UInt8] = []
  /// Where the terminal's cursor is; nil where that is not certain.
  private var position: ScreenPoint?
  private var attributes = TextAttributes.plain
  private var address: String?

  /// A painter with or without colours.
  public init(usesColor: Bool) { self.usesColor = usesColor }

  /// The bytes that turn `old` into `new`; nil for `old` paints everything. Nothing changed takes no bytes.
  public func bytes(from old: Frame?, to new: Frame) -> [UInt8] {
    let known = old?.size == new.size ? old : nil
    let changed = new.rows.indices.filter { (known?.rows[$0] ?? ScreenRow()) != new.rows[$0] }
    if known?.cursor == new.cursor, changed.isEmpty { return [] }
    var painter = self
    painter.write("\u{1B}[?2026h\u{1B}[?25l")
    if known == nil { painter.write("\u{1B}[m\u{1B}[H\u{1B}[2J") }
    for row in changed {
      painter.paint(row, from: known?.rows[row] ?? ScreenRow(), to: new.rows[row], width: new.size.columns)
    }
    painter.set(.plain, nil)
    painter.move(to: new.cursor)
    painter.write("\u{1B}[?25h\u{1B}[?2026l")
    return painter.bytes
  }

  private mutating func paint(_ row: Int, from old: ScreenRow, to new: ScreenRow, width: Int) {
    // Terminals may disagree on what stands where, so the row is drawn anew.
    guard !old.isUncertain, !new.isUncertain else {
      move(to: ScreenPoint(column: 0, row: row))
      set(.plain, nil)
      write("\u{1B}[K")
      paint(new.cells(in: 0..<min(new.end, width))[...], row, from: 0, isCleared: true)
      return
    }
    let columns = old.columnsChanged(in: new).clamped(to: 0..<width)
    let first = columns.lowerBound
    if let text = new.plainText(in: columns) {
      // A letter that was typed, and what it has moved, needs no look at single cells.
      move(to: ScreenPoint(column: first, row: row))
      set(text.attributes, text.address)
      bytes += text.bytes
      position = ScreenPoint(column: columns.upperBound, row: row)
      return
    }
    let cells = new.cells(in: columns)
    let before = old.cells(in: columns)
    // Behind the columns nothing may stand in either row: then blanks at the end are cleared, and not written.
    let isRest = columns.upperBound >= min(max(old.end, new.end), width)
    let end = isRest ? (cells.lastIndex { $0 != .blank } ?? -1) + 1 : cells.count
    let oldEnd = isRest ? (before.lastIndex { $0 != .blank } ?? -1) + 1 : cells.count
    var place = 0
    while place < end {
      if cells[place] == before[place] {
        place += 1
        continue
      }
      // Half a wide cluster cannot be written, and writing over half of one takes the other half away.
      var start = place
      while start > 0, cells[start].content == .continuation || before[start].content == .continuation { start -= 1 }
      var stop = place + 1
      var same = 0
      while stop + same < end, same < 6 {
        let next = stop + same
        let isHalf = cells[next].content == .continuation || before[next].content == .continuation
        if cells[next] != before[next] || isHalf {
          stop = next + 1
          same = 0
        } else {
          same += 1
        }
      }
      paint(cells[start..<stop], row, from: first, isCleared: false)
      place = stop
    }
    if oldEnd > end {
      move(to: ScreenPoint(column: first + end, row: row))
      set(.plain, nil)
      write("\u{1B}[K")
    }
  }

  /// Writes cells; `first` is the column of the cell that has the index 0.
  private mutating func paint(_ cells: ArraySlice<ScreenCell>, _ row: Int, from first: Int, isCleared: Bool) {
    for (place, cell) in zip(cells.indices, cells) {
      guard case .cluster(let cluster) = cell.content else { continue }
      let column = first + place
      // A gap of several cells is passed over in fewer bytes than it is written.
      if isCleared, cell == .blank, position.map({ $0.column < column }) ?? true || isGap(cells[place...]) { continue }
      move(to: ScreenPoint(column: column, row: row))
      set(cell.attributes, cell.address)
      bytes.append(contentsOf: String(cluster).utf8)
      let isCertain = cluster.unicodeScalars.allSatisfy(\.hasCertainWidth)
      let isWide = place + 1 < cells.endIndex && cells[place + 1].content == .continuation
      let isSure = isCertain && cluster.unicodeScalars.count == 1
      position = isSure ? ScreenPoint(column: column + (isWide ? 2 : 1), row: row) : nil
    }
  }

  /// Whether the blank that `cells` begin with is one of several, so that it is better passed over.
  private func isGap(_ cells: ArraySlice<ScreenCell>) -> Bool { cells.prefix(6).allSatisfy { $0 == .blank } }

  private mutating func move(to point: ScreenPoint) {
    if position == point { return }
    write("\u{1B}[\(point.row + 1);\(point.column + 1)H")
    position = point
  }

  private mutating func set(_ wanted: TextAttributes, _ link: String?) {
    var wanted = wanted
    if !usesColor { wanted.color = nil }
    if attributes != wanted {
      write("\u{1B}[\(wanted == .plain ? "" : "0")\(wanted.parameters)m")
      attributes = wanted
    }
    if address != link {
      write("\u{1B}]8;;\(link ?? "")\u{1B}\\")
      address = link
    }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
