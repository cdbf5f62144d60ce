extension Command {
  /// `formctl fill`: lets a person, a script or a screen reader fill a form in.
  static let fill = Command(
    name: "fill",
    summary: "Fill a form in",
    discussion: """
      On a terminal the form takes the whole screen; F1 shows the keys. With `--accessible` it asks one question after \
      another instead. When standard input is no terminal, its lines are the answers, in the same order as the questions, \
      and the last one is `yes`.

      The result goes to standard output and everything else to the terminal or to the error stream. Answers are saved \
      on the way, without secrets, so that a form that was left can be gone on with.

      Without FORM, the forms in `Forms`, `forms` and `.github/ISSUE_TEMPLATE` are offered.
      """,
    operands: .init(value: CommandValue("FORM", .path), help: "A form file, or a folder of forms", count: 0...1),
    options: FillOptions.all,
    examples: [
      .init("formctl fill Forms/terms.yaml", "Fill a form in"),
      .init("formctl fill --set keep=yes Forms/login.yaml > answers.json", "With one answer given"),
      .init("printf 'y\\ny\\ny\\nyes\\n' | formctl fill -q Forms/terms.yaml", "From a script"),
      .init("formctl fill --no-input --answers answers.json Forms/order.yaml", "Only if the answers are complete"),
    ],
    exitStatuses: [
      (.success, "Submitted, and the result is written"),
      (.findings, "Not submitted: an answer or rule failed, the input ended, or the form has errors"),
      (.unusable, "Nothing was asked: wrong usage, an unreadable form, or no terminal"),
      (.unwritable, "The result could not be written, or the terminal failed"),
      (.left, "The person left; 128 and the number of a signal after a signal"),
    ],
    run: { arguments, console, files throws(UsageError) in
      try FillRun(arguments, console, files).run()
    })
}
