import FormDiagnostics
import FormDocuments
import FormExpressions
import FormModel
import FormTestSupport
import Foundation
import Testing

@testable import FormData
@testable import FormEngine

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

  @Test func `bounds are walked in entries, in groups, and of the number of entries itself`() throws {
    let form = try form(
      """
      form: bounds
      fields:
        - {id: has_lines, type: checkbox}
        - id: lines
          type: repeat
          relevant: has_lines
          min: 2
          max: 4
          validators: [{distinct: code}]
          fields:
            - {id: code, type: text, validators: [required, {maxLength: 6}]}
            - {id: count, type: integer, validators: [{min: 1}, {max: 9}]}
            - id: notes
              type: repeat
              max: 2
              fields: [{id: note, type: text, validators: [{minLength: 3}]}]
        - id: boxes
          type: group
          validators: [{minSelected: 1}, {maxSelected: 2}]
          fields: [{id: a, type: checkbox}, {id: b, type: checkbox}, {id: c, type: checkbox}]
      """)
    var maker = SampleMaker(form, settings(form), seed: 1)
    let (examples, unreached) = try maker.boundary()
    #expect(unreached == [])
    #expect(
      examples.map(\.name) == [
        "lines: min", "lines: max", "lines[].code: maxLength", "lines[].count: min", "lines[].count: max",
        "lines[].notes: max", "lines[].notes[].note: minLength", "boxes: minSelected", "boxes: maxSelected",
      ])
    for example in examples { #expect(findings(example.json, form) == [], "\(example.name)") }
    let lines = try examples.prefix(2).map { try #require(JSON(reading: $0.json))["lines"]?.items?.count }
    #expect(lines == [2, 4])
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
