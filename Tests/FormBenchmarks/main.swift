import FormDiagnostics
import FormDocuments
import FormModel

// Prints what reading costs, beside libyaml's bare event loop over the same bytes in the same run. Run a release build:
//
//   swift run -c release FormBenchmarks [FIELDS…]

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
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
