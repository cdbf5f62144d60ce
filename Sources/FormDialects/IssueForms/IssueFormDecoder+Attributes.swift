import FormDiagnostics
import FormDocuments
import FormText

extension IssueFormDecoder {
  /// What keys of HTML and of other form languages are called under `attributes`.
  private static let elsewhere = [
    "default": "value", "text": "value", "content": "value", "hint": "description", "help": "description",
    "title": "label", "name": "label", "choices": "options", "items": "options", "values": "options",
    "multi": "multiple", "selected": "default", "language": "render", "lang": "render",
  ]

  /// Reads what stands under `attributes`.
  mutating func readAttributes(_ entry: Node.Entry, into element: inout IssueElement) {
    guard !entry.value.isHole else { return }
    guard case .mapping(let mapping) = entry.value else {
      if entry.value.isNull {
        return reportMissing(attributesBesides: [], of: element, at: entry.key.range)
      }
      return reader.report(
        .issueWrongType, "`attributes` must be a mapping, not \(entry.value.noun)", at: entry.value.range,
        hint: "Write its keys indented under it, without dashes: `value: …`.",
        says: "\(element.name): required attribute key `\(element.type.requiredAttributes[0])` is missing")
    }
    var found: [String] = []
    element.hasDefault = mapping.has("default")
    for attribute in mapping.entries {
      guard case .scalar(let key) = attribute.key else {
        reportUnknown(attribute.key, attribute.key.noun, in: mapping, of: element)
        continue
      }
      if element.type.attributes.contains(key.text) {
        found.append(key.text)
        read(attribute.value, as: key, into: &element)
      } else if !reportForbidden(key), !reportRaised(key, from: mapping, of: entry, &element),
        let name = reportUnknown(attribute.key, key.text, in: mapping, of: element)
      {
        found.append(name)
        let meant = Node.Scalar(text: name, range: key.range)
        read(attribute.value, as: meant, into: &element)
      }
    }
    checkDefault(of: &element)
    reportMissing(attributesBesides: found, of: element, at: mapping.anchor)
  }

  /// Reports the attributes that `element` must have, if any are neither among `found` nor told of as misplaced.
  mutating func reportMissing(attributesBesides found: [String], of element: IssueElement, at range: SourceRange) {
    let missing = element.type.requiredAttributes.filter {
      !found.contains($0) && !element.misplacedAttributes.contains($0)
    }
    guard !missing.isEmpty else { return }
    let names = missing.map { "`\($0)`" }.joined(separator: " and ")
    reader.report(
      .issueAttributeMissing, "The `\(element.type.rawValue)` element has no \(names)", at: range,
      hint: "Write \(names) under the element's `attributes:`.",
      says: "\(element.name): required attribute key `\(missing[0])` is missing")
  }

  private mutating func read(_ node: Node, as key: Node.Scalar, into element: inout IssueElement) {
    switch key.text {
    case "label":
      element.label = string(node, key.text, at: element.index)
      checkWords(of: element)
    case "description": element.description = string(node, key.text, at: element.index, isOptional: true)
    case "placeholder": element.placeholder = string(node, key.text, at: element.index, isOptional: true)
    case "value": element.value = string(node, key.text, at: element.index, isOptional: element.type != .markdown)
    case "render": element.render = string(node, key.text, at: element.index, isOptional: true)?.text
    case "multiple": element.isMultiple = reader.boolean(node, key.text) ?? false
    case "options": readOptions(node, into: &element)
    default: readDefault(node, into: &element)
    }
  }

  private mutating func string(
    _ node: Node, _ key: String, at index: Int, isOptional: Bool = false
  ) -> Node.Scalar? {
    reader.text(
      node, key, .issueAttributeNotString, says: "\(IssueElement.name(at: index)): \(key) must be a string",
      isOptional: isOptional)
  }

  private mutating func checkWords(of element: IssueElement) {
    guard dialect == .github, element.type == .input || element.type == .textarea, let label = element.label,
      label.text.asksForPassword
    else { return }
    reader.report(
      .issueLabelForbiddenWord, "A label must not ask for a password", at: label.range,
      hint: "Call it something else: issues are public. GitHub does not publish the other words that it refuses.",
      says: "\(element.name): `label` contains forbidden word")
  }

