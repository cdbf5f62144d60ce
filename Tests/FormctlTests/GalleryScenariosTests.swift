import FormTestSupport
import Foundation
import Testing

@testable import formctl

/// The scenarios of the gallery hold, and put every rule of every form to the test.
@Suite struct GalleryScenariosTests {
  private struct Report: Decodable {
    struct Form: Decodable {
      struct Coverage: Decodable {
        struct Rule: Decodable {
          let line: Int
          let rule: String
          let missing: [String]
        }
        let list: [Rule]
      }
      let file: String
      let coverage: Coverage
    }
    let scenarios: Int
    let failed: Int
    let forms: [Form]
  }

  @Test func `scenarios of the gallery hold and cover all rules`() async throws {
    let run = try await Run("test", "--coverage", "--format", "json", "Forms", in: URL(filePath: repositoryRoot))
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.failed == 0 && report.scenarios > 0 && !report.forms.isEmpty)
    for form in report.forms {
      let open = form.coverage.list.filter { !$0.missing.isEmpty }
      #expect(open.map { "\(form.file):\($0.line) \($0.rule) never \($0.missing)" } == [])
    }
  }
}
