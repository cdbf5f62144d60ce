extension Compiler {
  func apply(_ unary: UnaryOperator, _ operand: Operation, at range: Range<Int>) -> Operation {
    unary == .not ? not(operand, at: range) : negated(operand, at: range)
  }

  private func negated(_ operand: Operation, at range: Range<Int>) -> Operation {
    let operand = operand.value
    return Operation { (frame) throws(Fault) in
      switch try operand(&frame) {
      case .unknown: return .unknown
      case .double(let value): return .double(-value)
      case .int(let value):
        if value == .min { throw Fault(.range, "The result does not fit into a whole number").placed(at: range) }
        return .int(-value)
      case let value: throw Fault.noSuchOverload("-", value).placed(at: range)
      }
    }
  }
}
