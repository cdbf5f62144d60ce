/// What one evaluation has in its hands.
struct Frame {
  /// Where variables are read.
  let variables: any VariableSource
  /// The moment that counts as now.
  let now: Timestamp
  /// The elements that enclosing macros stand at, outermost first.
  var locals: [Value] = []
  /// How many more steps the evaluation may take.
  private var stepsLeft: Int

  init(_ variables: consuming any VariableSource, now: Timestamp, stepLimit: Int) {
    self.variables = variables
    self.now = now
    stepsLeft = stepLimit
  }

  /// Takes `count` steps.
  mutating func take(_ count: Int = 1) throws(Fault) {
    stepsLeft -= count
    if stepsLeft < 0 { throw Fault(.limit, "This takes more steps than an expression may take") }
  }

  /// Takes the steps that making a text of `count` bytes costs.
  mutating func takeText(_ count: Int) throws(Fault) { try take(count / 32) }

  /// Takes the steps that a value costs that has just been made.
  mutating func takeSize(of value: Value) throws(Fault) {
    switch value {
    case .string(let text), .secret(let text): try takeText(text.utf8.count)
    case .bytes(let bytes): try takeText(bytes.count)
    case .list(let elements): try take(elements.count / 4)
    default: return
    }
  }
}
