/// What a person, a cat on the keyboard or a broken terminal may do at a form, in an order that a seed decides.
public struct RandomKeys: Sendable {
  /// One thing that is done.
  public enum Step: Hashable, Sendable {
    /// Bytes as a terminal sends them.
    case bytes(String)
    /// A character, which is another one where nobody is to read it.
    case character(String)
    /// A lone ESC.
    case escape
    /// So many milliseconds pass.
    case time(Int)
    /// The window has another size.
    case size(columns: Int, rows: Int)
  }

  /// What stands for every character that is typed or pasted into a secret; nothing else holds it.
  public static let secret = "ʒ"

  /// Keys that go from stop to stop, choose and edit. They come often, so that a run gets somewhere.
  private static let usual = [
    "\t", "\t", "\u{1B}[Z", "\r", "\r", "\n", " ", " ", "\u{1B}[A", "\u{1B}[B", "\u{1B}OB", "\u{1B}[C", "\u{1B}[D",
    "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[6~", "\u{7F}", "\u{8}", "\u{1B}[3~",
  ]
  /// Keys of the contract that come less often.
  private static let rare = [
    "\u{1}", "\u{2}", "\u{4}", "\u{5}", "\u{6}", "\u{B}", "\u{C}", "\u{E}", "\u{10}", "\u{15}", "\u{17}", "\u{19}",
    "\u{1F}", "\u{1B}OP", "\u{1B}b", "\u{1B}f", "\u{1B}\u{7F}", "\u{1B}[1;5C", "\u{1B}[1;5D", "\u{1B}[13;2u",
    "\u{1B}[97;5u",
  ]
  /// What no person means: answers of terminals, sequences cut off, control characters, bytes that are no UTF-8.
  private static let strange = [
    "\u{1B}[?1;2c", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;500;300M", "\u{1B}[", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
    "\u{1B}P1$r0m\u{1B}\\", "\u{0}", "\u{11}", "\u{13}", "\u{1D}", "\u{FFFD}", "\u{1B}[M   ", "\u{1B}[99999999999;1H",
    "\u{1B}[I", "\u{9B}31m",
  ]
  /// What is typed: letters, Hangul whole and in parts, digits, dates, clusters of several code points, what turns the
  /// direction of a text.
  private static let typed = [
    "a", "j", "k", "q", "Z", "1", "0", "-", ".", "@", "mina@example.com", "2026-01-31", "14:30", "010-1234-5678", "한",
    "글", "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1F0}\u{1F1F7}",
    "e\u{301}", "\u{202E}", "\u{200B}", "\u{3164}", "${a}", "漢", "x x x x x x x x x x x x",
  ]

  private var generator: SeededGenerator

  /// The order that `seed` decides.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A sequence of one to six steps.
  public mutating func sequence() -> [Step] {
    (0..<Int.random(in: 1...6, using: &generator)).map { _ in step() }
  }

  private mutating func step() -> Step {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<50: .bytes(Self.usual.randomElement(using: &generator) ?? "")
    case 50..<72: .character(Self.typed.randomElement(using: &generator) ?? "")
    case 72..<82: .bytes(Self.rare.randomElement(using: &generator) ?? "")
    case 82..<86: .bytes(Self.strange.randomElement(using: &generator) ?? "")
    case 86..<91: .bytes(mouse())
    case 91..<94: .bytes("\u{1B}[200~" + pasted() + "\u{1B}[201~")
    case 94..<96: .escape
    case 96..<98: .time([1, 119, 120, 500].randomElement(using: &generator) ?? 1)
    default:
      .size(
        columns: Int.random(in: 10...100, using: &generator), rows: Int.random(in: 3...30, using: &generator))
    }
  }

  private mutating func mouse() -> String {
    let button = [0, 0, 0, 0, 2, 64, 65].randomElement(using: &generator) ?? 0
    let column = Int.random(in: 1...60, using: &generator)
    let row = Int.random(in: 1...20, using: &generator)
    let isPress = Bool.random(using: &generator)
    return "\u{1B}[<\(button);\(column);\(row)\(isPress ? "M" : "m")"
  }

  private mutating func pasted() -> String {
    let parts = Self.typed + ["\r", "\n", "\t", "\u{1B}", "\u{3}"]
    return (0..<Int.random(in: 0...6, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }
      .joined()
  }
}
