import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel
import FormPresentation
import Foundation
import Testing

/// The scenarios of the gallery hold.
struct GalleryScenariosTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Forms")

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test func `the gallery has forms`() { #expect(Self.names.count >= 11) }

  @Test(arguments: names) func `every scenario holds`(_ name: String) throws {
    let url = Self.folder.appending(path: name)
    let source = SourceText(name: name, try String(contentsOf: url, encoding: .utf8))
    let form = try #require(FormLoader.load(source).form)
    #expect(!form.scenarios.isEmpty)
    let folder = Self.folder
    let surroundings = FormSurroundings(readDocument: { path in
      (try? Data(contentsOf: folder.appending(path: path))).map { Array($0) }
    })
    let runner = ScenarioRunner(
      form, surroundings: surroundings, now: Timestamp(CivilDate(daysSinceEpoch: 20_485)),
      render: { PlainText(width: 80, words: Words.best(for: $1.description)).text(of: $0) })
    for scenario in form.scenarios {
      let result = runner.run(scenario)
      for failure in result.failures {
        let line = LineIndex(source).position(at: failure.range.start).line
        Issue.record(
          "\(name):\(line): \(scenario.name.value): \(failure.message) (expected \(failure.expected ?? "-"))")
      }
    }
  }
}
