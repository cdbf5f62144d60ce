import FormDiagnostics

extension FormCheck {
  /// Options of one field with the same value.
  ///
  /// Values are equal when they are canonically equivalent, which is how texts compare.
  static let options = FormCheck { form, context in
    for field in form.form.fields {
      let options = field.options
      if options.areFewAndDifferent { continue }
      var firsts: [String: SourceRange] = [:]
      for option in options {
        guard let first = firsts[option.value.value] else {
          firsts[option.value.value] = option.value.range
          continue
        }
        let name = field.id.map { "`\($0.value)`" } ?? "this field"
        context.report(
          Diagnostic(
            .optionDuplicate, "Two options of \(name) have the value `\(option.value.value)`", at: option.value.range,
            related: [Diagnostic.Related(first, "first used here")],
            hint: "Give each option a value of its own; labels may be alike."))
      }
    }
  }
}

extension [Option] {
  /// Whether there are so few options that comparing each with those before it is faster than hashing, and no two have
  /// the same value.
  fileprivate var areFewAndDifferent: Bool {
    count <= 12
      && indices.allSatisfy { place in
        !self[..<place].contains { $0.value.value == self[place].value.value }
      }
  }
}
