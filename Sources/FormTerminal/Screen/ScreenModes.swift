/// What the terminal is asked to be while a form is on it, and how it is given back.
///
/// Source: the DEC and xterm private modes 7 (autowrap), 25 (cursor), 1000 and 1006 (mouse), 1049 (alternate screen),
/// 2004 (bracketed paste) and 2026 (synchronized output).
public enum ScreenModes {
  /// Takes the alternate screen, without autowrap, with pastes marked and, when wanted, with mouse reports.
  public static func entering(mouse: Bool) -> [UInt8] {
    Array("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\(mouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")".utf8)
  }

  /// Gives the terminal back. It may be written at any moment, several times, and in the midst of a frame.
  public static let leaving: [UInt8] = Array(
    "\u{1B}\\\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8)
}
