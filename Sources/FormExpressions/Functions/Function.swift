/// A function that expressions can call.
public struct Function: Sendable {
  /// The name, with its prefix if it has one: `size`, `math.greatest`.
  public let name: String
  /// What it gives, in a few words.
  public let summary: String
  /// The forms in which it can be called.
  public let overloads: [Overload]

  /// One form of a function.
  public struct Overload: Sendable, Equatable {
    /// Where the first operand stands.
    public enum Style: Sendable, Hashable {
      /// `name(a, b)`
      case global
      /// `a.name(b)`: the first parameter is the receiver.
      case receiver
    }

    /// How the form is called.
    public let style: Style
    /// The types of the operands, the receiver first.
    public let parameters: [ValueType]
    /// Whether the last parameter may be given any number of times, at least once.
    public let isVariadic: Bool
    /// The type of the value.
    public let result: ValueType

    /// The number of arguments between the parentheses; for a variadic form the least number.
    public var argumentCount: Int { parameters.count - (style == .receiver ? 1 : 0) }

    /// Whether the form takes `count` arguments between its parentheses.
    public func accepts(argumentCount count: Int) -> Bool {
      isVariadic ? count >= argumentCount : count == argumentCount
    }
  }

  /// What a call does.
  enum Body: Sendable {
    /// With one operand.
    case unary(@Sendable (Value, inout Frame) throws(Fault) -> Value)
    /// With two operands.
    case binary(@Sendable (Value, Value, inout Frame) throws(Fault) -> Value)
    /// With any number of operands, among them none.
    case many(@Sendable ([Value], inout Frame) throws(Fault) -> Value)
  }

  /// What a call does with its operands, the receiver first. It refuses operands of types that no form has.
  let body: Body
  /// A body that has its work on constant operands behind it; nil where nothing can be done beforehand. Operands that
  /// are no constants are nil.
  let prepare: (@Sendable ([Value?]) -> Body?)?
  /// Whether the result tells what stands in a text, so that a secret cannot be an operand.
  let revealsText: Bool
  /// Whether an unknown operand makes the result unknown without a call.
  let isStrict: Bool
  /// Whether the result depends on the moment of the evaluation.
  let readsClock: Bool

  /// A function called `name` that does `body` in all of its forms.
  init(
    _ name: String, _ summary: String, _ overloads: [Overload], isStrict: Bool = true, revealsText: Bool = false,
    readsClock: Bool = false, prepare: (@Sendable ([Value?]) -> Body?)? = nil, _ body: Body
  ) {
    self.name = name
    self.summary = summary
    self.overloads = overloads
    self.isStrict = isStrict
    self.readsClock = readsClock
    self.revealsText = revealsText
    self.prepare = prepare
    self.body = body
  }
}

extension Function {
  /// Whether it can be called by itself with one value of `type`.
  func takesAlone(_ type: ValueType) -> Bool {
    overloads.contains { $0.style == .global && $0.parameters.count == 1 && $0.parameters[0].accepts(type) }
  }
}

extension Function.Overload {
  /// The form `name(parameters)`.
  static func global(_ parameters: ValueType..., variadic: Bool = false, gives result: ValueType) -> Self {
    Self(style: .global, parameters: parameters, isVariadic: variadic, result: result)
  }

  /// The form `name(parameters)`.
  static func global(_ parameters: [ValueType], gives result: ValueType) -> Self {
    Self(style: .global, parameters: parameters, isVariadic: false, result: result)
  }

  /// The form `receiver.name(parameters)`.
  static func on(_ receiver: ValueType, _ parameters: ValueType..., gives result: ValueType) -> Self {
    Self(style: .receiver, parameters: [receiver] + parameters, isVariadic: false, result: result)
  }
}
