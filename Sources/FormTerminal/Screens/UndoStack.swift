import FormEngine

/// The states of a form before each whole edit. Typing into one field without leaving it is one edit.
struct UndoStack: Sendable {
  private static let limit = 100

  private var past: [FormSession] = []
  private var future: [FormSession] = []
  /// The field that is being typed into.
  private var typing: FieldAddress?

  /// Notes that an edit begins. `address` is the field that is typed into; nil for an edit of its own.
  mutating func begin(_ session: FormSession, typingInto address: FieldAddress? = nil) {
    if let address, typing == address { return }
    typing = address
    past.append(session)
    if past.count > Self.limit { past.removeFirst() }
    future = []
  }

  /// Notes that typing has ended.
  mutating func endTyping() { typing = nil }

  /// The state before the last edit; nil when there is none.
  mutating func undo(from session: FormSession) -> FormSession? {
    typing = nil
    guard let last = past.popLast() else { return nil }
    future.append(session)
    return last
  }

  /// The state before the last undo; nil when there is none.
  mutating func redo(from session: FormSession) -> FormSession? {
    typing = nil
    guard let next = future.popLast() else { return nil }
    past.append(session)
    return next
  }
}
