import FormDocuments
import FormModel

extension Command {
  /// `formctl schema`: prints the JSON Schema of the form language.
  static let schema = Command(
    name: "schema",
    summary: "Print the JSON Schema of form files, for editors",
    discussion: """
      Editors that know the schema complete keys and mark mistakes while a form is written. It comes from the same \
      tables that read forms. What needs more than the shape of a file, such as references, is found by `validate`.
      """,
    operands: nil, options: [],
    examples: [.init("formctl schema > .form.schema.json", "Keep the schema beside the forms")],
    exitStatuses: [(.success, "Printed")],
    run: { _, console, _ in console.write(JSONWriter(.indented).text(FormLanguage.schema) + "\n") })
}
