import FormDiagnostics
import FormDocuments
import FormTestSupport
import Testing

@testable import FormDialects

@Suite struct IssueFormRepairsTests {
  private static let head = "name: Bug report\ndescription: Something is broken\nbody:\n"

  /// Applies the certain repairs until none is left.
  private func repaired(_ text: String) -> String {
    var source = SourceText(name: "bug.yml", text)
    for _ in 0..<5 {
      let (next, applied) = source.applying(DialectLoader.load(source).diagnostics.compactMap(\.fix))
      if applied.isEmpty { break }
      source = next
    }
    return String(decoding: source.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (
      "  - type: input\n    label: Version\n    description: Which\n",
      "  - type: input\n    attributes:\n      label: Version\n      description: Which\n"
    ),
    (
      "  - type: input\n    attributes:\n      label: A\n      validations:\n        required: true\n",
      "  - type: input\n    attributes:\n      label: A\n    validations:\n      required: true\n"
    ),
    (
      "  - type: input\n    attributes:\n      label: A\n      required: true\n",
      "  - type: input\n    attributes:\n      label: A\n    validations:\n      required: true\n"
    ),
    (
      "  - type: input\n    attributes:\n      title: A\n      default: B\n",
      "  - type: input\n    attributes:\n      label: A\n      value: B\n"
    ),
    (
      "  - type: input\n    attributes: {label: A}\n  - type: markdown\n    attributes:\n      label: Thanks\n",
      "  - type: input\n    attributes: {label: A}\n  - type: markdown\n    attributes:\n      value: Thanks\n"
    ),
    (
      "  - type: checkboxes\n    attributes:\n      label: A\n      options:\n        - text: I agree\n",
      "  - type: checkboxes\n    attributes:\n      label: A\n      options:\n        - label: I agree\n"
    ),
    ("  - type: input\n    label: Version\n", "  - type: input\n    attributes:\n      label: Version\n"),
    (
      "  - type: textarea\n    value: |\n      1.\n\n      2.\n    attributes:\n      label: Steps\n    id: steps\n",
      "  - type: textarea\n    attributes:\n      label: Steps\n      value: |\n        1.\n\n        2.\n    id: steps\n"
    ),
    (
      "  - type: input\n    attributes:\n      label: Name\n    required: true\n",
      "  - type: input\n    attributes:\n      label: Name\n    validations:\n      required: true\n"
    ),
    (
      "  - type: dropdown\n    attributes:\n      label: System\n      options:\n        - label: Linux\n        - 'label': off\n",
      "  - type: dropdown\n    attributes:\n      label: System\n      options:\n        - Linux\n        - \"off\"\n"
    ),
    (
      "  - type: checkboxes\n    attributes:\n      label: Terms\n      options:\n        - I agree\n",
      "  - type: checkboxes\n    attributes:\n      label: Terms\n      options:\n        - label: I agree\n"
    ),
    (
      "  - type: input\n    attributes: {label: Name}\n  - type: input\n    attributes: {label: Name}\n",
      "  - type: input\n    attributes: {label: Name}\n  - type: input\n    id: name-2\n    attributes: {label: Name}\n"
    ),
    (
      "  - type: DropDown\n    id: a b\n    attributes:\n      lable: 1.0\n      options: [yes]\n      default: \"yes\"\n",
      "  - type: dropdown\n    id: a-b\n    attributes:\n      label: \"1.0\"\n      options: [\"yes\"]\n      default: 0\n"
    ),
  ])
  func `what is certain is repaired`(bad: String, good: String) {
    #expect(repaired(Self.head + bad) == Self.head + good)
    let pairs = { (text: String) in (Self.head + text).replacing("\n", with: "\r\n") }
    #expect(repaired(pairs(bad)) == pairs(good))
  }

  private func codes(_ body: String) -> [String] {
    DialectLoader.load(SourceText(name: "bug.yml", Self.head + body)).diagnostics.map(\.code.name)
  }

  @Test func `an element whose id cannot be read gets no second one`() {
    let body =
      "  - type: input\n    attributes: {label: 名}\n"
      + "  - type: input\n    id: !foo x\n    attributes: {label: 字}\n"
    #expect(codes(body) == ["unknown-tag"])
    #expect(repaired(Self.head + body) == Self.head + body)
  }

  @Test func `an attribute beside the type is misplaced, not missing as well`() {
    #expect(codes("  - type: input\n    label: Name\n") == ["issue-element-key-unknown"])
    let beside = "  - type: dropdown\n    label: Name\n    attributes: {options: [a, b]}\n"
    #expect(codes(beside) == ["issue-element-key-unknown"])
  }

  @Test func `a number that is shown as it is written is not rewritten`() {
    #expect(codes("  - type: dropdown\n    attributes: {label: V, options: [1.0, 2]}\n").isEmpty)
    #expect(
      codes("  - type: dropdown\n    attributes: {label: V, options: [1.10, 2]}\n") == ["issue-number-rewritten"])
  }

  @Test func `many elements with one label get ids of their own`() {
    let many = String(repeating: "  - type: input\n    attributes: {label: 名}\n", count: 2_000)
    let found = DialectLoader.load(SourceText(name: "bug.yml", repaired(Self.head + many))).diagnostics
    #expect(found.isEmpty)
  }

  @Test func `repairs of real forms leave nothing to repair, and nothing that was not there before`() throws {
    guard let folder = try Corpus.folder("issue-forms") else { return }
    for entry in try IssueFormCorpus.entries(in: folder) {
      let (source, findings) = SourceText.reading(try Corpus.bytes(of: "\(folder)/\(entry.file)"), name: entry.file)
      guard findings.isEmpty else { continue }
      let before = DialectLoader.load(source).diagnostics
      guard before.contains(where: { $0.fix != nil }), before.first?.code != .yamlSyntax else { continue }
      let after = DialectLoader.load(
        SourceText(name: entry.file, repaired(String(decoding: source.bytes, as: UTF8.self))))
      #expect(!after.diagnostics.contains { $0.fix != nil }, "\(entry.file)")
      #expect(Set(after.diagnostics.map(\.code)).isSubset(of: before.map(\.code)), "\(entry.file)")
    }
  }
}
