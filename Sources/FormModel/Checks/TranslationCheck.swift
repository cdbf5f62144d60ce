import FormDiagnostics

/// How many missing languages one finding names.
private let languagesNamed = 5

extension FormCheck {
  /// Texts that are missing in the form's own language, or in one that other texts have.
  static let translations = FormCheck { form, context in
    let texts = form.form.localizedTexts
    let languages = texts.languages
    let own = form.isLanguageBroken ? languages.first ?? form.form.language : form.form.language
    // Nearly always every text has every language.
    if texts.allSatisfy({ $0.variants.count == languages.count }), own.isServed(by: Set(languages)) { return }
    let whole = texts.filter(\.isWhole)
    guard !whole.isEmpty, !form.reportsForeignOwnLanguage(whole, languages, &context) else { return }
    let slips = LanguageSlips(texts, own: own)
    for slip in slips.all { context.report(slip.diagnostic(own: own, in: context.source)) }
    let wanted = whole.languages.filter { $0 != own && !slips.wrong.contains($0) }
    for text in whole {
      let has = Set(
        text.languages.map { slips.meaning(of: $0) } + context.wordingsElsewhere[text.range.start, default: []])
      if !own.isServed(by: has) {
        context.report(
          Diagnostic(
            .missingText, "This text is missing in the form's own language, `\(own)`", at: text.range,
            hint: "Add `\(own): …`."))
      }
      let missing = Array(wanted.lazy.filter { !$0.isServed(by: has) }.prefix(languagesNamed + 1))
      guard !missing.isEmpty else { continue }
      let rest = missing.count > languagesNamed ? " and others" : ""
      let names = DecodingContext.list(missing.prefix(languagesNamed).map(\.description)) + rest
      context.report(
        Diagnostic(
          .missingTranslation, "This text is missing in \(names), which other texts have", at: text.range,
          hint: "Add \(DecodingContext.list(missing.prefix(languagesNamed).map { "\($0): …" }))."))
    }
  }
}

extension CheckedForm {
  /// Whether no text at all is in the form's own language, while they agree on others; that is reported once then.
  fileprivate func reportsForeignOwnLanguage(
    _ texts: [LocalizedText], _ languages: [LanguageTag], _ context: inout DecodingContext
  ) -> Bool {
    let own = form.language
    guard !own.isServed(by: Set(languages)), let first = texts.first,
      texts.allSatisfy({ $0.languages == first.languages })
    else { return false }
    let names = DecodingContext.enumeration(languages.map(\.description))
    if let stated = languageRange {
      // Where the texts have a slip of this language, it is they that are wrong.
      if languages.contains(where: { $0.commonlyMeant == own }) { return false }
      let meant = languages.first { $0 == own.commonlyMeant } ?? (languages.count == 1 ? languages[0] : nil)
      context.report(
        Diagnostic(
          .missingText, "No text is in the form's own language, `\(own)`: they are in \(names)", at: stated,
          hint: meant.map { "Did you mean `\($0)`?" } ?? "Add `\(own): …` to each text, or name one of theirs here.",
          fix: meant.map { Diagnostic.Fix("Replace it by `\($0)`", [Diagnostic.Edit(stated, $0.description)]) }))
      return true
    }
    let line = "language: \(languages[0])\n"
    let isBlock = context.source[SourceRange(max(0, anchor.start - 1), anchor.start)].allSatisfy(\.isNewline)
    context.report(
      Diagnostic(
        .missingText, "No text is in `\(own)`, the language of a form that names none: they are in \(names)",
        at: first.range, hint: "Write `language: \(languages[0])` at the top.",
        fix: languages.count == 1 && isBlock
          ? Diagnostic.Fix("Name the language", [Diagnostic.Edit(SourceRange(at: anchor.start), line)]) : nil))
    return true
  }
}

extension LanguageTag {
  /// Whether one of `languages` is the language itself or a broader one.
  func isServed(by languages: Set<LanguageTag>) -> Bool {
    var tag: LanguageTag? = self
    while let current = tag {
      if languages.contains(current) { return true }
      tag = current.broader
    }
    return false
  }
}

extension LocalizedText {
  /// The languages of the wordings, in order.
  var languages: [LanguageTag] { variants.compactMap(\.language) }
}

extension [LocalizedText] {
  /// The languages that any of the texts has, each once.
  var languages: [LanguageTag] {
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
  var localizedTexts: [LocalizedText] {
    var found: [LocalizedText] = []
    func add(_ text: LocalizedText?) {
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
