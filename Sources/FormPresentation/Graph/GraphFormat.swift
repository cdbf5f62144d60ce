public import FormDiagnostics
public import FormModel

/// A way to write a ``FormGraph``. Another one is a file beside this one and an entry in ``all``.
public struct GraphFormat: Sendable {
  /// The name, as `--format` takes it.
  public let name: String
  /// What it is, in a few words.
  public let summary: String
  /// Writes a graph with the places of the text that it was made from, with a line break at the end.
  public let text: @Sendable (FormGraph, LineIndex) -> String

  /// Every format, the usual one first.
  public static let all: [GraphFormat] = [.mermaid, .json, .dot]

  /// The format called `name`; nil when there is none.
  public init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  init(_ name: String, _ summary: String, text: @escaping @Sendable (FormGraph, LineIndex) -> String) {
    self.name = name
    self.summary = summary
    self.text = text
  }
}

extension FormGraph {
  /// The places of the nodes that some edge joins, in the order of the form.
  var joinedNodes: [Int] {
    var isJoined = Array(repeating: false, count: nodes.count)
    for edge in edges {
      isJoined[edge.source] = true
      isJoined[edge.target] = true
    }
    return nodes.indices.filter { isJoined[$0] }
  }

  /// The edges that say something new to a person: of several uses in one role, the first.
  var distinctEdges: [Edge] {
    var seen: Set<EdgeMeaning> = []
    return edges.filter { seen.insert(EdgeMeaning(source: $0.source, target: $0.target, kind: $0.kind)).inserted }
  }

  /// The places of the nodes in circles.
  var nodesInCircles: [Int] { Set(circles.flatMap(\.nodes)).sorted() }
}

/// What an edge says, wherever in the file.
private struct EdgeMeaning: Hashable {
  let source: Int
  let target: Int
  let kind: FormGraph.Kind
}
