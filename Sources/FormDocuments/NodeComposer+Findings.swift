internal import FormDiagnostics
internal import FormText

// The findings about whole documents: limits, aliases, tags.

extension NodeComposer {
  mutating func refuseSize() {
    findings = [.tooLarge(source.bytes.count, limits, at: SourceRange(at: source.byteOrderMarkCount))]
  }

  func tooManyDirectives(at range: SourceRange) -> Diagnostic {
    Diagnostic(.yamlSyntax, "a document begins with more than 100 directives", at: range, hint: "remove them")
  }

  /// The finding about a document that begins at `second`, although one has been read.
  func severalDocuments(second: SourceRange) -> Diagnostic {
    let line = source.bytes.line(at: second.start)
    let below = source.bytes.line(below: line)
    guard !second.isEmpty, line.contentRange == second, isBlank(from: below) else {
      return Diagnostic(
        .severalDocuments, "a second document begins here; a file holds exactly one",
        at: second.isEmpty ? line.contentRange : second, hint: "move it to a file of its own")
    }
    let whole = SourceRange(line.start, below?.start ?? line.end)
    return Diagnostic(
      .severalDocuments, "a second document begins here, with nothing in it; a file holds exactly one", at: second,
      fix: Diagnostic.Fix("Remove the line", [Diagnostic.Edit(whole, "")]))
  }

  /// Whether nothing but blanks and comments follows from `line` on.
  private func isBlank(from line: SourceLine?) -> Bool {
    var current = line
    while let line = current {
      guard line.isBlank else { return false }
      current = source.bytes.line(below: line)
    }
    return true
  }

  mutating func unknownAlias(_ name: String, at range: SourceRange, isOpen: Bool) -> Diagnostic {
    if isOpen {
      return Diagnostic(
        .unknownAlias, "`*\(name)` stands inside what it names, so it would contain itself", at: range)
    }
    var before = range.start
    while before > 0, source.bytes.isSpaceOrTab(before - 1) { before -= 1 }
    if anchors.isEmpty, source.bytes[..<before].suffix(3).elementsEqual("<<:".utf8) {
      return Diagnostic(
        .unknownAlias, "nothing above is marked `&\(name)`, so there is nothing to merge", at: range,
        hint: "mark the mapping to repeat further up: `key: &\(name) {…}`")
    }
    if anchors.isEmpty {
      // Without a mark in the whole text above, it is text that begins with an asterisk.
      return Diagnostic(
        .unknownAlias, "`*` at the start of a value repeats what was marked with `&`, and nothing above is", at: range,
        hint: "put it in quotes",
        fix: Diagnostic.Fix("Put it in quotes", [Diagnostic.Edit(range, "'*\(name)'")]))
    }
    let near = suggestions.nearest(to: name, in: anchors.keys.sorted())
    return Diagnostic(
      .unknownAlias, "nothing above is marked `&\(name)`, so `*\(name)` repeats nothing", at: range,
      hint: near.map { "did you mean `*\($0.name)`?" }
        ?? "put it in quotes if it is text; an alias repeats a value that was marked with `&` further up",
      fix: near.flatMap { name in
        guard name.isCertain else { return nil }
        return Diagnostic.Fix("Write `*\(name.name)`", [Diagnostic.Edit(range, "*\(name.name)")])
      })
  }
}

// MARK: - Tags

extension NodeComposer {
  /// `scalar` with the tag that was written, if it is one of the core schema's and fits.
  mutating func tagged(_ scalar: Node.Scalar, _ written: String?, _ properties: SourceRange) -> Node.Scalar {
    guard let written else { return scalar }
    let tag: Node.Tag
    switch written {
    case "!", "tag:yaml.org,2002:str": tag = .string
    case "tag:yaml.org,2002:int": tag = .integer
    case "tag:yaml.org,2002:float": tag = .float
    case "tag:yaml.org,2002:bool": tag = .boolean
    case "tag:yaml.org,2002:null": tag = .null
    case "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map":
      if findings.hasRoom { findings.append(mismatch(written, "a single value", properties)) }
      return Node.Scalar(text: scalar.text, range: scalar.range, style: scalar.style, tag: .hole)
    default:
      if findings.hasRoom { findings.append(unknownTag(written, properties, before: scalar)) }
      return Node.Scalar(text: scalar.text, range: scalar.range, style: scalar.style, tag: .hole)
    }
    guard ScalarValue(scalar.text, tagged: tag) != nil else {
      if findings.hasRoom {
        findings.append(mismatch(written, scalar.text.isEmpty ? "an empty value" : quoted(scalar.text), properties))
      }
      return Node.Scalar(text: scalar.text, range: scalar.range, style: scalar.style, tag: .hole)
    }
    return Node.Scalar(text: scalar.text, range: scalar.range, style: scalar.style, tag: tag)
  }

  /// Checks the tag that was written before a list or mapping.
  mutating func checkTag(_ written: String, isMapping: Bool, _ properties: SourceRange) {
    switch written {
    case "!", isMapping ? "tag:yaml.org,2002:map" : "tag:yaml.org,2002:seq": break
    case "tag:yaml.org,2002:str", "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:bool",
      "tag:yaml.org,2002:null", "tag:yaml.org,2002:map", "tag:yaml.org,2002:seq":
      if findings.hasRoom { findings.append(mismatch(written, isMapping ? "a mapping" : "a list", properties)) }
    default: if findings.hasRoom { findings.append(unknownTag(written, properties)) }
    }
  }

  private func mismatch(_ written: String, _ content: String, _ properties: SourceRange) -> Diagnostic {
    let range = source.bytes.tagRange(in: properties)
    return Diagnostic(
      .tagMismatch, "the tag `\(source[range])` does not fit \(content)", at: range,
      hint: "remove the tag, or write a value that fits it")
  }

  private func unknownTag(
    _ written: String, _ properties: SourceRange, before scalar: Node.Scalar? = nil
  ) -> Diagnostic {
    let range = source.bytes.tagRange(in: properties)
    if written.hasPrefix("!"), let scalar, scalar.style == .plain, scalar.text.first.map({ !$0.isLetter }) ?? true,
      let edit = quoting(from: range, to: scalar)
    {
      return Diagnostic(
        .unknownTag, "`!` at the start of a value begins a tag, and `\(source[range])` is none that is known",
        at: edit.range, hint: "put the value in quotes", fix: Diagnostic.Fix("Put it in quotes", [edit]))
    }
    return Diagnostic(
      .unknownTag, "the tag `\(source[range])` is not one that can be used here", at: range,
      hint: written.hasPrefix("!")
        ? "put the value in quotes if it is text that begins with `!`; otherwise remove the tag"
        : "remove it; only `!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, `!!seq` and `!!map` have a meaning here")
  }

  /// The edit that puts what begins with the tag at `range` and ends with `scalar` into quotes; nil where that is not
  /// all on one line.
  private func quoting(from range: SourceRange, to scalar: Node.Scalar) -> Diagnostic.Edit? {
    let whole = SourceRange(range.start, max(range.end, scalar.range.isEmpty ? range.end : scalar.range.end))
    let text = source[whole]
    guard !text.contains(where: \.isNewline) else { return nil }
    let isSafeInDouble = !text.contains("\"") && !text.contains("\\")
    let quoted = text.contains("'") && isSafeInDouble ? "\"\(text)\"" : "'" + text.replacing("'", with: "''") + "'"
    return Diagnostic.Edit(whole, quoted)
  }
}
