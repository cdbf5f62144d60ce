extension Function {
  /// `timestamp(text)` and `timestamp(seconds)`.
  static let toTimestamp = Function(
    "timestamp", "the moment that a text in RFC 3339 spells",
    [.global(.timestamp, gives: .timestamp), .global(.string, gives: .timestamp), .global(.int, gives: .timestamp)],
    revealsText: true,
    .unary { (value, _) throws(Fault) in
      switch value {
      case .timestamp: return value
      case .string(let text):
        if let moment = Timestamp(text) { return .timestamp(moment) }
        throw Fault(.range, "\(value) spells no moment from year 1 to 9999; `2026-01-31T09:30:00Z` is one")
      case .int(let seconds):
        if let moment = Timestamp(seconds: seconds) { return .timestamp(moment) }
        throw Fault(.range, "\(seconds) seconds lie outside the years 1 to 9999")
      default: throw .noSuchOverload("timestamp", value)
      }
    })
}
