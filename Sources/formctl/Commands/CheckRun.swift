import FormData
import FormModel
import FormText

/// One run of `formctl check` over all its data.
struct CheckRun {
  let console: Console
  let files: FileSystem
  let form: Form
  /// The rules for each thread. Threads that count references to the same objects wait for each other at each of them.
  private let rules: [JudgingRules]
  let dataFormat: DataFormat?
  let sizeLimit: Int

  /// A run by the rules of `form` on `jobs` threads.
  init(
    console: Console, files: FileSystem, form: Form, settings: RecordJudge.Settings, dataFormat: DataFormat?,
    sizeLimit: Int, jobs: Int
  ) {
    (self.console, self.files, self.form) = (console, files, form)
    (self.dataFormat, self.sizeLimit) = (dataFormat, sizeLimit)
    rules = (0..<max(jobs, 1)).map { _ in JudgingRules(form, settings) }
  }

  /// Judges the data at `paths`, in that order, and writes what came of it.
  func check(_ paths: [String], _ writer: OutcomeWriter, valid: String?, rejects: String?) -> ExitStatus {
    var outputs: CheckOutputs
    do throws(CheckOutputs.Problem) {
      outputs = try CheckOutputs(console, writer, valid: valid, rejects: rejects)
    } catch {
      console.report(FileReport(error.path, error.problem))
      return .unwritable
    }
    var isReadable = true
    for path in paths {
      do throws(FileProblem) {
        let input = try DataInput(path)
        defer { input.close() }
        outputs.writer.begin(input.name)
        if let problem = judgeBlocks(of: input, &outputs) {
          console.report("error: \(input.name.escapedForDisplay()): \(problem.reason)\n")
          isReadable = false
        }
      } catch {
        console.report(FileReport(path, error, hint: hint(path, error)))
        isReadable = false
      }
      if outputs.failure != nil { break }
    }
    outputs.finish()
    if let failure = outputs.failure {
      console.report("error: \(failure.escapedForDisplay())\n")
      return .unwritable
    }
    if !isReadable { return .unusable }
    return outputs.writer.summary.invalidCount > 0 ? .findings : .success
  }

  /// The name that may have been meant by one that is not there.
  private func hint(_ path: String, _ problem: FileProblem) -> String? {
    guard problem == .missing, case .missing(let nearest?) = PathFinder(files: files).find(path) else { return nil }
    return "did you mean `\(nearest)`?"
  }

  private func judgeBlocks(of input: DataInput, _ outputs: inout CheckOutputs) -> InputProblem? {
    let reader = RecordReader(input.bytes, of: form, format: dataFormat, sizeLimit: sizeLimit)
    outputs.progress.begin(input.name, size: input.size)
    let queue = CheckQueue(reader, outputs)
    let rules = rules
    Threads.run(rules.count) { number in queue.work(rules[number].judge()) }
    outputs = queue.outputs
    outputs.progress.end()
    return queue.problem
  }
}

/// Where a run of `formctl check` writes to.
struct CheckOutputs {
  /// Why an output could not be made.
  struct Problem: Error {
    let path: String
    let problem: FileProblem
  }

  /// What makes the texts that are written.
  var writer: OutcomeWriter
  /// What a person sees while the work is long.
  var progress: CheckProgress
  /// Why a result could not be written; the run ends there.
  private(set) var failure: String?
  private let console: Console
  private var valid: DataOutput?
  private var rejects: DataOutput?
  /// Whether findings give way to records on standard output.
  private let reportsOnErrorStream: Bool

  /// What judging has to give.
  let wishes: BlockJudge.Wishes

  init(_ console: Console, _ writer: OutcomeWriter, valid: String?, rejects: String?) throws(Problem) {
    self.console = console
    self.writer = writer
    progress = CheckProgress(console)
    wishes = writer.judgingWishes
    reportsOnErrorStream = valid == "-" || rejects == "-"
    self.valid = try Self.output(valid)
    self.rejects = try Self.output(rejects)
  }

  private static func output(_ path: String?) throws(Problem) -> DataOutput? {
    guard let path else { return nil }
    do throws(FileProblem) {
      return try DataOutput(path)
    } catch {
      throw Problem(path: path, problem: error)
    }
  }

  /// Takes what came of a block; blocks come in their order.
  mutating func take(_ outcome: BlockOutcome, of block: RecordBlock) {
    writer.take(outcome, of: block)
    progress.advance(bytes: block.byteCount, records: outcome.recordCount)
    flush(past: 1 << 16)
  }

  /// Ends everything.
  mutating func finish() {
    if failure == nil { writer.finish() }
    flush(past: 0)
    valid?.close()
    rejects?.close()
  }

  private mutating func flush(past size: Int) {
    if writer.valid.count > size, let result = valid?.write(writer.valid) {
      note(result, valid?.name ?? "")
      writer.valid.removeAll(keepingCapacity: true)
    }
    if writer.rejects.count > size, let result = rejects?.write(writer.rejects) {
      note(result, rejects?.name ?? "")
      writer.rejects.removeAll(keepingCapacity: true)
    }
    if writer.findings.count > size {
      let result = reportsOnErrorStream ? console.writeError(writer.findings) : console.writeOutput(writer.findings)
      note(result, reportsOnErrorStream ? "<stderr>" : "<stdout>")
      writer.findings.removeAll(keepingCapacity: true)
    }
  }

  private mutating func note(_ result: Console.WriteResult, _ name: String) {
    switch result {
    case .written: return
    case .closed: failure = failure ?? "\(name) could not be written: nobody reads it any more"
    case .failed(let reason): failure = failure ?? "\(name) could not be written: \(reason)"
    }
  }
}
