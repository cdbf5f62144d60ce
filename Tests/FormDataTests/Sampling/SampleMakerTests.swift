import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel
import FormTestSupport
import Foundation
import Testing

@testable import FormData

@Suite struct SampleMakerTests {
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(repositoryRoot)/Forms")) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func gallery(_ name: String) throws -> Form {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(repositoryRoot)/Forms/\(name).yaml")))
    return try #require(FormLoader.load(SourceText(name: "\(name).yaml", bytes: bytes)).form)
  }

  private func settings(_ form: Form) -> RecordJudge.Settings {
    RecordJudge.Settings(language: form.language, now: Timestamp(CivilDate(daysSinceEpoch: 20_787)))
  }

  @Test func `the gallery is not empty`() { #expect(Self.names.count >= 8) }

  @Test(arguments: names)
  func `what is made to be valid is accepted`(name: String) throws {
    let form = try Self.gallery(name)
    var maker = SampleMaker(form, settings(form), seed: 5)
    for _ in 0..<6 { #expect(findings(try maker.valid(), form).filter { !$0.contains("(") }.isEmpty) }
    for example in try maker.boundary().examples {
      #expect(findings(example.json, form).filter { !$0.contains("(") }.isEmpty, "\(example.name)")
    }
  }

  @Test(arguments: names)
  func `what is made to break one rule is refused for that rule alone`(name: String) throws {
    let form = try Self.gallery(name)
    var maker = SampleMaker(form, settings(form), seed: 6)
    let (examples, unbroken) = try maker.invalid()
    for example in examples {
      let found = findings(example.json, form).filter { !$0.contains("(") }
      #expect(found.count == 1, "\(example.name): \(example.json)")
      let kind = example.name.split(separator: "(").last.map { $0.hasSuffix(")") ? String($0.dropLast()) : String($0) }
      let wanted = kind?.split(separator: " ").last.map(String.init) ?? ""
      #expect(found.first?.hasSuffix(" \(wanted)") == true, "\(example.name): \(found)")
    }
    #expect(examples.count >= unbroken.count)
  }

  @Test func `the same seed gives the same samples`() throws {
    let form = try Self.gallery("signup")
    var first = SampleMaker(form, settings(form), seed: 9)
    var second = SampleMaker(form, settings(form), seed: 9)
    for _ in 0..<3 { #expect(try first.valid() == second.valid()) }
  }

  @Test func `rules that cannot be satisfied together are named with their field`() throws {
    let form = try form(
      "form: none\nfields: [{id: a, type: integer, validators: [required, {constraint: value > 5}, {constraint: value < 5}]}]\n"
    )
    var maker = SampleMaker(form, settings(form), seed: 1)
    do {
      _ = try maker.valid()
      Issue.record("there is no such value")
    } catch {
      #expect(error.findings.map(\.field).contains("a"))
      #expect(error.findings.allSatisfy { $0.kind == .violation(.customError) || $0.kind == .violation(.valueMissing) })
    }
  }

  @Test(arguments: ["[A-Z]{2}-[0-9]{4}", "(ab|cd)+e", "\\+[1-9][0-9]{7,14}", "[가-힣]{2,4}", ".*[0-9].*[a-z].*"])
  func `texts are members of their pattern`(pattern: String) throws {
    let form = try form("form: p\nfields: [{id: a, type: text, validators: [required, {pattern: '\(pattern)'}]}]\n")
    var maker = SampleMaker(form, settings(form), seed: 3)
    var seen: Set<String> = []
    for _ in 0..<8 {
      let sample = try maker.valid()
      #expect(findings(sample, form).isEmpty, "\(sample)")
      seen.insert(sample)
    }
    #expect(seen.count > 1)
  }
}
