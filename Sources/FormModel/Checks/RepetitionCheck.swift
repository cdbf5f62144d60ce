import FormDiagnostics
import FormDocuments

extension FormCheck {
  /// Names and rules that stand twice where once says all.
  static let repetitions = FormCheck { form, context in
    for field in form.form.fields {
      if case .selectAll(let members?) = field.details { context.reportRepeated(members, in: "of") }
      guard field.validators.count > 1 || field.type == .repeat else { continue }
      for (place, validator) in field.validators.enumerated() {
        if case .names(let names) = validator.argument.value { context.reportRepeated(names, in: "distinct") }
        guard let first = field.validators[..<place].first(where: { $0.saysTheSame(as: validator) }) else { continue }
        context.report(
          Diagnostic(
            .listedTwice, "This `\(validator.type.name)` says the same as the one before it", at: validator.nameRange,
            related: [Diagnostic.Related(first.nameRange, "said here")], hint: "Take one of them away."))
      }
    }
  }
}

extension DecodingContext {
  /// Reports the names under `key` that stand there already.
  fileprivate mutating func reportRepeated(_ names: [Placed<String>], in key: String) {
    guard names.count > 1 else { return }
    var firsts: [String: SourceRange] = [:]
    for (place, name) in names.enumerated() {
      guard let first = firsts[name.value] else {
        firsts[name.value] = name.range
        continue
      }
      let before = names[place - 1].range
      let isBehindComma =
        before.end <= name.range.start
        && source[SourceRange(before.end, name.range.start)].filter { !$0.isWhitespace } == ","
      report(
        Diagnostic(
          .listedTwice, "`\(name.value)` is listed twice in `\(key)`", at: name.range,
          related: [Diagnostic.Related(first, "first listed here")], hint: "Take one of them away.",
          fix: isBehindComma
            ? Diagnostic.Fix("Remove it", [Diagnostic.Edit(SourceRange(before.end, name.range.end), "")]) : nil))
    }
  }
}

extension Validator {
  /// Whether both refuse the same answers in the same words.
  fileprivate func saysTheSame(as other: Validator) -> Bool {
    type == other.type && severity == other.severity && when == other.when && argument.value == other.argument.value
      && message == other.message
  }
}
