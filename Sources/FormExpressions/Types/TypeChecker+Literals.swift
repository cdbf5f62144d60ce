import FormDiagnostics
import FormPatterns

/// Arguments written out, in which it shows before anything is evaluated that a call can only fail.
extension TypeChecker {
  /// Reports an argument of `name` that is a text the function cannot read. Only of forms: the language itself gives an
  /// error when it gets there.
  mutating func checkLiterals(of name: String, in term: Term, _ operands: [Term]) {
    guard environment.convertsNumbers, let last = operands.last, case .literal(.string(let text)) = last.kind, hasRoom
    else { return }
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
