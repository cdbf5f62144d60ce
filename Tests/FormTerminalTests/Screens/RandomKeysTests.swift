import FormEngine
import FormTestSupport
import Testing

@testable import FormTerminal

/// Random keys over every form of the gallery: no trap, no sequence that the contract does not name, nothing drawn that
/// is not what a fresh drawing shows, no character of a secret on the screen or in a draft.
@Suite struct RandomKeysTests {
  /// Some sequences at one form in a window of one size.
  struct Visit: Sendable, CustomTestStringConvertible {
    let form: String
    let columns: Int
    let rows: Int
    let seed: UInt64
    static let sequences = 310

    var testDescription: String { "\(form) at \(columns)x\(rows), seed \(seed)" }
  }

  static let visits: [Visit] = Gallery.names.enumerated().flatMap { place, name in
    [(80, 24), (40, 12), (20, 6)].enumerated().map { number, size in
      Visit(form: name, columns: size.0, rows: size.1, seed: UInt64(1_000 * place + number))
    }
  }

  @Test func thereAreTenThousandSequences() { #expect(Self.visits.count * Visit.sequences >= 10_000) }

  @Test(arguments: visits) func randomKeysNeverBreakTheScreen(_ visit: Visit) throws {
    let form = try Gallery.form(visit.form)
    let surroundings = Gallery.surroundings(of: form)
    var keys = RandomKeys(seed: visit.seed)
    var driver: ScreenDriver?
    for number in 0..<Visit.sequences {
      // A form that was submitted or left is opened again.
      var person =
        try driver
        ?? ScreenDriver(
          form, surroundings: surroundings, columns: visit.columns, rows: visit.rows)
      let steps = keys.sequence()
      for step in steps { try person.take(step) }
      let sequence: Comment = "sequence \(number): \(steps)"
      try person.look(sequence)
      let isOver = person.effects.contains(.submitted) || person.effects.contains(.leave) || number % 50 == 49
      if isOver || number % 10 == 0 { try person.lookClosely(sequence) }
      driver = isOver ? nil : person
    }
  }
}

extension ScreenDriver {
  fileprivate mutating func take(_ step: RandomKeys.Step) throws {
    switch step {
    case .bytes(let text):
      // Nothing that is pasted into a secret is to be seen either.
      let isPaste = text.hasPrefix("\u{1B}[200~") && text.hasSuffix("\u{1B}[201~")
      let isSecret = isPaste && screen.textKind == .secret
      // What waits for a larger window may end up anywhere, so no secret is among it.
      if isSecret, screen.isTooSmall { return }
      send(isSecret ? "\u{1B}[200~\(RandomKeys.secret)\u{1B}[201~" : text)
    case .character(let text):
      if screen.isTooSmall { return }
      // A letter is shown at once on what the person sees.
      try draw()
      try type(screen.textKind == .secret ? RandomKeys.secret : text)
    case .escape: try escape()
    case .time(let milliseconds): try wait(milliseconds)
    case .size(let columns, let rows): try resize(columns: columns, rows: rows)
    }
  }

  /// Holds what is to be seen against what the contract says of every screen.
  fileprivate mutating func look(_ sequence: Comment) throws {
    try draw()
    #expect(model.isCursorShown, sequence)
    #expect(!text.contains(RandomKeys.secret), sequence)
    guard screen.overlay == nil, !screen.isTooSmall, let focus = screen.focus else { return }
    #expect(lines.count { $0.hasPrefix(">") } <= 1, sequence)
    #expect(screen.stops.contains(focus), sequence)
    guard screen.followsFocus else { return }
    #expect(focused != "", sequence)
    #expect(model.cursor.row < model.rowCount - 1, sequence)
  }

  /// Holds the screen against one that is drawn anew, and looks into the draft.
  fileprivate func lookClosely(_ sequence: Comment) throws {
    var fresh = ScreenModel(columns: model.columns, rows: model.rowCount)
    try fresh.write(FramePainter(usesColor: true).bytes(from: nil, to: screen.frame))
    #expect(fresh.text == text, sequence)
    #expect(fresh.cursor == model.cursor, sequence)
    #expect(!String(describing: screen.session.draft.json).contains(RandomKeys.secret), sequence)
  }
}
