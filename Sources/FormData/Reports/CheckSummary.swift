/// What came of checking many records: how many are valid, and what is wrong with the others.
///
/// Summaries of parts add up to the summary of the whole, whatever the parts and their order. A count that is too large
/// for an `Int`, as only a made-up summary can have it, stays at the greatest.
public struct CheckSummary: Sendable, Equatable {
  /// How many records satisfy every rule.
  public private(set) var validCount = 0
  /// How many do not, those that cannot be read among them.
  public private(set) var invalidCount = 0
  /// How often each finding of grade error occurred, by field and kind.
  public private(set) var counts: [Key: Int] = [:]

  /// A finding as it is counted.
  public struct Key: Hashable, Sendable, Comparable {
    /// The field without numbers of entries: `orders[].amount`; `*` for keys that the form does not have.
    public let field: String
    /// The name of the finding.
    public let kind: String

    /// The order of the field's name, then of the finding's.
    public static func < (left: Self, right: Self) -> Bool { (left.field, left.kind) < (right.field, right.kind) }
  }

  /// Nothing was checked yet.
  public init() {}

  /// Counts a record.
  public mutating func count(isValid: Bool) {
    if isValid { validCount += 1 } else { invalidCount += 1 }
  }

  mutating func count(_ kind: FindingKind, of name: String) {
    counts[Key(field: name, kind: kind.name), default: 0] += 1
  }

  /// Adds what came of another part.
  public mutating func add(_ other: CheckSummary) {
    validCount.grow(by: other.validCount)
    invalidCount.grow(by: other.invalidCount)
    for (key, count) in other.counts { counts[key, default: 0].grow(by: count) }
  }

  /// The summary as text: `valid N`, `invalid N`, then a line `FIELD FINDING N` for each finding, and at the end of such a
  /// list once more the counts of records, where a person looks.
  public var text: String {
    var text = "valid \(validCount)\ninvalid \(invalidCount)\n"
    for key in counts.keys.sorted() { text += "\(key.field) \(key.kind) \(counts[key] ?? 0)\n" }
    if !counts.isEmpty { text += "# \(validCount) valid, \(invalidCount) invalid\n" }
    return text
  }

  /// Adds the summaries whose texts stand in `text`, one after another.
  ///
  /// - Returns: The number of the first line, from 1, that belongs to no summary; nil when all do.
  public mutating func add(textOf text: some StringProtocol) -> Int? {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(separator: " ")
      if words.isEmpty || words[0] == "#" { continue }
      guard let last = words.last, let count = Int(last), count >= 0, words.count == 2 || words.count == 3 else {
        return number + 1
      }
      switch (words.count, words[0]) {
      case (2, "valid"): validCount.grow(by: count)
      case (2, "invalid"): invalidCount.grow(by: count)
      case (3, _): counts[Key(field: String(words[0]), kind: String(words[1])), default: 0].grow(by: count)
      default: return number + 1
      }
    }
    return nil
  }
}

extension Int {
  /// Adds `count`, as far as there is room for it.
  fileprivate mutating func grow(by count: Int) {
    let (sum, isTooLarge) = addingReportingOverflow(count)
    self = isTooLarge ? .max : sum
  }
}
