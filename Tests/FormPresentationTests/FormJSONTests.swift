import FormDiagnostics
import FormDocuments
import FormModel
import FormTestSupport
import Foundation
import Testing

@testable import FormPresentation

/// A form that is exported and read back is the same form.
struct FormJSONTests {
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(repositoryRoot)/Forms")) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  private func load(_ bytes: [UInt8], _ name: String) -> LoadedForm {
    FormLoader.load(SourceText(name: name, bytes: bytes))
  }

  private func gallery(_ name: String) throws -> Form {
    let url = URL(fileURLWithPath: "\(repositoryRoot)/Forms/\(name)")
    return try #require(load(Array(try Data(contentsOf: url)), name).form)
  }

  @Test(arguments: names)
  func `an exported form reads back as an equal form`(name: String) throws {
    let form = try gallery(name)
    let bytes = JSONWriter(.indented).bytes(FormJSON.json(of: form))
    let again = load(bytes, "\(name).json")
    #expect(again.diagnostics.map(\.message) == [])
    #expect(again.form == form)
  }

  @Test(arguments: names)
  func `exporting what was read back gives the same bytes`(name: String) throws {
    let bytes = JSONWriter(.indented).bytes(FormJSON.json(of: try gallery(name)))
    let again = try #require(load(bytes, "\(name).json").form)
    #expect(JSONWriter(.indented).bytes(FormJSON.json(of: again)) == bytes)
  }

  @Test func `a form that says something else is not equal`() throws {
    let first = try #require(load(Array("form: a\nfields: [{id: b, type: text}]".utf8), "a.yaml").form)
    let second = try #require(load(Array("form: a\nfields: [{id: b, type: text, label: B}]".utf8), "a.yaml").form)
    #expect(first != second)
  }
}
