import FormDocuments

/// How the checkboxes of a group exclude each other.
public enum Exclusive: Sendable, Equatable {
  /// At most one is ticked: ticking one unticks the others.
  case atMostOne
  /// Ticking the named member unticks the rest, and the rest untick it.
  case member(Placed<String>)
}

extension Exclusive {
  /// `true`, `false`, or the id of the checkbox that excludes the others.
  static let shape = Shape<Exclusive?>(
    schema: { ["anyOf": [["type": "boolean"], Shapes.identifier.schema()]] },
    read: { node, subject, context in
      if case .scalar(let scalar) = node, case .boolean(let isOn) = scalar.value {
        return isOn ? .some(.atMostOne) : .some(nil)
      }
      return Shapes.identifier.read(node, subject, &context).map { .member($0) }
    })
}
