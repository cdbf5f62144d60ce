import FormEngine
import FormModel
import FormTerminal
import FormTestSupport

extension FuzzTarget {
  /// What a person types at a form, behind the byte that says the form: on the whole screen, and as lines.
  static let screen = FuzzTarget("screen", cases: 40, seeds: screenSeeds) { bytes throws(BrokenLaw) in
    let (form, input) = try FuzzForms.split(bytes)
    let session = FormSession(form, surroundings: FuzzForms.surroundings(of: form), now: moment)
    try checkScreen(session, input.prefix(120))
    try checkLines(session, input)
  }

  private static func checkScreen(_ session: FormSession, _ input: ArraySlice<UInt8>) throws(BrokenLaw) {
    let size = ScreenSize(columns: 20 + input.count % 61, rows: 6 + input.count % 20)
    let words = Words.best(for: session.language.description)
    var screen = FormScreen(session, look: .init(words: words, glyphs: .unicode, reviews: true), size: size)
    var model = ScreenModel(columns: size.columns, rows: size.rows)
    var decoder = KeyDecoder(readsMouse: true)
    var shown: Frame?
    for (now, byte) in input.enumerated() {
      let events = decoder.decode([byte])
      let echo = shown?.echo(of: events)
      for event in events { _ = screen.update(.input(event), at: now * 3) }
      let frame = screen.frame
      do {
        if let echo {
          try model.write(Array(echo.utf8))
          shown?.show(echo: echo)
        }
        try model.write(FramePainter(usesColor: true).bytes(from: shown, to: frame))
      } catch {
        throw BrokenLaw(description: "the screen is sent what it may not be sent: \(error)")
      }
      try BrokenLaw.unless(model.text == frame.text, "the terminal shows\n\(model.text)\nnot\n\(frame.text)")
      shown = frame
    }
    _ = screen.session.draft
  }

  /// Lines from a pipe, which may be cut anywhere, ask and answer without an end that is none.
  private static func checkLines(_ session: FormSession, _ input: [UInt8]) throws(BrokenLaw) {
    var person = Questionnaire(session, words: Words.best(for: session.language.description))
    for line in input.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(60) {
      try BrokenLaw.unless(!person.prompt.isEmpty, "nothing is asked")
      switch person.answer(String(decoding: line, as: UTF8.self)) {
      case .submitted: return try BrokenLaw.unless(person.session.submission != nil, "submitted, yet nothing is")
      case .alert: person.dismissAlert()
      case .accepted, .rejected, .refused, .declined: continue
      }
    }
    _ = person.problems
  }

  @Sendable private static func screenSeeds() -> [[UInt8]] {
    let keys = [
      "\t \t \ta\t1\r\u{1B}[B \u{1B}[A\u{1B}OP\u{1B}\u{1B}[Z\u{7F}\u{15}한글\u{1F}\u{19}\u{1B}[6~\u{1B}[5~\u{1B}[H",
      "\u{1B}[200~mina@example.com\n\u{1B}[201~\t\u{1B}[<0;5;5M\u{1B}[<0;5;5m\u{1B}[<65;1;1M\u{3}\r\r",
      "mina@example.com\nmoonlight-77\ny\n1 2\n2026-01-31\nyes\n\nno\n-\nyes\n",
    ]
    return FuzzForms.all.indices.flatMap { FuzzForms.seeds($0, keys) }
  }
}
