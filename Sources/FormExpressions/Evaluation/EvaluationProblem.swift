/// Why an expression has no value for the answers at hand.
public struct EvaluationProblem: Error, Sendable, Equatable {
  /// The class of problem.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// Operands or arguments of types that the operation is not for.
    case noSuchOverload
    /// A map without the key that is asked for.
    case noSuchKey
    /// A name that nothing declares.
    case unknownName
    /// A function that does not exist.
    case unknownFunction
    /// A number, moment or span beyond what its type can hold.
    case range
    /// A division or remainder by zero.
    case divisionByZero
    /// An argument of the right type that the operation cannot work with: an index beyond the end, a text that is no
    /// number.
    case invalidArgument
    /// The evaluation took more steps than it may.
    case limit
  }

  /// The class of problem.
  public let kind: Kind
  /// What is wrong, in one plain sentence without a closing full stop. It spells out no value of a secret.
  public let message: String
  /// The operation that failed, in UTF-8 bytes from the start of the expression's text.
  public let range: Range<Int>

  /// A problem of `kind` at `range`.
  public init(_ kind: Kind, _ message: String, at range: Range<Int>) {
    self.kind = kind
    self.message = message
    self.range = range
  }
}

/// A problem on its way out of an evaluation: one pointer, and without a place until it passes the operation that
/// failed.
indirect enum Fault: Error {
  case unplaced(EvaluationProblem.Kind, String)
  case placed(EvaluationProblem)

  init(_ kind: EvaluationProblem.Kind, _ message: String) { self = .unplaced(kind, message) }

  /// The operation is not for values of these types.
  static func noSuchOverload(_ operation: String, _ operands: Value...) -> Fault {
    let types = operands.map { $0.typeName?.rawValue ?? "unset" }.joined(separator: ", ")
    return Fault(.noSuchOverload, "`\(operation)` is not for values of type \(types)")
  }

  /// A value stands where a condition is wanted.
  static func noCondition(_ value: Value) -> Fault {
    Fault(.noSuchOverload, "A condition is true or false, and not of type \(value.typeName?.rawValue ?? "unset")")
  }

  /// The fault, placed at `range` unless it has a place.
  func placed(at range: Range<Int>) -> Fault {
    switch self {
    case .unplaced(let kind, let message): .placed(EvaluationProblem(kind, message, at: range))
    case .placed: self
    }
  }

  /// The problem, at `range` unless it has a place.
  func problem(at range: Range<Int>) -> EvaluationProblem {
    switch self {
    case .unplaced(let kind, let message): EvaluationProblem(kind, message, at: range)
    case .placed(let problem): problem
    }
  }

  /// Whether the evaluation must end, whatever else could decide it.
  var isLimit: Bool {
    switch self {
    case .unplaced(let kind, _): kind == .limit
    case .placed(let problem): problem.kind == .limit
    }
  }
}
