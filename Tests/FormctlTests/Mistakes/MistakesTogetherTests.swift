import FormDiagnostics
import FormTestSupport
import Testing

/// Several mistakes in one form are told as each of them is told alone: nothing is lost, and nothing is told that none
/// of them causes.
///
/// One thing is excepted: what lies in an entry that another mistake spoils cannot be read as what it was meant to be.
/// (A syntax error of YAML ends the reading, and is none of these mistakes.)
@Suite struct MistakesTogetherTests {
  @Test func `there are forms to make mistakes in`() {
    #expect(MistakenForm.all.count >= 9)
    #expect(MistakenForm.all.allSatisfy { $0.findings(with: []).isEmpty && $0.mistakes.count > 20 })
  }

  @Test(arguments: MistakenForm.all) func `mistakes at different places are all told, as each is alone`(
    form: MistakenForm
  ) {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<20 {
      let mistakes = form.mistakesApart(3, &random)
      let alone = mistakes.map { form.findings(with: [$0]) }
      let together = form.findings(with: mistakes)
      for (mistake, findings) in zip(mistakes, alone) {
        let others = mistakes.filter { $0.extent != mistake.extent }
        let lost = findings.subtracting(together).filter { lost in !others.contains { $0.extent.contains(lost.range) } }
        #expect(lost.isEmpty, "of \(mistakes)")
      }
      let new = alone.reduce(together) { $0.subtracting($1) }
      #expect(new.isEmpty, "of \(mistakes)")
    }
  }
}
