/// The three ways in which a form is filled.
enum FillMode: Sendable, Equatable {
  /// On the whole screen.
  case full
  /// One question after another.
  case lines
  /// Answers are lines of standard input, and nobody is asked twice.
  case pipe

  /// The way that a run takes.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether answers come from a terminal.
  ///   - isAccessible: Whether the command line asks for text that is only ever appended.
  ///   - readsNothing: Whether nothing is to be read at all.
  ///   - variable: The environment.
  init(isInteractive: Bool, isAccessible: Bool, readsNothing: Bool, variable: (String) -> String?) {
    if readsNothing || !isInteractive {
      self = .pipe
    } else if isAccessible || ["FORMCTL_ACCESSIBLE", "ACCESSIBLE"].contains(where: { isOn(variable($0)) }) {
      self = .lines
    } else {
      self = ["", "dumb", "unknown"].contains(variable("TERM") ?? "") ? .lines : .full
    }
  }
}

/// Whether an environment variable asks for something: it is set, and to more than a no.
func isOn(_ variable: String?) -> Bool {
  guard let variable else { return false }
  return !["", "0", "false", "no"].contains(variable.lowercased())
}
