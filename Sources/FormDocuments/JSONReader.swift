public import FormDiagnostics

/// Reads JSON texts, strictly, into the same trees as YAML.
///
/// A string is a double quoted scalar, any other single value a plain one, so that both mean what YAML makes of them.
/// Repeated keys are findings, as in YAML. A byte order mark at the start is passed over.
///
/// Source: RFC 8259.
public enum JSONReader {
  /// The value that `source` holds, and what is wrong with it.
  ///
  /// The root is nil when the text is empty (`empty-document`), is not JSON (`json-syntax`), or passes a limit.
  public static func read(
    _ source: SourceText, limits: DocumentLimits = .standard
  ) -> (root: Node?, diagnostics: [Diagnostic]) {
    if source.bytes.count > limits.size {
      return (nil, [.tooLarge(source.bytes.count, limits, at: SourceRange(at: source.byteOrderMarkCount))])
    }
    if let finding = source.bytes.firstBadCharacter(from: source.byteOrderMarkCount) { return (nil, [finding]) }
    var parser = JSONParser(source, limits)
    let root = parser.document()
    return (root, parser.findings.inOrder())
  }
}

/// Reads a document that may be YAML or JSON.
public enum DocumentReader {
  /// The one document of `source`, and what is wrong with it.
  ///
  /// A name that ends in `.json` makes it JSON. Any other text is YAML; only when it begins with a brace or bracket
  /// and is JSON from end to end is it read as that, because YAML readers stumble over some JSON texts (tabs, keys
  /// past 1,024 characters, characters written as two `\u` escapes).
  public static func read(
    _ source: SourceText, limits: DocumentLimits = .standard
  ) -> (root: Node?, diagnostics: [Diagnostic]) {
    if source.isJSON { return JSONReader.read(source, limits: limits) }
    if source.beginsLikeJSON {
      let reading = JSONReader.read(source, limits: limits)
      if reading.root != nil { return reading }
    }
    return YAMLReader.readOne(source, limits: limits)
  }
}

extension SourceText {
  /// Whether the first byte that is no blank opens an object or array.
  fileprivate var beginsLikeJSON: Bool {
    let first = bytes.dropFirst(byteOrderMarkCount).first { byte in
      byte != 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
    }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}

extension SourceText {
  /// Whether the text is read as JSON, which its name tells.
  public var isJSON: Bool { name.lowercased().hasSuffix(".json") }
}
