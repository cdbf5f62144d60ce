import Testing

@testable import FormDiagnostics

/// A person reads sentences, whichever layer a finding comes from.
struct SentencesTests {
  private func read(_ message: String, hint: String?) -> Diagnostic {
    Diagnostic(DiagnosticCode("unknown-key", .error), message, at: SourceRange(at: 0), hint: hint).inSentences
  }

  @Test(arguments: [
    ("the file is empty", "The file is empty"), ("`lable` is no key", "`lable` is no key"), ("", ""),
    ("Two options have one value", "Two options have one value"), ("이메일", "이메일"),
  ])
  func `a message begins with a capital letter`(message: String, expected: String) {
    #expect(read(message, hint: nil).message == expected)
  }

  @Test(arguments: [
    ("close it with `]`", "Close it with `]`."), ("Did you mean `label`?", "Did you mean `label`?"),
    ("Leave it out.", "Leave it out."),
  ])
  func `a hint is a whole sentence`(hint: String, expected: String) {
    #expect(read("x", hint: hint).hint == expected)
  }
}
