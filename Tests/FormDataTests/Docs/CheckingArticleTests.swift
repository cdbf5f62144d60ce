import FormExpressions
import FormTestSupport
import Foundation
import Testing

@testable import FormData

/// What the article says of the judge, held to the judge.
@Suite struct CheckingArticleTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(repositoryRoot)/\(path)", encoding: .utf8)
  }

  private func article() throws -> String { try Self.text("Sources/FormData/FormData.docc/Checking.md") }

  @Test func `the example is the one that is compiled here`() throws {
    let source = try Self.text("Tests/FormDataTests/Docs/ServerExample.swift")
    #expect(try article().contains("```swift\n\(source)```"))
    let form = Array(try Data(contentsOf: URL(fileURLWithPath: "\(repositoryRoot)/Forms/terms.yaml")))
    let endpoint = try #require(SignupEndpoint(form: form, now: Timestamp(CivilDate(daysSinceEpoch: 20_787))))
    #expect(endpoint.problems(in: Array(#"{"age14":true,"terms":true,"privacy":true}"#.utf8)).isEmpty)
    let problems = endpoint.problems(in: Array(#"{"age14":true,"terms":true}"#.utf8))
    #expect(problems.map(\.field) == ["privacy"])
    #expect(SignupEndpoint(form: Array("form: 1".utf8), now: Timestamp(CivilDate(daysSinceEpoch: 0))) == nil)
  }

  @Test func `every finding, format of data and format of findings is listed`() throws {
    let article = try article()
    for name in ["unknownKey", "duplicateKey", "unexpectedAnswer", "notCalculated", "unreadable"] {
      #expect(article.contains("| `\(name)` |"))
    }
    for format in DataFormat.allCases { #expect(article.contains("| `\(format.rawValue)` |")) }
    for format in CheckFormat.all { #expect(article.contains("`\(format.name)`")) }
    #expect(article.contains("more than \(SkippedNesting.limit) levels"))
  }

  @Test(arguments: [
    (#"{"agree":true}"#, []), (#"{"name":null,"agree":true}"#, []), (#"{"name":""}"#, ["agree valueMissing"]),
    (#"{"agree":true,"age":"34"}"#, ["age badInput"]), (#"{"agree":true,"age":3.0}"#, []),
    (#"{"agree":true,"why":"x"}"#, ["why unexpectedAnswer"]), (#"{"agree":true,"why":""}"#, []),
    (#"{"agree":true,"age":3,"twice":7}"#, ["twice notCalculated"]),
    (#"{"agree":true,"age":30}"#, ["twice rangeOverflow"]),
  ])
  func `what is an answer and what is not`(record: String, expected: [String]) throws {
    let form = try form(
      """
      form: one
      fields:
        - {id: name, type: text}
        - {id: agree, type: checkbox}
        - {id: age, type: integer}
        - {id: why, type: text, relevant: "!agree"}
        - {id: twice, type: integer, calculate: age * 2, validators: [{max: 50}]}
      """)
    #expect(findings(record, form) == expected)
  }
}
