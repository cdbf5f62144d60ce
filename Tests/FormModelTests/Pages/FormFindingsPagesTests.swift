import FormDiagnostics
import FormDocuments
import FormModel
import Testing

@Suite struct FormFindingsPagesTests {
  @Test func `every code has one page, in the order of the codes`() {
    #expect(FormFindings.pages.map(\.code) == DocumentFindings.codes + FormFindings.codes)
  }

  @Test func `every code has a name of its own in kebab-case`() {
    let names = FormFindings.pages.map(\.code.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0 == "-" || "a"..."z" ~= $0 } })
  }

  @Test func `a page is found by name`() {
    #expect(FormFindings.page(named: "unknown-key")?.code == .unknownKey)
    #expect(FormFindings.page(named: "unknown-kye") == nil)
  }

  @Test(arguments: FormFindings.pages.map(\.code.name))
  func `a page is plain text without loose ends`(name: String) throws {
    let page = try #require(FormFindings.page(named: name))
    #expect(!page.summary.isEmpty && !page.summary.hasSuffix("."))
    #expect(page.reason.hasSuffix("."))
    for text in [page.summary, page.reason, page.bad, page.repaired] {
      #expect(!text.contains("\t") && !text.contains(" \n") && !text.hasSuffix("\n"))
    }
    #expect(page.bad != page.repaired)
  }

  /// `too-large` is a file of 16 MiB, which no page can show: its form is read with a limit that it is over.
  @Test(arguments: FormFindings.pages.map(\.code.name))
  func `the bad form of a page has exactly its finding`(name: String) throws {
    let page = try #require(FormFindings.page(named: name))
    let limits = page.code == .tooLarge ? DocumentLimits(size: 100) : .standard
    let found = FormLoader.load(source(page.bad), limits: limits, files: Self.files).diagnostics
    #expect(found.map(\.code) == [page.code], "\(found.map(\.message))")
  }

  @Test(arguments: FormFindings.pages.map(\.code.name))
  func `the repaired form of a page has no findings`(name: String) throws {
    let page = try #require(FormFindings.page(named: name))
    let found = FormLoader.load(source(page.repaired), files: Self.files).diagnostics
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  private func source(_ text: String) -> SourceText {
    SourceText(name: text.hasPrefix("{") ? "form.json" : "form.yaml", text)
  }

  /// The files that stand beside the forms of the pages.
  private static let files = FormFiles { path in
    ["documents/terms.md", "documents/news.md"].contains(path) ? .present : .missing(nearest: nil)
  }
}
