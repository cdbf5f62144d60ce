extension JSON {
  /// The JSON value of `node` under the core schema.
  ///
  /// Keys are written as their texts; keys that are lists or mappings as the JSON text of them. Infinite numbers and
  /// not-a-number, which JSON lacks, become `null`.
  public init(_ node: Node) {
    switch node {
    case .scalar(let scalar): self = JSON(scalar)
    case .sequence(let sequence): self = .array(sequence.items.map { JSON($0) })
    case .mapping(let mapping):
      self = .object(mapping.entries.map { Member(JSON.name(of: $0.key), JSON($0.value)) })
    }
  }

  private init(_ scalar: Node.Scalar) {
    switch scalar.value {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .float(let value): self = value.isFinite ? .number(scalar.jsonNumber ?? "\(value)") : .null
    case .string(let value): self = .string(value)
    }
  }

  private static func name(of key: Node) -> String {
    if case .scalar(let scalar) = key { scalar.text } else { JSONWriter(.compact).text(JSON(key)) }
  }
}

extension Node.Scalar {
  /// The text itself when JSON spells numbers that way too, so that no digit is lost.
  fileprivate var jsonNumber: String? {
    let source = Array(text.utf8)
    var parser = JSONParser(number: source)
    return parser.number() != nil && parser.offset == source.count ? text : nil
  }
}
