import FormDiagnostics
import FormDocuments
import FormText

extension IssueFormDecoder {
  private static let elementKeys = ["type", "id", "attributes", "validations"]

  /// Reads the elements under `body`; `anchor` is where a missing body is reported.
  mutating func readBody(_ entry: Node.Entry?, anchor: SourceRange) {
    let says = "Body cannot be empty"
    guard let entry else {
      return reader.report(
        .issueBodyEmpty, "The form has no `body`", at: anchor,
        hint: "Add `body:` with a list of elements, each with a dash and a `type`.", says: says)
    }
    guard !entry.value.isHole else { return }
    guard case .sequence(let sequence) = entry.value else {
      if entry.value.isNull {
        return reader.report(
          .issueBodyEmpty, "`body` is empty", at: entry.key.range,
          hint: "List elements under it, each with a dash and a `type`.", says: says)
      }
      return reader.report(
        .issueWrongType, "`body` must be a list of elements, not \(entry.value.noun)", at: entry.value.range,
        hint: "Write each element with a dash before it: `- type: input`.")
    }
    if sequence.items.isEmpty {
      return reader.report(
        .issueBodyEmpty, "`body` is an empty list", at: entry.value.range,
        hint: "List elements in it, each with a `type`.", says: says)
    }
    var hasBroken = false
    for (index, node) in sequence.items.enumerated() {
      if let element = element(node, index) { elements.append(element) } else { hasBroken = true }
    }
    if !hasBroken, dialect == .github, elements.allSatisfy({ $0.type == .markdown }) {
      reader.report(
        .issueBodyOnlyMarkdown, "Nothing in the form can be answered: all of its elements are `markdown`",
        at: entry.key.range, hint: "Add an element that asks for something, such as a `textarea`.",
        says: "Body must contain at least one non-markdown field")
    }
  }

  private mutating func element(_ node: Node, _ index: Int) -> IssueElement? {
    guard !node.isHole else { return nil }
    guard case .mapping(let mapping) = node else {
      reader.report(
        .issueWrongType, "An element must be a mapping with a `type`, not \(node.isNull ? "nothing" : node.noun)",
        at: node.range, hint: "Write `- type: textarea`, with `attributes:` on a line of its own under `type`.")
      return nil
    }
    guard let type = type(of: mapping, index) else { return nil }
    var element = IssueElement(type: type, index: index, range: mapping.range)
    element.lineAfterType = lineAfterType(in: mapping)
    element.saysID = mapping.has("id")
    element.saysValidations = mapping.has("validations")
    element.misplacedAttributes = type.attributes.filter(mapping.has)
    var hasAttributes = false
    for entry in mapping.entries {
      guard case .scalar(let key) = entry.key else {
        reportUnknown(entry.key, entry.key.noun, in: mapping, of: element)
        continue
      }
      switch key.text {
      case "type": continue
      case "id": readID(entry, into: &element)
      case "attributes":
        hasAttributes = true
        readAttributes(entry, into: &element)
      case "validations": readValidations(entry, into: &element)
      case "visible" where dialect == .gitea: readVisible(entry.value, into: &element)
      default:
        if reportForbidden(key) { continue }
        if let name = reportUnknown(entry.key, key.text, in: mapping, of: element) {
          hasAttributes = hasAttributes || name == "attributes"
          if name == "attributes" { readAttributes(entry, into: &element) }
          if name == "validations" { readValidations(entry, into: &element) }
        }
      }
    }
    if !hasAttributes { reportMissing(attributesBesides: [], of: element, at: mapping.anchor) }
    return element
  }

