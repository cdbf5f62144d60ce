import FormModel

/// How a form is shown, as the command line and the environment say.
struct FillSettings: Sendable, Equatable {
  let mode: FillMode
  /// Whether boxes are drawn with ASCII.
  let usesASCII: Bool
  /// Whether the mouse works in the form, and not in the terminal.
  let usesMouse: Bool
  let usesColor: Bool
  /// How long a byte ESC may be the beginning of something, in milliseconds.
  let escapeDelay: Int
  /// The languages that the environment asks for, best first.
  let wantedLanguages: [String]

  init(
    mode: FillMode, asksForASCII: Bool, asksForMouse: Bool, usesColor: Bool, variable: (String) -> String?
  ) {
    self.mode = mode
    self.usesColor = usesColor
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { variable($0) }.first { !$0.isEmpty } ?? ""
    let coding = locale.lowercased().filter { $0 != "-" }
    let isUnicode = coding.contains("utf8")
    usesASCII = asksForASCII || isOn(variable("FORMCTL_ASCII")) || variable("TERM") == "linux" || !isUnicode
    usesMouse = asksForMouse || isOn(variable("FORMCTL_MOUSE"))
    let delay = variable("ESCDELAY").flatMap { Int($0) } ?? 100
    escapeDelay = (0...10_000).contains(delay) ? delay : 100
    wantedLanguages = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variable($0) }.compactMap {
      Self.tag(ofLocale: $0)
    }
  }

  /// The language tag that the name of a locale stands for: `ko_KR.UTF-8` is `ko-KR`. Nil for none, as in `C.UTF-8`.
  static func tag(ofLocale name: String) -> String? {
    let base = name.prefix { $0 != "." && $0 != "@" }
    if base.isEmpty || base == "C" || base == "POSIX" { return nil }
    return String(base).replacing("_", with: "-")
  }
}
