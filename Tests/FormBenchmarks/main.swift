import FormDiagnostics
import FormDocuments
import FormModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Prints what things cost. Run a release build:
//
//   swift run -c release FormBenchmarks [FIELDS…]        reading forms, beside libyaml's bare event loop
//   swift run -c release FormBenchmarks rules            evaluating expressions
//   swift run -c release FormBenchmarks keystroke        typing into forms of growing size
//   swift run -c release FormBenchmarks patterns FILE    matching the lines of a file
//   swift run -c release FormBenchmarks check            judging generated sign-ups

let words = CommandLine.arguments.dropFirst()
if words.first == "rules" {
  RuleBenchmark.run()
  exit(0)
}
if words.first == "check" {
  await CheckBenchmark.run()
  exit(0)
}
if words.first == "keystroke" {
  measureKeystrokes()
  exit(0)
}
if words.first == "patterns", let path = words.dropFirst().first {
  PatternBenchmark.run(readFile(path))
  exit(0)
}

let arguments = words.compactMap { Int($0) }
let limits = DocumentLimits(size: .max, depth: 100, nodes: .max)

print("YAML, generated forms; medians of interleaved rounds, times over the bare event loop")
print("Peak memory is that of the whole process, once the tree stands")
let titles = ["fields", "bytes", "events ms", "MB/s", "tree ms", "x events", "peak MB", "form ms", "x events"]
print(titles.map { column($0) }.joined())

for fieldCount in (arguments.isEmpty ? [10, 100, 1_000, 10_000, 100_000] : arguments).sorted() {
  let source = SourceText(name: "generated.yaml", GeneratedForm(fieldCount: fieldCount).text)
  let size = Double(source.bytes.count)
  let readEvents = { countEvents(source.bytes) }
  let readTree = { YAMLReader.readOne(source, limits: limits).diagnostics.count }
  let readForm = { FormLoader.load(source, limits: limits).diagnostics.count }

  let found = readTree()
  precondition(found == 0, "the generated form is sound")
  let memory = Double(peakMemory()) / 1e6
  let repeats = max(1, 100_000 / source.bytes.count)
  let rounds = fieldCount > 20_000 ? 9 : 41
  let tree = compare(readTree, to: readEvents, rounds: rounds, repeats: repeats)
  let form = compare(readForm, to: readEvents, rounds: rounds / 4 + 1, repeats: repeats)
  print(
    [
      column("\(fieldCount)"), column("\(source.bytes.count)"), column(tree.floor * 1_000, digits: 3),
      column(size / tree.floor / 1e6, digits: 1), column(tree.seconds * 1_000, digits: 3), column(tree.ratio),
      column(memory, digits: 1), column(form.seconds * 1_000, digits: 3), column(form.ratio),
    ].joined())
}
