import FormDiagnostics
import FormExpressions
import FormModel
import Testing

@testable import FormDialects

@Suite struct IssueBodyTests {
  static let form = """
    name: Bug report
    description: Something is broken
    body:
      - type: markdown
        attributes:
          value: Thank you!
      - type: input
        id: contact
        attributes:
          label: Contact details
      - type: textarea
        id: what-happened
        attributes:
          label: What happened?
          value: "A bug happened!"
      - type: dropdown
        id: version
        attributes:
          label: Version
          options: [1.0.2 (Default), 1.0.3 (Edge)]
      - type: dropdown
        id: browsers
        attributes:
          label: What browsers are you seeing the problem on?
          multiple: true
          options: [Firefox, Chrome, "Safari, macOS"]
      - type: textarea
        id: logs
        attributes:
          label: Relevant log output
          render: shell
      - type: checkboxes
        id: terms
        attributes:
          label: Code of Conduct
          options:
            - label: I agree to follow this project's [Code of Conduct](https://example.com)
              required: true
            - label: |
                I have searched,
                and found nothing

    """

  static func opened(_ text: String = form) throws -> IssueForm {
    try #require(DialectLoader.load(SourceText(name: "bug.yml", text)).issueForm)
  }

  /// Answers by the ids of fields; boxes by their places.
  private func answers(
    _ form: IssueForm, _ values: [String: FieldValue], ticked: [Int] = []
  ) throws -> Answers {
    var answers = Answers()
    for field in form.form.fields {
      if let id = field.id?.value, let value = values[id] { answers.values[field.index] = value }
      if field.type == .checkbox { answers.values[field.index] = .boolean(false) }
    }
    let boxes = form.form.fields.filter { $0.type == .checkbox }
    for box in ticked { answers.values[boxes[box].index] = .boolean(true) }
    return answers
  }

