/// The built-in words that a person filling a form reads, in one language: one file a language.
///
/// Every member is required, so that a new sentence makes the compiler walk through every language. The form author's
/// own texts come before these; they stand in where the form says nothing.
///
/// A class, because everything that shows something is handed these hundred texts, and never changes them.
public final class Words: Sendable {
  /// The language, as a BCP 47 tag such as `en`.
  public let language: String
  /// The name of the language in itself, such as `English`.
  public let languageName: String
  /// The sentence that says why an answer is not accepted and what to do.
  public let reason: @Sendable (Reason) -> String
  /// The sentence of a notice, a prompt or a count.
  public let notice: @Sendable (Notice) -> String
  /// A moment as people write it.
  public let moment: @Sendable (Moment) -> String
  /// The labels of buttons.
  public let buttons: Buttons
  /// The words for states of a field.
  public let states: States
  /// The questions that ask for a decision, with what follows from it.
  public let decisions: Decisions
  /// The formats that are shown beside a field whose value is typed.
  public let formats: Formats
  /// The names of what Return does.
  public let submitLabels: SubmitLabels
  /// What the keys of the full screen do.
  public let keys: Keys
  /// What the commands do that are typed line by line.
  public let commands: Commands

  init(
    language: String, languageName: String, reason: @escaping @Sendable (Reason) -> String,
    notice: @escaping @Sendable (Notice) -> String, moment: @escaping @Sendable (Moment) -> String, buttons: Buttons,
    states: States, decisions: Decisions, formats: Formats, submitLabels: SubmitLabels, keys: Keys, commands: Commands
  ) {
    (self.language, self.languageName) = (language, languageName)
    (self.reason, self.notice, self.moment) = (reason, notice, moment)
    (self.buttons, self.states, self.decisions, self.formats) = (buttons, states, decisions, formats)
    (self.submitLabels, self.keys, self.commands) = (submitLabels, keys, commands)
  }
}

extension Words {
  /// All languages, English first.
  public static let all: [Words] = [.english, .korean]

  /// The words for a person who reads `tag`: those of the longest prefix of the tag that there is a language for,
  /// English when there is none. `ko-KR` and `KO` find `ko`; `kok` does not.
  ///
  /// Source: RFC 4647, section 3.4 (lookup).
  public static func best(for tag: String) -> Words {
    var parts = tag.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    while !parts.isEmpty {
      let prefix = parts.joined(separator: "-")
      if let words = all.first(where: { $0.language == prefix }) { return words }
      parts.removeLast()
    }
    return .english
  }
}