  /// The place after the line's value of `type`, when the next key stands on a line of its own.
  private func lineAfterType(in mapping: Node.Mapping) -> (offset: Int, indent: Int)? {
    guard
      let place = mapping.entries.firstIndex(where: {
        if case .scalar(let key) = $0.key { key.text == "type" } else { false }
      }),
      mapping.entries.indices.contains(place + 1)
    else { return nil }
    let end = mapping.entries[place].value.range.end
    let next = mapping.entries[place + 1].key.range.start
    let bytes = reader.source.bytes
    guard end < next, let lineBreak = bytes[end..<next].lastIndex(of: UInt8(ascii: "\n")),
      bytes[(lineBreak + 1)..<next].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return nil }
    return (end, next - lineBreak - 1)
  }

  /// The type that `mapping` names; nil, after a finding, when it names none.
  private mutating func type(of mapping: Node.Mapping, _ index: Int) -> IssueElementType? {
    var known: String { listing(IssueElementType.allCases.map(\.rawValue)) }
    guard let entry = mapping["type"] else {
      // A key that was meant to be `type` is told of as that.
      let near = mapping.entries.lazy.compactMap { entry -> Node.Scalar? in
        guard case .scalar(let key) = entry.key, !Self.elementKeys.contains(key.text) else { return nil }
        return NameIndex(Self.elementKeys).nearest(to: key.text)?.name == "type" ? key : nil
      }.first
      reader.report(
        .issueTypeMissing, "The element does not say its `type`", at: near?.range ?? mapping.anchor,
        hint: near.map { "Did you mean `type` where `\($0.text)` stands?" } ?? "Add `type:` with one of \(known).",
        says: "Body[\(index)]: required key type is missing", fix: near.map { reader.renaming($0, to: "type") })
      return nil
    }
    guard !entry.value.isHole else { return nil }
    guard case .scalar(let scalar) = entry.value, !scalar.text.isEmpty else {
      reader.report(
        .issueTypeMissing, "`type` must be the name of a type\(entry.value.isNull ? ", but it has no value" : "")",
        at: entry.value.isNull ? entry.key.range : entry.value.range, hint: "Types are \(known).",
        says: "Body[\(index)]: required key type is missing")
      return nil
    }
    if let type = IssueElementType(rawValue: scalar.text) { return type }
    let near = NameIndex(IssueElementType.allCases.map(\.rawValue)).nearest(to: scalar.text)
    let meant = IssueElementType.meant(by: scalar.text)
    let isCertain = meant == nil && near?.isCertain == true
    let fix =
      isCertain ? near.map { Diagnostic.Fix("Write `\($0.name)`", [Diagnostic.Edit(scalar.range, $0.name)]) } : nil
    reader.report(
      .issueTypeUnknown, "`\(scalar.text)` is no type of an element", at: scalar.range,
      hint: (meant?.rawValue ?? near?.name).map { "Did you mean `\($0)`?" } ?? "Types are \(known).",
      says: "Body[\(index)]: `\(scalar.text)` is not a valid input type", fix: fix)
    return isCertain ? near.flatMap { IssueElementType(rawValue: $0.name) } : nil
  }

  private mutating func readID(_ entry: Node.Entry, into element: inout IssueElement) {
    if element.type == .markdown {
      return reader.report(
        .issueWithoutEffect, "An `id` on a `markdown` element does nothing", at: entry.key.range,
        hint: "Take it away: a `markdown` element is not submitted.")
    }
    guard
      let id = reader.text(entry.value, "id", .issueAttributeNotString, says: "\(element.name): id must be a string")
    else { return }
    guard id.text.utf8.allSatisfy(isReferenceByte) else {
      let repaired = LabelReference.parameterized(id.text)
      let fix = repaired.isEmpty ? nil : Diagnostic.Fix("Write `\(repaired)`", [Diagnostic.Edit(id.range, repaired)])
      reader.report(
        .issueIDCharacters, "The id `\(id.text)` has characters that no id may have", at: id.range,
        hint: "An id is made of letters of the English alphabet, digits, `-` and `_`.",
        says: "\(element.name): `id` can only contain numbers, letters, -, _", fix: fix)
      return
    }
    element.id = id
  }

  /// Reports a key that elements do not have; returns the key that it is read as, when that is certain.
  @discardableResult private mutating func reportUnknown(
    _ key: Node, _ name: String, in mapping: Node.Mapping, of element: IssueElement
  ) -> String? {
    let near = NameIndex(Self.elementKeys).nearest(to: name)
    let isFree = near.map { mapping[$0.name] == nil } ?? false
    let isAttribute = element.type.attributes.contains(name)
    let isValidation = element.type.validations(in: dialect).contains(name)
    let hint: String
    if isAttribute {
      hint = "It belongs under `attributes`."
    } else if isValidation {
      hint = "It belongs under `validations`."
    } else if let near, isFree {
      hint = "Did you mean `\(near.name)`?"
    } else if name == "visible" {
      hint = "Only Gitea knows it: `--dialect gitea` checks the form for Gitea."
    } else {
      hint = "Take it away: an element may have \(listing(Self.elementKeys))."
    }
    var fix: Diagnostic.Fix?
    if case .scalar(let scalar) = key {
      if isAttribute || isValidation {
        let siblings = isAttribute ? element.type.attributes : element.type.validations(in: dialect)
        fix = moving(scalar, in: mapping, under: isAttribute ? "attributes" : "validations", with: siblings)
      } else if let near, near.isCertain, isFree {
        fix = reader.renaming(scalar, to: near.name)
      }
    }
    if dialect == .gitea {
      reader.report(
        .issueWithoutEffect, "`\(name)` means nothing beside `type`", at: key.range, hint: hint, fix: fix)
    } else {
      reader.report(
        .issueElementKeyUnknown, "`\(name)` is no key of an element", at: key.range, hint: hint,
        says: "\(element.name): `\(name)` is not a permitted key", fix: fix)
    }
    return near.flatMap { $0.isCertain && isFree ? $0.name : nil }
  }
}

/// Whether `byte` is a letter of ASCII, a digit, `-` or `_`.
func isReferenceByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
    true
  default: false
  }
}

extension Node.Mapping {
  /// Where something missing is reported: the first key.
  var anchor: SourceRange { entries.first?.key.range ?? range }
}
