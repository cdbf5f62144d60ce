import Foundation
import Testing

@Suite struct RepairTests {
  @Test func certainRepairsAreWrittenAndTold() async throws {
    let scratch = try Scratch()
    // A byte order mark, CR LF, a comment in Korean and no line break at the end: all of it stays.
    let good =
      "\u{FEFF}form: hello\r\n# 주석\r\nfields:\r\n  - {id: name,   type: text, label: '이름'}\r\n  - {id: b, type: checkbox, label: B, default: true}"
    try scratch.write("a.yaml", good.replacing("label: '", with: "lable: '").replacing("true", with: "yes"))
    let file = scratch.folder.appendingPathComponent("a.yaml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent("link.yaml").path, withDestinationPath: "a.yaml")
    let run = try await Run("validate", "--fix", "link.yaml", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output == "1 file checked: no problems\n")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("link.yaml:4:30: fixed: ") == true)
    #expect(try scratch.read("a.yaml") == good)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
    #expect(names == ["a.yaml", "link.yaml"])
  }

  @Test func theEncodingStays() async throws {
    let scratch = try Scratch()
    let bad = "\u{FEFF}form: hello\nfields:\n  - {id: name, type: text, lable: 이름}\n"
    let file = try scratch.write("a.yaml", try #require(bad.data(using: .utf16LittleEndian)))
    #expect(try await Run("validate", "--fix", "a.yaml", in: scratch.folder).status == 0)
    #expect(try Data(contentsOf: file) == bad.replacing("lable", with: "label").data(using: .utf16LittleEndian))
  }

  @Test func `two places that are no YAML are repaired one after the other`() async throws {
    let scratch = try Scratch()
    let bad = """
      form: quiz
      fields:
        - {id: a, type: integer, label: A}
        - id: score
          type: integer
          calculate: a == 1 ? 1 : 0
        - type: note
          relevant: score > 0
          label: ${a > 2 ? 'Passed' : 'Failed'}

      """
    try scratch.write("a.yaml", bad)
    let run = try await Run("validate", "--fix", "a.yaml", in: scratch.folder)
    #expect(run.output == "1 file checked: no problems\n")
    #expect(try scratch.read("a.yaml").contains("calculate: 'a == 1 ? 1 : 0'\n"))
  }

  @Test func aFileWithoutRepairsIsNotTouched() async throws {
    let scratch = try Scratch()
    let file = try scratch.write("a.yaml", "form: hello\n")
    let before = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
    #expect(try await Run("validate", "--fix", "a.yaml", in: scratch.folder).status == 1)
    let after = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
    #expect(before == after)
  }
}
