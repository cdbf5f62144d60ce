import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel
import Testing

/// When a form looks at the size of the file that a person names.
struct FileSizeTests {
  @Test(arguments: [("[]", [], 0), ("[{maxSize: 2 kB}]", [ViolationKind.tooLong], 1)])
  func `a file is looked at only where a rule limits its size`(
    rules: String, kinds: [ViolationKind], looks: Int
  ) async throws {
    let text = "form: report\nfields:\n  - {id: log, type: file, label: Log, validators: \(rules)}\n"
    let form = try #require(FormLoader.load(SourceText(name: "form.yaml", text)).form)
    let log = try #require(form.address(of: "log"))
    try await confirmation(expectedCount: looks) { looked in
      let surroundings = FormSurroundings(fileSize: { _ in
        looked()
        return 5_000
      })
      let now = Timestamp(CivilDate(daysSinceEpoch: 20_485))
      var session = FormSession(form, surroundings: surroundings, now: now)
      try session.apply(.type(log, "run.log"))
      #expect(session.violations(of: log).map(\.violation.kind) == kinds)
    }
  }
}
