import FormExpressions
import FormModel
import FormTestSupport
import Foundation
import Testing

@testable import FormEngine

/// What the article tells of a form in an app, held to the app that is compiled here.
@Suite @MainActor struct InAnAppArticleTests {
  /// What the app was handed.
  private final class Inbox {
    var submissions: [Submission] = []
  }

  private let inbox = Inbox()

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(repositoryRoot)/\(path)", encoding: .utf8)
  }

  /// The screen of a form of the gallery.
  private func screen(_ name: String) throws -> FormScreen {
    try screen(of: Array(try Data(contentsOf: URL(fileURLWithPath: "\(repositoryRoot)/Forms/\(name).yaml"))))
  }

  private func screen(of file: [UInt8]) throws -> FormScreen {
    let surroundings = FormSurroundings(readDocument: { _ in Array("Terms".utf8) })
    let now = Timestamp(CivilDate(daysSinceEpoch: 20_787))
    let inbox = inbox
    let screen = FormScreen(file: file, surroundings: surroundings, now: now) { inbox.submissions.append($0) }
    return try #require(screen)
  }

  private func field(_ id: String, _ screen: FormScreen) throws -> FieldSnapshot {
    try #require(screen.shown.fields.first { $0.field.id?.value == id })
  }

  private func tap(_ id: String, _ screen: FormScreen) throws {
    screen.send(.tap(.field(try field(id, screen).address)))
  }

  @Test(arguments: ["AppExample", "AppExampleView"])
  func `the code is what is compiled here`(name: String) throws {
    var lines = try text("Tests/FormEngineTests/Docs/\(name).swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    if lines[0] == "#if canImport(SwiftUI)" {
      lines = lines.filter { !$0.hasPrefix("#") }.map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }
    }
    let source = lines.joined(separator: "\n")
    #expect(try text("Sources/FormEngine/FormEngine.docc/InAnApp.md").contains("```swift\n\(source)```"))
  }

  @Test func `agreeing to all sends the consents, with the documents that were accepted`() throws {
    let screen = try screen("terms")
    #expect(screen.shown.submit?.isEnabled == false)
    try tap("age14", screen)
    #expect(try field("all", screen).selectAll?.state == .indeterminate)
    try tap("all", screen)
    #expect(screen.shown.submit?.isEnabled == true)
    screen.send(.open(try field("terms", screen).address))
    #expect(screen.document?.title == "이용 약관")
    screen.send(.viewed)
    screen.send(.close)
    screen.send(.submit)
    #expect(inbox.submissions.map { $0.receipts.map(\.isViewed) } == [[true, false]])
    #expect(inbox.submissions[0].description.hasPrefix(#"{"age14":true,"terms":true,"privacy":true,"#))
  }

  @Test func `a mistake is told when the focus leaves, and a submit goes to the first`() throws {
    let screen = try screen("login")
    screen.type("mina", into: try field("email", screen))
    #expect(try field("email", screen).violations.isEmpty)
    screen.send(.blur)
    #expect(try field("email", screen).violations.map(\.message) == ["이메일 주소를 name@example.com처럼 입력해 주세요"])
    try tap("login", screen)
    #expect(screen.focus == .field(try field("email", screen).address))
    #expect(inbox.submissions.isEmpty)
    screen.type("mina@example.com", into: try field("email", screen))
    screen.type("moonlight-77", into: try field("password", screen))
    #expect(screen.draft.contains("mina@example.com") && !screen.draft.contains("moonlight"))
    try tap("login", screen)
    #expect(inbox.submissions.count == 1)
  }

  @Test func `a number that is being typed is not rewritten under the hand`() throws {
    let screen = try screen(
      of: Array("form: one\nfields:\n  - {id: price, type: number}\n  - {id: note, type: text}\n".utf8))
    for typed in ["1", "1.", "1.0"] {
      screen.type(typed, into: try field("price", screen))
      #expect(screen.text(of: try field("price", screen)) == typed)
    }
    screen.send(.focus(.field(try field("note", screen).address)))
    #expect(screen.text(of: try field("price", screen)) == "1")
  }
}
