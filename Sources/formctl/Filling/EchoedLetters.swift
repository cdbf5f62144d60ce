import FormTerminal

/// Letters that the terminal shows and that the screen was not told of yet.
struct EchoedLetters {
  /// How long the screen is not told of a letter, in milliseconds. A letter that is written is not seen yet: in this
  /// time the program that shows the terminal has the processor.
  private static let delay = 2

  private var events: [InputEvent] = []
  /// When the screen is to be told at the latest; nil while there are none.
  private(set) var deadline: Int?

  var isEmpty: Bool { events.isEmpty }

  /// Adds what was typed at the moment `now`.
  mutating func add(_ typed: [InputEvent], at now: Int) {
    events += typed
    deadline = deadline ?? now + Self.delay
  }

  /// Takes all of them, for the screen to be told.
  mutating func removeAll() -> [InputEvent] {
    defer { self = EchoedLetters() }
    return events
  }
}
