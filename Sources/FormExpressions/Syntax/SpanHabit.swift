/// A span of time as people write it: `7 days`, `18 years`.
struct SpanHabit {
  /// The span in our way, `duration('168h')`; nil for months and years, which have no fixed length.
  let written: String?
  /// The unit in the plural, in lower case.
  let unit: String

  /// The span of `count` units called `unit`; nil when there is no such unit.
  init?(_ count: Substring, _ unit: Substring) {
    var name = unit.lowercased()
    if name.count > 1, name.hasSuffix("s") { name.removeLast() }
    guard let count = Int(count), (0...100_000).contains(count), let (unit, seconds) = Self.units[name] else {
      return nil
    }
    self.unit = unit
    written = seconds.map { seconds in
      seconds % 3600 == 0
        ? "duration('\(count * (seconds / 3600))h')" : "duration('\(count)\(seconds == 60 ? "m" : "s")')"
    }
  }

  /// The span that `text` spells; nil when it spells none.
  init?(_ text: String) {
    guard text.utf8.count < 40 else { return nil }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    self.init(digits, text[digits.endIndex...].drop { $0 == " " })
  }

  /// The units, with their plural and their length in seconds.
  private static let units: [String: (String, Int?)] = [
    "second": ("seconds", 1), "sec": ("seconds", 1), "minute": ("minutes", 60), "min": ("minutes", 60),
    "hour": ("hours", 3600), "day": ("days", 86400), "d": ("days", 86400), "일": ("days", 86400),
    "week": ("weeks", 604_800), "w": ("weeks", 604_800), "주": ("weeks", 604_800), "month": ("months", nil),
    "개월": ("months", nil), "year": ("years", nil), "y": ("years", nil), "yr": ("years", nil), "년": ("years", nil),
    "살": ("years", nil), "세": ("years", nil),
  ]
}

extension Parser {
  /// The problem of a unit of time behind a number, such as `18 years`; nil where there is none.
  func unitOfTime(after term: Term) -> Refusal? {
    let number = lexer.text(in: previous)
    guard token.kind == .identifier, let span = SpanHabit(number[...], lexer.text(in: token.range)[...]) else {
      return nil
    }
    let range = previous.lowerBound..<token.range.upperBound
    guard let written = span.written else {
      return Refusal(
        .syntax, "A date cannot be moved by \(span.unit), which are not all of one length", at: range,
        hint: span.unit == "years"
          ? "Ask for the full years since a date instead: `constraint: age(value) >= \(number)`"
          : "Count days instead: `duration('720h')` is 30 days")
    }
    return Refusal(
      .syntax, "A span of time is no number with a unit behind it", at: range, hint: "Write `\(written)`",
      replacement: .init(range, written))
  }
}
