import FormModel

extension GraphFormat {
  /// A flowchart of Mermaid, which GitHub and many editors draw.
  ///
  /// Nodes have numbers for names, because many ids mean something in Mermaid: `end`, `class`, what begins with `o`
  /// or `x`. What they are called stands in their labels, with every character that Mermaid could read as its own
  /// written as a number.
  static let mermaid = GraphFormat("mermaid", "A flowchart for GitHub and editors") { graph, _ in
    var lines = ["flowchart LR"]
    for place in graph.joinedNodes { lines.append("  n\(place)\(shape(of: graph.nodes[place]))") }
    var marked: [Int] = []
    for (number, edge) in graph.distinctEdges.enumerated() {
      let arrow = edge.kind == .part ? "-.->" : "-->"
      lines.append("  n\(edge.source) \(arrow)|\(edge.kind.rawValue)| n\(edge.target)")
      if edge.circle != nil { marked.append(number) }
    }
    if lines.count == 1 { lines.append("  %% nothing depends on anything") }
    if !graph.circles.isEmpty {
      lines.append("  classDef circle stroke:#d33,stroke-width:3px")
      lines.append("  class \(graph.nodesInCircles.map { "n\($0)" }.joined(separator: ",")) circle")
    }
    if !marked.isEmpty {
      lines.append("  linkStyle \(marked.map { String($0) }.joined(separator: ",")) stroke:#d33,stroke-width:3px")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func shape(of node: FormGraph.Node) -> String {
    let label = "\"\(escaped(node.name))\""
    return switch node.kind {
    case .field: "[\(label)]"
    case .context: "[/\(label)/]"
    case .submit, .form: "([\(label)])"
    }
  }

  /// The text with everything but letters, digits and harmless marks as numbers of code points.
  ///
  /// Source: Mermaid, "Flowcharts - Basic Syntax", section "Entity codes to escape characters": `#35;`, in base 10.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isHarmless =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || " _.[]-".unicodeScalars.contains(scalar)
      result += isHarmless ? String(scalar) : "#\(scalar.value);"
    }
    return result
  }
}
