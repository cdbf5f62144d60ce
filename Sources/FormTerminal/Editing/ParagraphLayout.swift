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
  ///
  /// Rows end where those of a text do that is only read: at spaces, as far as there are any. Every space stays in the
  /// text: the one at which a row ends may take the free cell, and those behind it are in the next row.
  public init(_ edited: EditedText, width: Int) {
    let room = max(width, 4) - 1
    let breaks = edited.clusters.lineBreaks
    var rows = [Row(start: 0, end: 0)]
    var columns: [Int] = []
    var shown: [String] = []
    for (place, cluster) in edited.clusters.enumerated() {
      let isBreak = cluster.isNewline && cluster.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\r" }
      let isSpace = cluster.isBreakingSpace
      shown.append(isBreak ? "" : String(cluster).escapedForDisplay())
      let cells = shown[place].displayWidth
      columns.append(rows[rows.count - 1].used)
      while columns[place] > 0, columns[place] + cells > (isSpace ? room + 1 : room) {
        let row = rows.count - 1
        let start = isSpace ? place : Self.lastBreak(in: rows[row].start...place, of: breaks)
        let moved = columns[start]
        for later in start...place { columns[later] -= moved }
        (rows[row].end, rows[row].used) = (start, moved)
        rows.append(Row(start: start, end: place))
      }
      if isBreak {
        rows.append(Row(start: place + 1, end: place + 1))
      } else {
        rows[rows.count - 1].end = place + 1
        rows[rows.count - 1].used = columns[place] + cells
      }
    }
    for row in rows.indices { rows[row].text = shown[rows[row].start..<rows[row].end].joined() }
    let row = rows.lastIndex { $0.start <= edited.cursor } ?? 0
    cursor = (row, edited.cursor < rows[row].end ? columns[edited.cursor] : rows[row].used)
    self.rows = rows
    self.columns = columns
  }

  /// Where the row of the clusters `row`, the last of which has no room in it, ends best.
  private static func lastBreak(in row: ClosedRange<Int>, of breaks: [LineBreak]) -> Int {
    let places = row.dropFirst()
    return places.last { breaks[$0] == .allowed } ?? places.last { breaks[$0] == .withinLongWord } ?? row.upperBound
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
