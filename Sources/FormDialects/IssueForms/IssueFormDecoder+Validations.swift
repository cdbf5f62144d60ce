import FormDiagnostics
import FormDocuments
import FormText

extension IssueFormDecoder {
  /// Reads what stands under `validations`.
  mutating func readValidations(_ entry: Node.Entry, into element: inout IssueElement) {
    guard !entry.value.isHole else { return }
    if element.type == .markdown || element.type == .checkboxes {
      let advice =
        element.type == .markdown
        ? "Take it away: a `markdown` element asks for nothing."
        : "Write `required: true` beside the `label` of each box that must be ticked."
      return reader.report(
        .issueWithoutEffect, "`validations` on \(element.type.noun) do nothing", at: entry.key.range,
        hint: advice)
    }
    guard case .mapping(let mapping) = entry.value else {
      if entry.value.isNull {
        return reader.report(
          .issueWithoutEffect, "`validations` has no value", at: entry.key.range,
          hint: "Write `required: true` under it, or take it away.")
      }
      return reader.report(
        .issueWrongType, "`validations` must be a mapping, not \(entry.value.noun)", at: entry.value.range,
        hint: "Write `required: true` indented under it.")
    }
    for rule in mapping.entries {
      guard case .scalar(let key) = rule.key else { continue }
      let known = element.type.validations(in: dialect)
      guard known.contains(key.text) else {
        if !reportForbidden(key) { reportUnknown(key, in: mapping, of: element) }
        continue
      }
      switch key.text {
      case "required": if reader.boolean(rule.value, key.text) == true { element.required = key }
      case "is_number": element.isNumber = reader.boolean(rule.value, key.text) ?? false
      case "regex": element.regex = reader.text(rule.value, key.text, .issueAttributeNotString, says: "")
      default:
        element.accept = reader.text(
          rule.value, key.text, .issueAttributeNotString, says: "\(element.name): accept must be a string",
          isOptional: true)
      }
    }
  }

  private mutating func reportUnknown(_ key: Node.Scalar, in mapping: Node.Mapping, of element: IssueElement) {
    let known = element.type.validations(in: dialect)
    let near = NameIndex(known).nearest(to: key.text)
    let isFree = near.map { mapping[$0.name] == nil } ?? false
    let fix = near.flatMap { $0.isCertain && isFree ? reader.renaming(key, to: $0.name) : nil }
    var hint =
      near.map { "Did you mean `\($0.name)`?" } ?? "\(element.type.noun.capitalizedFirst) has \(listing(known))."
    if key.text == "is_number" || key.text == "regex" {
      hint = "Only Gitea knows it: `--dialect gitea` checks the form for Gitea."
    }
    if dialect == .gitea {
      reader.report(
        .issueWithoutEffect, "`\(key.text)` means nothing under `validations`", at: key.range, hint: hint, fix: fix)
    } else {
      reader.report(
        .issueElementKeyUnknown, "`\(key.text)` is no validation of \(element.type.noun)",
        at: key.range, hint: hint, says: "\(element.name): `\(key.text)` is not a permitted key", fix: fix)
    }
  }

  /// Reads where a Gitea element is shown: in the form, in the issue, or in both.
  mutating func readVisible(_ node: Node, into element: inout IssueElement) {
    guard case .sequence(let sequence) = node else {
      return reader.report(
        .issueWrongType, "`visible` must be a list of `form` and `content`, not \(node.noun)", at: node.range,
        hint: "Write `visible: [form]`.")
    }
    var places: Set<String> = []
    for case .scalar(let scalar) in sequence.items {
      guard scalar.text == "form" || scalar.text == "content" else {
        reader.report(
          .issueWrongType, "`\(scalar.text)` is no place where an element can be shown", at: scalar.range,
          hint: "Places are `form` and `content`.")
        continue
      }
      places.insert(scalar.text)
    }
    element.isShownInForm = places.contains("form")
    element.isShownInIssue = places.contains("content")
  }
}
