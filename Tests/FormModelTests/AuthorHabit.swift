import FormDiagnostics
import FormModel
import Testing

/// What an author writes out of habit, what is told of it, and the form after all repairs.
struct AuthorHabit: Sendable, CustomTestStringConvertible {
  let name: String
  /// The lines of the form behind `form: habit`.
  let text: String
  /// What is told: line (counted from the first of those), column, and hint.
  let hints: [String]
  /// The lines after all repairs; nil when they stay as they are.
  let repaired: String?
  var testDescription: String { name }

  init(_ name: String, _ text: String, _ hints: [String], _ repaired: String? = nil) {
    self.name = name
    self.text = text
    self.hints = hints
    self.repaired = repaired
  }

  /// Expects that the form has these findings and no others, and that its repairs leave nothing else to tell.
  func expectToldOnceAndRepaired(sourceLocation: SourceLocation = #_sourceLocation) {
    let source = SourceText(name: "form.yaml", "form: habit\n" + text)
    let lines = LineIndex(source)
    let told = FormLoader.load(source).diagnostics.map { diagnostic in
      let position = lines.position(at: diagnostic.range.start)
      return "\(position.line - 1):\(position.column) \(diagnostic.hint ?? "")"
    }
    #expect(told == hints, sourceLocation: sourceLocation)
    let (fixed, left) = Self.repaired(source)
    let wanted = repaired ?? text
    #expect(
      fixed == (wanted.contains("form: habit") ? wanted : "form: habit\n" + wanted), sourceLocation: sourceLocation)
    #expect(
      repaired == nil || left.allSatisfy { finding in told.contains { $0.hasSuffix(finding.hint ?? "") } },
      sourceLocation: sourceLocation)
  }

  /// The text after all repairs, and what is still told of it.
  private static func repaired(_ source: SourceText) -> (text: String, left: [Diagnostic]) {
    var source = source
    for _ in 0..<10 {
      let fixed = source.applying(FormLoader.load(source).diagnostics.compactMap(\.fix))
      if fixed.applied.isEmpty { break }
      source = fixed.text
    }
    return (String(decoding: source.bytes, as: UTF8.self), FormLoader.load(source).diagnostics)
  }
}
