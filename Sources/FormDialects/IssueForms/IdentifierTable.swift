import FormModel

/// Gives parts of an issue form ids that the form language allows, each once.
struct IdentifierTable {
  private var taken: Set<String> = []
  /// The number that was last given to each stem.
  private var numbers: [String: Int] = [:]

  /// How many bytes an id that is made of a label has at most.
  private static let lengthLimit = 40

  /// The id for what is called `name`: its letters and digits with `_` between them, `otherwise` where there are none,
  /// and a number after it where that is taken.
  mutating func unused(for name: String, otherwise fallback: String) -> String {
    let stem = Self.identifier(for: name) ?? fallback
    var id = stem
    while taken.contains(id) || !FormBuilder.isFree(id) {
      numbers[stem, default: 1] += 1
      id = "\(stem)_\(numbers[stem, default: 1])"
    }
    taken.insert(id)
    return id
  }

  /// The identifier that is made of `name`; nil when it has neither a Latin letter nor a digit.
  static func identifier(for name: String) -> String? {
    let words = LabelReference.parameterized(name).utf8.split { $0 == UInt8(ascii: "-") || $0 == underscore }
    var id: [UInt8] = []
    for word in words {
      if !id.isEmpty, id.count + 1 + word.count > lengthLimit { break }
      if !id.isEmpty { id.append(underscore) }
      id += word.prefix(lengthLimit)
    }
    guard let first = id.first else { return nil }
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    return String(decoding: isDigit ? [underscore] + id : id, as: UTF8.self)
  }

  private static let underscore = UInt8(ascii: "_")
}
