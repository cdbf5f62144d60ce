import FormDiagnostics
import FormDocuments

/// Lists that were written as mappings, and mappings that were written as texts.
extension DecodingContext {
  /// Reports a mapping from ids to fields where a list of fields is wanted.
  mutating func reportFieldMapping(_ node: Node, _ subject: String?) {
    var hint = "Write each field with a dash before it: `- {id: name, type: text}`."
    if case .mapping(let mapping) = node, let first = mapping.entries.first, case .scalar(let key) = first.key {
      if key.style == .plain, key.text.hasPrefix("-") {
        return reportWrongType(
          node, expected: "a list of fields, each with a dash before it", of: subject,
          hint: "A space is missing behind the dash: `- \(key.text.dropFirst()): …`.",
          fix: mapping.entries.count == 1
            ? Diagnostic.Fix(
              "Put a space behind the dash", [Diagnostic.Edit(SourceRange(at: key.range.start + 1), " ")]) : nil)
      }
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
      return reportWrongType(
        node, expected: noun, of: subject, hint: "Write each item with a dash before it.",
        fix: noun == "a list of checks" ? dash(before: mapping) : nil)
    }
    reportWrongType(
      node, expected: noun, of: subject,
      hint: "Write each option as an item: `\(pairs[0])`.", fix: listing(of: mapping, pairs))
  }

  /// Reports what is no mapping from names where one is wanted: `- {id: terms, file: terms.md}` under `documents`.
  mutating func reportNoTable(_ node: Node, noun: String, of subject: String?) {
    guard case .sequence(let sequence) = node, !sequence.items.isEmpty else {
      return reportWrongType(node, expected: noun, of: subject)
    }
    if reportListOfPairs(sequence, expected: noun, subject) { return }
    var edits: [Diagnostic.Edit] = []
    var example: String?
    for case .mapping(let item) in sequence.items {
      guard let named = item.entries.first, case .scalar(let key) = named.key,
        ["id", "name", "key"].contains(key.text),
        case .scalar(let name) = named.value, isIdentifier(name.text)
      else { continue }
      example = example ?? name.text
      let dash = item.range.start - 2
      guard item.entries.count > 1, source[item.range].hasPrefix("{"), dash >= 0,
        source[SourceRange(dash, item.range.start)] == "- "
      else { continue }
      edits.append(Diagnostic.Edit(SourceRange(dash, item.entries[1].key.range.start), "\(name.text): {"))
    }
    reportWrongType(
      node, expected: noun, of: subject, hint: example.map { "The name stands before a colon: `\($0): {…}`." },
      fix: edits.count == sequence.items.count ? Diagnostic.Fix("Put the names before colons", edits) : nil)
  }

  /// Reports a list each of whose items is a part of the mapping that is wanted: `- primary: {color: blue}` under
  /// `styles`, `[en: Tap, ko: 수도]` for a text.
  ///
  /// - Returns: Whether `sequence` is one.
  mutating func reportListOfPairs(
    _ sequence: Node.Sequence, expected: String = "a mapping", _ subject: String?
  ) -> Bool {
    var names: Set<String> = []
    let isFlow = source[sequence.range].hasPrefix("[")
    var edits = isFlow ? bracketEdits(of: sequence.range) : []
    for item in sequence.items {
      guard case .mapping(let part) = item, let first = part.entries.first, case .scalar(let key) = first.key,
        !["id", "name", "key"].contains(key.text), !source[part.range].hasPrefix("{"),
        part.entries.allSatisfy({ entry in
          if case .scalar(let key) = entry.key { names.insert(key.text).inserted } else { false }
        })
      else { return false }
      let dash = SourceRange(max(0, part.range.start - 2), part.range.start)
      if !isFlow, source[dash] == "- " { edits.append(Diagnostic.Edit(dash, "  ")) }
    }
    guard !sequence.items.isEmpty else { return false }
    reportWrongType(
      .sequence(sequence), expected: expected, of: subject,
      hint: isFlow ? "Write `{…}` in place of `[…]`." : "Write the keys without dashes before them.",
      fix: edits.count == (isFlow ? 2 : sequence.items.count)
        ? Diagnostic.Fix(isFlow ? "Write braces" : "Take the dashes away", edits) : nil)
    return true
  }

  /// The edits that make braces of the brackets around `range`.
  private func bracketEdits(of range: SourceRange) -> [Diagnostic.Edit] {
    [
      Diagnostic.Edit(SourceRange(range.start, range.start + 1), "{"),
      Diagnostic.Edit(SourceRange(range.end - 1, range.end), "}"),
    ]
  }

  /// The repair that makes the only item of a list of a mapping in lines.
  private func dash(before mapping: Node.Mapping) -> Diagnostic.Fix? {
    guard !source[mapping.range].hasPrefix("{") else { return nil }
    var edits = [Diagnostic.Edit(SourceRange(at: mapping.range.start), "- ")]
    for offset in mapping.range.start..<mapping.range.end where source.bytes[offset] == UInt8(ascii: "\n") {
      if offset + 1 < mapping.range.end, source.bytes[offset + 1] == UInt8(ascii: " ") {
        edits.append(Diagnostic.Edit(SourceRange(at: offset + 1), "  "))
      }
    }
    return Diagnostic.Fix("Put a dash before it", edits)
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

  /// Reports a key without its colon, `label Hand in`, where a mapping with such a key is wanted.
  ///
  /// - Returns: Whether `scalar` is one.
  mutating func reportMissingColon(_ scalar: Node.Scalar, _ isKey: (String) -> Bool) -> Bool {
    guard scalar.style == .plain, let space = scalar.text.firstIndex(of: " ") else { return false }
    let key = String(scalar.text[..<space])
    guard isKey(key), source[scalar.range].hasPrefix(key) else { return false }
    let range = SourceRange(scalar.range.start, scalar.range.start + key.utf8.count)
    let isOneLine = !source[scalar.range].contains { $0.isNewline }
    report(
      Diagnostic(
        .wrongType, "A colon is missing behind `\(key)`", at: range,
        hint: "Write `\(key):\(scalar.text[space...].prefix(40))`.",
        fix: isOneLine
          ? Diagnostic.Fix("Put a colon behind the key", [Diagnostic.Edit(SourceRange(at: range.end), ":")]) : nil))
    return true
  }

  /// Reports a single value where a mapping is wanted that would have it under `key`.
  mutating func reportBareMapping(_ scalar: Node.Scalar, under key: String, _ subject: String?) {
    let mapping = "{\(key): \(source[scalar.range].flowSafe(scalar))}"
    let isWritable = scalar.style != .literal && scalar.style != .folded
    reportWrongType(
      .scalar(scalar), expected: "a mapping", of: subject,
      hint: "Write \(subject.map { "`\($0): \(mapping)`" } ?? "`\(mapping)`").",
      fix: isWritable ? Diagnostic.Fix("Write it as a mapping", [Diagnostic.Edit(scalar.range, mapping)]) : nil)
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

extension String {
  /// What is written for `scalar`, in quotes where it could not stand without them between braces.
  fileprivate func flowSafe(_ scalar: Node.Scalar) -> String {
    scalar.style == .plain && contains { ",[]{}".contains($0) } ? inQuotes : self
  }
}
