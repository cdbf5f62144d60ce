/// A size in cells.
public struct ScreenSize: Hashable, Sendable {
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int

  /// The size of `columns` by `rows`, both at least 1 and no more than any screen has.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), 1_000)
    self.rows = min(max(rows, 1), 1_000)
  }
}

/// A place on the screen, counted from 0.
public struct ScreenPoint: Hashable, Sendable {
  /// The column.
  public let column: Int
  /// The row.
  public let row: Int

  /// The place at `column` and `row`.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// Everything that is on the screen at one moment.
public struct Frame: Hashable, Sendable {
  /// The size of the screen.
  public let size: ScreenSize
  /// The rows, as many as the screen has.
  public internal(set) var rows: [ScreenRow]
  /// Where the cursor stands.
  public internal(set) var cursor: ScreenPoint
  /// What a letter that is typed next does at once; nil where that has to be worked out first.
  var echo: Echo?

  /// A frame of `rows`; missing ones are empty, those too many are left out. The cursor is kept on the screen.
  public init(size: ScreenSize, rows: [ScreenRow], cursor: ScreenPoint) {
    self.size = size
    var shown = rows
    while shown.count < size.rows { shown.append(ScreenRow()) }
    if shown.count > size.rows { shown.removeLast(shown.count - size.rows) }
    self.rows = shown
    self.cursor = ScreenPoint(
      column: min(max(cursor.column, 0), size.columns - 1), row: min(max(cursor.row, 0), size.rows - 1))
  }

  /// What the frame shows, row by row, without attributes and without empty rows at its end.
  public var text: String {
    var lines = rows.map { $0.text(width: size.columns) }
    while lines.last == "" { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }
}
