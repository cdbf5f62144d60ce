import FormDiagnostics
import FormDocuments
import FormModel

extension GraphFormat {
  /// One object: `nodes`, `edges` and `circles`, each with its places in the form file.
  static let json = GraphFormat("json", "One object for programs, with places") { graph, lines in
    let object: JSON = [
      "file": .string(lines.source.name),
      "nodes": .array(graph.nodes.map { node($0, lines) }),
      "edges": .array(graph.edges.map { edge($0, graph, lines) }),
      "circles": .array(graph.circles.map { circle($0, graph) }),
    ]
    return JSONWriter(.indented, escapesUnprintable: true).text(object) + "\n"
  }

  private static func node(_ node: FormGraph.Node, _ lines: LineIndex) -> JSON {
    let kind: JSON =
      switch node.kind {
      case .field: "field"
      case .context: "context"
      case .submit: "submit"
      case .form: "form"
      }
    var members: [JSON.Member] = [
      .init("name", .string(node.name)), .init("kind", kind), .init("type", node.type.map(JSON.string) ?? .null),
    ]
    if let range = node.range { members += FindingRegion(range, in: lines).members }
    return .object(members)
  }

  private static func edge(_ edge: FormGraph.Edge, _ graph: FormGraph, _ lines: LineIndex) -> JSON {
    .object(
      [
        .init("from", .string(graph.nodes[edge.source].name)), .init("to", .string(graph.nodes[edge.target].name)),
        .init("kind", .string(edge.kind.rawValue)), .init("circle", edge.circle.map { .integer(Int64($0)) } ?? .null),
      ] + FindingRegion(edge.range, in: lines).members)
  }

  private static func circle(_ circle: FormGraph.Circle, _ graph: FormGraph) -> JSON {
    ["code": .string(circle.code.name), "nodes": .array(circle.nodes.map { .string(graph.nodes[$0].name) })]
  }
}
