import FormDiagnostics
import FormPatterns
import FormText

/// Arguments written out, in which it shows before anything is evaluated that a call can only fail.
extension TypeChecker {
  /// Reports an argument of `name` that is a text the function cannot read. Only of forms: the language itself gives an
  /// error when it gets there.
  mutating func checkLiterals(of name: String, in term: Term, _ operands: [Term]) {
    guard environment.convertsNumbers, let last = operands.last, case .literal(let literal) = last.kind, hasRoom else {
      return
    }
    guard case .string(let text) = literal else { return checkCall(of: name, term, operands) }
    switch name {
    case "duration":
      guard TimeSpan(text) == nil else { return }
      let wayOut = span(last)
      // The way out writes the whole call.
      report(
        .init(
          .type,
          "`\(written(last))` is no span of time, which is written in hours, minutes and seconds: `24h`, `1h30m`",
          at: last.range, hint: wayOut.hint, replacement: wayOut.replacement.map { .init(term.range, $0.text) }))
    case "timestamp":
      guard Timestamp(text) == nil else { return }
      let moment = CivilDate(text) == nil ? nil : "'\(text)T00:00:00Z'"
      report(
        .init(
          .type, "`\(written(last))` is no moment, which is written with a time and an offset: `2026-01-31T09:30:00Z`",
          at: last.range, hint: moment.map { "Write `timestamp(\($0))`" },
          replacement: moment.map { .init(last.range, $0) }))
    case "matches":
      guard operands.count == 2, case .failure(let problem) = Pattern.parse(text) else { return }
      report(
        .init(.type, problem.message, at: place(of: problem.range.offsets, in: last, text), hint: problem.hint))
    case "isSet":
      let isField = environment.resolve([text], leadingDot: false) != nil
      report(
        .init(
          .type, "`isSet` asks of a field; `\(written(last))` is a text, which is always there", at: last.range,
          hint: isField ? "A field is named without quotes: `isSet(\(text))`" : nil,
          replacement: isField ? .init(last.range, text) : nil))
    default: checkCall(of: name, term, operands)
    }
  }

  /// Reports a call whose arguments are all written out and that fails with them: `int('two')`.
  private mutating func checkCall(of name: String, _ term: Term, _ operands: [Term]) {
    guard operands.allSatisfy(\.isLiteral), let function = Functions.named(name), !function.readsClock else { return }
    let program = Program(Expression(text: text, root: term), in: Environment())
    let moment = Timestamp(CivilDate(daysSinceEpoch: 0))
    guard case .failure(let problem) = program.evaluate([], now: moment, stepLimit: Self.literalStepLimit),
      problem.kind == .invalidArgument || problem.kind == .range
    else { return }
    report(.init(.type, "This can never be worked out: \(problem.message.startingSmall)", at: problem.range))
  }

  /// The steps that a call with written out arguments may take: longer ones are left to the evaluation.
  private static let literalStepLimit = 100

  /// Reports a division by a written out zero.
  mutating func checkDivisor(_ step: Term.Step) {
    guard environment.convertsNumbers, step.symbol.value == .divide || step.symbol.value == .remainder,
      case .literal(let literal) = step.operand.kind, literal.isZero, hasRoom
    else { return }
    report(
      .init(
        .type, "Nothing can be divided by `\(written(step.operand))`: this never has a value", at: step.operand.range))
  }

  /// Reports a written out place that a written out list does not have, or such a key of a map.
  mutating func checkElement(_ container: Term, _ key: Term) {
    guard environment.convertsNumbers, case .literal(let literal) = key.kind, hasRoom else { return }
    switch (container.kind, literal) {
    case (.list(let elements), .int(let place)) where !elements.indices.contains(Int(clamping: place)):
      let count = "\(elements.count) element\(elements.count == 1 ? "" : "s")"
      report(
        .init(
          .type, "There is no place `\(written(key))` in this list of \(count)", at: key.range,
          hint: elements.isEmpty
            ? nil : "Places are counted from 0: the last one is `\(elements.count - 1)`"))
    case (.map(let entries), _) where entries.allSatisfy({ $0.key.isLiteral && $0.key.kind != key.kind }):
      report(
        .init(
          .type, "There is no key `\(written(key))` in this map", at: key.range,
          hint: entries.isEmpty ? nil : "Its keys are \(NameList.quoted(entries.map { written($0.key) }))"))
    default: return
    }
  }

  /// Where the bytes `part` of the text that `literal` spells stand; the whole literal where its spelling has escapes.
  private func place(of part: Range<Int>, in literal: Term, _ text: String) -> Range<Int> {
    let written = Array(source(literal).utf8)
    let quotes = (written.count - text.utf8.count + 1) / 2
    guard quotes > 0, written.dropFirst(quotes).starts(with: text.utf8), part.upperBound <= text.utf8.count else {
      return literal.range
    }
    let start = literal.range.lowerBound + quotes
    return start + part.lowerBound..<start + part.upperBound
  }
}

extension Literal {
  /// Whether it is a number that nothing can be divided by.
  fileprivate var isZero: Bool {
    switch self {
    case .int(let value): value == 0
    case .uint(let value): value == 0
    case .double(let value): value == 0
    case .null, .bool, .string, .bytes: false
    }
  }
}

extension String {
  /// The sentence as the end of another one.
  fileprivate var startingSmall: String {
    // A name in backticks, or one in capitals, keeps its spelling.
    guard dropFirst().first?.isLowercase ?? false || dropFirst().first == " " else { return self }
    return prefix(1).lowercased() + dropFirst()
  }
}
