/// One operation of a program: takes what it needs from the frame and gives a value or, where nothing else is wanted,
/// whether something holds.
///
/// A struct around the functions, because Swift calls functions that stand in an array by themselves through further
/// functions.
struct Operation: Sendable {
  typealias Evaluation = @Sendable (inout Frame) throws(Fault) -> Value
  typealias Test = @Sendable (inout Frame) throws(Fault) -> Truth

  /// The value.
  let value: Evaluation
  /// Whether the value is true; a problem when it is no truth value.
  let test: Test
  /// The value that it has every time; nil when that is not known before.
  let constant: Value?

  /// An operation that gives `value`.
  init(_ value: @escaping Evaluation) {
    self.value = value
    test = { (frame) throws(Fault) in try Truth(try value(&frame)) }
    constant = nil
  }

  /// An operation that gives whether something holds.
  init(condition test: @escaping Test) {
    self.test = test
    value = { (frame) throws(Fault) in (try test(&frame)).value }
    constant = nil
  }

  /// An operation that gives `constant` every time.
  init(constant: Value) {
    self.constant = constant
    value = { (_) throws(Fault) in constant }
    if case .bool(let isTrue) = constant {
      let truth = Truth(isTrue)
      test = { (_) throws(Fault) in truth }
    } else {
      test = { (_) throws(Fault) in try Truth(constant) }
    }
  }

  func callAsFunction(_ frame: inout Frame) throws(Fault) -> Value { try value(&frame) }
}

/// Whether something holds.
enum Truth: UInt8 {
  case no
  case yes
  /// It hangs on something that is not known.
  case unknown

  @inline(__always)
  init(_ isTrue: Bool) { self = isTrue ? .yes : .no }

  /// What a value says as a condition.
  @inline(__always)
  init(_ value: Value) throws(Fault) {
    switch value {
    case .bool(let isTrue): self = isTrue ? .yes : .no
    case .unknown: self = .unknown
    default: throw Fault.noCondition(value)
    }
  }

  /// The truth value.
  @inline(__always) var value: Value { self == .unknown ? .unknown : .bool(self == .yes) }

  /// The opposite.
  var negated: Truth {
    switch self {
    case .no: .yes
    case .yes: .no
    case .unknown: .unknown
    }
  }
}
