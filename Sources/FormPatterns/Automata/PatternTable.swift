/// The rows of a deterministic automaton: for a state and a class of code points, the next state.
struct PatternTable: Sendable {
  /// A state is numbered by the place of its row in ``entries``. These three rows come first.
  enum Special {
    /// No text from here on can match.
    static let dead = 0
    /// Every text from here on matches.
    static let found = 1
    /// The table does not say.
    static let unknown = 2
    static let count = 3
  }

  /// The length of a row: one entry for each class, then one for the end of the text.
  let rowLength: Int
  /// Row after row; an entry is the place of another row.
  var entries: [UInt32]
  /// The states of the rows after the special ones.
  private(set) var states: [PatternState] = []
  /// Whether a state found no room.
  private(set) var isFull = false
  private var rows: [PatternState: UInt32] = [:]
  private let limit: Int

  /// A table without states for an alphabet of `classCount` classes that takes states until it has `limit` entries,
  /// and the first one in any case.
  init(classCount: Int, limit: Int) {
    self.limit = limit
    rowLength = classCount + 1
    entries = []
    for special in 0..<Special.count {
      entries.append(contentsOf: repeatElement(UInt32(special * rowLength), count: rowLength))
    }
  }

  /// The entry that says that the table does not say.
  var unknown: Int { Special.unknown * rowLength }
  /// The entry that says that every text from here on matches.
  var found: Int { Special.found * rowLength }

  /// The state of a row that is not special.
  func state(of row: Int) -> PatternState { states[row / rowLength - Special.count] }

  /// The row of `target`; a state that is new gets a row of unknown entries, or the unknown row when there is no room.
  mutating func row(of target: Determinization.Target) -> UInt32 {
    switch target {
    case .dead: return 0
    case .found: return UInt32(found)
    case .state(let state):
      if let row = rows[state] { return row }
      guard states.isEmpty || entries.count + rowLength <= limit else {
        isFull = true
        return UInt32(unknown)
      }
      let row = UInt32(entries.count)
      rows[state] = row
      states.append(state)
      entries.append(contentsOf: repeatElement(UInt32(unknown), count: rowLength))
      return row
    }
  }
}
