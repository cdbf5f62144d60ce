import Testing

@testable import formctl

@Suite struct GraphCommandTests {
  private static let files = InventedFiles([
    "form.yaml": """
    form: f
    fields:
      - {id: end, type: text, label: End}
      - {id: x, type: text, label: X, relevant: end != ''}
    """,
    "circle.yaml": """
    form: f
    fields:
      - {id: a, type: number, label: A, calculate: b}
      - {id: b, type: number, label: B, calculate: a + 1}
    """,
  ])

  @Test func aFlowchartIsDrawn() {
    let run = InventedRun("graph", "form.yaml", files: Self.files)
    #expect(run.status == .success)
    #expect(run.output == "flowchart LR\n  n0[\"end\"]\n  n1[\"x\"]\n  n0 -->|relevant| n1\n")
  }

  @Test func aFormWithACircleIsDrawnAllTheSame() {
    let run = InventedRun("graph", "circle.yaml", files: Self.files)
    #expect(run.status == .findings)
    #expect(run.output.contains("class n0,n1 circle") && run.output.contains("linkStyle 0,1 "))
    #expect(run.errors.contains("error[value-circle]"))
  }

  @Test(arguments: ["mermaid", "json", "dot"])
  func everyFormatIsThere(format: String) {
    let run = InventedRun("graph", "--format", format, "circle.yaml", files: Self.files)
    #expect(!run.output.isEmpty)
    #expect(InventedRun("graph", "--format", "svg", "form.yaml", files: Self.files).status == .unusable)
  }
}
