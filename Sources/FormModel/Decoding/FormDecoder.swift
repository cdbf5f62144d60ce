import FormDiagnostics
import FormDocuments

/// Reads the tree of a form file into a form, before anything that needs the whole form is checked.
enum FormDecoder {
  /// A form as it was read, with what later checks must know of its broken parts.
  struct Draft {
    /// The form.
    let form: Form
    /// The ids that broken fields would have had.
    let holes: Set<String>
    /// For each field with such keys, those in whose values something could not be read.
    let brokenKeys: [Int: Set<String>]
    /// The place of the form's first key.
    let anchor: SourceRange
    /// The place of the form's language; nil when it names none.
    let languageRange: SourceRange?
    /// Whether the form's language could not be read, so that nobody knows which texts are missing in it.
    let isLanguageBroken: Bool
    /// Whether the form's documents could not be read, so that nobody knows their names.
    let areDocumentsBroken: Bool
    /// Whether every part of the form was read without a finding.
    let isWhole: Bool
  }

  private enum Keys {
    static let form = Key("form", Shapes.identifier, "The name of the form.", isRequired: true)
    static let version = Key("version", Shapes.integer(0...Int.max), "The version, carried into every export.")
    static let title = Key("title", LocalizedText.shape, "The title.")
    static let language = Key("language", LanguageTag.shape, "The language of plain texts; `en` when left out.")
    static let styles = Key("styles", StyleDeclaration.tableShape, "How things look, by name.")
    static let documents = Key("documents", Document.tableShape, "The texts that the form links to, by name.")
    static let context = Key("context", ContextVariable.tableShape, "What the form is told from outside.")
    static let fields = Key("fields", FieldList.shape, "The fields, in display order.", isRequired: true)
    static let submit = Key("submit", Submit.shape, "What submitting asks for and leads to.")
    static let scenarios = Key(
      "scenarios", Shape<[Scenario]>.list(of: Scenario.shape, noun: "a list of scenarios"),
      "Tests: what a person does and what must be seen.")
    static let all = KeySet(
      [
        form.erased, version.erased, title.erased, language.erased, styles.erased, documents.erased, context.erased,
        fields.erased, submit.erased, scenarios.erased,
      ], foreign: foreign)

    /// What keys of other form languages are called here.
    private static let foreign = ForeignKeys(
      [
        "name": "form", "id": "form", "formId": "form", "formName": "form", "slug": "form", "양식": "form",
        "label": "title", "heading": "title", "제목": "title",
        "questions": "fields", "elements": "fields", "inputs": "fields", "body": "fields", "items": "fields",
        "controls": "fields", "components": "fields", "children": "fields", "필드": "fields", "lang": "language",
        "locale": "language", "언어": "language", "variables": "context", "tests": "scenarios", "onSubmit": "submit",
        "제출": "submit", "문서": "documents",
      ], seconds: ["name": "title"],
      advice: [
        "pages": FormDecoder.pages, "steps": FormDecoder.pages, "sections": FormDecoder.pages,
        "wizard": FormDecoder.pages, "languages": FormDecoder.languages, "locales": FormDecoder.languages,
        "translations": FormDecoder.languages, "i18n": FormDecoder.languages,
        "description": "A sentence above the fields is an item `{type: note, label: …}` under `fields`.",
        "required": "That a field must be answered stands in it: `validators: [required]`.",
        "initialValues": FormDecoder.starts, "defaultValues": FormDecoder.starts, "formData": FormDecoder.starts,
        "validationSchema": FormDecoder.inFields, "uiSchema": FormDecoder.inFields, "resolver": FormDecoder.inFields,
        "if": FormDecoder.logic, "then": FormDecoder.logic, "allOf": FormDecoder.logic,
        "welcomeScreens": FormDecoder.screens, "thankYouScreens": FormDecoder.screens,
        "completedHtml": FormDecoder.screens, "completed": FormDecoder.screens, "thankYou": FormDecoder.screens,
        "logic": FormDecoder.logic, "triggers": FormDecoder.logic, "jumps": FormDecoder.logic,
        "conditions": FormDecoder.logic, "dependencies": FormDecoder.logic, "calculations": FormDecoder.logic,
        "calculatedValues": FormDecoder.logic, "properties": FormDecoder.properties,
        "validators": "Rules stand in the field that they are for; what concerns several is a check under `submit`.",
        "rules": "Rules stand in the field that they are for; what concerns several is a check under `submit`.",
        "$schema": "Editors read it from a comment in the first line: `# yaml-language-server: $schema=…`.",
        "button": "The words on the button are `submit: {label: …}`.",
        "buttons": "A button is an item `{type: button, label: …}` under `fields`.",
        "next": "Where the form leads to is written `submit: {next: …}`.",
        "terms": "A text to open is declared under `documents`: `terms: {file: terms.md}`.",
      ],
      excuses: ["properties": "fields", "pages": "fields", "steps": "fields", "sections": "fields", "wizard": "fields"])
  }

