import FormDiagnostics
import FormTestSupport
import Foundation
import Testing

@testable import FormModel

/// The forms of the gallery, which are documentation, example and test at once.
struct GalleryTests {
  static let names: [String] = {
    let folder = URL(fileURLWithPath: repositoryRoot).appendingPathComponent("Forms")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test func `the gallery is not empty`() { #expect(Self.names.count >= 8) }

  @Test(arguments: names)
  func `a form of the gallery has no findings`(name: String) throws {
    let url = URL(fileURLWithPath: repositoryRoot).appendingPathComponent("Forms/\(name)")
    let source = SourceText(name: name, bytes: Array(try Data(contentsOf: url)))
    let loaded = FormLoader.load(source)
    let lines = LineIndex(source)
    let report = loaded.diagnostics.map { finding in
      let place = lines.position(at: finding.range.start)
      return "\(name):\(place.line):\(place.column): \(finding.code.name): \(finding.message)"
    }
    #expect(report.isEmpty, "\(report.joined(separator: "\n"))")
  }
}
