import FormDiagnostics

extension FormCheck {
  /// A form in a language whose tag is commonly that of a country, or a language's name: `kr` where Korean is meant.
  ///
  /// Told only where the language that is meant has built-in words, so that the slip is seen on every button. Where
  /// texts are mapped and none is in the form's language, the check of translations tells it.
  static let language = FormCheck { form, context in
    let own = form.form.language
    guard let stated = form.languageRange, let meant = own.commonlyMeant,
      let words = Words.all.first(where: { $0.language == meant.description })
    else { return }
    let texts = form.form.localizedTexts
    let languages = texts.languages
    guard languages.isEmpty || languages.contains(own), !languages.contains(meant) else { return }
    let keys = texts.flatMap(\.variants).filter { $0.language == own }.map { $0.keyRange(in: context.source) }
    let places = [stated] + keys.compactMap(\.self)
    context.report(
      Diagnostic(
        .countryForLanguage, "`\(own)` is not the language tag of \(words.languageName)", at: stated,
        hint: "Did you mean `\(meant)`?",
        fix: places.count == keys.count + 1
          ? Diagnostic.Fix(
            "Replace it by `\(meant)`", places.map { Diagnostic.Edit($0, meant.description) }) : nil))
  }
}
