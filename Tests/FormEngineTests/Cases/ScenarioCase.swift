import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel
import Testing

/// Runs the scenarios of a form and tells which of them do not hold, and where.
///
/// - Parameters:
///   - text: The form without its first line, `form: test`.
///   - codes: The codes of everything that is found in the form, sorted; a form with errors has no scenarios to run.
///   - sourceLocation: The place of the test.
func expectToHold(
  _ text: String, finding codes: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  let source = SourceText(name: "form.yaml", "form: test\n\(text)\n")
  let loaded = FormLoader.load(source)
  #expect(loaded.diagnostics.map(\.code.name).sorted() == codes, sourceLocation: sourceLocation)
  let hasErrors = loaded.diagnostics.contains { $0.severity == .error }
  guard let form = loaded.form, !hasErrors else { return }
  #expect(!form.scenarios.isEmpty, "no scenario to run", sourceLocation: sourceLocation)
  let lines = LineIndex(source)
  let surroundings = FormSurroundings(readDocument: { documents[$0].map { Array($0.utf8) } })
  let runner = ScenarioRunner(
    form, surroundings: surroundings, now: Timestamp(CivilDate(daysSinceEpoch: 20_574))
  ) { snapshot, _ in
    ([snapshot.title ?? ""] + snapshot.fields.flatMap(shownLines)).joined(separator: "\n")
  }
  for scenario in form.scenarios {
    for failure in runner.run(scenario).failures {
      let line = lines.position(at: failure.range.start).line
      let step = source[lines.contents(ofLine: line)]
      Issue.record(
        "\(scenario.name.value), line \(line): \(failure.message)\n\(step)", sourceLocation: sourceLocation)
    }
  }
}

/// The documents beside the forms, by their paths.
private let documents = ["documents/terms.md": "Be kind.", "documents/terms.ko.md": "친절하세요."]

/// What a person reads of a field: its label, its value, and what stands in it, a line each.
private func shownLines(_ field: FieldSnapshot) -> [String] {
  let own = [field.label ?? field.field.id?.value, field.value?.description].compactMap(\.self)
  let entries = field.entries.flatMap { [$0.label ?? ""] + $0.fields.flatMap(shownLines) }
  return own + field.options.map(\.label) + field.children.flatMap(shownLines) + entries
}
