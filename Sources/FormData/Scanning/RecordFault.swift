/// Why the bytes of a record cannot be read.
public struct RecordFault: Error, Sendable, Equatable {
  /// What is wrong.
  public enum Kind: Sendable, Equatable {
    /// The text ends too early.
    case endsEarly
    /// Something else stands where a value is wanted.
    case noValue
    /// Something else stands where the name of a member is wanted.
    case noName
    /// There is no colon after a name.
    case noColon
    /// There is neither a comma nor the closing bracket.
    case noComma
    /// Something follows the value.
    case trailing
    /// A number is not spelled as JSON spells numbers.
    case badNumber
    /// A backslash is followed by what is no escape, or by half of a surrogate pair.
    case badEscape
    /// A control character stands in a string.
    case controlCharacter
    /// The bytes are no UTF-8.
    case badEncoding
    /// More levels stand inside one another than are read.
    case tooDeep
    /// The record is larger than is read.
    case tooLarge
    /// A quote of CSV is not closed, or something stands beside a cell in quotes.
    case badQuotes
    /// A row of CSV has more cells than the header has columns.
    case extraCell
    /// A YAML document cannot be read; the text says why.
    case document(String)
    /// The record is an array, a string, a number or a word where an object is wanted.
    case noObject
  }

  /// What is wrong.
  public let kind: Kind
  /// The byte where it is wrong, from the start of the record.
  public let offset: Int

  /// The fault of `kind` at the byte `offset`.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// What is wrong and what to do, as one sentence without a full stop.
  public var message: String {
    switch kind {
    case .endsEarly: "The record ends in the middle of a value"
    case .noValue: "A JSON value is expected here"
    case .noName: "The name of a member is expected here, in double quotes"
    case .noColon: "A colon is expected after the name"
    case .noComma: "A comma or the closing bracket is expected here"
    case .trailing: "The record has ended, yet more follows"
    case .badNumber: "This is not how JSON spells numbers"
    case .badEscape: "This is no escape of JSON"
    case .controlCharacter: "A control character in a string must be written as an escape such as `\\n`"
    case .badEncoding: "The bytes here are not UTF-8"
    case .tooDeep: "Lists and objects stand more than \(SkippedNesting.limit) levels inside one another"
    case .tooLarge: "The record is larger than is read, `--max-size` allows more"
    case .badQuotes: "A cell in quotes must end with a quote before a comma, and a quote in it is doubled"
    case .extraCell: "The row has more cells than the header has columns"
    case .document(let message): message
    case .noObject: "A record is an object: `{\"field\": value}`"
    }
  }
}

/// The levels of lists and objects that are being passed over: one bit a level.
struct SkippedNesting {
  /// The most levels that are read.
  static let limit = 100

  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private(set) var depth = 0

  /// Whether the innermost level is an object.
  var isObject: Bool { low & 1 == 1 }

  /// Enters an object or a list; false when that is too deep.
  mutating func enter(object: Bool) -> Bool {
    guard depth < Self.limit else { return false }
    high = high << 1 | low >> 63
    low = low << 1 | (object ? 1 : 0)
    depth += 1
    return true
  }

  /// Leaves the innermost level.
  mutating func leave() {
    low = low >> 1 | high << 63
    high >>= 1
    depth -= 1
  }
}
