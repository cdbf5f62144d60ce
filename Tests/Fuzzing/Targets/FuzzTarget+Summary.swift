import FormData

extension FuzzTarget {
  /// Summaries that `check --merge-summaries` adds up.
  static let summary = FuzzTarget(
    "summary", cases: 1000,
    seeds: [
      "valid 2\ninvalid 1\norders[].amount badInput 3\n* unknownKey 1\n# 2 valid, 1 invalid\n",
      "valid 9223372036854775807\nvalid 1\n\ninvalid -1\nx y z 3\n",
    ]
  ) { bytes throws(BrokenLaw) in
    var summary = CheckSummary()
    guard summary.add(textOf: String(decoding: bytes, as: UTF8.self)) == nil else { return }
    var again = CheckSummary()
    try BrokenLaw.unless(again.add(textOf: summary.text) == nil && again == summary, "read again it is another summary")
    again.add(summary)
  }
}
