public import FormDiagnostics

/// The codes of this layer: what can be wrong with a document before anyone asks what it means.
public enum DocumentFindings {
  /// All codes of this layer, in the order in which they are explained.
  public static let codes: [DiagnosticCode] = [
    .badEncoding, .tooLarge, .yamlSyntax, .jsonSyntax, .duplicateKey, .severalDocuments, .emptyDocument, .unknownTag,
    .tagMismatch, .unknownAlias, .badMerge, .tooDeep, .tooManyNodes,
  ]
}

extension DiagnosticCode {
  /// The file is neither UTF-8 nor UTF-16, or holds a character that no document may hold.
  public static let badEncoding = Self("bad-encoding", .error)
  /// The file has more bytes than are read.
  public static let tooLarge = Self("too-large", .error)
  /// The text is not YAML.
  public static let yamlSyntax = Self("yaml-syntax", .error)
  /// The text is not JSON.
  public static let jsonSyntax = Self("json-syntax", .error)
  /// A mapping has the same key twice.
  public static let duplicateKey = Self("duplicate-key", .error)
  /// The file holds more than one document.
  public static let severalDocuments = Self("several-documents", .error)
  /// The file holds nothing but blanks and comments.
  public static let emptyDocument = Self("empty-document", .error)
  /// A tag that is not one of the core schema's.
  public static let unknownTag = Self("unknown-tag", .error)
  /// A core tag on a value that it does not fit, such as `!!int` on a word.
  public static let tagMismatch = Self("tag-mismatch", .error)
  /// An alias that names no anchor, or one that it stands in itself.
  public static let unknownAlias = Self("unknown-alias", .error)
  /// A merge key (`<<`) whose value is neither a mapping nor a list of mappings.
  public static let badMerge = Self("bad-merge", .error)
  /// Lists and mappings stand too many levels inside one another.
  public static let tooDeep = Self("too-deep", .error)
  /// The document has too many nodes, aliases counted as what they stand for.
  public static let tooManyNodes = Self("too-many-nodes", .error)
}
