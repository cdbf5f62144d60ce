public import FormDocuments
import FormExpressions
public import FormModel

/// Writes a form as JSON: the whole model in the form language itself, every style settled.
///
/// Reading the JSON gives an equal form. What a form leaves to the language is left out, except styles, which stand
/// complete at everything that has one. Members stand in a fixed order.
public enum FormJSON {
  /// The JSON of `form`.
  public static func json(of form: Form) -> JSON {
    var object = ObjectBuilder()
    object.add("form", .string(form.id.value))
    object.add("version", form.version.map { .integer(Int64($0)) })
    object.add("title", form.title.map(json))
    object.add("language", .string(form.language.description))
    object.add("documents", json(of: form.documents))
    object.add("context", json(of: form.context))
    object.add("fields", .array(form.topFields.map { json(of: $0, in: form) }))
    object.add("submit", json(of: form.submit))
    object.add("scenarios", form.scenarios.isEmpty ? nil : .array(form.scenarios.map(json)))
    return object.json
  }

  static func json(of text: LocalizedText) -> JSON {
    if !text.isLocalized, let variant = text.variants.first { return .string(variant.template.spelling) }
    return .object(
      text.variants.map { variant in
        JSON.Member(variant.language?.description ?? "", .string(variant.template.spelling))
      })
  }

  private static func json(of documents: [Document]) -> JSON? {
    guard !documents.isEmpty else { return nil }
    return .object(
      documents.map { document in
        var object = ObjectBuilder()
        if let file = document.files.first, file.language == nil {
          object.add("file", .string(file.path.value))
        } else {
          object.add(
            "file",
            .object(
              document.files.map { JSON.Member($0.language?.description ?? "", .string($0.path.value)) }))
        }
        object.add("title", document.title.map(json))
        return JSON.Member(document.name.value, object.json)
      })
  }

  private static func json(of context: [ContextVariable]) -> JSON? {
    guard !context.isEmpty else { return nil }
    return .object(
      context.map { variable in
        switch variable.type {
        case .value(let type): JSON.Member(variable.name.value, .string(type.rawValue))
        case .object(let members): JSON.Member(variable.name.value, json(of: members) ?? [:])
        case nil: JSON.Member(variable.name.value, .null)
        }
      })
  }

  private static func json(of submit: Submit) -> JSON? {
    guard submit != .standard else { return nil }
    var object = ObjectBuilder()
    object.add("label", submit.label.map(json))
    object.add("enabled", submit.enabled, unless: .always)
    if !submit.checks.isEmpty {
      object.add(
        "checks",
        .array(
          submit.checks.map { check in
            var object = ObjectBuilder()
            object.add("constraint", .string(check.constraint.expression.text))
            object.add("alert", json(of: check.alert))
            return object.json
          }))
    }
    object.add("next", submit.next.map { .string($0.value) })
    return object.json
  }

  static func json(of alert: Alert) -> JSON {
    var object = ObjectBuilder()
    object.add("title", alert.title.map(json))
    object.add("message", alert.message.map(json))
    object.add("dismiss", alert.dismiss.map(json))
    return object.json
  }
}
