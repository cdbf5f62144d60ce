import FormTestSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// AlecAivazis/survey#363, #328: a tool that worked only where both standard input and output were terminals.
@Suite struct FillStreamsTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      "form.yaml", "form: box\nfields: [{id: agree, type: checkbox, label: I agree, validators: [required]}]\n")
  }

  /// A run without any terminal, not even a controlling one.
  private func run(_ words: [String] = [], input: TerminalRun.Stream) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let output = try scratch.write("output", "")
    let errors = try scratch.write("errors", "")
    let run = try TerminalRun(
      ["fill", "form.yaml"] + words, in: scratch.folder, input: input, output: .file(output), errors: .file(errors),
      isControlling: false)
    let status = try run.finish()
    #expect(run.written.isEmpty)
    return (status, try scratch.read("output"), try scratch.read("errors"))
  }

  @Test func withoutATerminalAnswersComeFromAPipe() throws {
    let run = try run(input: .file(scratch.write("input", String(repeating: "y\n", count: 20))))
    #expect(run.status == 0)
    #expect(run.output == "{\"agree\":true}\n")
  }

  @Test(arguments: [true, false]) func anInputThatIsEmptyOrClosedNamesTheNextField(_ isClosed: Bool) throws {
    let run = try run(input: isClosed ? .closed : .file(scratch.write("input", "")))
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix("The input ended before this was answered: I agree\n"))
  }

  @Test(arguments: [["--tty"], ["--tty", "--accessible"]]) func aTerminalThatIsAskedForAndMissingIsTold(
    _ words: [String]
  ) throws {
    let run = try run(words, input: .null)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("there is no terminal to show the form on"))
  }

  /// "Full and line mode write to stderr if that is a terminal, else to `/dev/tty`; if neither opens: exit 2."
  @Test(arguments: [[], ["--accessible"]]) func aTerminalThatCannotBeWrittenToIsTold(_ words: [String]) throws {
    let run = try run(words, input: .terminal)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("there is no terminal to show the form on"))
  }

  /// "Input never falls back to `/dev/tty`": the answers of a pipe are asked for there, and nowhere else.
  @Test func aTerminalIsNotReadWhenAnswersComeFromAPipe() throws {
    let output = try scratch.write("output", "")
    let run = try TerminalRun(
      ["fill", "form.yaml"], in: scratch.folder, input: .file(try scratch.write("input", "")), output: .file(output),
      typedBefore: "y\nyes\n")
    #expect(try run.finish() == 1)
    #expect(try scratch.read("output").isEmpty)
  }

  @Test func answersComeLineByLineFromTheTerminalOnRequest() throws {
    let output = try scratch.write("output", "")
    let run = try TerminalRun(
      ["fill", "form.yaml", "--tty", "--accessible"], in: scratch.folder, input: .null, output: .file(output),
      errors: .null)
    try run.expect("I agree, required, now not checked, yes/no:")
    run.send("y\n")
    try run.expect("Submit, yes/no:")
    run.send("y\n")
    #expect(try run.finish() == 0)
    #expect(try scratch.read("output") == "{\"agree\":true}\n")
  }

  @Test func aWishForQuestionsDoesNotTurnAPipeIntoATerminal() throws {
    let run = try run(["--accessible", "--quiet"], input: .file(scratch.write("input", "y\ny\n")))
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test func aResultThatNobodyCanReadIsAFailure() throws {
    let errors = try scratch.write("errors", "")
    let run = try TerminalRun(
      ["fill", "--quiet", "form.yaml"], in: scratch.folder, input: .file(try scratch.write("input", "y\ny\n")),
      output: .closed, errors: .file(errors), isControlling: false)
    #expect(try run.finish() == 3)
  }
}
