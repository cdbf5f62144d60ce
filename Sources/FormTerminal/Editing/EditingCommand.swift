/// What a key does to a text.
public enum EditingCommand: Hashable, Sendable {
  /// One cluster to the left.
  case left
  /// One cluster to the right.
  case right
  /// To the start of the text.
  case start
  /// To the end of the text.
  case end
  /// To the start of the word before; in a secret to the start of the text.
  case wordLeft
  /// To the end of the word after; in a secret to the end of the text.
  case wordRight
  /// Deletes the cluster before the cursor.
  case deleteBackward
  /// Deletes the cluster at the cursor.
  case deleteForward
  /// Deletes what stands before the cursor.
  case deleteToStart
  /// Deletes what stands after the cursor.
  case deleteToEnd
  /// Deletes the word before the cursor; in a secret all that stands before it.
  case deleteWord

  /// What `key` does in a text; nil when it does nothing to it.
  public init?(_ key: Key) {
    guard let command = Self.keys[key] else { return nil }
    self = command
  }

  private static let keys: [Key: EditingCommand] = [
    Key(.left): .left, .control("b"): .left, Key(.right): .right, .control("f"): .right,
    Key(.home): .start, .control("a"): .start, Key(.end): .end, .control("e"): .end,
    .alt("b"): .wordLeft, Key(.left, .control): .wordLeft, Key(.left, .alt): .wordLeft,
    .alt("f"): .wordRight, Key(.right, .control): .wordRight, Key(.right, .alt): .wordRight,
    Key(.backspace): .deleteBackward, .control("h"): .deleteBackward, Key(.delete): .deleteForward,
    .control("d"): .deleteForward, .control("u"): .deleteToStart, .control("k"): .deleteToEnd,
    .control("w"): .deleteWord, Key(.backspace, .alt): .deleteWord,
  ]

  /// Whether the command changes the text, and not only the cursor.
  public var isEdit: Bool {
    switch self {
    case .left, .right, .start, .end, .wordLeft, .wordRight: false
    case .deleteBackward, .deleteForward, .deleteToStart, .deleteToEnd, .deleteWord: true
    }
  }
}

extension EditedText {
  /// Does `command`. Nobody is to see where the words of a secret are.
  public mutating func perform(_ command: EditingCommand, isSecret: Bool = false) {
    switch command {
    case .left: moveCursor(to: cursor - 1)
    case .right: moveCursor(to: cursor + 1)
    case .start: moveCursor(to: 0)
    case .end: moveCursor(to: clusters.count)
    case .wordLeft: moveCursor(to: isSecret ? 0 : wordStart)
    case .wordRight: moveCursor(to: isSecret ? clusters.count : wordEnd)
    case .deleteBackward: delete(cursor - 1..<cursor)
    case .deleteForward: delete(cursor..<cursor + 1)
    case .deleteToStart: delete(0..<cursor)
    case .deleteToEnd: delete(cursor..<clusters.count)
    case .deleteWord: delete((isSecret ? 0 : wordStart)..<cursor)
    }
  }
}
