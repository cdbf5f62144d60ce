public import FormDiagnostics
public import FormDocuments
import FormText

extension Answers {
  /// The answers that an answer file gives to `form`, with a finding for each that is none.
  ///
  /// An answer file is a mapping from ids to values, as submissions are: answers of a nesting group stand in a mapping
  /// under its id, those of a repeat in a list of mappings. What has a finding is left out of the answers.
  public static func read(
    _ source: SourceText, for form: Form, limits: DocumentLimits = .standard
  ) -> (answers: Answers, diagnostics: [Diagnostic]) {
    let (node, findings) = DocumentReader.read(source, limits: limits)
    var context = DecodingContext(source: source)
    let reader = AnswersReader(form: form)
    var answers = Answers()
    if let node { reader.read(node, inScope: 0, of: "the answers", into: &answers, &context) }
    return (answers, (findings + context.diagnostics).inOrder())
  }
}

/// Reads answers level by level.
private struct AnswersReader {
  let form: Form

  private var names: NameTable { form.names }

  func read(
    _ node: Node, inScope scope: Int, of owner: String, into answers: inout Answers, _ context: inout DecodingContext
  ) {
    guard case .mapping(let mapping) = node else {
      context.reportWrongType(node, expected: "a mapping from ids to values", of: nil)
      return
    }
    for entry in mapping.entries where !entry.value.isHole {
      guard case .scalar(let key) = entry.key else {
        context.reportWrongType(entry.key, expected: "the id of a field", of: nil)
        continue
      }
      guard case .field(let index)? = names.scopes[scope].names[key.text] else {
        reportUnknown(key, scope, owner, &context)
        continue
      }
      read(entry.value, field: form.fields[index], into: &answers, &context)
    }
  }

  private func read(
    _ node: Node, field: Field, into answers: inout Answers, _ context: inout DecodingContext
  ) {
    let id = field.id?.value ?? ""
    if let scope = names.scopeInside[field.index] {
      if field.isNest { return read(node, inScope: scope, of: "`\(id)`", into: &answers, &context) }
      guard case .sequence(let sequence) = node else {
        return context.reportWrongType(node, expected: "a list of entries", of: id)
      }
      answers.entries[field.index] = sequence.items.map { item in
        var entry = Answers()
        read(item, inScope: scope, of: "an entry of `\(id)`", into: &entry, &context)
        return entry
      }
      return
    }
    guard field.type.value.isStored else {
      return context.reportWrongType(node, expected: "left out: a \(field.type.name) holds nothing", of: id)
    }
    if case .scalar(let scalar) = node, scalar.value == .null { return }
    // What says what is wrong with a secret would quote it.
    var reading = field.isSecret ? DecodingContext(source: context.source) : context
    if let value = FieldValue.read(node, as: field.type.value, id, &reading) {
      answers.values[field.index] = value.value
    }
    if !field.isSecret {
      context = reading
    } else if !reading.diagnostics.isEmpty {
      context.report(Diagnostic(.wrongType, "`\(id)` must be text", at: node.range))
    }
  }

  private func reportUnknown(_ key: Node.Scalar, _ scope: Int, _ owner: String, _ context: inout DecodingContext) {
    let known = names.scopes[scope].names.keys.sorted()
    let nearest = NameIndex(known).nearest(to: key.text)
    context.report(
      Diagnostic(
        .unknownKey, "The form has no field `\(key.text)` for \(owner)", at: key.range,
        hint: nearest.map { "Did you mean `\($0.name)`?" }))
  }
}
