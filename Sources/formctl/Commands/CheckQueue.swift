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
  /// How many judged blocks may wait for their turn. They bridge the time that another thread is held up.
  private static let waitingLimit = 6

  /// The number of the block that is written next, the judged ones that wait for theirs, and blocks that are free again.
  private var turn = 0
  private var waiting: [Int: (outcome: BlockOutcome, block: RecordBlock)] = [:]
  private var freeBlocks: [RecordBlock] = []

  /// Where outcomes are written to.
  private(set) var outputs: CheckOutputs
  /// Why the input could not be read to its end.
  private(set) var problem: InputProblem?

  init(_ reader: RecordReader, _ outputs: CheckOutputs) {
    self.reader = reader
    self.outputs = outputs
  }

  /// Judges blocks until there are none left: what each thread does.
  func work(_ judge: RecordJudge) {
    var judge = BlockJudge(judge, outputs.wishes)
    var block = RecordBlock()
    while entrance.enter(doing: { next(&block) }) {
      let outcome = judge.outcome(of: block)
      let number = block.number
      block = exit.enter(
        waitingWhile: { waiting.count >= Self.waitingLimit && number != turn },
        doing: {
          waiting[number] = (outcome, block)
          return writeInTurn()
        })
    }
  }

  /// Writes the judged blocks whose turn it is; gives a free one.
  private func writeInTurn() -> RecordBlock {
    while let (outcome, block) = waiting.removeValue(forKey: turn) {
      turn += 1
      freeBlocks.append(block)
      if outputs.failure == nil { outputs.take(outcome, of: block) }
      if outputs.failure != nil { entrance.enter { isFinished = true } }
    }
    return freeBlocks.popLast() ?? RecordBlock()
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
