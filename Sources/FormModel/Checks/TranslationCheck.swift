import FormDiagnostics

/// How many missing languages one finding names.
private let languagesNamed = 5

extension FormCheck {
  /// Texts that are missing in the form's own language, or in one that other texts have.
  static let translations = FormCheck { form, context in
    let texts = form.form.texts.filter(\.isLocalized)
    var languages: [LanguageTag] = []
    var seen: Set<LanguageTag> = []
    for variant in texts.flatMap(\.variants) {
      if let language = variant.language, seen.insert(language).inserted { languages.append(language) }
    }
    for text in texts {
      let has = Set(text.variants.compactMap(\.language))
      if !form.form.language.isServed(by: has) {
        context.report(
          Diagnostic(
            .missingText, "This text is missing in the form's own language, `\(form.form.language)`",
            at: text.place.range, hint: "Add `\(form.form.language): …`."))
      }
      let wanted = languages.lazy.filter { $0 != form.form.language && !$0.isServed(by: has) }
      let missing = Array(wanted.prefix(languagesNamed + 1))
      guard !missing.isEmpty else { continue }
      let rest = missing.count > languagesNamed ? " and others" : ""
      let names = DecodingContext.list(missing.prefix(languagesNamed).map(\.description)) + rest
      context.report(
        Diagnostic(
          .missingTranslation, "This text is missing in \(names), which other texts have", at: text.place.range,
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
  /// Every text that people see, in no particular order.
  fileprivate var texts: [Text] {
    var texts: [Text?] = [title, submit.label]
    texts += documents.map(\.title)
    for check in submit.checks { texts += check.alert.texts }
    for field in fields {
      texts += [field.label, field.hint, field.placeholder, field.link?.label]
      for validator in field.validators { texts += [validator.message] + (validator.alert?.texts ?? []) }
      switch field.details {
      case .choice(let options, let selectAll):
        texts.append(selectAll)
        for option in options { texts += [option.label, option.hint, option.reason] }
      case .group(_, _, let selectAll): texts.append(selectAll)
      case .entries(_, _, let itemLabel): texts.append(itemLabel)
      case .none, .selectAll, .button, .link, .hidden: break
      }
    }
    return texts.compactMap(\.self)
  }
}

extension Alert {
  fileprivate var texts: [Text?] { [title, message, dismiss] }
}
