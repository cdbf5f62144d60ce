import FormDiagnostics
import FormModel
import Testing

@testable import FormDialects

@Suite struct IssueFormPagesTests {
  static let pages = IssueFormFindings.pages + IssueBodyFindings.pages

  @Test func `every code has one page, in the order of the codes`() {
    #expect(IssueFormFindings.pages.map(\.code) == IssueFormFindings.codes)
    #expect(IssueBodyFindings.pages.map(\.code) == IssueBodyFindings.codes)
  }

  @Test func `no code has the name of another layer's`() {
    let own = Self.pages.map(\.code.name)
    #expect(Set(own).count == own.count)
    #expect(Set(own).isDisjoint(with: FormFindings.pages.map(\.code.name)))
  }

  @Test(arguments: pages.map(\.code.name))
  func `a page is plain text without loose ends`(name: String) throws {
    let page = try #require(Self.pages.first { $0.code.name == name })
    #expect(!page.summary.isEmpty && !page.summary.hasSuffix("."))
    #expect(page.reason.hasSuffix("."))
    for text in [page.summary, page.reason, page.bad, page.repaired] {
      #expect(!text.contains("\t") && !text.contains(" \n") && !text.hasSuffix("\n"))
    }
    #expect(page.bad != page.repaired)
  }

  @Test func `GitHub's errors are all cited, in GitHub's order`() {
    let cited = IssueFormFindings.pages.prefix(21).filter { $0.reason.contains("GitHub's page") }
    #expect(cited.count == 21)
  }

  @Test(arguments: IssueFormFindings.pages.map(\.code.name))
  func `the bad form of a page has exactly its finding, and the repaired one none`(name: String) throws {
    let page = try #require(Self.pages.first { $0.code.name == name })
    let isGitea = page.code == .issueRuleLost
    let bad = DialectLoader.load(SourceText(name: "bug.yml", page.bad), as: isGitea ? .gitea : nil).diagnostics
    // Each form alone has a name of its own.
    #expect(Set(bad.map(\.code)) == (page.code == .issueNameRepeated ? [] : [page.code]), "\(bad.map(\.message))")
    let repaired = DialectLoader.load(SourceText(name: "bug.yml", page.repaired), as: isGitea ? .gitea : nil)
    #expect(repaired.diagnostics.isEmpty, "\(repaired.diagnostics.map(\.message))")
  }

  @Test(arguments: IssueBodyFindings.pages.map(\.code.name))
  func `the bad issue of a page has exactly its finding, and the repaired one none`(name: String) throws {
    let page = try #require(Self.pages.first { $0.code.name == name })
    let first =
      page.code == .issueBodyUnreadable
      ? "  - {type: dropdown, attributes: {label: System, options: [Linux, macOS]}}\n"
        + "  - {type: textarea, attributes: {label: Steps}}\n"
      : "  - {type: textarea, attributes: {label: Steps}}\n  - {type: textarea, attributes: {label: Result}}\n"
    let text = "name: Bug report\ndescription: Something is broken\nbody:\n" + first
    let form = try #require(DialectLoader.load(SourceText(name: "bug.yml", text)).issueForm)
    let bad = IssueBody.parse(SourceText(name: "body.md", page.bad), for: form).diagnostics
    #expect(bad.map(\.code) == [page.code], "\(bad.map(\.message))")
    let repaired = IssueBody.parse(SourceText(name: "body.md", page.repaired), for: form).diagnostics
    #expect(repaired.isEmpty, "\(repaired.map(\.message))")
  }
}
