import FormDiagnostics
import FormDocuments
import FormEngine
import FormExpressions
import FormModel
import FormTestSupport
import FormText
import Testing

import struct Foundation.Data
import class Foundation.FileManager
import struct Foundation.URL

@testable import FormPresentation

/// What every form of the gallery looks like, kept as files in `Tests/Golden`.
struct GalleryGoldenTests {
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(repositoryRoot)/Forms")) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  private func form(_ name: String) throws -> Form {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(repositoryRoot)/Forms/\(name).yaml")))
    return try #require(FormLoader.load(SourceText(name: "\(name).yaml", bytes: bytes)).form)
  }

  private func text(of form: Form, width: Int, glyphs: Glyphs = .unicode) -> String {
    let day = Timestamp(CivilDate(daysSinceEpoch: 20_485))
    let snapshot = FormSession(form, now: day).snapshot
    let words = Words.best(for: form.language.description)
    return PlainText(width: width, glyphs: glyphs, words: words).text(of: snapshot)
  }

  @Test func `the gallery is not empty`() { #expect(Self.names.count >= 8) }

  @Test(arguments: names)
  func `a form of the gallery looks as it did`(name: String) throws {
    expectGolden(text(of: try form(name), width: 80), at: "\(name)/plain.txt")
  }

  @Test(arguments: names)
  func `a form of the gallery exports as it did`(name: String) throws {
    expectGolden(JSONWriter(.indented).text(FormJSON.json(of: try form(name))) + "\n", at: "\(name)/form.json")
  }

  @Test(arguments: names)
  func `a form of the gallery has the JSON Schema that it had`(name: String) throws {
    let form = try form(name)
    let schema = SubmissionSchema(of: form)
    expectGolden(JSONWriter(.indented).text(schema.json) + "\n", at: "\(name)/schema.json")
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(repositoryRoot)/Forms/\(name).yaml")))
    expectGolden(
      LossReport(schema.losses, in: SourceText(name: "\(name).yaml", bytes: bytes)).text, at: "\(name)/losses.txt")
  }

  @Test(arguments: names, [20, 33, 40, 60, 80])
  func `no line is wider than asked`(name: String, width: Int) throws {
    for line in text(of: try form(name), width: width).split(separator: "\n") {
      #expect(String(line).displayWidth <= width, "\(line)")
    }
  }

  @Test(arguments: names)
  func `with ASCII glyphs nothing but the form's own text lies outside ASCII`(name: String) throws {
    let drawn = text(of: try form(name), width: 60, glyphs: .ascii)
    #expect(!drawn.contains { "☐☑⊟○◉◐═─".contains($0) })
  }

  @Test func `a label written as a block stays together with its star`() throws {
    let source = "form: block\nfields:\n- id: a\n  type: text\n  validators: [required]\n  label: |\n    One\n    two\n"
    let form = try #require(FormLoader.load(SourceText(name: "form.yaml", source)).form)
    #expect(text(of: form, width: 40).hasPrefix("One\ntwo*\n"))
  }

  @Test func `the schema of the form language is as it was`() {
    expectGolden(JSONWriter(.indented).text(FormLanguage.schema) + "\n", at: "schema.json")
  }
}
