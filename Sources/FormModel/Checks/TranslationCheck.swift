import FormDiagnostics

/// How many missing languages one finding names.
private let languagesNamed = 5

extension FormCheck {
  /// Texts that are missing in the form's own language, or in one that other texts have.
  static let translations = FormCheck { form, context in
    let texts = form.form.localizedTexts
    let languages = texts.languages
    // Nearly all texts of a form have the same languages, so one that lacks none answers for those like it.
    var complete: [LanguageTag] = []
    for text in texts where text.isWhole && text.languages != complete {
      let has = Set(text.languages)
      let isServed = form.form.language.isServed(by: has)
      if !isServed {
        context.report(
          Diagnostic(
            .missingText, "This text is missing in the form's own language, `\(form.form.language)`",
            at: text.range, hint: "Add `\(form.form.language): …`."))
      }
      let wanted = languages.lazy.filter { $0 != form.form.language && !$0.isServed(by: has) }
      let missing = Array(wanted.prefix(languagesNamed + 1))
      guard !missing.isEmpty else {
        if isServed { complete = text.languages }
        continue
      }
      let rest = missing.count > languagesNamed ? " and others" : ""
      let names = DecodingContext.list(missing.prefix(languagesNamed).map(\.description)) + rest
      context.report(
        Diagnostic(
          .missingTranslation, "This text is missing in \(names), which other texts have", at: text.range,
          hint: "Add \(DecodingContext.list(missing.prefix(languagesNamed).map { "\($0): …" }))."))
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

extension Text {
  /// The languages of the wordings, in order.
  fileprivate var languages: [LanguageTag] { variants.compactMap(\.language) }
}

extension [Text] {
  /// The languages that any of the texts has, each once.
  fileprivate var languages: [LanguageTag] {
    var languages: [LanguageTag] = []
    var seen: Set<LanguageTag> = []
    var before: [LanguageTag] = []
    for text in self where text.languages != before {
      before = text.languages
      for language in before where seen.insert(language).inserted { languages.append(language) }
    }
    return languages
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
      guard let alert else { return }
      for text in [alert.title, alert.message, alert.dismiss] { add(text) }
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
        add(validator.alert)
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
