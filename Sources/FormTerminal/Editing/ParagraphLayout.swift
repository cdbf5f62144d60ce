import FormText

/// The rows of a text of several lines, with the place of each cluster: lines that are too long go on in the next row.
public struct ParagraphLayout: Hashable, Sendable {
  /// A row: its clusters as they are shown.
  public struct Row: Hashable, Sendable {
    /// What the row shows.
    public var text = ""
    /// The first cluster of the row.
    public let start: Int
    /// The cluster after the last one; a line break belongs to no row.
    public var end: Int
    /// The cells of the row that are used.
    var used = 0
  }

  /// The rows in order; there is at least one.
  public private(set) var rows: [Row]
  /// The row and the cell of the cursor.
  public private(set) var cursor: (row: Int, column: Int)
  private let columns: [Int]

  /// The rows of `edited` in `width` cells, 4 at least. One cell stays free for the cursor at the end of a row.
  public init(_ edited: EditedText, width: Int) {
    let room = max(width, 4) - 1
    var rows = [Row(start: 0, end: 0)]
    var columns: [Int] = []
    var cursor = (row: 0, column: 0)
    for (place, cluster) in edited.clusters.enumerated() {
      let isBreak = cluster.isNewline && cluster.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\r" }
      let shown = isBreak ? "" : String(cluster).escapedForDisplay()
      let cells = shown.displayWidth
      if !isBreak, rows[rows.count - 1].used + cells > room, rows[rows.count - 1].used > 0 {
        rows.append(Row(start: place, end: place))
      }
      let last = rows.count - 1
      columns.append(rows[last].used)
      if place == edited.cursor { cursor = (last, rows[last].used) }
      if isBreak {
        rows.append(Row(start: place + 1, end: place + 1))
      } else {
        rows[last].text += shown
        rows[last].used += cells
        rows[last].end = place + 1
      }
    }
    if edited.cursor == edited.clusters.count { cursor = (rows.count - 1, rows[rows.count - 1].used) }
    self.rows = rows
    self.columns = columns
    self.cursor = cursor
  }

  /// The place in the text that lies in `row` at the cell `column`, or at the end of the row when that is shorter.
  public func place(row: Int, column: Int) -> Int {
    guard rows.indices.contains(row) else { return row < 0 ? 0 : rows[rows.count - 1].end }
    let line = rows[row]
    for place in line.start..<line.end {
      let next = place + 1 < line.end ? columns[place + 1] : line.used
      if next > column { return place }
    }
    // The end of a row that goes on in the next one is the start of that, so its last cluster is the nearest place.
    let goesOn = row + 1 < rows.count && rows[row + 1].start == line.end && line.end > line.start
    return goesOn ? line.end - 1 : line.end
  }

  /// Compares rows and cursors.
  public static func == (left: ParagraphLayout, right: ParagraphLayout) -> Bool {
    left.rows == right.rows && left.cursor == right.cursor
  }

  /// Hashes the rows.
  public func hash(into hasher: inout Hasher) { hasher.combine(rows) }
}
