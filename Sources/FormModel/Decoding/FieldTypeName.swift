import FormDiagnostics
import FormDocuments
import FormText

/// Finds out of what type a field is, also where the author used a name from elsewhere.
enum FieldTypeName {
  /// Names of field types in HTML, GitHub issue forms, JSON Schema and SwiftUI, with ours.
  private static let elsewhere: [String: String] = [
    "input": "text", "string": "text", "textfield": "text", "paragraph": "textarea", "multiline": "textarea",
    "mail": "email", "link-url": "url", "uri": "url", "phone": "tel", "telephone": "tel", "securefield": "password",
    "int": "integer", "float": "number", "double": "number", "decimal": "number", "currency": "number",
    "datetime-local": "datetime", "timestamp": "datetime", "boolean": "checkbox", "bool": "checkbox",
    "toggle": "checkbox", "switch": "checkbox", "dropdown": "select", "radio": "select", "picker": "select",
    "choice": "select", "checkboxes": "multiselect", "upload": "file", "image": "file", "photo": "file",
    "title": "heading", "header": "heading",
    "markdown": "note", "section": "group", "fieldset": "group", "step": "page", "list": "repeat", "array": "repeat",
    "agree-all": "select-all", "submit": "button",
  ]
  private static let names = NameIndex(FieldType.all.map(\.name))

  /// The type of the field in `mapping`; nil, after a finding, when it cannot be told.
  ///
  /// A misspelt or foreign name whose meaning is clear is reported and then read as what it means.
  static func read(_ mapping: Node.Mapping, _ context: inout DecodingContext) -> FieldType? {
    guard let entry = mapping["type"] ?? misspelt(in: mapping) else {
      let anchor = mapping.entries.first?.key.range ?? mapping.range
      context.report(
        Diagnostic(
          .missingKey, "A field must have a `type`", at: anchor,
          hint: "Types are \(DecodingContext.list(FieldType.all.map(\.name)))."))
      return nil
    }
    guard case .scalar(let scalar) = entry.value, !scalar.text.isEmpty else {
      context.reportWrongType(entry.value, expected: "the name of a field type", of: "type")
      return nil
    }
    if let type = FieldType.named(scalar.text) { return type }
    return report(scalar, &context)
  }

  private static func misspelt(in mapping: Node.Mapping) -> Node.Entry? {
    mapping.entries.first { entry in
      guard case .scalar(let key) = entry.key else { return false }
      return !FieldKeys.isKnown(key.text) && NameIndex(["type"]).nearest(to: key.text)?.isCertain ?? false
    }
  }

  private static func report(_ scalar: Node.Scalar, _ context: inout DecodingContext) -> FieldType? {
    let foreign = elsewhere[scalar.text.lowercased()]
    let near = names.nearest(to: scalar.text)
    guard let meant = foreign ?? near?.name else {
      context.report(
        Diagnostic(
          .badValue, "`\(scalar.text)` is no field type", at: scalar.range,
          hint: "Types are \(DecodingContext.list(FieldType.all.map(\.name)))."))
      return nil
    }
    let isCertain = foreign == nil && near?.isCertain ?? false
    let fix = Diagnostic.Fix("Replace it by `\(meant)`", [Diagnostic.Edit(scalar.range, meant)])
    context.report(
      Diagnostic(
        .badValue, "`\(scalar.text)` is no field type", at: scalar.range,
        hint: foreign == nil ? "Did you mean `\(meant)`?" : "Here it is called `\(meant)`.",
        fix: isCertain ? fix : nil))
    return foreign != nil || isCertain ? FieldType.named(meant) : nil
  }
}
