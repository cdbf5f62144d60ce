import FormDiagnostics
import FormDocuments
import FormText

/// Finds out of what type a field is, also where the author used a name from elsewhere.
enum FieldTypeName {
  private static let names = NameIndex(FieldType.all.map(\.name))

  /// The type of the field in `mapping`; nil, after a finding, when it cannot be told.
  ///
  /// A misspelt or foreign name whose meaning is clear is reported and then read as what it means. So is a field without
  /// a type, as far as its other keys tell.
  static func read(_ mapping: Node.Mapping, _ context: inout DecodingContext) -> FieldType? {
    guard let entry = mapping["type"] ?? misspelt(in: mapping) else { return reportMissing(in: mapping, &context) }
    guard case .scalar(let scalar) = entry.value, !scalar.text.isEmpty else {
      context.reportWrongType(entry.value, expected: "the name of a field type", of: "type")
      return nil
    }
    if let type = FieldType.named(scalar.text) { return type }
    return report(scalar, in: mapping, &context)
  }

  /// Reports that the field says no type, with the types that its keys are for.
  private static func reportMissing(in mapping: Node.Mapping, _ context: inout DecodingContext) -> FieldType? {
    let anchor = mapping.entries.first?.key.range ?? mapping.range
    let keys: [(name: String, types: [FieldType])] = [
      ("fields", [.group, .page, .repeat]), ("options", [.select, .multiselect]), ("of", [.selectAll]),
      ("action", [.button]), ("document", [.link]),
    ]
    var telling = keys.first { mapping.has($0.name) }
    if telling?.name == "fields", ["min", "max", "itemLabel"].contains(where: mapping.has) {
      telling?.types = [.repeat]
    }
    let hint =
      telling.map { telling in
        let types = telling.types.map { "`type: \($0.name)`" }
        let others = types.dropLast().joined(separator: ", ")
        return "A field with `\(telling.name)` has \(others)\(others.isEmpty ? "" : " or ")\(types[types.count - 1])."
      } ?? "Write for example `type: text`. Types are \(DecodingContext.list(FieldType.all.map(\.name)))."
    let fix = telling.flatMap { telling in
      telling.types.count == 1 ? insertion(of: telling.types[0], before: anchor, in: mapping, context.source) : nil
    }
    context.report(Diagnostic(.missingKey, "A field must have a `type`", at: anchor, hint: hint, fix: fix))
    // What stands in it is read as if in a group, so that it is known to the rest of the form.
    return telling?.types.first
  }

  /// The edit that writes the type before the first key of a field in braces; nil for one on lines of its own.
  private static func insertion(
    of type: FieldType, before anchor: SourceRange, in mapping: Node.Mapping, _ source: SourceText
  ) -> Diagnostic.Fix? {
    guard source[mapping.range].hasPrefix("{") else { return nil }
    return Diagnostic.Fix(
      "Add `type: \(type.name)`", [Diagnostic.Edit(SourceRange(at: anchor.start), "type: \(type.name), ")])
  }

  private static func misspelt(in mapping: Node.Mapping) -> Node.Entry? {
    mapping.entries.first { entry in
      guard case .scalar(let key) = entry.key else { return false }
      if typeKeys.contains(key.text) { return true }
      return !FieldKeys.isKnown(key.text) && NameIndex(["type"]).nearest(to: key.text)?.isCertain ?? false
    }
  }

  /// What the key `type` is called elsewhere.
  static let typeKeys: Set<String> = [
    "kind", "control", "widget", "fieldType", "inputType", "component", "종류", "유형", "타입",
  ]

  /// What the key `fields` is called, here and elsewhere.
  private static let partKeys = ["fields", "children", "items", "elements", "questions"]

  private static func report(
    _ scalar: Node.Scalar, in mapping: Node.Mapping, _ context: inout DecodingContext
  ) -> FieldType? {
    if let foreign = ForeignTypes.meaning(of: scalar.text) {
      let name = foreign.type.name
      var edits = [Diagnostic.Edit(scalar.range, name)]
      if let extra = foreign.extra { edits = [Diagnostic.Edit(scalar.range, extra)] }
      let isWhole = !foreign.type.holdsFields || partKeys.contains(where: mapping.has)
      context.report(
        Diagnostic(
          .badValue, "`\(scalar.text)` is no field type", at: scalar.range,
          hint: foreign.hint ?? "Here it is called `\(name)`.",
          fix: foreign.isSame && isWhole && scalar.style == .plain
            ? Diagnostic.Fix("Replace it by `\(edits[0].replacement)`", edits) : nil))
      if foreign.type.holdsFields, !foreign.isSame { context.hasFieldsOfUnknownParts = true }
      // Without fields in it, it is another type that was meant.
      return isWhole ? foreign.type : nil
    }
    let near = names.nearest(to: scalar.text)
    guard let near else {
      context.report(
        Diagnostic(
          .badValue, "`\(scalar.text)` is no field type", at: scalar.range,
          hint: "Types are \(DecodingContext.list(FieldType.all.map(\.name)))."))
      return nil
    }
    let oddity = UnusualCharacter.sentence(about: scalar.text).map { " \($0)" } ?? ""
    let fix = Diagnostic.Fix("Replace it by `\(near.name)`", [Diagnostic.Edit(scalar.range, near.name)])
    context.report(
      Diagnostic(
        .badValue, "`\(scalar.text)` is no field type", at: scalar.range,
        hint: "Did you mean `\(near.name)`?\(oddity)", fix: near.isCertain ? fix : nil))
    return near.isCertain ? FieldType.named(near.name) : nil
  }
}