  @Test func `the body is the one that GitHub makes`() throws {
    let form = try Self.opened()
    let given = try answers(
      form,
      [
        "contact": .text("mina@example.com"), "version": .text("1.0.3 (Edge)"),
        "browsers": .texts(["Firefox", "Safari, macOS"]), "logs": .text("$ run\n```\noops\n```"),
      ], ticked: [0])
    let body = IssueBody(form, answers: given)
    #expect(
      body.text == """
        ### Contact details

        mina@example.com

        ### What happened?

        A bug happened!

        ### Version

        1.0.3 (Edge)

        ### What browsers are you seeing the problem on?

        Firefox, Safari, macOS

        ### Relevant log output

        ````shell
        $ run
        ```
        oops
        ```
        ````

        ### Code of Conduct

        - [X] I agree to follow this project's [Code of Conduct](https://example.com)
        - [ ] I have searched,
        and found nothing

        """)
    #expect(body.losses.isEmpty)
  }

  @Test func `nothing answered reads as no response`() throws {
    let form = try Self.opened()
    let body = IssueBody.render(form, try answers(form, ["what_happened": .text("")]))
    #expect(body.split(separator: "\n").count { $0 == "_No response_" } == 5)
    let parsed = IssueBody.parse(SourceText(name: "body.md", body), for: form)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.answers.values.values.allSatisfy { [.text(""), .texts([]), .boolean(false)].contains($0) })
  }

  @Test(arguments: [
    ("contact", FieldValue.text("a\nb"), String?("line breaks become spaces, because the answer stands on one line")),
    ("contact", .text("  "), "an answer of blanks alone is none"),
    ("what_happened", .text("_No response_"), "the answer reads like no answer"),
    (
      "what_happened",
      .text("x\n\n### Version\n\n1.0.3 (Edge)\n\n### What browsers are you seeing the problem on?\n\nChrome"),
      nil
    ),
  ])
  func `an answer that does not come back is told`(id: String, value: FieldValue, reason: String?) throws {
    let form = try Self.opened()
    #expect(
      IssueBody(form, answers: try answers(form, [id: value])).losses.map(\.reason) == (reason.map { [$0] } ?? []))
  }

  @Test func `a heading in an answer does no harm where the sections tell it apart`() throws {
    let form = try Self.opened()
    let answer = "### Version\n\nnone of these\n\n### Version\n\n\n### Code of Conduct"
    let given = try answers(form, ["what_happened": .text(answer), "version": .text("1.0.2 (Default)")])
    let parsed = IssueBody.parse(SourceText(name: "body.md", IssueBody.render(form, given)), for: form)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.answers.values[2] == .text(answer))
  }

  @Test func `the choice of nothing is none, and the rest is still read exactly`() throws {
    let form = try Self.opened()
    let answer = "  ### Version\n\n### Version\n"
    let body = IssueBody.render(form, try answers(form, ["what_happened": .text(answer)]))
    let edited = body.replacing("### Version\n\n_No response_", with: "### Version\n\nNone")
    let parsed = IssueBody.parse(SourceText(name: "body.md", edited), for: form)
    #expect(edited != body && parsed.diagnostics.isEmpty)
    #expect(parsed.answers.values[2] == .text(answer))
    #expect(parsed.answers.values[3] == .text(""))
  }

  @Test func `a body that can be read in two ways is told with the place`() throws {
    let form = try Self.opened(
      "name: Two texts\ndescription: Of them\nbody:\n"
        + ["First", "Second"].map { "  - {type: textarea, attributes: {label: \($0)}}\n" }.joined())
    let body = "### First\n\na\n\n### Second\n\nb\n\n### Second\n\nc\n"
    let parsed = IssueBody.parse(SourceText(name: "body.md", body), for: form)
    #expect(parsed.diagnostics.map(\.code) == [.issueBodyAmbiguous])
    #expect(parsed.diagnostics.map(\.range) == [SourceRange(14, 24)])
    #expect(parsed.diagnostics[0].related.map(\.range) == [SourceRange(29, 39)])
    #expect(parsed.answers.values == [0: .text("a"), 1: .text("b\n\n### Second\n\nc")])
  }

  @Test func `a body from a browser has line feeds in its answers`() throws {
    let form = try Self.opened()
    let given = try answers(form, ["what_happened": .text("a\nb\n\nc"), "logs": .text("x\ny")], ticked: [1])
    let body = IssueBody.render(form, given).replacing("\n", with: "\r\n")
    let parsed = IssueBody.parse(SourceText(name: "body.md", body), for: form)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.answers.values[2] == .text("a\nb\n\nc"))
    #expect(parsed.answers.values[5] == .text("x\ny"))
    #expect(parsed.answers.values[8] == .boolean(true))
  }

  @Test func `an edited body is read by its headings`() throws {
    let form = try Self.opened()
    let body = """
      Some words before.

      ### What happened?
      it broke
      ```
      ### Version
      ```
      ## Version
      1.0.2 (Default)

      ### What browsers are you seeing the problem on?

      Lynx

      ### Code of Conduct

      * [x] I have searched,
      - [x] Something else
      """
    let parsed = IssueBody.parse(SourceText(name: "body.md", body), for: form)
    #expect(
      parsed.diagnostics.map(\.code) == [
        .issueBodyTextOutside, .issueBodySectionMissing, .issueBodyUnreadable, .issueBodySectionMissing,
        .issueBodyUnreadable,
      ])
    #expect(parsed.answers.values[1] == nil)
    #expect(parsed.answers.values[2] == .text("it broke\n```\n### Version\n```"))
    #expect(parsed.answers.values[3] == .text("1.0.2 (Default)"))
    #expect(parsed.answers.values[4] == nil)
    #expect(parsed.answers.values[7] == .boolean(false))
    #expect(parsed.answers.values[8] == .boolean(true))
  }

  @Test func `options with commas are read whole, and told when there are two ways`() throws {
    let form = try Self.opened()
    let texts = OptionTexts(form.form.fields[4], in: form.form)
    #expect(texts.values(in: "Safari, macOS, Firefox")?.values == ["Firefox", "Safari, macOS"])
    #expect(texts.values(in: "Safari") == nil)
    let doubtful = try Self.opened(
      "name: Letters\ndescription: Of them\nbody:\n  - {type: dropdown, attributes: {label: Letters, multiple: true, "
        + "options: [a, b, \"a, b\"]}}\n")
    let body = IssueBody(doubtful, answers: Answers(values: [0: .texts(["a, b"])]))
    #expect(body.losses.map(\.reason) == ["the options can be read in more than one way"])
  }

  @Test func `any form can be answered in an issue`() throws {
    let text = """
      form: order
      fields:
        - {id: part, type: page, label: Part, fields: [{id: when, type: date, label: When?}, {id: count, type: integer}]}
        - {id: more, type: page, fields: [{id: ok, type: checkbox, label: All right}, {id: pin, type: password}]}

      """
    let form = IssueForm(of: try #require(DialectLoader.load(SourceText(name: "order.yaml", text)).form))
    let day = FieldValue.date(try #require(CivilDate("2026-01-31")))
    let given = Answers(values: [1: day, 2: .number(Decimal(3)), 4: .boolean(true)])
    let body = IssueBody(form, answers: given)
    #expect(body.text == "### When?\n\n2026-01-31\n\n### count\n\n3\n\n### All right\n\n- [X] All right\n")
    #expect(IssueBody.parse(SourceText(name: "body.md", body.text), for: form).answers == given)
  }

  @Test(arguments: [
    "### Contact details\n\n", "\n", "### What happened?\n\n```", "```\n### Contact details\n\nx", "- [X] ",
  ])
  func `a long body ends quickly`(line: String) throws {
    let form = try Self.opened()
    let body = String(repeating: line, count: 100_000)
    #expect(!IssueBody.parse(SourceText(name: "body.md", body), for: form).diagnostics.isEmpty)
  }
}
