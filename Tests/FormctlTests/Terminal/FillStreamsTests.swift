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
