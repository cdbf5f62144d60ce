/// A shell that completes command lines, and the script that teaches it ours.
///
/// Another shell is another file and another entry in ``all``.
struct CompletionShell: Sendable {
  let name: String
  /// How the script is put in its place.
  let installation: String
  /// The script for the commands of a program.
  let script: @Sendable (Program) -> String

  static let all: [CompletionShell] = [.bash, .zsh, .fish]
}

extension String {
  /// The text as one word of a shell, in single quotes.
  var singleQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }

  /// The text with a backslash before each character of `special`.
  func backslashed(_ special: Set<Character>) -> String {
    reduce(into: "") { text, character in
      if special.contains(character) { text += "\\" }
      text.append(character)
    }
  }
}
