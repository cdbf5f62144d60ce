import FormDocuments
import FormTestSupport

/// Makes records of records: with values replaced, taken away, moved, added.
struct ChangedRecords {
  private var random: SeededGenerator
  /// The values that stood under each name in the records before.
  private var known: [String: [JSON]] = [:]

  /// Values of every kind, so that most fields meet some that they cannot hold.
  private static let pool: [JSON] = [
    .null, true, false, 0, 1, 2, 3, 4, 5, -1, 7, 1_000_000, .number("2.5"), .number("0.1"), .number("3e0"),
    .number("1e400"), .integer(.max), "", " ", "a", "b", "c", "x", "abc", "ABC", "abcde", "가", "가나다라", "e\u{301}",
    "é", "line\nbreak", "\"quoted\\\"", "😀", "a@b", "mina@example.com", " mina@example.com", "https://example.com/",
    "2026-11-30", "2024-02-29", "2026-02-30", "09:00", "25:00", "2026-11-30T10:00:00Z", "2026-11-30T10:00:00+09:00",
    "ko", "daily", "yes", "photo.png", [], ["a"], ["b", "a"], ["a", "a"], ["c"], ["a", "b", "c"], ["zz"], [1], [[:]],
    [[:], [:]], [[:], 1], [:], ["x": 1],
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Remembers the values of `record`.
  mutating func learn(_ record: JSON) {
    switch record {
    case .object(let members):
      for member in members {
        known[member.name, default: []].append(member.value)
        learn(member.value)
      }
    case .array(let items): for item in items { learn(item) }
    case .null, .boolean, .integer, .number, .string: return
    }
  }

  /// The record with one to three things changed.
  mutating func changed(_ record: JSON) -> JSON {
    var result = record
    for _ in 0..<Int.random(in: 1...3, using: &random) { result = changedOnce(result, name: nil, depth: 0) }
    if case .object = result { return result }
    return record
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func value(of name: String?) -> JSON {
    if let name, let values = known[name], chance(60) { return values.randomElement(using: &random) ?? .null }
    return Self.pool.randomElement(using: &random) ?? .null
  }

  private mutating func changedOnce(_ value: JSON, name: String?, depth: Int) -> JSON {
    switch value {
    case .object(var members) where !members.isEmpty && (depth == 0 || chance(85)):
      let place = Int.random(in: 0..<members.count, using: &random)
      let member = members[place]
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<15: members.remove(at: place)
      case 15..<18: members.append(JSON.Member("not_a_field", 1))
      case 18..<25:
        guard let added = known.keys.sorted().randomElement(using: &random) else { break }
        if !members.contains(where: { $0.name == added }) { members.append(JSON.Member(added, self.value(of: added))) }
      case 25..<30: members.swapAt(place, 0)
      default: members[place] = JSON.Member(member.name, changedOnce(member.value, name: member.name, depth: depth + 1))
      }
      return .object(members)
    case .array(var items) where !items.isEmpty && chance(75):
      let place = Int.random(in: 0..<items.count, using: &random)
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<15: items.remove(at: place)
      case 15..<35: items.append(items[place])
      default: items[place] = changedOnce(items[place], name: nil, depth: depth + 1)
      }
      return .array(items)
    default: return self.value(of: name)
    }
  }
}
