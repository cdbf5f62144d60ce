public import FormDiagnostics

/// One value of a YAML or JSON document, with the place it was written at.
///
/// An alias is the node it names: the anchored node stands in both places, with its range where the anchor is.
public enum Node: Sendable {
  /// A single value: text, a number, true, false or null.
  case scalar(Scalar)
  /// A list.
  case sequence(Sequence)
  /// Keys with their values.
  case mapping(Mapping)

  /// The bytes of the node: from its first character to its last, quotes and brackets included.
  public var range: SourceRange {
    switch self {
    case .scalar(let scalar): scalar.range
    case .sequence(let sequence): sequence.range
    case .mapping(let mapping): mapping.range
    }
  }
}

extension Node {
  /// A single value as it was written.
  public struct Scalar: Sendable {
    /// The text after quotes, escapes and line folding are taken away.
    public let text: String
    /// The bytes of the scalar, quotes or the block header included.
    public let range: SourceRange
    /// How the scalar was written.
    public let style: Style
    /// The core schema tag that was written before it, if any.
    public let tag: Tag?

    /// A scalar that reads `text`.
    public init(text: String, range: SourceRange, style: Style = .plain, tag: Tag? = nil) {
      self.text = text
      self.range = range
      self.style = style
      self.tag = tag
    }

    /// Whether the scalar stands where something could not be read, such as an alias that names nothing.
    ///
    /// The mistake was reported when the document was read; later layers pass over a hole without another finding.
    public var isHole: Bool { tag == .hole }
  }

  /// How a scalar was written (YAML 1.2.2, chapters 7 and 8). A JSON string is double quoted, any other JSON scalar plain.
  public enum Style: UInt8, Sendable {
    /// Without quotes.
    case plain
    /// In single quotes.
    case singleQuoted
    /// In double quotes.
    case doubleQuoted
    /// A block scalar with `|`.
    case literal
    /// A block scalar with `>`.
    case folded
  }

  /// The tags of the core schema (YAML 1.2.2, section 10.3) and the non-specific tag.
  public enum Tag: UInt8, Sendable {
    /// `!!str`, or the non-specific `!`.
    case string
    /// `!!int`
    case integer
    /// `!!float`
    case float
    /// `!!bool`
    case boolean
    /// `!!null`
    case null
    /// `!!seq`
    case sequence
    /// `!!map`
    case mapping
    /// No tag that was written: the scalar stands where something could not be read; see ``Scalar/isHole``.
    case hole
  }

  /// A list of nodes.
  public struct Sequence: Sendable {
    /// The items in the order of the text.
    public let items: [Node]
    /// The bytes from the first character of the list to its last.
    public let range: SourceRange

    /// The list of `items`.
    public init(items: [Node], range: SourceRange) {
      self.items = items
      self.range = range
    }
  }

  /// Keys with their values, in the order of the text, merged entries (`<<`) last.
  public struct Mapping: Sendable {
    /// The entries. A key stands in at most one of them; a repeated one is a finding and its later entries are left out.
    public let entries: [Entry]
    /// The bytes from the first character of the mapping to its last.
    public let range: SourceRange

    /// The mapping of `entries`.
    public init(entries: [Entry], range: SourceRange) {
      self.entries = entries
      self.range = range
    }

    /// The entry whose key is the scalar `name`; nil when there is none.
    public subscript(name: String) -> Entry? { place(of: name).map { entries[$0] } }

    /// Whether an entry has the scalar `name` as its key.
    public func has(_ name: String) -> Bool { place(of: name) != nil }

    private func place(of name: String) -> Int? {
      // By places, because going through the entries themselves would copy each, counting references.
      entries.indices.first { place in
        if case .scalar(let key) = entries[place].key { key.text == name } else { false }
      }
    }
  }

  /// One key with its value.
  public struct Entry: Sendable {
    /// The key; in every document that means something to us, a scalar.
    public let key: Node
    /// The value.
    public let value: Node
    /// Whether the entry came from a merge key (`<<`) rather than from the mapping itself.
    public let isMerged: Bool

    /// The entry `key: value`.
    public init(key: Node, value: Node, isMerged: Bool = false) {
      self.key = key
      self.value = value
      self.isMerged = isMerged
    }
  }
}
