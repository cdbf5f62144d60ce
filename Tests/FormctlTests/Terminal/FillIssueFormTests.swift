import FormTestSupport
import Foundation
import Testing

/// Filling an issue form gives what `gh issue create` takes.
@Suite struct FillIssueFormTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let bug = """
    name: Bug report
    description: Something is broken
    body:
      - type: textarea
        id: steps
        attributes: {label: Steps}
        validations: {required: true}
      - type: checkboxes
        id: terms
        attributes: {label: Before, options: [{label: I have searched, required: true}]}
    """

  private func fill(_ words: String..., input: String = "Press it\ny\nyes\n") async throws -> Run {
    let url = try scratch.write("bug.yml", Self.bug)
    return try await Run(
      words: ["fill", "-q", url.path] + words, input: Data(input.utf8), in: scratch.folder, variables: [:])
  }

  @Test func theBodyOfTheIssueIsWritten() async throws {
    let run = try await fill()
    #expect(run.status == 0)
    #expect(run.output == "### Steps\n\nPress it\n\n### Before\n\n- [X] I have searched\n")
  }

  @Test func theAnswersAreWrittenWhereTheyAreAskedFor() async throws {
    let run = try await fill("--format", "json")
    #expect(run.output == "{\"steps\":\"Press it\",\"terms\":{\"i_have_searched\":true}}\n")
  }

  @Test func theAddressOfANewIssueIsWritten() async throws {
    let run = try await fill("--url", "octo-org/octo-repo")
    #expect(run.status == 0)
    #expect(
      run.output == "https://github.com/octo-org/octo-repo/issues/new?template=bug.yml&steps=Press%20it\n")
    #expect(run.errors.contains("an address cannot tick checkboxes"))
  }

  @Test func aRepositoryThatIsNoneIsToldBeforeAnythingIsAsked() async throws {
    let run = try await fill("--url", "octo", input: "")
    #expect(run.status == 2)
    #expect(run.errors.contains("`octo` is no repository"))
  }
}
