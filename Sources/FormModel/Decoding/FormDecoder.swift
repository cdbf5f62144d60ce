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
    /// The place of the form's first key.
    let anchor: SourceRange
    /// Whether every part of the form was read without a finding.
    let isWhole: Bool
  }

  private enum Keys {
    static let form = Key("form", Shapes.identifier, "The name of the form.", isRequired: true)
    static let version = Key("version", Shapes.integer(0...Int.max), "The version, carried into every export.")
    static let title = Key("title", Text.shape, "The title.")
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
      ], elsewhere: elsewhere)

    /// What keys of other form languages are called here.
    private static let elsewhere: [String: String] = [
      "name": "form", "id": "form", "questions": "fields", "elements": "fields", "inputs": "fields", "body": "fields",
      "items": "fields", "controls": "fields", "children": "fields", "lang": "language", "locale": "language",
      "variables": "context", "tests": "scenarios",
    ]
  }

  /// The keys of a form file.
  static let keys = Keys.all

  /// Reads `node`; nil, after a finding, when it is no mapping.
  static func read(_ node: Node, _ context: inout DecodingContext) -> Draft? {
    guard case .mapping = node else {
      context.reportWrongType(
        node, expected: "a form", of: nil,
        hint: "A form file begins with `form: name`, and has its `fields:` as a list.")
      return nil
    }
    guard let reader = ObjectReader(node, keys: Keys.all, noun: "a form", subject: nil, &context) else { return nil }
    let id = reader(Keys.form, &context)
    let language = reader(Keys.language, &context)?.value ?? .english
    let styles = StyleTable(reader(Keys.styles, &context) ?? [], &context)
    let documents = reader(Keys.documents, &context) ?? []
    let outside = reader(Keys.context, &context) ?? []
    var decoder = FieldDecoder(styles: styles)
    decoder.read(reader(Keys.fields, &context) ?? [], in: nil, &context)
    decoder.styles.reportUnused(&context)
    let form = Form(
      id: id ?? Placed("", at: reader.anchor), version: reader(Keys.version, &context)?.value,
      title: reader(Keys.title, &context), language: language, documents: documents.compactMap(\.document),
      context: outside, fields: decoder.fields, submit: reader(Keys.submit, &context) ?? .standard,
      scenarios: reader(Keys.scenarios, &context) ?? [])
    let holes = decoder.holes.union(documents.filter { $0.body == nil }.map(\.name.value))
    return Draft(
      form: form, holes: holes, anchor: reader.anchor, isWhole: !context.diagnostics.hasErrors)
  }
}
