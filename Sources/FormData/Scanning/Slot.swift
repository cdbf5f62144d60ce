/// What stands in a record for one field: the kind of its JSON value, and where its bytes are.
///
/// Slots hold no values: what is fine is judged on the bytes, and only what is needed otherwise is read.
struct Slot {
  /// The kinds of JSON values.
  enum Kind: UInt8 {
    /// There is no member for the field.
    case missing
    case null
    case `false`
    case `true`
    case number
    case string
    case list
    case object
  }

  /// The kind of the value.
  var kind = Kind.missing
  /// Whether a string has escapes.
  var hasEscapes = false
  /// Whether every byte of a string is ASCII.
  var isASCII = true
  /// The first byte of the value; of a string the first one inside its quotes.
  var start: UInt32 = 0
  /// The byte after the last one; of a string the place of its closing quote.
  var end: UInt32 = 0
  /// How many elements a list has.
  var count: UInt32 = 0
  /// Where the member's name begins.
  var name: UInt32 = 0

  /// The bytes of the value.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// The place that a finding about the value points at: its first byte, quotes included.
  var place: Int { kind == .string ? Int(start) - 1 : Int(start) }
}
