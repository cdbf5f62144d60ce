import FormDiagnostics

/// How many missing languages one finding names.
private let languagesNamed = 5

extension FormCheck {
  /// Texts that are missing in the form's own language, or in one that other texts have.
  static let translations = FormCheck { form, context in
    let texts = form.form.localizedTexts
    var languages: [LanguageTag] = []
    var seen: Set<LanguageTag> = []
    for variant in texts.flatMap(\.variants) {
      if let language = variant.language, seen.insert(language).inserted { languages.append(language) }
    }
    for text in texts where text.isWhole {
      let has = Set(text.variants.compactMap(\.language))
      if !form.form.language.isServed(by: has) {
        context.report(
          Diagnostic(
            .missingText, "This text is missing in the form's own language, `\(form.form.language)`",
            at: text.range, hint: "Add `\(form.form.language): …`."))
      }
      let wanted = languages.lazy.filter { $0 != form.form.language && !$0.isServed(by: has) }
      let missing = Array(wanted.prefix(languagesNamed + 1))
      guard !missing.isEmpty else { continue }
      let rest = missing.count > languagesNamed ? " and others" : ""
      let names = DecodingContext.list(missing.prefix(languagesNamed).map(\.description)) + rest
      context.report(
        Diagnostic(
          .missingTranslation, "This text is missing in \(names), which other texts have", at: text.range,
          hint: missing.first.map { "Add `\($0): …`." }))
    }
  }
}

extension LanguageTag {
  /// Whether one of `languages` is the language itself or a broader one.
  fileprivate func isServed(by languages: Set<LanguageTag>) -> Bool {
    var tag: LanguageTag? = self
    while let current = tag {
      if languages.contains(current) { return true }
      tag = current.broader
    }
    return false
  }
}

extension Form {
  /// Every text that is a mapping from languages, in no particular order.
  fileprivate var localizedTexts: [Text] {
    var found: [Text] = []
    func add(_ text: Text?) {
      if let text, text.isLocalized { found.append(text) }
    }
    func add(_ alert: Alert?) {
      for text in [alert?.title, alert?.message, alert?.dismiss] { add(text) }
    }
    add(title)
    add(submit.label)
    for document in documents { add(document.title) }
    for check in submit.checks { add(check.alert) }
    for field in fields {
      add(field.label)
      add(field.hint)
      add(field.placeholder)
      add(field.link?.label)
      for validator in field.validators {
        add(validator.message)
        if let alert = validator.alert { add(alert) }
      }
      switch field.details {
      case .choice(let options, let selectAll):
        add(selectAll)
        for option in options {
          add(option.label)
          add(option.hint)
          add(option.reason)
        }
      case .group(_, _, let selectAll): add(selectAll)
      case .entries(_, _, let itemLabel): add(itemLabel)
      case .none, .selectAll, .button, .link, .hidden: break
      }
    }
    return found
  }
}
