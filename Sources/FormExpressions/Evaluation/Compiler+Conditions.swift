extension Compiler {
  /// `&&` and `||`: the first operand that is `decisive` decides, wherever it stands; what is unknown or has a problem
  /// counts only when none does.
  ///
  /// Source: cel-spec, langdef, section "Logical Operators".
  func all(_ operands: [Operation], decidedBy decisive: Truth, at range: Range<Int>) -> Operation {
    guard operands.count <= Self.nestedCount else { return long(operands, decidedBy: decisive, at: range) }
    var rest = operands[operands.count - 1]
    for operand in operands.dropLast().reversed() {
      let (first, second) = (operand.test, rest.test)
      rest = Operation(condition: { (frame) throws(Fault) in
        var verdict = Verdict(decidedBy: decisive)
        if try verdict.take(first, &frame) { return decisive }
        if try verdict.take(second, &frame) { return decisive }
        return try verdict.truth(at: range)
      })
    }
    return rest
  }

  private func long(_ operands: [Operation], decidedBy decisive: Truth, at range: Range<Int>) -> Operation {
    Operation(condition: { (frame) throws(Fault) in
      var verdict = Verdict(decidedBy: decisive)
      for operand in operands where try verdict.take(operand.test, &frame) { return decisive }
      return try verdict.truth(at: range)
    })
  }

  /// What a chain of conditions comes to.
  struct Verdict {
    private let decisive: Truth
    private var isUnknown = false
    private var fault: Fault?

    init(decidedBy decisive: Truth) { self.decisive = decisive }

    /// Evaluates an operand; gives whether it decides.
    @inline(__always)
    mutating func take(_ test: Operation.Test, _ frame: inout Frame) throws(Fault) -> Bool {
      let depth = frame.locals.count
      do throws(Fault) {
        let truth = try test(&frame)
        if truth == decisive { return true }
        if truth == .unknown { isUnknown = true }
      } catch {
        if error.isLimit { throw error }
        frame.locals.removeLast(frame.locals.count - depth)
        fault = fault ?? error
      }
      return false
    }

    /// What holds when no operand has decided.
    @inline(__always)
    func truth(at range: Range<Int>) throws(Fault) -> Truth {
      if isUnknown { return .unknown }
      if let fault { throw fault.placed(at: range) }
      return decisive.negated
    }
  }

  /// The value of the first condition that holds.
  func choose(_ branches: [Term.Branch], _ operands: [Operation]) -> Operation {
    let last = operands[operands.count - 1]
    let choices = branches.enumerated().map { place, branch in
      (condition: operands[2 * place], value: operands[2 * place + 1], range: branch.condition.range)
    }
    guard choices.count <= Self.nestedCount else {
      return Operation { (frame) throws(Fault) in
        for choice in choices {
          switch try Self.truth(of: choice.condition.test, &frame, at: choice.range) {
          case .yes: return try choice.value(&frame)
          case .no: continue
          case .unknown: return .unknown
          }
        }
        return try last(&frame)
      }
    }
    return choices.reversed().reduce(last) { otherwise, choice in
      let (test, value, otherwise) = (choice.condition.test, choice.value.value, otherwise.value)
      let range = choice.range
      return Operation { (frame) throws(Fault) in
        switch try Self.truth(of: test, &frame, at: range) {
        case .yes: return try value(&frame)
        case .no: return try otherwise(&frame)
        case .unknown: return .unknown
        }
      }
    }
  }

  @inline(__always)
  private static func truth(
    of test: Operation.Test, _ frame: inout Frame, at range: Range<Int>
  ) throws(Fault) -> Truth {
    do throws(Fault) { return try test(&frame) } catch { throw error.placed(at: range) }
  }

  func not(_ operand: Operation, at range: Range<Int>) -> Operation {
    let test = operand.test
    return Operation(condition: { (frame) throws(Fault) in
      (try Self.truth(of: test, &frame, at: range)).negated
    })
  }
}
