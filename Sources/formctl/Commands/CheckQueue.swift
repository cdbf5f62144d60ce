import FormData

/// The blocks of one input, shared by the threads that judge them: read one after another, judged at once, and written in
/// their order.
///
/// A class, because all threads share it; its state is only touched inside of one of the turnstiles.
final class CheckQueue: @unchecked Sendable {
  private let entrance = Turnstile()
  private let exit = Turnstile()
  private var reader: RecordReader
  private var isFinished = false
  private let size: Int?

  /// Where outcomes are written to.
  private(set) var outputs: CheckOutputs
  /// Why the input could not be read to its end.
  private(set) var problem: InputProblem?

  init(_ reader: RecordReader, _ outputs: CheckOutputs, size: Int?) {
    self.reader = reader
    self.outputs = outputs
    self.size = size
  }

  /// Judges blocks until there are none left: what each thread does.
  func work(_ judge: RecordJudge) {
    var judge = BlockJudge(judge, outputs.wishes)
    var block = RecordBlock()
    while entrance.enter({ next(&block) }) {
      let outcome = judge.outcome(of: block)
      exit.pass(block.number) {
        if outputs.failure == nil { outputs.take(outcome, of: block) }
        if outputs.failure != nil { entrance.enter { isFinished = true } }
      }
    }
  }

  private func next(_ block: inout RecordBlock) -> Bool {
    guard !isFinished else { return false }
    do throws(InputProblem) {
      isFinished = try !reader.next(&block)
    } catch {
      problem = error
      isFinished = true
    }
    return !isFinished
  }
}
