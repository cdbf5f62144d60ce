import FormDiagnostics
import FormModel
import FormPresentation
import Testing

@Suite struct GraphFormatTests {
  private static let form = """
    form: graph
    title: For ${name}
    context: {account: {email: string}}
    fields:
      - {id: name, type: text, label: Name, placeholder: "${account.email}"}
      - {id: kind, type: select, label: Kind, options: [a, {value: b, relevant: name != ''}]}
      - {id: part, type: group, relevant: kind == 'a', fields: [{type: note, label: Hello}]}
      - id: orders
        type: repeat
        label: Orders
        fields: [{id: amount, type: integer, label: Amount, validators: [{max: limit}, {required: true, when: index > 0 && limit > 3}]}]
      - {id: limit, type: integer, label: Limit, initial: size(name), readOnly: name == ''}
      - {id: home, type: group, nest: true, fields: [{id: city, type: checkbox, label: City, enabled: limit > 1}]}
      - {id: all, type: select-all, label: All, of: [home]}
      - {id: fill, type: button, label: Fill, action: {set: {limit: size(orders)}}}
    submit:
      enabled: home.city
      checks: [{constraint: name != kind, alert: {message: Differ}}]
    """

  private static func edges(_ text: String) -> [String] {
    let graph = FormLoader.load(SourceText(name: "form.yaml", text)).graph
    return (graph?.edges ?? []).compactMap { edge in
      graph.map { "\($0.nodes[edge.source].name) \(edge.kind.rawValue) \($0.nodes[edge.target].name)" }
    }
  }

  @Test func `every role of an expression is an edge`() {
    let wanted = [
      "name text form", "account.email text name", "name options kind", "kind relevant part",
      "part part note at line 7", "limit validity orders[].amount", "limit required orders[].amount",
      "name value limit",
      "name readOnly limit", "limit enabled home.city", "home.city select-all all", "orders set limit",
      "home.city enabled submit", "name check submit", "kind check submit",
    ]
    #expect(Self.edges(Self.form) == wanted)
  }

  @Test func `a circle through a group goes through its parts`() throws {
    let text = """
      form: f
      fields:
        - {id: g, type: group, relevant: a == '', fields: [{id: a, type: text, label: A}, {id: b, type: text, label: B}]}
      """
    let graph = try #require(FormLoader.load(SourceText(name: "form.yaml", text)).graph)
    #expect(graph.circles.map(\.code.name) == ["self-hiding"])
    #expect(graph.edges.map { $0.circle == 0 } == [true, true, false])
  }

  @Test(arguments: [
    ("{type: note, label: '\"]; n1 --> n2', relevant: a}", "note at line 4"),
    ("{id: subgraph, type: text, label: B, relevant: a}", "subgraph"),
    ("{id: o_default, type: text, label: B, relevant: a}", "o_default"),
  ])
  func `what Mermaid could read as its own stands in a label`(field: String, label: String) throws {
    let text = "form: f\nfields:\n  - {id: a, type: checkbox, label: A}\n  - \(field)\n"
    let source = SourceText(name: "form.yaml", text)
    let graph = try #require(FormLoader.load(source).graph)
    let mermaid = try #require(GraphFormat(named: "mermaid")).text(graph, LineIndex(source))
    #expect(mermaid == "flowchart LR\n  n0[\"a\"]\n  n1[\"\(label)\"]\n  n0 -->|relevant| n1\n")
  }

  @Test func `JSON has a place for every node and edge`() throws {
    let source = SourceText(name: "form.yaml", Self.form)
    let graph = try #require(FormLoader.load(source).graph)
    let json = try #require(GraphFormat(named: "json")).text(graph, LineIndex(source))
    #expect(json.contains(#""from": "limit","#) && json.contains(#""line": 11,"#))
    #expect(json.split(separator: "\n").count { $0.contains(#""line":"#) } == graph.edges.count + graph.nodes.count - 2)
  }

  @Test func `a form in which nothing depends on anything says so`() throws {
    let source = SourceText(name: "form.yaml", "form: f\nfields: [{id: a, type: text, label: A}]")
    let graph = try #require(FormLoader.load(source).graph)
    let mermaid = try #require(GraphFormat(named: "mermaid")).text(graph, LineIndex(source))
    #expect(mermaid == "flowchart LR\n  %% nothing depends on anything\n")
  }
}
