import FormText

/// A terminal's screen, as far as `formctl` may use one: cells, cursor, modes and attributes.
///
/// Any sequence that the contract of the terminal does not name is an error. Source: ECMA-48; the private modes 7, 25,
/// 1000, 1006, 1049, 2004 and 2026 of DEC and xterm; OSC 8 for hyperlinks.
public struct ScreenModel: Sendable {
  /// A sequence that no part of this program may write.
  public struct UnknownSequence: Error, CustomStringConvertible {
    /// The sequence in visible form.
    public let description: String
  }

  /// A cell: a cluster, or nothing for the right half of the one before.
  struct Cell: Sendable, Equatable {
    var text = " "
    var attributes: Set<Int> = []
  }

  /// One of the two screens of a terminal.
  struct Page: Sendable {
    var rows: [[Cell]]
    var cursor = (column: 0, row: 0)

    init(columns: Int, rows: Int) {
      self.rows = [[Cell]](repeating: [Cell](repeating: Cell(), count: columns), count: rows)
    }
  }

  enum State: Sendable {
    case ground
    case escape
    case control
    case string
    case stringEscape
  }

  /// The number of columns.
  public private(set) var columns: Int
  /// The number of rows.
  public private(set) var rowCount: Int
  var page: Page
  private var mainPage: Page?
  /// The private modes that are on.
  public private(set) var modes: Set<Int> = [7, 25]
  var attributes: Set<Int> = []
  var state = State.ground
  var sequence: [UInt8] = []
  var pending: [UInt8] = []
  /// The rows that went out at the top of the main screen.
  public private(set) var scrolledOut: [String] = []

  /// An empty screen.
  public init(columns: Int, rows: Int) {
    (self.columns, rowCount) = (columns, rows)
    page = Page(columns: columns, rows: rows)
  }

  /// Where the cursor is, counted from 0.
  public var cursor: (column: Int, row: Int) { page.cursor }
  /// Whether the cursor is shown.
  public var isCursorShown: Bool { modes.contains(25) }
  /// Whether the alternate screen is shown.
  public var isAlternate: Bool { modes.contains(1049) }
  /// Whether everything is as a shell wants it.
  public var isRestored: Bool { modes == [7, 25] && attributes.isEmpty }
  /// The rows without spaces at their ends.
  public var lines: [String] { page.rows.map { Self.text(of: $0) } }

  /// The rows with a line break each, without empty ones at the end.
  public var text: String {
    var shown = lines
    while shown.last == "" { shown.removeLast() }
    return shown.map { $0 + "\n" }.joined()
  }

  private static func text(of row: [Cell]) -> String {
    var line = row.map(\.text).joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The numbers of the attributes that a cell is drawn with, such as 7 for reversed.
  public func attributes(column: Int, row: Int) -> Set<Int> { page.rows[row][column].attributes }

  /// Gives the screen another size. What it shows then is up to the program, so it is empty.
  public mutating func resize(columns: Int, rows: Int) {
    (self.columns, rowCount) = (columns, rows)
    let cursor = page.cursor
    page = Page(columns: columns, rows: rows)
    page.cursor = (min(cursor.column, columns - 1), min(cursor.row, rows - 1))
    if mainPage != nil { mainPage = Page(columns: columns, rows: rows) }
  }

  mutating func setMode(_ mode: Int, _ isOn: Bool) throws(UnknownSequence) {
    guard [7, 25, 1000, 1006, 1049, 2004, 2026].contains(mode) else {
      throw UnknownSequence(description: "private mode \(mode)")
    }
    if mode == 1049, isOn != isAlternate {
      if isOn {
        mainPage = page
        page.rows = Page(columns: columns, rows: rowCount).rows
      } else if let main = mainPage {
        page = main
      }
    }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }

  mutating func lineFeed() {
    if page.cursor.row + 1 < rowCount {
      page.cursor.row += 1
      return
    }
    let out = page.rows.removeFirst()
    if !isAlternate { scrolledOut.append(Self.text(of: out)) }
    page.rows.append([Cell](repeating: Cell(), count: columns))
  }
}
