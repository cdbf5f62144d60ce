import FormExpressions
import FormModel

/// A condition that is decided on the bytes of a record: boxes that are ticked, texts that are equal, texts and numbers
/// compared with constants, and what `&&`, `||` and `!` make of them.
///
/// It decides only where it is certain; everything else is left to the expression itself.
struct QuickConditions: Sendable {
  /// What a condition comes to.
  enum Verdict: UInt8, Sendable {
    case no
    case yes
    /// The expression has no value.
    case unknown
    /// The expression itself must say.
    case undecided
  }

  /// What a node of a condition asks.
  enum Question: UInt8, Sendable {
    /// Whether the box at slot `left` is ticked.
    case isTicked
    /// Whether the texts at slots `left` and `right` are the same.
    case isSameText
    /// Whether the text at slot `left` is the constant with the number `right`.
    case isText
    /// Whether the text at slot `left` is empty.
    case isEmpty
    case not
    case and
    case or
  }

  /// One node. It holds nothing but numbers.
  struct Node: Sendable {
    let question: Question
    let left: Int
    let right: Int
  }

  private(set) var nodes: [Node] = []
  private var texts: [UInt8] = []
  private var textRanges: [Range<Int>] = []

  /// What the condition whose root is the node `place` comes to for the slots from `base` on.
  func verdict(_ place: Int, _ slots: Span<Slot>, _ base: Int, _ bytes: Span<UInt8>) -> Verdict {
    let node = nodes[place]
    switch node.question {
    case .isTicked:
      switch slots[base + node.left].kind {
      case .true: return .yes
      case .false, .missing, .null: return .no
      default: return .undecided
      }
    case .isSameText:
      let (left, right) = (slots[base + node.left], slots[base + node.right])
      guard left.kind == .string, right.kind == .string, !left.hasEscapes, !right.hasEscapes, left.isASCII,
        right.isASCII
      else { return .undecided }
      return left.range.count == right.range.count && bytes.equals(left.range.lowerBound, bytes, right.range)
        ? .yes : .no
    case .isText: return isText(slots[base + node.left], textRanges[node.right], bytes)
    case .isEmpty:
      let slot = slots[base + node.left]
      switch slot.kind {
      case .missing, .null: return .yes
      case .string: return slot.range.isEmpty ? .yes : .no
      default: return .undecided
      }
    case .not:
      let verdict = verdict(node.left, slots, base, bytes)
      return verdict == .yes ? .no : verdict == .no ? .yes : verdict
    case .and, .or: return both(node, slots, base, bytes)
    }
  }

  private func isText(_ slot: Slot, _ text: Range<Int>, _ bytes: Span<UInt8>) -> Verdict {
    switch slot.kind {
    case .missing, .null: return .no
    case .string where !slot.hasEscapes && slot.isASCII:
      return slot.range.count == text.count && texts.span.equals(text.lowerBound, bytes, slot.range) ? .yes : .no
    default: return .undecided
    }
  }

  private func both(_ node: Node, _ slots: Span<Slot>, _ base: Int, _ bytes: Span<UInt8>) -> Verdict {
    let deciding: Verdict = node.question == .and ? .no : .yes
    let left = verdict(node.left, slots, base, bytes)
    if left == deciding || left == .undecided { return left }
    let right = verdict(node.right, slots, base, bytes)
    if right == deciding || right == .undecided { return right }
    return left == .unknown ? left : right
  }
}

extension QuickConditions {
  /// Adds the condition `term`; gives its node, or nil where only the expression can say.
  /// `slot` gives the place of the slot of a field that is always relevant and stands at the level of the rule; `field`
  /// gives the field that a name means.
  mutating func add(_ term: Term, slot: (Field) -> Int?, field: (Term) -> Field?) -> Int? {
    switch term.kind {
    case .unary(let symbol, let operand) where symbol.value == .not:
      return add(operand, slot: slot, field: field).map { append(.not, $0) }
    case .logical(let symbol, let operands):
      var result: Int?
      for operand in operands {
        guard let next = add(operand, slot: slot, field: field) else { return nil }
        result = result.map { append(symbol == .and ? .and : .or, $0, next) } ?? next
      }
      return result
    case .relation(let symbol, let left, let right) where symbol.value == .equal || symbol.value == .notEqual:
      guard let equal = equality(left, right, slot, field) else { return nil }
      return symbol.value == .equal ? equal : append(.not, equal)
    case .identifier, .select:
      guard let box = field(term), box.type == .checkbox, box.calculate == nil, let place = slot(box) else {
        return nil
      }
      return append(.isTicked, place)
    default: return nil
    }
  }

  private mutating func equality(
    _ left: Term, _ right: Term, _ slot: (Field) -> Int?, _ field: (Term) -> Field?
  ) -> Int? {
    if let first = field(left), let second = field(right) {
      guard first.isPlainText, second.isPlainText, let one = slot(first), let other = slot(second) else { return nil }
      return append(.isSameText, one, other)
    }
    guard let text = field(left) ?? field(right), text.isPlainText || text.isPlainChoice, let place = slot(text) else {
      return nil
    }
    let other = field(left) == nil ? left : right
    guard case .literal(.string(let constant)) = other.kind, constant.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    if constant.isEmpty { return text.isPlainText ? append(.isEmpty, place) : nil }
    // What is no option reads as empty, which no option is.
    if text.isPlainChoice, !text.options.contains(where: { $0.value.value == constant }) { return nil }
    let start = texts.count
    texts += Array(constant.utf8)
    textRanges.append(start..<texts.count)
    return append(.isText, place, textRanges.count - 1)
  }

  /// Adds that both conditions hold; gives the node.
  mutating func join(_ left: Int?, _ right: Int) -> Int { left.map { append(.and, $0, right) } ?? right }

  private mutating func append(_ question: Question, _ left: Int, _ right: Int = 0) -> Int {
    nodes.append(Node(question: question, left: left, right: right))
    return nodes.count - 1
  }
}

extension Field {
  /// Whether it holds a text that a person gives.
  fileprivate var isPlainText: Bool { type.value == .text && calculate == nil && type != .hidden }

  /// Whether it holds one of options that are always offered.
  fileprivate var isPlainChoice: Bool {
    type.value == .choice && calculate == nil && options.allSatisfy(\.relevant.isAlways)
  }
}
