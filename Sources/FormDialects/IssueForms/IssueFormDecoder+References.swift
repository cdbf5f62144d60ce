import FormDiagnostics
import FormDocuments

/// What GitHub calls a part of a form by: the id of an element, or else what its label gives.
private struct Reference {
  enum Source {
    case id
    case label
    case box
  }

  let text: String
  let source: Source
  /// What was written.
  let scalar: Node.Scalar
  /// The place of the element among those that were read.
  let element: Int
}

extension IssueFormDecoder {
  /// Finds elements that GitHub cannot tell apart.
  mutating func checkReferences() {
    if dialect == .gitea { return checkIDs() }
    var firsts: [String: Reference] = [:]
    var wordless: Node.Scalar?
    for element in elements.indices where elements[element].type != .markdown {
      for reference in references(of: element) {
        guard !reference.text.isEmpty else {
          if reference.source == .label { checkWordless(reference, &wordless) }
          continue
        }
        if let first = firsts[reference.text] {
          report(reference, clashesWith: first)
        } else {
          firsts[reference.text] = reference
        }
      }
    }
  }

  private func references(of element: Int) -> [Reference] {
    var references: [Reference] = []
    if let id = elements[element].id {
      references.append(Reference(text: id.text, source: .id, scalar: id, element: element))
    } else if !elements[element].saysID, let label = elements[element].label {
      let text = LabelReference.parameterized(label.text)
      references.append(Reference(text: text, source: .label, scalar: label, element: element))
    }
    guard elements[element].type == .checkboxes else { return references }
    return references
      + elements[element].options.map { option in
        let text = LabelReference.parameterized(option.label.text)
        return Reference(text: text, source: .box, scalar: option.label, element: element)
      }
  }

  private mutating func report(_ reference: Reference, clashesWith first: Reference) {
    let isSame = reference.scalar.text == first.scalar.text
    let related = [Diagnostic.Related(first.scalar.range, "the first one")]
    let text = reference.scalar.text.firstLine
    switch (reference.source, first.source) {
    case (.box, .box) where reference.element == first.element && isSame:
      // Told as an option that is there twice.
      break
    case (.id, .id):
      reader.report(
        .issueIDRepeated, "The id `\(text)` is taken", at: reference.scalar.range, related: related,
        hint: "Choose another one.", says: "Body must have unique ids")
    case (.box, _), (_, .box):
      let message =
        isSame
        ? "The checkbox label `\(text)` is there twice"
        : "`\(text)` and `\(first.scalar.text.firstLine)` both give the reference `\(reference.text)`"
      reader.report(
        .issueCheckboxRepeated, message, at: reference.scalar.range, related: related,
        hint: "Change one of the labels in a letter or digit.", says: "Checkboxes must have unique labels")
    case (.label, .label) where isSame:
      let fix = addingID(to: reference.scalar, in: elements[reference.element])
      reader.report(
        .issueLabelRepeated, "The label `\(text)` is there twice", at: reference.scalar.range, related: related,
        hint: "Change one of them, or give one of the elements an `id`.", says: "Body must have unique labels", fix: fix
      )
    default:
      let fix = reference.source == .label ? addingID(to: reference.scalar, in: elements[reference.element]) : nil
      reader.report(
        .issueLabelsTooSimilar,
        "`\(text)` and `\(first.scalar.text.firstLine)` both give the reference `\(reference.text)`",
        at: reference.scalar.range, related: related,
        hint: "Change one of them in a letter or digit, or give one of the elements an `id`.",
        says: "Labels are too similar", fix: fix)
    }
  }

  private mutating func checkWordless(_ reference: Reference, _ first: inout Node.Scalar?) {
    guard let earlier = first else {
      first = reference.scalar
      return
    }
    let fix = addingID(to: reference.scalar, in: elements[reference.element])
    reader.report(
      .issueLabelWithoutLetters,
      "Neither `\(reference.scalar.text.firstLine)` nor an earlier label has a Latin letter or digit, and both have no id",
      at: reference.scalar.range, related: [Diagnostic.Related(earlier.range, "the first one")],
      hint:
        "Give the elements an `id` each, so that links can fill them in: GitHub makes no reference from such labels.",
      fix: fix)
  }

  private mutating func checkIDs() {
    var firsts: [String: Node.Scalar] = [:]
    for id in elements.compactMap(\.id) {
      guard let first = firsts[id.text] else {
        firsts[id.text] = id
        continue
      }
      reader.report(
        .issueIDRepeated, "The id `\(id.text)` is taken", at: id.range,
        related: [Diagnostic.Related(first.range, "the first one")], hint: "Choose another one.")
    }
  }
}
