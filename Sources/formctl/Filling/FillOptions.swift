/// The options of `formctl fill`.
enum FillOptions {
  static let language = CommandOption(
    "language", short: "l", value: CommandValue("TAG", .name { [] }),
    help: "The language of texts, such as `ko` (default: the locale's if the form has it)")
  static let answers = CommandOption(
    "answers", short: "a", value: CommandValue("FILE", .path), help: "Answers to begin with, as JSON or YAML")
  static let set = CommandOption(
    "set", value: CommandValue("ID=VALUE", .name { [] }),
    help: "An answer to begin with; may be given several times, not for secrets")
  static let context = CommandOption(
    "context", short: "c", value: CommandValue("FILE", .path), help: "The values that the form declares in `context`")
  static let output = CommandOption(
    "output", short: "o", value: CommandValue("FILE", .path), help: "Write the result to a file, all or nothing")
  static let format = CommandOption(
    "format", short: "f",
    value: CommandValue(
      "FORMAT",
      .choice([
        .init("json", "One JSON document (default)"), .init("yaml", "One YAML document"),
        .init("env", "Lines that a shell can read, NAME='value'"),
        .init("markdown", "The body of an issue (default for issue forms)"),
      ])), help: "The form of the result")
  static let url = CommandOption(
    "url", value: CommandValue("OWNER/NAME", .name { [] }),
    help: "Write the address of a new issue in that repository, with the answers filled in")
  static let showSecrets = CommandOption(
    "show-secrets", help: "Write secrets in clear, but never to a terminal (default: a fixed mask)")
  static let noInput = CommandOption(
    "no-input", help: "Ask nothing: succeed only if what is there already satisfies the form")
  static let accessible = CommandOption("accessible", help: "Ask one question after another, for screen readers")
  static let quiet = CommandOption("quiet", short: "q", help: "From a pipe, leave out the prompts")
  static let tty = CommandOption(
    "tty", help: "Take the answers from the terminal although standard input is something else")
  static let ascii = CommandOption("ascii", help: "Draw boxes with ASCII characters")
  static let mouse = CommandOption("mouse", help: "Let the mouse work in the form")
  static let review = CommandOption("review", help: "Show all answers before they are submitted")
  static let color = CommandOption(
    "color",
    value: CommandValue(
      "WHEN", .choice([.init("always", ""), .init("never", ""), .init("auto", "As the terminal is (default)")])),
    help: "Whether colours are used")
  static let resume = CommandOption("resume", help: "Go on with the answers that were saved, without asking")
  static let noDraft = CommandOption("no-draft", help: "Save nothing on the way")
  static let discardDraft = CommandOption("discard-draft", help: "Begin anew, without the answers that were saved")

  static let all = [
    language, answers, set, context, output, format, url, showSecrets, noInput, accessible, quiet, tty, ascii, mouse,
    review,
    color, resume, noDraft, discardDraft,
  ]
}
