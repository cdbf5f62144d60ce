import FormDiagnostics
import FormModel
import FormTestSupport
import Testing

@testable import FormDialects

/// Answers, rendered and parsed, are the answers again, for every real form and whatever the answers hold.
@Suite struct IssueBodyLawTests {
  @Test func `ordinary and odd answers come back from the body, except those that are told as losses`() throws {
    for form in try IssueFormCorpus.forms() {
      for seed in 0..<6 {
        var generated = GeneratedAnswers(seed: UInt64(seed))
        check(form.form, generated.answers(to: form.form, isHostile: false), form.file, seed)
      }
    }
  }

  @Test func `answers with the headings of the form come back, or the body is told to be in doubt`() throws {
    for form in try IssueFormCorpus.forms() {
      for seed in 100..<106 {
        var generated = GeneratedAnswers(seed: UInt64(seed))
        check(form.form, generated.answers(to: form.form, isHostile: true), form.file, seed)
      }
    }
  }

  private func check(_ form: IssueForm, _ answers: Answers, _ file: String, _ seed: Int) {
    let body = IssueBody(form, answers: answers)
    let (parsed, diagnostics) = IssueBody.parse(SourceText(name: "body.md", body.text), for: form)
    let isDoubted = diagnostics.contains { $0.code == .issueBodyAmbiguous }
    let lost = Set(body.losses.map(\.field))
    #expect(!diagnostics.hasErrors, "\(file), seed \(seed)")
    for section in form.sections {
      let fields = if case .tasks(let boxes) = section.content { boxes } else { [section.field] }
      for field in fields where answers.values[field] != parsed.values[field] && !isDoubted {
        #expect(lost.contains(field), "\(file), seed \(seed): `\(section.heading)` in\n\(body.text)")
      }
    }
  }

  @Test func `most answers are not lost`() throws {
    var (all, lost, doubted) = (0, 0, 0)
    for form in try IssueFormCorpus.forms() {
      for seed in 0..<4 {
        var generated = GeneratedAnswers(seed: UInt64(seed))
        let body = IssueBody(form.form, answers: generated.answers(to: form.form, isHostile: seed % 2 == 1))
        all += form.form.sections.count
        lost += body.losses.count
        doubted += body.losses.count { $0.reason.contains("heading") }
      }
    }
    #expect(lost * 5 <= all, "\(lost) of \(all)")
    #expect(doubted * 50 <= all, "\(doubted) of \(all)")
  }
}
