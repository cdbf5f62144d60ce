import FormModel
import FormPatterns

/// What accepts most answers on their bytes, field by field, without making anything of them.
///
/// It only ever accepts: what it does not accept is read and judged by the rules themselves, which alone decide.
struct QuickPlan: Sendable {
  /// How one field is looked at. It holds nothing but numbers.
  struct Item: Sendable {
    /// What is looked at.
    enum Kind: UInt8, Sendable {
      /// Nothing: there is nothing to judge.
      case nothing
      /// Everything is left to the rules.
      case rules
      /// An object, if anything.
      case object
      /// A text.
      case text
      /// An e-mail address.
      case email
      /// One of the options.
      case option
      /// A whole number.
      case integer
      /// A number.
      case number
      /// A day.
      case date
      /// `true` or `false`.
      case boolean
      /// `true`.
      case tick
    }

    var kind = Kind.rules
    /// Whether an answer may be missing.
    var isOptional = false
    /// The place of the slot in its level.
    var offset = 0
    /// The place of the next field to judge.
    var next = 0
    /// The fewest and most code points of a text; the least and greatest number; the first and last day.
    var low = Int64.min
    var high = Int64.max
    /// The patterns that a text must match, or the options.
    var first = 0
    var count = 0
    /// The condition under which the field is asked; -1 for always.
    var asked = -1
    /// The condition that must not be false; -1 for none.
    var constraint = -1
  }

  let items: [Item]
  private let patterns: [Shape]
  private let options: [Option]
  private let optionBytes: [UInt8]
  private let conditions: QuickConditions

  /// A pattern that a whole text must match.
  ///
  /// A class, because a matcher is large, and handing it on by value for every answer would count all its parts.
  final class Shape: Sendable {
    private let matcher: PatternMatcher

    init(_ pattern: Pattern) { matcher = PatternMatcher(pattern, .wholeText) }

    @inline(never)
    func matches(_ bytes: Span<UInt8>) -> Bool { matcher.matches(bytes) }
  }

  /// An option that has `length` bytes, the first of which are `word` and all of which begin at `start`.
  private struct Option: Sendable {
    let word: UInt64
    let length: Int
    let start: Int
  }

  init(_ fields: [FieldPlan], _ form: Form) {
    var builder = QuickPlanBuilder(fields: fields, form: form)
    items = fields.map { builder.item(for: $0) }
    patterns = builder.patterns
    conditions = builder.conditions
    var bytes: [UInt8] = []
    var options: [Option] = []
    for text in builder.options {
      let start = bytes.count
      bytes += text
      options.append(Option(word: bytes.span.word(start..<bytes.count), length: text.count, start: start))
    }
    self.options = options
    optionBytes = bytes
  }

  /// The first field at or after `place`, and before `end`, whose answer is not surely fine.
  func firstDoubt(
    from place: Int, to end: Int, _ slots: Span<Slot>, _ base: Int, _ bytes: Span<UInt8>
  ) -> Int {
    let items = items.span
    var place = place
    while place < end {
      let item = items[place]
      if item.kind != .nothing, !accepts(item, slots, base, bytes) { return place }
      place = item.next
    }
    return end
  }

  @inline(__always)
  private func accepts(_ item: Item, _ slots: Span<Slot>, _ base: Int, _ bytes: Span<UInt8>) -> Bool {
    if item.kind == .rules { return false }
    let slot = slots[base + item.offset]
    if item.asked >= 0 {
      switch conditions.verdict(item.asked, slots, base, bytes) {
      case .yes: break
      case .no, .unknown: return slot.kind == .missing
      case .undecided: return false
      }
    }
    if slot.kind == .missing || slot.kind == .null { return item.isOptional }
    guard acceptsValue(item, slot, bytes) else { return false }
    return item.constraint < 0 || conditions.verdict(item.constraint, slots, base, bytes) == .yes
  }

  @inline(__always)
  private func acceptsValue(_ item: Item, _ slot: Slot, _ bytes: Span<UInt8>) -> Bool {
    switch item.kind {
    case .nothing: return true
    case .rules: return false
    case .object: return slot.kind == .object
    case .text, .email: return slot.kind == .string && !slot.hasEscapes && acceptsText(item, slot, bytes)
    case .option: return slot.kind == .string && !slot.hasEscapes && isOption(item, slot.range, bytes)
    case .integer:
      guard slot.kind == .number, let number = bytes.wholeNumber(slot.range) else { return false }
      return number >= item.low && number <= item.high
    case .number: return slot.kind == .number && bytes.isPlainDecimal(slot.range)
    case .date:
      guard slot.kind == .string, let day = bytes.day(slot.range) else { return false }
      return day >= item.low && day <= item.high
    case .boolean: return slot.kind == .true || slot.kind == .false
    case .tick: return slot.kind == .true
    }
  }

  private func acceptsText(_ item: Item, _ slot: Slot, _ bytes: Span<UInt8>) -> Bool {
    let range = slot.range
    // A text of so many bytes has at most as many code points, and at least a quarter of them.
    guard range.count <= item.high else { return false }
    guard slot.isASCII ? range.count >= item.low : range.count / 4 >= item.low else { return false }
    // What begins with a blank may be nothing but blanks, which the rules decide.
    let start = bytes.byte(range.lowerBound)
    guard start > 0x20, slot.isASCII || start < 0x80, item.kind != .email || bytes.isEmail(range) else { return false }
    if item.count == 0 { return true }
    let patterns = patterns.span
    for place in item.first..<(item.first + item.count) where !patterns[place].matches(bytes.extracting(range)) {
      return false
    }
    return true
  }

  private func isOption(_ item: Item, _ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    guard !range.isEmpty else { return false }
    let word = bytes.word(range)
    let options = options.span
    for place in item.first..<(item.first + item.count) {
      let option = options[place]
      if option.word == word, option.length == range.count {
        if option.length <= 8 || optionBytes.span.equals(option.start, bytes, range) { return true }
      }
    }
    return false
  }
}
