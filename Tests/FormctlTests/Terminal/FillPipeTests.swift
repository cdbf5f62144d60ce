import FormTestSupport
import Foundation
import Testing

@Suite struct FillPipeTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func fill(
    _ form: String, _ input: String, _ words: [String] = [], variables: [String: String] = [:]
  ) async throws -> Run {
    let url = try scratch.write("form.yaml", form)
    return try await Run(
      words: ["fill", url.path] + words, input: Data(input.utf8), in: scratch.folder, variables: variables)
  }

  private static let box = """
    form: box
    fields:
      - {id: agree, type: checkbox, label: I agree, validators: [required]}
    """

  private static let all = """
    form: all
    title: Everything
    language: en
    fields:
      - {type: heading, label: About you}
      - {id: name, type: text, label: Name, validators: [required, {minLength: 2}]}
      - {id: age, type: integer, label: Age, validators: [{min: 0}]}
      - {id: plan, type: select, label: Plan, options: [{value: gold, enabled: false}, silver, bronze]}
      - {id: towns, type: multiselect, label: Towns, options: [a, b, c], validators: [{maxSelected: 2}]}
      - id: consents
        type: group
        label: Consents
        fields:
          - {id: terms, type: checkbox, label: Terms, validators: [required]}
          - {id: news, type: checkbox, label: News}
      - {id: text, type: textarea, label: Text}
      - id: people
        type: repeat
        label: Person
        fields: [{id: who, type: text, label: Who}]
      - {id: secret, type: password, label: Word}
    """

  @Test func everyTypeIsAnsweredByOneLine() async throws {
    let input = "Mina\n30\n2\n1 3\nall\n. verbatim :help\ny\nYuna\nn\nmoon\nyes\nnot read\n"
    let run = try await fill(Self.all, input)
    #expect(run.errors.contains("Question 1 of 9. Name, required, now empty: \n"))
    #expect(run.status == 0)
    #expect(
      run.output == """
        {"name":"Mina","age":30,"plan":"silver","towns":["a","c"],"terms":true,"news":true,"text":". verbatim :help",\
        "people":[{"who":"Yuna"}],"secret":"••••••"}

        """)
    #expect(!run.errors.contains("moon"))
  }

  @Test(arguments: [
    ("M\n", "Line 1, Name: Use at least 2 characters"), ("\n", "Line 1, Name: Fill this in"),
    ("Mina\nold\n", "Line 2, Age: This is not a whole number"), ("Mina\n-1\n", "Line 2, Age: Enter 0 or more"),
    ("Mina\n1\n1\n", "Line 3, Plan: Choose one of the options"), ("Mina\n1\n=gold\n", "Line 3, Plan: Choose one"),
    ("Mina\n1\n9\n", "Line 3, Plan: Choose one"), ("Mina\n1\n\n1 2 3\n", "Line 4, Towns: Choose at most 2"),
    ("Mina\n1\n\n\nnone\n", "Line 5, Consents: Terms: Check this box"),
    ("Mina\n1\n\n\nall\nx\nperhaps\n", "Line 7, Person:"),
    ("Mina\n1\n", "The input ended before this was answered: Plan"),
    ("Mina\n1\n\n\n1\n\nn\nmoon\nno\n", "Line 9, Submit: no"),
  ]) func theFirstInvalidAnswerEndsTheRun(_ input: String, _ reason: String) async throws {
    let run = try await fill(Self.all, input)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test func promptsAreLeftOutOnRequest() async throws {
    let run = try await fill(Self.box, "yes\r\nyes\r\n", ["--quiet"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output == "{\"agree\":true}\n")
  }

  /// "The language of the form is `--language`, else the best match of `LC_ALL`, `LC_MESSAGES`, `LANG`, else the form's
  /// own."
  @Test(
    arguments: [
      ([:], [], "Own"), (["LANG": "ko_KR.UTF-8"], [], "한국"), (["LC_MESSAGES": "ko", "LANG": "en_GB"], [], "한국"),
      (["LC_ALL": "en_US.UTF-8", "LANG": "ko_KR.UTF-8"], [], "British"), (["LANG": "fr_FR"], [], "Own"),
      (["LC_ALL": "ko_KR.UTF-8"], ["--language", "en-GB"], "British"), (["LC_ALL": "fr_FR", "LANG": "ko"], [], "한국"),
    ] as [([String: String], [String], String)])
  func theLanguageIsTheBestMatch(_ variables: [String: String], _ words: [String], _ label: String) async throws {
    let form = """
      form: f
      language: de
      fields: [{id: a, type: text, label: {de: Own, ko: 한국, en-GB: British}}]
      """
    let run = try await fill(form, "\nyes\n", words, variables: variables)
    #expect(run.status == 0)
    #expect(run.errors.contains("\(label), "), "\(run.errors)")
  }

  /// "1: … the form document has errors", "2: nothing was asked: bad usage, form unreadable"
  @Test(
    arguments: [
      ("bad.yaml", 1), ("missing.yaml", 2), ("empty", 2), ("form.yaml --frobnicate", 2), ("form.yaml --language k", 2),
      ("form.yaml --format xml", 2), ("form.yaml form.yaml", 2), ("form.yaml --answers missing.json", 2), ("-", 2),
    ] as [(String, Int32)])
  func whatIsWrongBeforeTheFirstQuestionHasItsStatus(_ line: String, _ status: Int32) async throws {
    try scratch.write("form.yaml", Self.box)
    try scratch.write("bad.yaml", "form: bad\nfields: [{id: a, type: txet}]\n")
    try scratch.write("empty/readme.md", "no form")
    let words = ["fill"] + line.split(separator: " ").map(String.init)
    let run = try await Run(words: words, input: Data("y\ny\n".utf8), in: scratch.folder, variables: [:])
    #expect(run.status == status, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(!run.errors.contains("Question"))
  }

  @Test func yesAnswersEveryBox() async throws {
    #expect(try await fill(Self.box, String(repeating: "y\n", count: 50)).output == "{\"agree\":true}\n")
  }

  @Test func anEmptyInputNamesTheFirstField() async throws {
    let run = try await fill(Self.box, "")
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("The input ended before this was answered: I agree\n"))
  }

  @Test func withoutInputEverythingThatIsMissingIsTold() async throws {
    let run = try await fill(Self.all, "ignored", ["--no-input"])
    #expect(run.status == 1)
    #expect(run.errors == "Name: Fill this in\nTerms: Check this box to go on\n")
    let done = try await fill(
      Self.all, "ignored",
      ["--no-input", "--set", "name=Mina", "--set", "terms=yes", "--set", "towns=a,b", "--set=plan=bronze"])
    #expect(done.status == 0)
    #expect(done.output.hasPrefix(#"{"name":"Mina","age":null,"plan":"bronze","towns":["a","b"],"terms":true"#))
  }

  @Test(arguments: [
    (["--set", "nme=Mina"], 2, "did you mean `name`?"), (["--set", "name"], 2, "needs an id and a value"),
    (["--set", "secret=x"], 2, "command lines can be seen by others"), (["--set", "age=x"], 1, "not a whole number"),
    (["--set", "plan=gold"], 1, "it is disabled"), (["--set", "terms=perhaps"], 1, "is no value"),
  ]) func givenAnswersFollowTheSameRules(_ words: [String], _ status: Int32, _ reason: String) async throws {
    let run = try await fill(Self.all, "", ["--no-input"] + words)
    #expect(run.status == status)
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test func answersComeFromAFile() async throws {
    try scratch.write("answers.yaml", "name: Mina\nterms: true\npeople: [{who: Yuna}]\nsecret: moon\n")
    let run = try await fill(
      Self.all, "", ["--no-input", "--answers", "answers.yaml", "--show-secrets", "--format", "yaml"])
    #expect(run.output.hasSuffix("people:\n  - who: \"Yuna\"\nsecret: \"moon\"\n"))
    let environment = try await fill(Self.all, "", ["--no-input", "--answers", "answers.yaml", "--format", "env"])
    #expect(environment.output.contains("name='Mina'\n"))
    #expect(environment.output.contains("people_0_who='Yuna'\npeople_count=1\n"))
  }

  /// "Secrets never reach the screen, stderr, drafts, logs or error messages": not even with the line of an answer file
  /// that something else is wrong with.
  @Test(arguments: [
    #"{"age": "x", "secret": "moonlight-77"}"#, #"{"age": 3, "secret": ["moonlight-77"]}"#,
    #"{"sceret": "moonlight-77"}"#, #"{"secret": "moonlight-77""#,
    "secret: *moonlight-77", "secret: !moonlight-77 x", "moonlight-77", "secret: 0x6d6f6f6e", "secret: [moonlight-77",
  ]) func whatIsWrongWithAnswersIsToldWithoutTheirSecrets(_ answers: String) async throws {
    try scratch.write("answers", answers)
    let run = try await fill(Self.all, "", ["--no-input", "--answers", "answers"])
    #expect(run.status == 1)
    #expect(run.errors.contains("answers:1:"))
    #expect(!run.errors.contains("moonlight") && !run.errors.contains("6d6f"), "\(run.errors)")
  }

  /// "answers are never repeated": which boxes were ticked is told to people only.
  @Test func noAnswerIsRepeated() async throws {
    let run = try await fill(Self.all, "Mina\n30\n2\n1 3\nall\nx\nn\nmoon\nyes\n")
    #expect(run.status == 0)
    #expect(!run.errors.contains("Checked"))
    #expect(!run.errors.contains("Mina"))
  }

  /// "lines after the last question are not read": they are left for the next program.
  @Test func whatFollowsTheLastAnswerIsLeft() async throws {
    let url = try scratch.write("form.yaml", Self.box)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "printf 'y\\nyes\\nrest\\n' | (\"$0\" fill -q \"$1\"; cat)", Run.executable.path, url.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(output == "{\"agree\":true}\nrest\n")
  }

  /// "Documents are not shown, so a `viewed` rule fails"
  @Test func aDocumentThatMustBeReadCannotBeFromAPipe() async throws {
    try scratch.write("terms.md", "text")
    let run = try await fill(
      """
      form: f
      documents: {terms: {file: terms.md}}
      fields: [{id: ok, type: checkbox, label: OK, link: {label: Show, document: terms}, validators: [viewed]}]
      """, "y\nyes\n")
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("Line 1, OK: Open the document and read it to the end first\n"))
    #expect(!run.errors.contains(":open"))
  }

  /// "SIGPIPE is ignored; a failed write is status 3": nobody reads the result.
  @Test func aResultThatNobodyReadsIsAFailure() async throws {
    let url = try scratch.write("form.yaml", Self.box)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let line = "exec 3>&1; printf 'y\\nyes\\n' | (sleep 0.3; \"$0\" fill -q \"$1\"; echo $? >&3) | true"
    process.arguments = ["-c", line, Run.executable.path, url.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    #expect(String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == "3\n")
  }

  @Test func theResultIsWrittenToAFileForItsOwnerOnly() async throws {
    let run = try await fill(Self.box, "y\ny\n", ["--output", "result.json"])
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(try scratch.read("result.json") == "{\"agree\":true}\n")
    let path = scratch.folder.path + "/result.json"
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    let failed = try await fill(Self.box, "y\ny\n", ["--output", "missing/result.json"])
    #expect(failed.status == 3)
  }

  @Test func aLinkStaysAndWhatItLeadsToIsReplaced() async throws {
    let file = try scratch.write("real.json", "old")
    let link = scratch.folder.path + "/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.json")
    #expect(try await fill(Self.box, "y\ny\n", ["--output", "link.json"]).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == "{\"agree\":true}\n")
  }

  @Test func aHostileLabelIsOnlyText() async throws {
    let run = try await fill(
      "form: f\nfields: [{id: a, type: text, label: \"x\\e[31m\\u202Ey\"}]\n", "\nyes\n")
    #expect(run.errors.contains("x^[[31m<U+202E>y"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func anAlertEndsTheRun() async throws {
    let form = """
      form: f
      fields: [{id: a, type: text, label: A}]
      submit:
        checks: [{constraint: a == 'x', alert: {title: Sorry, message: Not x}}]
      """
    let run = try await fill(form, "y\nyes\n")
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("Sorry\nNot x\n"))
    #expect(try await fill(form, "x\nyes\n").status == 0)
  }

  @Test func theContextIsWanted() async throws {
    let form = """
      form: f
      context: {account: {name: string}}
      fields: [{id: a, type: text, label: A, validators: [{constraint: value == account.name}]}]
      """
    let missing = try await fill(form, "x\nyes\n")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("give them with `--context FILE`"))
    try scratch.write("context.yaml", "account: {name: mina}")
    #expect(try await fill(form, "mina\nyes\n", ["--context", "context.yaml"]).status == 0)
    #expect(try await fill(form, "yuna\nyes\n", ["--context", "context.yaml"]).status == 1)
  }

  @Test(arguments: [
    (nil, "there is no such file"), ("[1, 2]", "must be a mapping"), ("word: [moonlight-77", "never closed"),
  ]) func aContextThatCannotBeReadIsToldAlsoWhereTheFormNeedsNone(_ context: String?, _ told: String) async throws {
    if let context { try scratch.write("context.yaml", context) }
    let run = try await fill(Self.box, "y\ny\n", ["--context", "context.yaml"])
    #expect(run.status == 2)
    #expect(run.errors.contains(told), "\(run.errors)")
    #expect(!run.errors.contains("moonlight") && run.output.isEmpty)
  }

  @Test func aContextMayBeForTheFormThatFollows() async throws {
    try scratch.write("context.yaml", "account: {name: mina}\n")
    try scratch.write(
      "second.yaml",
      """
      form: second
      context: {account: {name: string}}
      fields: [{id: b, type: text, label: B, validators: [{constraint: value == account.name}]}]
      """)
    let first = "form: first\nfields: [{id: a, type: checkbox, label: A}]\nsubmit: {next: second.yaml}\n"
    let run = try await fill(first, "y\ny\nmina\ny\n", ["--context", "context.yaml"])
    #expect(run.output == "{\"a\":true}\n{\"b\":\"mina\"}\n")
  }

  @Test(arguments: [
    "account: {word: [moonlight-77]}", "account: {word: moonlight-77, name: moonlight-77}", "moonlight-77",
    "account: {word: *moonlight-77}", "account: {word: 'moonlight-77}", "account: moonlight-77",
  ]) func noSecretOfAContextIsToldWithWhatIsWrong(_ context: String) async throws {
    let form = """
      form: f
      context: {account: {word: string}}
      fields: [{id: a, type: password, label: A, validators: [{constraint: value == account.word}]}]
      """
    try scratch.write("context.yaml", context)
    let run = try await fill(form, "x\nyes\n", ["--context", "context.yaml"])
    #expect(run.status == 2)
    #expect(!run.errors.contains("moonlight"), "\(run.errors)")
  }

  @Test func theNextFormFollowsAndWritesItsOwnDocument() async throws {
    try scratch.write("second.yaml", "form: second\nfields: [{id: b, type: checkbox, label: B}]\n")
    let first = "form: first\nfields: [{id: a, type: checkbox, label: A}]\nsubmit: {next: second.yaml}\n"
    let run = try await fill(first, "y\ny\nn\ny\n")
    #expect(run.output == "{\"a\":true}\n{\"b\":false}\n")
    #expect(run.status == 0)
  }

  @Test func aNameForTheCallerIsPartOfTheResult() async throws {
    let run = try await fill("form: f\nfields: [{id: a, type: checkbox, label: A}]\nsubmit: {next: detail}\n", "y\ny\n")
    #expect(run.output == "{\"a\":true,\"$next\":\"detail\"}\n")
  }

  @Test func withoutAFormTheOnlyOneIsTaken() async throws {
    let run = try await Run("fill", in: scratch.folder)
    #expect(run.status == 2)
    try scratch.write("Forms/box.yaml", Self.box)
    #expect(try await Run("fill", input: "y\ny\n", in: scratch.folder).output == "{\"agree\":true}\n")
    try scratch.write("Forms/other.yaml", Self.box)
    let several = try await Run("fill", input: "y\ny\n", in: scratch.folder)
    #expect(several.status == 2)
    #expect(several.errors.contains("formctl fill Forms/other.yaml"))
  }

  @Test func aRepeatThatIsNotRelevantIsNotAskedFor() async throws {
    // getodk/getodk#94
    let form = """
      form: f
      fields:
        - {id: consent, type: select, label: Consent, options: [yes, no]}
        - type: group
          id: part
          relevant: consent == 'yes'
          fields:
            - {id: members, type: repeat, label: Members, fields: [{id: name, type: text, label: Name}]}
      """
    let run = try await fill(form, "=no\nyes\n")
    #expect(run.status == 0)
    #expect(run.output == "{\"consent\":\"no\"}\n")
  }
}
