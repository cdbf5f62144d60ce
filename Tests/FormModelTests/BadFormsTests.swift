import FormDiagnostics
import FormDocuments
import FormModel
import FormTestSupport
import Foundation
import Testing

/// The forms of `Tests/BadForms`: each is named for a code and marks the lines on which that finding must be reported.
@Suite struct BadFormsTests {
  static let folder = URL(filePath: repositoryRoot).appending(path: "Tests/BadForms")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
  }()

  @Test func `every code has a bad form, but for a file that is too large to keep`() {
    let codes = (DocumentFindings.codes + FormFindings.codes).filter { $0 != .tooLarge }.map(\.name)
    #expect(Self.names.map { String($0.prefix { $0 != "." }) } == codes.sorted())
  }

  @Test(arguments: names)
  func `a bad form marks only its own code`(name: String) throws {
    let marks = FindingMark.all(in: try source(name))
    #expect(!marks.isEmpty)
    #expect(marks.allSatisfy { name.hasPrefix($0.code + ".") })
  }

  @Test(arguments: names)
  func `a bad form has exactly the findings that it marks`(name: String) throws {
    let source = try source(name)
    let lines = LineIndex(source)
    let files = FormFiles { path in
      let file = Self.folder.appending(path: path).path()
      return FileManager.default.fileExists(atPath: file) ? .present : .missing(nearest: nil)
    }
    let found = FormLoader.load(source, files: files).diagnostics
    let report = found.map { "\(FindingMark($0, in: lines)) \($0.message)" }.joined(separator: "\n")
    #expect(found.map { FindingMark($0, in: lines) } == FindingMark.all(in: source), "\(report)")
  }

  private func source(_ name: String) throws -> SourceText {
    SourceText(name: name, bytes: [UInt8](try Data(contentsOf: Self.folder.appending(path: name))))
  }
}
