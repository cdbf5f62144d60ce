import FormDiagnostics
import FormText
import Testing

@testable import formctl

@Suite struct ExplainCommandTests {
  @Test func everyCodeIsListedAndExplained() async throws {
    let scratch = try Scratch()
    let list = try await Run("explain", in: scratch.folder)
    #expect(list.status == 0)
    for code in Explanations.codes {
      #expect(list.output.contains("\n\(code.name) ") || list.output.hasPrefix("\(code.name) "))
      let page = try Explanations.explanation(of: code.name, width: 80)
      #expect(page.hasPrefix("\(code.name) (\(code.severity.rawValue)): "))
      #expect(page.contains("\n\nA form with this mistake:\n\n    "))
      #expect(page.contains("\n\nRepaired:\n\n    "))
    }
  }

  @Test func aCodeIsExplained() async throws {
    let scratch = try Scratch()
    let run = try await Run("explain", "unknown-key", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("unknown-key (error): "))
    #expect(run.errors == "")
  }

  @Test func anUnknownCodeIsRefusedWithTheNearest() async throws {
    let scratch = try Scratch()
    let run = try await Run("explain", "unknown_kye", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == """
        error: there is no code `unknown_kye`
          did you mean `unknown-key`?
          `formctl explain` lists the codes

        """)
  }

  @Test(arguments: [36, 60, 80])
  func theListFitsTheWidth(width: Int) {
    for line in Explanations.list(width: width).split(separator: "\n") {
      #expect(String(line).displayWidth <= width)
    }
  }
}
