import FormExpressions

extension CommandOption {
  /// The day that `today()` gives, so that a result does not depend on when a command runs.
  static let today = CommandOption(
    "today", value: CommandValue("DATE", .name { [] }),
    help: "The day that `today()` gives, as YYYY-MM-DD (default: the clock's, in UTC)")
}

extension Arguments {
  /// The moment that `now()` gives: the start of the day that was asked for, else what the clock says.
  func moment(_ console: Console) throws(UsageError) -> Timestamp {
    guard let text = value(of: .today) else { return console.now() }
    guard let date = CivilDate(text) else {
      throw UsageError("`--today` needs a date such as `2026-01-31`", hints: [])
    }
    return Timestamp(date)
  }
}
