import FormText

/// Keys that authors bring along from other form languages, with what they are here.
///
/// Names are compared without regard to case, `-` and `_`.
struct ForeignKeys: Sendable {
  private let names: [String: String]
  private let seconds: [String: String]
  private let opposites: [String: String]
  private let advice: [String: String]
  private let excuses: [String: String]
  private let parts: [String: Part]

  /// A key that stands one level deeper here: `part` in the mapping under `key`.
  struct Part: Sendable {
    let key: String
    let part: String

    init(of key: String, _ part: String) { (self.key, self.part) = (key, part) }
  }

  /// No keys at all.
  static let none = ForeignKeys([:])

  /// - Parameters:
  ///   - names: What keys are called here that mean the same.
  ///   - seconds: What they are called where the first name is taken: the `name` beside an `id` is a label.
  ///   - opposites: The keys that say the opposite here.
  ///   - advice: What to write instead of keys that have no single key here, as a hint.
  ///   - parts: The keys that stand one level deeper here.
  ///   - excuses: The keys that are not missing as well where one stands that says in another way what they say.
  init(
    _ names: [String: String], seconds: [String: String] = [:], opposites: [String: String] = [:],
    advice: [String: String] = [:], parts: [String: Part] = [:], excuses: [String: String] = [:]
  ) {
    self.names = Self.folded(names)
    self.seconds = Self.folded(seconds)
    self.opposites = Self.folded(opposites)
    self.advice = Self.folded(advice)
    self.excuses = Self.folded(excuses)
    self.parts = Self.folded(parts)
  }

  /// These keys and `more`, which win.
  func adding(_ more: [String: String]) -> ForeignKeys {
    ForeignKeys(
      names.merging(Self.folded(more)) { _, new in new }, seconds: seconds, opposites: opposites, advice: advice,
      parts: parts, excuses: excuses)
  }

  /// What the key `name` is called in a mapping whose keys are `keys`; `isTaken` tells which of those are there already.
  func meaning(of name: String, in keys: KeySet, isTaken: (String) -> Bool) -> Meaning? {
    let key = Self.folded(name)
    let candidates = [names[key], seconds[key]].compactMap { $0 }.filter { keys.contains($0) }
    if let free = candidates.first(where: { !isTaken($0) }) { return .same(free) }
    if let taken = candidates.first { return .taken(taken) }
    if let opposite = opposites[key], keys.contains(opposite) { return .opposite(opposite) }
    if let part = parts[key], keys.contains(part.key) { return .part(part, isFree: !isTaken(part.key)) }
    return advice[key].map { .advice($0) } ?? names[key].map { .elsewhere($0) }
  }

  /// The key that need not be there where `name` stands; nil when that excuses none.
  func excused(by name: String) -> String? { excuses[Self.folded(name)] }

  /// What a key from elsewhere is here.
  enum Meaning {
    /// It is called so.
    case same(String)
    /// It is called so, but that key is there already.
    case taken(String)
    /// The opposite is called so.
    case opposite(String)
    /// It stands one level deeper; `isFree` tells whether the key above it is not there yet.
    case part(Part, isFree: Bool)
    /// It is called so on fields of other types.
    case elsewhere(String)
    /// There is no such key; this is what to do.
    case advice(String)
  }

  private static func folded<Value>(_ table: [String: Value]) -> [String: Value] {
    Dictionary(table.map { (folded($0.key), $0.value) }) { first, _ in first }
  }

  private static func folded(_ name: String) -> String { String(decoding: FoldedName(name).bytes, as: UTF8.self) }
}
