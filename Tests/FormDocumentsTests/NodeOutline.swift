import FormDiagnostics
import FormDocuments

extension Node {
  /// The node and all that stand in it, in the order of the text.
  var subtree: [Node] {
    switch self {
    case .scalar: [self]
    case .sequence(let sequence): [self] + sequence.items.flatMap(\.subtree)
    case .mapping(let mapping): [self] + mapping.entries.flatMap { $0.key.subtree + $0.value.subtree }
    }
  }

  /// The values of the tree, places left out: `{a: [1, "x"]}`, strings in quotes.
  var outline: String {
    switch self {
    case .scalar(let scalar):
      switch scalar.value {
      case .null: "null"
      case .boolean(let value): "\(value)"
      case .integer(let value): "\(value)"
      case .float(let value): "\(value)"
      case .string(let value): "\"\(value)\""
      }
    case .sequence(let sequence): "[" + sequence.items.map(\.outline).joined(separator: ", ") + "]"
    case .mapping(let mapping):
      "{"
        + mapping.entries.map { "\($0.isMerged ? "<<" : "")\($0.key.outline): \($0.value.outline)" }
        .joined(separator: ", ") + "}"
    }
  }
}

extension Diagnostic {
  /// The finding in one line: its code, where it is, and the text there.
  func summary(in source: SourceText) -> String {
    let position = LineIndex(source).position(at: range.start)
    return "\(code.name) \(position.line):\(position.column) \(source[range])"
  }
}
