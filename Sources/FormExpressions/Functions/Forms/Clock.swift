extension Function {
  /// `today()`.
  static let today = Function(
    "today", "the day on which the form is filled in, at 00:00 UTC", [.global(gives: .timestamp)], readsClock: true,
    .many { (_, frame) throws(Fault) in .timestamp(Timestamp(frame.now.date)) })

  /// `now()`.
  static let now = Function(
    "now", "the moment at which the form is filled in", [.global(gives: .timestamp)], readsClock: true,
    .many { (_, frame) throws(Fault) in .timestamp(frame.now) })
}
