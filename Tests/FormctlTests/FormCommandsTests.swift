import Testing

@testable import formctl

/// `export`, `schema` and `new`, which print what other programs and people go on with.
@Suite struct FormCommandsTests {
  private static let form = "form: a\nfields:\n  - {id: b, type: checkbox, label: B, style: {shape: circle}}\n"

  @Test func anExportReadsBackWithoutFindings() {
    let export = InventedRun("export", "a.yaml", "--to", "json", files: InventedFiles(["a.yaml": Self.form]))
    #expect(export.status == .success)
    #expect(export.output.contains(#""shape": "circle""#))
    // Styles are settled: what the form leaves to the language stands there too.
    #expect(export.output.contains(#""checkSize": 12.5"#))
    let again = InventedRun("export", "a.json", files: InventedFiles(["a.json": export.output]))
    #expect(again.output == export.output)
    let check = InventedRun("validate", "--strict", "a.json", files: InventedFiles(["a.json": export.output]))
    #expect(check.status == .success)
  }

  @Test func aFormWithErrorsIsNotExported() {
    let run = InventedRun("export", "a.yaml", files: InventedFiles(["a.yaml": "form: a\n"]))
    #expect(run.status == .findings)
    #expect(run.output == "")
    #expect(run.errors.contains("error[missing-key]"))
  }

  @Test func aFormIsReadFromStandardInput() {
    #expect(InventedRun("export", "-", input: Self.form).status == .success)
  }

  @Test(arguments: ["a.yam", "b"])
  func aFileThatIsNotThereIsUnusable(path: String) {
    let run = InventedRun("export", path, files: InventedFiles(["a.yaml": Self.form]))
    #expect(run.status == .unusable)
    #expect(run.errors.hasPrefix("error: `\(path)`"))
  }

  @Test func aFolderIsNoFileOfAnswersThoughAFormIsInIt() {
    let files = InventedFiles(["a.yaml": Self.form, "answers/b.yaml": Self.form])
    let run = InventedRun("render", "a.yaml", "--answers", "answers", files: files)
    #expect(run.status == .unusable)
    #expect(run.errors == "error: `answers`: it is a folder, not a file\n")
  }

  @Test func whatIsWrongWithTheBytesIsToldInSentences() {
    let run = InventedRun("render", "a.yaml", files: InventedFiles(["a.yaml": "form: a\u{0}\n"]))
    #expect(run.errors.hasPrefix("error[bad-encoding]: The character U+0000 (NUL) "))
    let large = InventedFiles(["a.yaml": Self.form + String(repeating: "# padding\n", count: 1_700_000)])
    let message = "error[too-large]: The file has more than 16 MiB, which is the most that is read\n"
    #expect(InventedRun("render", "a.yaml", files: large).errors.hasPrefix(message))
  }

  @Test func soManyThreadsAreRefusedBeforeAnyIsMade() {
    let run = InventedRun("check", "a.yaml", "a.json", "-j", "99999", files: InventedFiles(["a.yaml": Self.form]))
    #expect(run.status == .unusable)
    #expect(run.errors == "error: `--jobs` can be 256 at most\n")
  }

  @Test(arguments: StartingForm.all.map(\.name))
  func aStartingFormHasNoFindings(name: String) {
    let run = InventedRun("new", name)
    #expect(run.status == .success)
    #expect(InventedRun("validate", "--strict", "-", input: run.output).status == .success)
    #expect(run.output.contains("# "))
  }

  @Test func withoutAKindNewPrintsTheFirst() {
    #expect(InventedRun("new").output == StartingForm.all[0].text)
  }

  @Test func theSchemaSaysWhichDraftItIs() {
    let run = InventedRun("schema")
    #expect(run.status == .success)
    #expect(run.output.contains(#""$schema": "https://json-schema.org/draft/2020-12/schema""#))
  }

  @Test func theSchemaIsSmallEnoughForAnEditor() {
    // With the names of all colours at each place that takes one it was 2.7 MB.
    #expect(InventedRun("schema").output.utf8.count < 250_000)
  }
}
