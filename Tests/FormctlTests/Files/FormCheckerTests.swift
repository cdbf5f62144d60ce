import Testing

@testable import formctl

@Suite struct FormCheckerTests {
  static let good = ValidateCommandTests.good

  @Test func aFileThatVanishesIsToldAndTheRestIsChecked() {
    let files = InventedFiles(
      ["Forms/a.yaml": Self.good], problems: ["Forms/b.yaml": .other("input/output error"), "Forms/c.yaml": .missing])
    let run = InventedRun("validate", files: files)
    #expect(run.status == .unusable)
    #expect(run.output == "1 file checked, 2 unreadable: no problems\n")
    #expect(
      run.errors == """
        error: `Forms/c.yaml`: there is no such file or folder
        error: `Forms/b.yaml`: input/output error

        """)
  }

  @Test func aFolderThatMayNotBeReadIsTold() {
    let files = InventedFiles(
      ["Forms/x/a.yaml": Self.good, "Forms/b.yaml": Self.good], problems: ["Forms/x": .notPermitted])
    let run = InventedRun("validate", "Forms", files: files)
    #expect(run.status == .unusable)
    #expect(run.output == "1 file checked, 1 unreadable: no problems\n")
    #expect(run.errors == "error: `Forms/x`: it may not be read (permission denied)\n")
  }

  @Test func aRepairThatCannotBeWrittenIsTold() {
    let files = InventedFiles(
      ["a.yaml": ValidateCommandTests.bad], problems: ["replace a.yaml": .notWritable])
    let run = InventedRun("validate", "--fix", "a.yaml", files: files)
    #expect(run.status == .unusable)
    #expect(run.errors == "error: `a.yaml`: it may not be written (permission denied)\n")
    #expect(files.text(at: "a.yaml") == ValidateCommandTests.bad)
  }

  @Test func `of many documents that are not there the first hundred are compared with those that are`() {
    let documents = (0..<150).map { "  d\($0): {file: documents/term.md}\n" }.joined()
    let files = InventedFiles(["a.yaml": Self.good + "documents:\n" + documents, "documents/terms.md": ""])
    let run = InventedRun("validate", "-fshort", "a.yaml", files: files)
    #expect(run.output.split(separator: "[missing-document]").count == 151)
    let json = InventedRun("validate", "-fjson", "a.yaml", files: files).output
    #expect(json.split(separator: "Did you mean `documents/terms.md`?").count == 101)
  }

  @Test func documentsAreLookedForBesideTheForm() {
    let form =
      Self.good + """
        documents: {terms: {file: documents/Terms.md}}
        submit: {next: forms/detail.yaml}

        """
    let files = InventedFiles(["Forms/a.yaml": form, "Forms/documents/terms.md": "", "Forms/detail.yaml": Self.good])
    let run = InventedRun("validate", "-fshort", "Forms/a.yaml", files: files)
    #expect(run.status == .findings)
    #expect(run.output.contains("[missing-document]"))
    #expect(run.output.contains("[missing-next-file]"))
    let input = InventedRun("validate", "-fshort", "-", input: form)
    #expect(!input.output.contains("[missing-document]"))
  }

  @Test func exportedFormsInFoldersAreTakenForWhatTheyAre() {
    let files = InventedFiles([
      "x/a.json": #"{"form": "a", "fields": []}"#, "x/b.json": #"{"name": "b"}"#, "x/c.json": "[]", "x/d.json": "{",
    ])
    #expect(InventedRun("validate", "x", files: files).output.contains("1 file checked: "))
  }

  @Test func aFolderWhoseFormsWereNamedBeforeIsNotEmpty() {
    let files = InventedFiles(["Forms/a.yaml": Self.good])
    let run = InventedRun("validate", "Forms/a.yaml", "Forms", "Forms/", files: files)
    #expect(run.status == .success)
    #expect(run.output == "1 file checked: no problems\n")
    #expect(run.errors == "")
  }

  @Test func aFolderWithoutFormsIsNoSuccess() {
    let run = InventedRun("validate", "x", files: InventedFiles(["x/package.json": "{}"]))
    #expect(run.status == .unusable)
    #expect(run.output == "0 files checked, 1 unreadable\n")
    #expect(run.errors == "error: `x`: there are no forms in this folder\n")
  }
}
