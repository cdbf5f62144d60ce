/// A set of code points that has a name in patterns: `\d`, `[[:alpha:]]`, `\p{Lu}`, `\p{Hangul}`.
enum NamedClass: Sendable, Hashable {
  /// `\d`, the ASCII digits.
  case digit
  /// `\s`, ASCII white space but for the vertical tab.
  case space
  /// `\w`, ASCII letters, digits and the underscore.
  case word
  /// `[:alpha:]` and its kin, all of them ASCII.
  case posix(String)
  /// `\p{Any}`.
  case any
  /// A general category by its one or two letters.
  case category(String)
  /// A script by its long name.
  case script(String)

  /// The names that can stand in `[[:…:]]`.
  static let posixNames = posixRanges.map(\.name)
  /// The names that can stand in `\p{…}`.
  static let propertyNames =
    ["Any"] + ["C", "L", "M", "N", "P", "S", "Z"] + UnicodeTables.categories.map(\.name)
    + UnicodeTables.scripts.map(\.name)

  private static let posixRanges: [(name: String, ranges: [ClosedRange<UInt32>])] = [
    ("alnum", [0x30...0x39, 0x41...0x5A, 0x61...0x7A]),
    ("alpha", [0x41...0x5A, 0x61...0x7A]),
    ("ascii", [0...0x7F]),
    ("blank", [0x09...0x09, 0x20...0x20]),
    ("cntrl", [0...0x1F, 0x7F...0x7F]),
    ("digit", [0x30...0x39]),
    ("graph", [0x21...0x7E]),
    ("lower", [0x61...0x7A]),
    ("print", [0x20...0x7E]),
    ("punct", [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]),
    ("space", [0x09...0x0D, 0x20...0x20]),
    ("upper", [0x41...0x5A]),
    ("word", [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]),
    ("xdigit", [0x30...0x39, 0x41...0x46, 0x61...0x66]),
  ]

  /// The set named `name` in `\p{…}`, spelt exactly; nil when there is none.
  static func property(_ name: String) -> Self? {
    if name == "Any" { return .any }
    if name == "Cs" || UnicodeTables.category(name) != nil { return .category(name) }
    return UnicodeTables.script(name) == nil ? nil : .script(name)
  }

  /// The code points that have the name.
  var set: ScalarSet {
    switch self {
    case .digit: Self.posix("digit").set
    case .space: ScalarSet(ranges: [0x09...0x0A, 0x0C...0x0D, 0x20...0x20])
    case .word: Self.posix("word").set
    case .posix(let name): ScalarSet(ranges: Self.posixRanges.first { $0.name == name }?.ranges ?? [])
    case .any: .all
    case .category(let name): UnicodeTables.category(name) ?? .empty
    case .script(let name): UnicodeTables.script(name) ?? .empty
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is an ASCII letter, digit or underscore.
  var isASCIIWord: Bool {
    switch self {
    case "0"..."9", "A"..."Z", "a"..."z", "_": true
    default: false
    }
  }
}
