import FormDiagnostics
import FormDialects
import FormTestSupport
import Foundation
import Testing

/// A valid form, to make mistakes in.
struct MistakenForm: CustomTestStringConvertible {
  /// The text of the form, as it should be.
  let source: SourceText
  /// The mistakes that can be made in it.
  let mistakes: [Mistake]

  var testDescription: String { source.name }

  init(name: String, _ text: String) {
    source = SourceText(name: name, text)
    mistakes = Mistake.all(in: source)
  }

  /// The forms of the gallery, and an issue form.
  static let all: [MistakenForm] = {
    let folder = URL(fileURLWithPath: repositoryRoot).appendingPathComponent("Forms")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let gallery = names.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map {
        MistakenForm(name: "Forms/\(name)", $0)
      }
    }
    return gallery + [MistakenForm(name: ".github/ISSUE_TEMPLATE/bug.yml", bug)]
  }()

  /// So many of the mistakes, no two of which are made at one place.
  func mistakesApart(_ count: Int, _ random: inout SeededGenerator) -> [Mistake] {
    var chosen: [Mistake] = []
    for mistake in mistakes.shuffled(using: &random) where chosen.allSatisfy({ $0.isApart(from: mistake) }) {
      chosen.append(mistake)
      if chosen.count == count { break }
    }
    return chosen
  }

  /// The text with `mistakes` in it.
  func text(with mistakes: [Mistake]) -> SourceText {
    let edits = mistakes.map { Diagnostic.Edit($0.range, $0.replacement) }
    return edits.isEmpty ? source : source.applying([Diagnostic.Fix("Make mistakes", edits)]).text
  }

  /// What is found in the form with `mistakes` in it.
  func findings(with mistakes: [Mistake]) -> Set<Finding> {
    let places = Places(mistakes)
    return Set(
      Self.diagnostics(of: text(with: mistakes)).map {
        Finding(code: $0.code.name, range: places.original(of: $0.range), $0.message)
      })
  }

  /// What is found in `text`.
  static func diagnostics(of text: SourceText) -> [Diagnostic] { DialectLoader.load(text).diagnostics }

  /// A finding, with its place in the form as it should be: two are equal when a person would say that they are.
  struct Finding: Hashable, CustomStringConvertible {
    let code: String
    let range: SourceRange
    private let message: String

    init(code: String, range: SourceRange, _ message: String) {
      self.code = code
      self.range = range
      self.message = message
    }

    var description: String { "\(code) at \(range.start): \(message)" }

    static func == (left: Self, right: Self) -> Bool { left.code == right.code && left.range == right.range }

    func hash(into hasher: inout Hasher) { hasher.combine(range) }
  }

  private static let bug = """
    name: Bug report
    description: Something is broken
    title: "[Bug] "
    labels: [bug]
    body:
      - {type: markdown, attributes: {value: Thanks}}
      - type: input
        id: version
        attributes: {label: Version, description: As it is printed, placeholder: "1.0"}
        validations: {required: true}
      - type: textarea
        id: log
        attributes: {label: Log, render: shell, value: none}
      - type: dropdown
        id: system
        attributes: {label: System, options: [Linux, macOS], multiple: true, default: 0}
      - type: checkboxes
        id: terms
        attributes: {label: Before you send, options: [{label: I searched, required: true}]}
    """
}

/// Where the places of a text with mistakes were before the mistakes were made.
private struct Places {
  /// Each mistake, with the place of what it wrote.
  private var edits: [(before: SourceRange, after: SourceRange)] = []

  init(_ mistakes: [Mistake]) {
    var shift = 0
    for mistake in mistakes.sorted(by: { $0.range.start < $1.range.start }) {
      let start = mistake.range.start + shift
      let after = SourceRange(start, start + mistake.replacement.utf8.count)
      edits.append((mistake.range, after))
      shift += after.count - mistake.range.count
    }
  }

  /// The place of `range`; the ends of what was written over stand for all that is inside of what was written.
  func original(of range: SourceRange) -> SourceRange {
    let start = original(of: range.start) { $0.start }
    return SourceRange(start, max(start, original(of: range.end) { $0.end }))
  }

  private func original(of offset: Int, inside: (SourceRange) -> Int) -> Int {
    guard let edit = edits.last(where: { $0.after.start < offset }) else { return offset }
    return offset < edit.after.end ? inside(edit.before) : offset - edit.after.end + edit.before.end
  }
}
