import FormDiagnostics
import FormDocuments

extension IssueFormDecoder {
  /// Reads the options of a dropdown, or the boxes of checkboxes.
  mutating func readOptions(_ node: Node, into element: inout IssueElement) {
    guard !node.isHole else { return }
    guard case .sequence(let sequence) = node else {
      return reader.report(
        node.isNull ? .issueAttributeMissing : .issueWrongType,
        "`options` must be a list, not \(node.isNull ? "nothing" : node.noun)", at: node.range,
        hint: "Write each option on a line of its own with a dash before it.",
        says: node.isNull ? "\(element.name): required attribute key `options` is missing" : nil)
    }
    if sequence.items.isEmpty {
      return reader.report(
        .issueAttributeMissing, "`options` is an empty list", at: node.range, hint: "List what can be chosen.",
        says: "\(element.name): required attribute key `options` is missing")
    }
    element.optionCount = sequence.items.count
    for item in sequence.items where !item.isHole {
      if element.type == .checkboxes { readBox(item, into: &element) } else { readChoice(item, into: &element) }
    }
    checkDistinct(element)
  }

  private mutating func readChoice(_ node: Node, into element: inout IssueElement) {
    guard case .scalar(let scalar) = node else {
      var fix: Diagnostic.Fix?
      if case .mapping(let mapping) = node, mapping.entries.count == 1, let label = mapping["label"],
        case .scalar = label.value
      {
        let prefix = SourceRange(mapping.range.start, label.value.range.start)
        fix = Diagnostic.Fix("Take `label:` away", [Diagnostic.Edit(prefix, "")])
      }
      return reader.report(
        .issueOptionNotString, "An option of a dropdown must be text, not \(node.noun)", at: node.range,
        hint: "Write the text right after the dash; only checkboxes have `label`.", fix: fix)
    }
    switch HostScalar(scalar, in: dialect) {
    case .boolean:
      reportBoolean(scalar, says: "\(element.name): `options` must not include booleans")
    case .null:
      reader.report(
        .issueOptionNotString, "An option must be text, but here is none", at: scalar.range,
        hint: "Write a text after the dash, or take the line away.")
    case .number(let text):
      if dialect == .gitea {
        reader.report(
          .issueOptionNotString, "An option must be text, but `\(scalar.text)` is read as a number", at: scalar.range,
          hint: "Put it in quotes.", fix: reader.quoting(scalar))
      } else {
        reportRewritten(scalar, text)
        let range = scalar.range
        element.options.append(.init(label: Node.Scalar(text: text, range: range, style: .doubleQuoted)))
      }
    case .text(let text) where text.isBlank:
      reader.report(
        .issueOptionNotString, "An option must not be empty", at: scalar.range,
        hint: "Write a text, or take the line away.")
    case .text(let text):
      let word = text.trimmed.lowercased()
      let isReserved = word == "none" || word == "n/a" && element.hasDefault
      guard dialect == .github, isReserved else { return element.options.append(.init(label: scalar)) }
      let reason = word == "none" ? "means that nothing is chosen" : "must not stand beside a `default`"
      reader.report(
        .issueOptionNone, "The option `\(text)` \(reason)", at: scalar.range,
        hint: "Take it away: GitHub offers `None` itself where no answer is required.",
        says: "\(element.name): `options` must not include the reserved word, none")
    }
  }

  private mutating func reportBoolean(_ scalar: Node.Scalar, says: String) {
    reader.report(
      .issueOptionBoolean, "The option `\(scalar.text)` is read as \(reader.noun(of: scalar)), not as text",
      at: scalar.range, hint: "Put it in quotes.", says: says, fix: reader.quoting(scalar))
  }

  private mutating func readBox(_ node: Node, into element: inout IssueElement) {
    guard case .mapping(let mapping) = node else {
      var fix: Diagnostic.Fix?
      if case .scalar(let scalar) = node, scalar.style != .literal, scalar.style != .folded, !scalar.text.isEmpty {
        fix = Diagnostic.Fix(
          "Write `label:` before it", [Diagnostic.Edit(SourceRange(at: node.range.start), "label: ")])
      }
      return reader.report(
        .issueWrongType, "A checkbox must be a mapping with a `label`, not \(node.noun)", at: node.range,
        hint: "Write `- label: …`.", fix: fix)
    }
    var label: Node.Scalar?
    var isLabelled = false
    var isRequired = false
    for entry in mapping.entries {
      guard case .scalar(let key) = entry.key else { continue }
      switch key.text {
      case "label":
        isLabelled = true
        label = boxLabel(entry.value, of: element)
      case "required": isRequired = reader.boolean(entry.value, key.text) ?? false
      case "visible" where dialect == .gitea: continue
      default:
        if reportForbidden(key) { continue }
        var fix: Diagnostic.Fix?
        if ["text", "name", "title", "value"].contains(key.text), !isLabelled, mapping["label"] == nil {
          isLabelled = true
          fix = reader.renaming(key, to: "label")
          label = boxLabel(entry.value, of: element)
        }
        let hint =
          fix != nil
          ? "Here it is called `label`."
          : key.text == "id" ? "Checkboxes have no id of their own." : "A checkbox has `label` and `required`."
        if dialect == .gitea {
          reader.report(
            .issueWithoutEffect, "`\(key.text)` means nothing on a checkbox", at: key.range, hint: hint,
            fix: fix)
        } else {
          reader.report(
            .issueAttributeNotPermitted, "`\(key.text)` is no key of a checkbox", at: key.range, hint: hint,
            says: "\(element.name): `\(key.text)` is not a permitted attribute", fix: fix)
        }
      }
    }
    if let label {
      element.options.append(.init(label: label, isRequired: isRequired))
    } else if !isLabelled {
      reader.report(
        .issueAttributeMissing, "The checkbox has no `label`", at: mapping.anchor, hint: "Write `label: …` in it.",
        says: "\(element.name): required attribute key `label` is missing")
    }
  }

  private mutating func boxLabel(_ node: Node, of element: IssueElement) -> Node.Scalar? {
    if case .scalar(let scalar) = node, case .boolean = HostScalar(scalar, in: dialect) {
      reportBoolean(scalar, says: "\(element.name): `options` must not include booleans")
      return nil
    }
    return reader.text(
      node, "label", .issueAttributeNotString, says: "\(element.name): label must be a string")
  }

  /// Reports options that are there twice.
  private mutating func checkDistinct(_ element: IssueElement) {
    var firsts: [String: SourceRange] = [:]
    for option in element.options {
      let text = option.label.text
      guard let first = firsts[text] else {
        firsts[text] = option.label.range
        continue
      }
      guard dialect == .github || element.type == .dropdown else { continue }
      reader.report(
        .issueOptionsRepeated, "The option `\(text.firstLine)` is there twice", at: option.label.range,
        related: [Diagnostic.Related(first, "the first one")], hint: "Take one of them away, or name what differs.",
        says: "\(element.name): `options` must be unique")
    }
  }
}

extension String {
  /// The first line of the text, with an ellipsis when there are more.
  var firstLine: String {
    let text = trimmed
    guard let end = text.firstIndex(where: \.isNewline) else { return String(text) }
    return text[..<end] + "…"
  }
}
