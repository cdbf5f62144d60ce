/// How much a pattern's automaton may cost before matching goes on without a table.
struct PatternBudget: Sendable {
  /// The entries of a table, at four bytes each.
  var entries = 1 << 18
  /// The instructions to look at while the table of a pattern is built, which bounds the time.
  var work = 1_000_000
  /// The states to try during one match, past the table, before it must pay.
  var trials = 2_000
}
