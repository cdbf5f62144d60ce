/// Something that a person did at the terminal.
public enum InputEvent: Hashable, Sendable {
  /// Characters were typed. What arrives in one go is one event, as far as no other key stands between.
  case text(String)
  /// A key that is no character was pressed.
  case key(Key)
  /// A text was pasted, as it came: line breaks and controls are still in it.
  case paste(String)
  /// The mouse did something.
  case mouse(MouseEvent)
}

/// Something that the mouse did, at a cell counted from 0.
public struct MouseEvent: Hashable, Sendable {
  /// What it did.
  public enum Action: Hashable, Sendable {
    /// The left button went down.
    case press
    /// The left button went up.
    case release
    /// The wheel turned up.
    case wheelUp
    /// The wheel turned down.
    case wheelDown
  }

  /// What it did.
  public let action: Action
  /// The column of the cell.
  public let column: Int
  /// The row of the cell.
  public let row: Int

  /// The event `action` at a cell.
  public init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}
