import FormDiagnostics
import FormTestSupport
import Foundation
import Testing

/// `validate --fix` repairs several mistakes as it repairs each of them, and leaves every other byte alone.
@Suite struct RepairsTogetherTests {
  @Test(arguments: MistakenForm.all) func `mistakes are repaired together as each is alone`(form: MistakenForm) {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<10 {
      let mistakes = form.mistakesApart(3, &random)
      let edits = mistakes.compactMap { mistake in
        difference(form.source.bytes, repaired(form.text(with: [mistake]))).map { ($0, mistake) }
      }
      // A repair that goes beyond its mistake, such as a rename in several places, is judged alone.
      guard edits.allSatisfy({ $1.extent.contains($0.range) }) else { continue }
      let expected = form.source.applying([Diagnostic.Fix("Make mistakes and repair them", edits.map(\.0))]).text
      let together = repaired(form.text(with: mistakes))
      #expect(together == expected, "\(mistakes)")
      #expect(repaired(together) == together, "\(mistakes)")
    }
  }

  @Test(arguments: MistakenForm.all) func `what has a repair is gone, and what has none is still told`(
    form: MistakenForm
  ) {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<10 {
      let mistakes = form.mistakesApart(3, &random)
      let before = MistakenForm.diagnostics(of: form.text(with: mistakes))
      let after = MistakenForm.diagnostics(of: repaired(form.text(with: mistakes)))
      #expect(after.allSatisfy { $0.fix == nil }, "\(mistakes)")
      let told = Set(after.map(\.message))
      let lost = before.filter { $0.fix == nil && !told.contains($0.message) }.map(\.message)
      #expect(lost.isEmpty, "\(mistakes)")
    }
  }

  /// The text that `validate --fix` leaves of `text`.
  private func repaired(_ text: SourceText) -> SourceText {
    let files = InventedFiles(Self.neighbours.merging([text.name: text[SourceRange(0, text.bytes.count)]]) { $1 })
    _ = InventedRun("validate", "--fix", text.name, files: files)
    return SourceText(name: text.name, files.text(at: text.name) ?? "")
  }

  /// The files beside the gallery's forms.
  private static let neighbours: [String: String] = {
    let folder = URL(fileURLWithPath: repositoryRoot).appendingPathComponent("Forms")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(uniqueKeysWithValues: names.map { ("Forms/\($0)", "Some text.\n") })
  }()

  /// The one edit between two texts; nil when they are the same.
  private func difference(_ before: [UInt8], _ after: SourceText) -> Diagnostic.Edit? {
    if before == after.bytes { return nil }
    let start = zip(before, after.bytes).prefix { $0 == $1 }.count
    let rest = min(before.count, after.bytes.count) - start
    let tail = zip(before.reversed(), after.bytes.reversed()).prefix { $0 == $1 }.count
    let end = min(tail, rest)
    return Diagnostic.Edit(
      SourceRange(start, before.count - end), after[SourceRange(start, after.bytes.count - end)])
  }
}
