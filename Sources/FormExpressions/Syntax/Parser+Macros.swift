/// The macros: calls that bind a variable, and `has`.
extension Parser {
  /// The macro that the call stands for; nil when it is an ordinary call.
  ///
  /// Source: cel-spec, langdef, section "Macros".
  func macro(
    _ name: Name, on receiver: Term?, _ arguments: [Term], _ range: Range<Int>
  ) throws(Refusal) -> Term? {
    guard let target = receiver else {
      return name.value == "has" ? try presence(name, arguments, range) : nil
    }
    guard let macro = Term.Macro(rawValue: name.value) else { return nil }
    guard arguments.count == 2 || (macro == .map && arguments.count == 3) else {
      throw Refusal(
        .argumentCount, "`\(name.value)` takes a variable and \(macro == .map ? "a value" : "a condition")",
        at: name.range.lowerBound..<range.upperBound, hint: "Write `\(macro.example)`")
    }
    guard case .identifier(let variable, false) = arguments[0].kind else {
      throw Refusal(
        .syntax, "`\(name.value)` begins with a name for the element", at: arguments[0].range,
        hint: "Write `\(macro.example)`")
    }
    let comprehension = Term.Comprehension(
      macro: Located(macro, at: name.range), target: target, variable: variable,
      filter: arguments.count == 3 ? arguments[1] : nil, body: arguments[arguments.count - 1])
    return try node(.comprehension(comprehension), over: [target] + arguments, range)
  }

  private func presence(
    _ name: Name, _ arguments: [Term], _ range: Range<Int>
  ) throws(Refusal) -> Term {
    guard arguments.count == 1, case .select(let operand, let field) = arguments[0].kind else {
      throw Refusal(
        .syntax, "`has` asks for a part after a dot, such as `has(account.email)`",
        at: arguments.first?.range ?? range, hint: "Whether a field is filled in is asked by `isSet(field)`")
    }
    return try node(.has(operand, field: field), over: [operand], range)
  }
}

extension Term.Macro {
  /// How the macro is written.
  var example: String {
    switch self {
    case .all, .exists, .existsOne, .filter: "list.\(rawValue)(x, x > 0)"
    case .map: "list.map(x, x * 2)"
    }
  }
}
