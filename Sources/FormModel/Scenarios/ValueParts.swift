import FormDiagnostics
package import FormDocuments

extension JSON {
  /// A step from a value to a part of it.
  package enum Step: Sendable, Equatable {
    /// To the member of an object with this name.
    case member(String)
    /// To the element of an array at this place, from 0.
    case item(Int)
  }
}

extension [JSON.Step] {
  /// The path as scenarios spell it after `name`: `orders[0].amount`.
  package func spelled(after name: String) -> String {
    var text = name
    for step in self {
      switch step {
      case .member(let member): text += text.isEmpty ? member : ".\(member)"
      case .item(let place): text += "[\(place)]"
      }
    }
    return text
  }
}

extension Node {
  /// The place of the part that `path` leads to, or of the last part on the way that is there.
  func range(nearest path: [JSON.Step]) -> SourceRange {
    guard let step = path.first else { return range }
    let rest = Array(path.dropFirst())
    switch (step, self) {
    case (.item(let place), .sequence(let sequence)) where sequence.items.indices.contains(place):
      return sequence.items[place].range(nearest: rest)
    case (.member(let name), .mapping(let mapping)):
      for entry in mapping.entries {
        if case .scalar(let key) = entry.key, key.text == name { return entry.value.range(nearest: rest) }
      }
      return range
    default: return range
    }
  }
}
