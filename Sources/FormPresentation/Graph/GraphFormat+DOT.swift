import FormModel

extension GraphFormat {
  /// A graph for Graphviz.
  ///
  /// Source: Graphviz, "DOT Language": in quoted names only the quote and the backslash before it mean something.
  static let dot = GraphFormat("dot", "A graph for Graphviz") { graph, _ in
    var lines = ["digraph form {", "  rankdir=LR", "  node [shape=box]"]
    let inCircles = Set(graph.nodesInCircles)
    for place in graph.joinedNodes {
      let color = inCircles.contains(place) ? ", color=red, penwidth=2" : ""
      lines.append("  n\(place) [label=\"\(escaped(graph.nodes[place].name))\"\(color)]")
    }
    for edge in graph.distinctEdges {
      let color = edge.circle == nil ? "" : ", color=red, penwidth=2"
      let style = edge.kind == .part ? ", style=dotted" : ""
      lines.append("  n\(edge.source) -> n\(edge.target) [label=\"\(edge.kind.rawValue)\"\(style)\(color)]")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func escaped(_ text: String) -> String {
    text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
