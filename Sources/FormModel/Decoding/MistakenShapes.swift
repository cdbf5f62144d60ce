import FormDiagnostics
import FormDocuments

/// Lists that were written as mappings, and mappings that were written as texts.
extension DecodingContext {
  /// Reports a mapping from ids to fields where a list of fields is wanted.
  mutating func reportFieldMapping(_ node: Node, _ subject: String?) {
    var hint = "Write each field with a dash before it: `- {id: name, type: text}`."
    if case .mapping(let mapping) = node, let first = mapping.entries.first, case .scalar(let key) = first.key {
      hint =
        mapping.has("type")
        ? "Write a dash before the first key: `- \(key.text): …`."
        : "The id stands in the field: `- {id: \(key.text), type: …}`."
    }
    reportWrongType(node, expected: "a list of fields, each with a dash before it", of: subject, hint: hint)
  }

  /// Reports a text of names with commas between them where a list is wanted.
  mutating func reportCommaList(_ scalar: Node.Scalar, noun: String, of subject: String?) {
    let list = "[\(scalar.text)]"
    let isPlain =
      scalar.style != .literal && scalar.style != .folded && !scalar.text.contains { "[]{}:#'\"\n".contains($0) }
    reportWrongType(
      .scalar(scalar), expected: noun, of: subject, hint: "Write a list: `\(list)`.",
      fix: isPlain ? Diagnostic.Fix("Make a list of it", [Diagnostic.Edit(scalar.range, list)]) : nil)
  }

  /// Reports what is no list where one of `noun` is wanted, with the list that is meant where that is plain.
  mutating func reportNoList(_ node: Node, noun: String, of subject: String?) {
    if case .scalar(let scalar) = node, noun == "a list of options", !scalar.text.isEmpty {
      return reportCommaList(scalar, noun: noun, of: subject)
    }
    guard case .mapping(let mapping) = node, !mapping.entries.isEmpty else {
      return reportWrongType(node, expected: noun, of: subject)
    }
    let isOptions = noun == "a list of options"
    let pairs = mapping.entries.compactMap { entry -> String? in
      guard case .scalar(let key) = entry.key, case .scalar(let value) = entry.value, !value.range.isEmpty,
        !entry.isMerged, value.style != .literal, value.style != .folded
      else { return nil }
      return "{value: \(source[key.range]), label: \(source[value.range])}"
    }
    guard isOptions, pairs.count == mapping.entries.count else {
      return reportWrongType(node, expected: noun, of: subject, hint: "Write each item with a dash before it.")
    }
    reportWrongType(
      node, expected: noun, of: subject,
      hint: "Write each option as an item: `\(pairs[0])`.", fix: listing(of: mapping, pairs))
  }

  /// The edit that makes `items` of the entries of a mapping.
  private func listing(of mapping: Node.Mapping, _ items: [String]) -> Diagnostic.Fix? {
    let title = "Make a list of it"
    if source[mapping.range].hasPrefix("{") {
      return Diagnostic.Fix(title, [Diagnostic.Edit(mapping.range, "[\(items.joined(separator: ", "))]")])
    }
    let edits = zip(mapping.entries, items).map { entry, item in
      Diagnostic.Edit(entry.key.range.union(entry.value.range), "- \(item)")
    }
    return Diagnostic.Fix(title, edits)
  }

  /// Reports the value of one option where a list of them is wanted.
  mutating func reportBareChoice(_ scalar: Node.Scalar, _ kind: ValueKind, _ subject: String) {
    let written = source[scalar.range]
    reportWrongType(
      .scalar(scalar), expected: kind.noun, of: subject, hint: "Write a list: `[\(written)]`.",
      fix: scalar.style == .literal || scalar.style == .folded
        ? nil : Diagnostic.Fix("Make a list of it", [Diagnostic.Edit(scalar.range, "[\(written)]")]))
  }

  /// Reports what stands in the place of a list of validators: one validator, several as a mapping, or a text of them.
  mutating func reportNoValidatorList(_ node: Node) {
    var (hint, fix) = (Optional<String>.none, Optional<Diagnostic.Fix>.none)
    switch node {
    case .scalar(let scalar) where ValidatorType.named(scalar.text)?.argument.isFlag ?? false:
      hint = "Write `[\(scalar.text)]`."
      fix = Diagnostic.Fix("Make a list of it", [Diagnostic.Edit(scalar.range, "[\(scalar.text)]")])
    case .scalar: hint = "Write a list: `[required, {minLength: 2}]`."
    case .mapping(let mapping):
      hint = "Write each validator with a dash before it."
      let items = mapping.entries.compactMap { entry -> String? in
        guard case .scalar(let key) = entry.key, let kind = ValidatorType.meant(by: key.text),
          case .scalar(let value) = entry.value, !value.range.isEmpty, !entry.isMerged, value.style != .literal,
          value.style != .folded
        else { return nil }
        let item = ValidatorItem(kind, entry.value, source)
        return item.isOff ? nil : item.text
      }
      if !items.isEmpty, items.count == mapping.entries.count { fix = listing(of: mapping, items) }
    case .sequence: break
    }
    reportWrongType(node, expected: "a list of validators", of: "validators", hint: hint, fix: fix)
  }
}