  private mutating func readDefault(_ node: Node, into element: inout IssueElement) {
    guard !node.isHole else { return }
    guard case .scalar(let scalar) = node, case .integer(let place) = scalar.value else {
      let place = element.options.firstIndex { option in
        if case .scalar(let scalar) = node { option.label.text == scalar.text } else { false }
      }
      let fix = place.map { Diagnostic.Fix("Write its place, `\($0)`", [Diagnostic.Edit(node.range, "\($0)")]) }
      return reader.report(
        .issueWrongType, "`default` must be the place of an option in the list, counted from 0", at: node.range,
        hint: "Write `default: 0` for the first option.", fix: fix)
    }
    element.defaultPlace = Int(exactly: place) ?? -1
    element.defaultRange = scalar.range
  }

  /// Checks the default of `element` against its options, once both are read.
  private mutating func checkDefault(of element: inout IssueElement) {
    guard let place = element.defaultPlace, let range = element.defaultRange, element.optionCount > 0 else { return }
    if !(0..<element.optionCount).contains(place) {
      let last = element.optionCount - 1
      reader.report(
        .issueDefaultOutside, "`default` is \(place), but the options are counted from 0 to \(last)", at: range,
        hint: "Write the place of the option that is chosen at the start: 0 for the first.")
      element.defaultPlace = nil
    } else if element.options.count != element.optionCount {
      element.defaultPlace = nil
    }
  }

  /// Reports `validations`, a validation or an `id` among the attributes; returns whether it is one of them.
  private mutating func reportRaised(
    _ key: Node.Scalar, from mapping: Node.Mapping, of entry: Node.Entry, _ element: inout IssueElement
  ) -> Bool {
    let isValidation = element.type.validations(in: dialect).contains(key.text)
    guard isValidation || key.text == "validations" || key.text == "id" && element.type != .markdown,
      dialect == .github
    else { return false }
    let isFree = isValidation ? !element.saysValidations : key.text == "id" ? !element.saysID : !element.saysValidations
    reader.report(
      .issueAttributeNotPermitted, "`\(key.text)` is no attribute of \(element.type.noun)", at: key.range,
      hint: isValidation
        ? "It belongs under `validations`, beside `attributes`." : "It belongs beside `attributes`, not under it.",
      says: "\(element.name): `\(key.text)` is not a permitted attribute",
      fix: isFree ? raising(key, from: mapping, of: entry, under: isValidation ? "validations" : nil) : nil)
    return true
  }

  /// Reports a key that elements of the type do not have under `attributes`; returns the key that it is read as.
  @discardableResult private mutating func reportUnknown(
    _ key: Node, _ name: String, in mapping: Node.Mapping, of element: IssueElement
  ) -> String? {
    let type = element.type
    let near = NameIndex(type.attributes).nearest(to: name)
    let own = type == .markdown && ["label", "description"].contains(name) ? "value" : Self.elsewhere[name]
    let foreign = own.flatMap { type.attributes.contains($0) ? $0 : nil }
    let meant = foreign ?? near?.name
    let isFree = meant.map { mapping[$0] == nil } ?? false
    let owners = IssueElementType.allCases.filter { $0.attributes.contains(name) }.map(\.rawValue)
    let hint: String
    if type.validations(in: dialect).contains(name) {
      hint = "It belongs under `validations`, beside `attributes`."
    } else if let meant, isFree {
      hint = "Did you mean `\(meant)`?"
    } else if !owners.isEmpty {
      hint = "It is for \(NameList.quoted(owners)) elements."
    } else {
      hint = "Take it away: `\(type.rawValue)` elements have \(listing(type.attributes))."
    }
    var fix: Diagnostic.Fix?
    if case .scalar(let scalar) = key, foreign != nil || near?.isCertain == true, isFree, let meant {
      fix = reader.renaming(scalar, to: meant)
    }
    if dialect == .gitea {
      reader.report(
        .issueWithoutEffect, "`\(name)` means nothing on \(type.noun)", at: key.range, hint: hint,
        fix: fix)
    } else {
      reader.report(
        .issueAttributeNotPermitted, "`\(name)` is no attribute of \(type.noun)", at: key.range,
        hint: hint, says: "\(element.name): `\(name)` is not a permitted attribute", fix: fix)
    }
    return fix == nil ? nil : meant
  }
}

extension String {
  /// Whether the word `password` is in the text, in letters of either case.
  fileprivate var asksForPassword: Bool {
    let letters = Array(lowercased().utf8)
    return letters.indices.contains { letters[$0...].starts(with: "password".utf8) }
  }
}
