import FormDiagnostics
import FormDialects
import FormDocuments
import FormModel
import FormPresentation
import FormTestSupport
import Testing

/// Every real issue form, once it is a form, is one like any other.
@Suite struct IssueFormExportTests {
  static func forms() throws -> [(file: String, form: Form)] {
    guard let folder = try Corpus.folder("issue-forms") else { return [] }
    return try (Corpus.files(in: folder, suffix: ".yml") + Corpus.files(in: folder, suffix: ".yaml")).compactMap {
      file in
      let (source, findings) = SourceText.reading(try Corpus.bytes(of: "\(folder)/\(file)"), name: file)
      guard findings.isEmpty, let form = DialectLoader.load(source).issueForm?.form else { return nil }
      return (file, form)
    }
  }

  @Test func `the export reads back as an equal form without findings`() throws {
    for (file, form) in try Self.forms() {
      let text = JSONWriter(.indented).text(FormJSON.json(of: form))
      let loaded = FormLoader.load(SourceText(name: "form.json", text))
      let report = loaded.diagnostics.map(\.message).joined(separator: "\n")
      #expect(!loaded.diagnostics.hasErrors, "\(file)\n\(report)")
      #expect(loaded.form == form, "\(file)")
    }
  }

  @Test func `answers are read back from their JSON`() throws {
    for (file, form) in try Self.forms() {
      var answers = Answers()
      for field in form.fields {
        switch field.type.value {
        case .text: answers.values[field.index] = .text("a\nb")
        case .boolean: answers.values[field.index] = .boolean(field.index % 2 == 0)
        case .choice: answers.values[field.index] = .text(field.options.last?.value.value ?? "")
        case .choices: answers.values[field.index] = .texts(field.options.map(\.value.value))
        default: continue
        }
      }
      let text = YAMLWriter().text(answers.json(for: form))
      let read = Answers.read(SourceText(name: "answers.yaml", text), for: form)
      #expect(read.diagnostics.isEmpty, "\(file)")
      #expect(read.answers == answers, "\(file)\n\(text)")
    }
  }
}
