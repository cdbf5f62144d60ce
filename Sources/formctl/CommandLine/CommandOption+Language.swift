import FormModel

extension CommandOption {
  /// The language of what people read.
  static let language = CommandOption(
    "language", short: "l", value: CommandValue("TAG", .name { [] }),
    help: "The language of texts and messages, such as `ko` (default: the form's own)")
}

extension Arguments {
  /// The language that was asked for; nil when nothing was said.
  func language() throws(UsageError) -> LanguageTag? {
    guard let text = value(of: .language) else { return nil }
    guard let tag = LanguageTag(text) else {
      throw UsageError("`--language` needs a language tag such as `en` or `ko`", hints: [])
    }
    return tag
  }
}
