import FormDiagnostics
import FormDocuments
import FormExpressions

extension FormCheck {
  /// Names and rules that stand twice where once says all.
  static let repetitions = FormCheck { form, context in
    for field in form.form.fields {
      if case .selectAll(let members?) = field.details { context.reportRepeated(members, in: "of") }
      guard field.validators.count > 1 || field.type == .repeat else { continue }
      // Of few, each is compared with all before it; of many, with those that read like it.
      let areMany = field.validators.count > 8
      var alike: [String: [Validator]] = [:]
      for (place, validator) in field.validators.enumerated() {
        if case .names(let names) = validator.argument.value { context.reportRepeated(names, in: "distinct") }
        let wording = areMany ? validator.wording : ""
        let before = areMany ? (alike[wording] ?? [])[...] : field.validators[..<place]
        guard let first = before.first(where: { $0.saysTheSame(as: validator) }) else {
          if areMany { alike[wording, default: []].append(validator) }
          continue
        }
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
  /// What it asks and when, in words that are the same for validators that say the same, so that of thousands on one
  /// field each is compared with few.
  fileprivate var wording: String {
    let argument =
      switch argument.value {
      case .flag: ""
      case .count(let count): "\(count)"
      case .value(let value): value.description
      case .formula(let formula): formula.expression.description
      case .pattern(let pattern): pattern.text
      case .names(let names): names.map(\.value).joined(separator: ",")
      }
    return "\(type.name) \(argument) \(when?.expression.description ?? "")"
  }

  /// Whether both refuse the same answers in the same words.
  fileprivate func saysTheSame(as other: Validator) -> Bool {
    type == other.type && severity == other.severity && when == other.when && argument.value == other.argument.value
      && message == other.message
  }
}
