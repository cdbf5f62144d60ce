import FormDocuments
public import FormModel

/// A format that forms are written in. Another one is a folder beside this file and an entry in ``all``.
public struct FormFormat: Sendable {
  /// The name, as `--to` takes it.
  public let name: String
  /// What it is, in a few words.
  public let summary: String
  /// Writes a form, with a line break at the end, and tells what the format cannot say.
  public let export: @Sendable (Form) -> (text: String, losses: [SchemaLoss])

  /// Every format; the first is the one that is meant where none is said.
  public static let all: [FormFormat] = [
    FormFormat(name: "json", summary: "The form language itself, as JSON") { form in
      (JSONWriter(.indented).text(FormJSON.json(of: form)) + "\n", [])
    },
    FormFormat(name: "json-schema", summary: "The JSON Schema (2020-12) of what the form submits") { form in
      let schema = SubmissionSchema(of: form)
      return (JSONWriter(.indented).text(schema.json) + "\n", schema.losses)
    },
  ]

  /// Writes a form, with a line break at the end.
  public func text(_ form: Form) -> String { export(form).text }

  /// The format called `name`; nil when there is none.
  public init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  private init(
    name: String, summary: String, export: @escaping @Sendable (Form) -> (text: String, losses: [SchemaLoss])
  ) {
    self.name = name
    self.summary = summary
    self.export = export
  }
}