  private static let pages = "Pages stand under `fields`, each an item `{type: page, label: …, fields: […]}`."
  private static let starts = "What a field begins with stands in it: `default`, or `initial` for an expression."
  private static let inFields = "What concerns one field stands in it: `validators`, `style`, `appearance`."
  private static let screens =
    "What is shown first is a `heading` or `note` under `fields`; where the form leads to is `submit: {next: …}`."
  private static let logic =
    "What follows from an answer stands in the field that it concerns: `relevant`, `enabled`, `calculate`, `validators`."
  private static let properties = "Fields stand in a list: `fields: [{id: name, type: text}]`."
  private static let languages =
    "Languages are not listed: a text that has several is a mapping, `{en: …, ko: …}`; `language` is that of plain texts."

  /// The keys of a form file.
  static let keys = Keys.all

  /// Reads `node`; nil, after a finding, when it is no mapping.
  static func read(_ node: Node, _ context: inout DecodingContext) -> Draft? {
    guard case .mapping(let mapping) = node else {
      context.reportWrongType(
        node, expected: "a form", of: nil,
        hint: "A form file begins with `form: name`, and has its `fields:` as a list.")
      return nil
    }
    if let other = ForeignDocument(mapping, Keys.all) {
      context.report(other.diagnostic)
      return nil
    }
    guard let reader = ObjectReader(node, keys: Keys.all, noun: "a form", subject: nil, &context) else { return nil }
    context.outer.enter(Keys.all, "the form")
    defer { context.outer.leave() }
    let id = reader(Keys.form, &context)
    let language = reader(Keys.language, &context)
    let declared = reader(Keys.styles, &context)
    let styles = StyleTable(declared ?? [], isBroken: declared == nil && reader.has(Keys.styles), &context)
    let declaredDocuments = reader(Keys.documents, &context)
    let documents = declaredDocuments ?? []
    let outside = reader(Keys.context, &context) ?? []
    var decoder = FieldDecoder(styles: styles)
    decoder.read(reader(Keys.fields, &context) ?? [], in: nil, &context)
    decoder.styles.reportUnused(&context)
    let form = Form(
      id: id ?? Placed("", at: reader.anchor), version: reader(Keys.version, &context)?.value,
      title: reader(Keys.title, &context), language: language?.value ?? .english,
      documents: documents.compactMap(\.document),
      context: outside, fields: decoder.fields, submit: reader(Keys.submit, &context) ?? .standard,
      scenarios: reader(Keys.scenarios, &context) ?? [])
    let holes = decoder.holes.union(documents.filter { $0.body == nil }.map(\.name.value))
    context.dropWhatFollows(from: holes)
    if context.diagnostics.contains(where: { $0.code == .expressionSyntax }) {
      context.offerIDs(of: form)
    }
    return Draft(
      form: form, holes: holes, brokenKeys: decoder.brokenKeys, anchor: reader.anchor, languageRange: language?.range,
      isLanguageBroken: language == nil && reader.has(Keys.language),
      areDocumentsBroken: declaredDocuments == nil && reader.has(Keys.documents),
      isWhole: !context.diagnostics.hasErrors)
  }
}
