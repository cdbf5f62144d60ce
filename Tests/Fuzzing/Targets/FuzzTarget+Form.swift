import FormDiagnostics
import FormDocuments
import FormEngine
import FormExpressions
import FormModel
import FormPresentation

extension FuzzTarget {
  /// Form files: found to be wrong and repaired, or else exported, shown, run and explained.
  static let form = FuzzTarget("form", cases: 200, seeds: formSeeds) { bytes throws(BrokenLaw) in
    let (source, findings) = SourceText.reading(bytes, name: "fuzz.yaml")
    if !findings.isEmpty { return }
    let loaded = FormLoader.load(source)
    try BrokenLaw.check(loaded.diagnostics, in: source)
    try checkRepairs(loaded.diagnostics, of: source) { FormLoader.load($0).diagnostics }
    for format in GraphFormat.all { _ = loaded.graph.map { format.text($0, LineIndex(source)) } }
    guard let form = loaded.form else {
      return try BrokenLaw.unless(!loaded.diagnostics.isEmpty, "there is no form and nothing is told")
    }
    let exported = JSONWriter(.indented).text(FormJSON.json(of: form))
    let again = FormLoader.load(SourceText(name: "again.json", exported))
    let errors = again.diagnostics.filter { $0.severity == .error }.map(\.message)
    try BrokenLaw.unless(again.form == form, "exported and read again it is another form: \(errors)\n\(exported)")
    for format in FormFormat.all { _ = format.text(form) }
    try run(form, of: source)
  }

  /// The forms that all runs over forms begin with, and what runs have found.
  @Sendable private static func formSeeds() throws -> [[UInt8]] {
    let fields = [
      // Quotes around a key without a value were its repair.
      "{id: a, type: text, maxSelected: , relevant: true}", "{id: a, type: checkbox, label: I will beweight: }",
    ]
    return try FuzzSeeds.forms() + fields.map { Array("form: found\nfields: [\($0)]\n".utf8) }
  }

  /// The moment that the clocks of all runs show.
  static let moment = Timestamp(CivilDate(daysSinceEpoch: 20_000))

  private static func run(_ form: Form, of source: SourceText) throws(BrokenLaw) {
    let session = FormSession(form, now: moment)
    for field in form.fields.prefix(30) {
      _ = session.explanation(of: .field(FieldAddress(field: field.index)), in: source)
    }
    let layout = PlainText(width: 20, words: Words.best(for: form.language.description))
    let shown = layout.text(of: session.snapshot)
    try BrokenLaw.unless(shown.isEmpty || shown.hasSuffix("\n"), "the last line of the form has no end")
    let runner = ScenarioRunner(form, now: moment) { snapshot, _ in layout.text(of: snapshot) }
    for scenario in form.scenarios.prefix(30) { _ = runner.run(scenario) }
    _ = FormSession.resuming(session.draft, of: form, now: moment)
  }

  /// What is repaired is gone: no finding whose repair was applied stands at its place any more, and no repair makes a
  /// text that can be read into one that cannot. Ten rounds repair everything, after those that each syntax error takes.
  static func checkRepairs(
    _ diagnostics: [Diagnostic], of source: SourceText, findings: (SourceText) -> [Diagnostic]
  ) throws(BrokenLaw) {
    var (source, current) = (source, diagnostics)
    var rounds = 0
    for _ in 0..<100 where rounds < 10 {
      let (text, applied) = source.applying(current.compactMap(\.fix))
      if applied.isEmpty { return }
      if !current.contains(where: { $0.code == .yamlSyntax || $0.code == .jsonSyntax }) { rounds += 1 }
      let next = findings(text)
      try BrokenLaw.check(next, in: text)
      let edits = applied.flatMap(\.edits).sorted { $0.range.start < $1.range.start }
      var left = applied[...]
      for diagnostic in current where diagnostic.fix != nil && diagnostic.fix == left.first {
        left.removeFirst()
        let start = place(diagnostic.range.start, after: edits)
        let isStillThere = next.contains {
          $0.code == diagnostic.code && $0.message == diagnostic.message && $0.range.start == start
        }
        try BrokenLaw.unless(!isStillThere, "repaired, but still there: \(diagnostic.message)")
      }
      if let broken = next.first(where: { $0.code == .yamlSyntax || $0.code == .jsonSyntax }) {
        let before = current.first { $0.code == .yamlSyntax || $0.code == .jsonSyntax }
        try BrokenLaw.unless(before != nil, "a repair breaks the text: \(broken.message)")
      }
      (source, current) = (text, next)
    }
    let messages = current.filter { $0.fix != nil }.map(\.message)
    throw BrokenLaw(description: "after ten rounds there is still something to repair: \(messages)")
  }

  /// Where what stood at `offset` stands after `edits`, which are in order.
  private static func place(_ offset: Int, after edits: [Diagnostic.Edit]) -> Int {
    var moved = offset
    for edit in edits where edit.range.end <= offset {
      moved += edit.replacement.utf8.count - (edit.range.end - edit.range.start)
    }
    return moved
  }
}
