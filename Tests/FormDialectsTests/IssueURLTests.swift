import FormModel
import Testing

@testable import FormDialects

@Suite struct IssueURLTests {
  private func address(_ values: [Int: FieldValue], template: String? = "bug.yml", in repository: String = "octo/cat")
    throws -> IssueURL
  {
    try IssueURL(
      IssueBodyTests.opened(), answers: Answers(values: values), repository: repository, template: template)
  }

  @Test func `answers are filled in by the ids that the author gave`() throws {
    let address = try address([1: .text("mina@example.com"), 2: .text("한글 & more"), 3: .text("1.0.3 (Edge)")])
    #expect(
      address.text == "https://github.com/octo/cat/issues/new?template=bug.yml&contact=mina%40example.com"
        + "&what-happened=%ED%95%9C%EA%B8%80%20%26%20more&version=1.0.3%20%28Edge%29")
    #expect(address.omissions.isEmpty)
  }

  @Test func `what an address cannot hold is told, and nothing else`() throws {
    let address = try address([2: .text(""), 7: .boolean(true), 8: .boolean(false)])
    #expect(address.text == "https://github.com/octo/cat/issues/new?template=bug.yml")
    #expect(
      address.omissions == [
        IssueBody.Loss(field: 2, reason: "an address cannot empty what the form holds at the start"),
        IssueBody.Loss(field: 6, reason: "an address cannot tick checkboxes"),
      ])
  }

  @Test func `what the form holds at the start is left out`() throws {
    #expect(try address([2: .text("A bug happened!")]).text.hasSuffix("?template=bug.yml"))
  }

  @Test func `without a template the whole body is filled in`() throws {
    #expect(
      try address([:], template: nil).text.contains("/new?body=%23%23%23%20Contact%20details%0A%0A_No%20response_"))
  }

  @Test func `an address that is too long is none`() throws {
    #expect(throws: IssueURL.Problem.tooLong(9_070)) { try address([2: .text(String(repeating: "é", count: 1_500))]) }
    _ = try address([2: .text(String(repeating: "a", count: 7_900))])
  }

  @Test(arguments: ["octo", "octo/", "/cat", "octo/cat/dog", "octo/c at", "octo/..", "a/b/c/d"])
  func `a repository has an owner and a name`(name: String) {
    #expect(throws: IssueURL.Problem.badRepository(name)) { try address([:], in: name) }
  }

  @Test func `a repository may be on another host`() throws {
    #expect(
      try address([:], in: "git.example.com/octo/cat").text.hasPrefix("https://git.example.com/octo/cat/issues/new?"))
  }
}
