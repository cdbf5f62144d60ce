extension Compiler {
  /// `&&` and `||`: the first operand that is `decisive` decides, wherever it stands; what is unknown or has a problem
  /// counts only when none does.
  ///
  /// Source: cel-spec, langdef, section "Logical Operators".
  func all(_ operands: [Operation], decidedBy decisive: Bool, at range: Range<Int>) -> Operation {
    { (frame) throws(Fault) in
      var verdict = Verdict(decidedBy: decisive)
      for operand in operands where try verdict.take(operand, &frame) { return .bool(decisive) }
      return try verdict.value(of: decisive ? "||" : "&&", at: range)
    }
  }

  /// What a chain of conditions comes to.
  struct Verdict {
    private let decisive: Bool
    private var isUnknown = false
    private var fault: Fault?
    private var stray: Value?

    init(decidedBy decisive: Bool) { self.decisive = decisive }

    /// Evaluates an operand; gives whether it decides.
    mutating func take(_ operand: Operation, _ frame: inout Frame) throws(Fault) -> Bool {
      let depth = frame.locals.count
      do throws(Fault) {
        switch try operand(&frame) {
        case .bool(decisive): return true
        case .bool: return false
        case .unknown: isUnknown = true
        case let value: stray = stray ?? value
        }
      } catch {
        if error.isLimit { throw error }
        frame.locals.removeLast(frame.locals.count - depth)
        fault = fault ?? error
      }
      return false
    }

    /// The value when no operand has decided.
    func value(of operation: String, at range: Range<Int>) throws(Fault) -> Value {
      if isUnknown { return .unknown }
      if let fault { throw fault }
      if let stray { throw Fault.noSuchOverload(operation, stray).placed(at: range) }
      return .bool(!decisive)
    }
  }

  /// The value of the first condition that holds.
  func choose(_ branches: [Term.Branch], _ operands: [Operation]) -> Operation {
    var result = operands[operands.count - 1]
    for (place, branch) in branches.enumerated().reversed() {
      result = choice(operands[2 * place], operands[2 * place + 1], result, at: branch.condition.range)
    }
    return result
  }

  private func choice(
    _ condition: @escaping Operation, _ value: @escaping Operation, _ otherwise: @escaping Operation,
    at range: Range<Int>
  ) -> Operation {
    { (frame) throws(Fault) in
      switch try condition(&frame) {
      case .bool(true): return try value(&frame)
      case .bool(false): return try otherwise(&frame)
      case .unknown: return .unknown
      case let stray: throw Fault.noSuchOverload("?:", stray).placed(at: range)
      }
    }
  }

  func apply(_ unary: UnaryOperator, _ operand: @escaping Operation, at range: Range<Int>) -> Operation {
    { (frame) throws(Fault) in
      switch (unary, try operand(&frame)) {
      case (_, .unknown): return .unknown
      case (.not, .bool(let value)): return .bool(!value)
      case (.negate, .double(let value)): return .double(-value)
      case (.negate, .int(let value)):
        if value == .min { throw Fault(.range, "The result does not fit into a whole number").placed(at: range) }
        return .int(-value)
      case (_, let value): throw Fault.noSuchOverload(unary.rawValue, value).placed(at: range)
      }
    }
  }

  // MARK: Relations

  func relate(
    _ relation: RelationOperator, _ left: @escaping Operation, _ right: @escaping Operation, at range: Range<Int>
  ) -> Operation {
    switch relation {
    case .equal: equality(left, right, gives: true)
    case .notEqual: equality(left, right, gives: false)
    case .in: membership(left, right, at: range)
    case .less: order(left, right, relation, at: range) { $0 == .less }
    case .lessOrEqual: order(left, right, relation, at: range) { $0 == .less || $0 == .equal }
    case .greater: order(left, right, relation, at: range) { $0 == .greater }
    case .greaterOrEqual: order(left, right, relation, at: range) { $0 == .greater || $0 == .equal }
    }
  }

  private func equality(_ left: @escaping Operation, _ right: @escaping Operation, gives: Bool) -> Operation {
    { (frame) throws(Fault) in
      let (left, right) = (try left(&frame), try right(&frame))
      if left.isUnknown || right.isUnknown { return .unknown }
      try frame.takeSize(of: left)
      return .bool((left == right) == gives)
    }
  }

  private func order(
    _ left: @escaping Operation, _ right: @escaping Operation, _ relation: RelationOperator, at range: Range<Int>,
    _ holds: @escaping @Sendable (Value.Order) -> Bool
  ) -> Operation {
    { (frame) throws(Fault) in
      let (left, right) = (try left(&frame), try right(&frame))
      if left.isUnknown || right.isUnknown { return .unknown }
      guard let order = Value.order(left, right) else {
        throw Fault.noSuchOverload(relation.rawValue, left, right).placed(at: range)
      }
      return .bool(holds(order))
    }
  }

  private func membership(
    _ element: @escaping Operation, _ container: @escaping Operation, at range: Range<Int>
  ) -> Operation {
    { (frame) throws(Fault) in
      let (element, container) = (try element(&frame), try container(&frame))
      switch container {
      case _ where element.isUnknown: return .unknown
      case .unknown: return .unknown
      case .map(let map): return .bool(map[element] != nil)
      case .list(let elements):
        try frame.take(elements.count / 8)
        if elements.contains(element) { return .bool(true) }
        return elements.contains(where: \.isUnknown) ? .unknown : .bool(false)
      default: throw Fault.noSuchOverload("in", element, container).placed(at: range)
      }
    }
  }
}
