import FormData
import FormDiagnostics
import FormExpressions
import FormModel
import FormTestSupport

/// What judging generated sign-ups costs, on one thread and on two, beside looking for line breaks.
struct CheckBenchmark {
  private let rules: JudgingRules
  private let data: [UInt8]

  /// Generated submissions of `Forms/signup.yaml`, one in 30 of which breaks a rule; nil without the form.
  init?() {
    let source = SourceText(name: "signup.yaml", bytes: readFile("\(repositoryRoot)/Forms/signup.yaml"))
    guard let form = FormLoader.load(source).form else { return nil }
    let settings = RecordJudge.Settings(language: form.language, now: Timestamp(CivilDate(daysSinceEpoch: 20_787)))
    rules = JudgingRules(form, settings)
    var maker = SampleMaker(form, settings, seed: 1)
    guard let broken = try? maker.invalid().examples.map(\.json) else { return nil }
    var lines: [String] = []
    for number in 0..<1_500 {
      guard let line = number % 30 == 0 ? broken[number / 30 % broken.count] : try? maker.valid() else { return nil }
      lines.append(line)
    }
    let text = lines.map { $0 + "\n" }.joined()
    data = Array(String(repeating: text, count: 100).utf8)
  }

  /// Prints records a second and megabytes a second, medians of interleaved rounds.
  static func run() async {
    guard let benchmark = CheckBenchmark() else { return print("There is no Forms/signup.yaml") }
    await benchmark.measure()
  }

  private func measure() async {
    var floors: [Double] = []
    var ones: [Double] = []
    var twos: [Double] = []
    var count = 0
    for _ in 0..<9 {
      floors.append(elapsed { count = data.count { $0 == UInt8(ascii: "\n") } })
      ones.append(elapsed { judge(data[...]) })
      let half = data[(data.count / 2)...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? data.count
      let start = elapsedTime()
      async let first: Void = judge(data[..<half])
      async let second: Void = judge(data[half...])
      _ = await (first, second)
      twos.append(elapsedTime() - start)
    }
    print("Judging \(count) generated sign-ups; medians of interleaved rounds, by the clock on the wall")
    print([column("", width: 16), column("records/s", width: 12), column("MB/s"), column("x lines")].joined())
    for (name, times) in [("line breaks", floors), ("one thread", ones), ("two threads", twos)] {
      let time = median(times)
      print(
        [
          name + column("", width: 16 - name.count), column("\(Int(Double(count) / time))", width: 12),
          column(Double(data.count) / time / 1e6, digits: 1), column(time / median(floors)),
        ].joined())
    }
  }

  private func judge(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    var reader = RecordReader(
      { (block: inout [UInt8], start: Int) in
        let count = min(block.count - start, rest.count)
        block.replaceSubrange(start..<start + count, with: rest.prefix(count))
        rest = rest.dropFirst(count)
        return count
      }, of: rules.form, format: .ndjson, sizeLimit: 1 << 20)
    var judge = BlockJudge(rules.judge(), BlockJudge.Wishes(findings: false, validRecords: false))
    var block = RecordBlock()
    var summary = CheckSummary()
    while (try? reader.next(&block)) ?? false { summary.add(judge.outcome(of: block).summary) }
    precondition(summary.validCount > 29 * summary.invalidCount - 30, "one in 30 is broken")
  }
}
