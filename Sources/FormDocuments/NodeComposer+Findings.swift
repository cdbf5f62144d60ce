internal import FormDiagnostics
internal import FormText

// The findings about whole documents: limits, aliases, tags.

extension NodeComposer {
  mutating func refuseSize() {
    findings = [.tooLarge(source.bytes.count, limits, at: SourceRange(at: source.byteOrderMarkCount))]
  }

  func severalDocuments(second: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .severalDocuments, "a second document begins here; a file holds exactly one", at: second,
      hint: "move it to a file of its own, or remove this line to make the two one")
  }

  func unknownAlias(_ name: String, at range: SourceRange, isOpen: Bool, known: [String]) -> Diagnostic {
    if isOpen {
      return Diagnostic(
        .unknownAlias, "`*\(name)` stands inside what it names, so it would contain itself", at: range)
    }
    return Diagnostic(
      .unknownAlias, "nothing before this place is called `&\(name)`", at: range,
      hint: "an alias repeats a value that was marked with `&\(name)` further up")
  }
}

// MARK: - Tags

extension NodeComposer {
  private static let corePrefix = "tag:yaml.org,2002:"

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
      findings.append(mismatch(written, "a single value", properties))
      return Node.Scalar(text: scalar.text, range: scalar.range, style: scalar.style, tag: .hole)
    default:
      findings.append(unknownTag(written, properties))
      return scalar
    }
    guard ScalarValue(scalar.text, tagged: tag) != nil else {
      findings.append(mismatch(written, scalar.text.isEmpty ? "an empty value" : quoted(scalar.text), properties))
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
      findings.append(mismatch(written, isMapping ? "a mapping" : "a list", properties))
    default: findings.append(unknownTag(written, properties))
    }
  }

  private func mismatch(_ written: String, _ content: String, _ properties: SourceRange) -> Diagnostic {
    let range = source.bytes.tagRange(in: properties)
    return Diagnostic(
      .tagMismatch, "the tag `\(source[range])` does not fit \(content)", at: range,
      hint: "remove the tag, or write a value that fits it")
  }

  private func unknownTag(_ written: String, _ properties: SourceRange) -> Diagnostic {
    let range = source.bytes.tagRange(in: properties)
    return Diagnostic(
      .unknownTag, "the tag `\(source[range])` is not one that can be used here", at: range,
      hint: "remove it; values are told apart by how they are written, or by the core tags such as `!!str`")
  }
}
