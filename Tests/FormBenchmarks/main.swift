import FormDiagnostics
import FormDocuments
import FormModel

// Prints what reading costs, beside libyaml's bare event loop over the same bytes in the same run. Run a release build:
//
//   swift run -c release FormBenchmarks [FIELDS…]

let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let limits = DocumentLimits(size: .max, depth: 100, nodes: .max)
var sink = 0

print("YAML, generated forms; medians of interleaved rounds, times over the bare event loop")
print(["fields", "bytes", "events ms", "MB/s", "tree ms", "x events", "memory x", "form ms", "x events"].map { column($0) }.joined())
for fieldCount in sizes.isEmpty ? [10, 100, 1_000, 10_000, 100_000] : sizes {
  let source = SourceText(name: "generated.yaml", GeneratedForm(fieldCount: fieldCount).text)
  let size = Double(source.bytes.count)
  let before = residentMemory()
  var memory = 0.0
  do {
    let (root, findings) = YAMLReader.readOne(source, limits: limits)
    precondition(root != nil && findings.isEmpty, "the generated form is sound")
    memory = Double(residentMemory() - before)
    sink &+= root?.range.count ?? 0
  }
  let loaded = FormLoader.load(source, limits: limits)
  precondition(loaded.form != nil, "the generated form is sound: \(loaded.diagnostics.first?.message ?? "")")
  var events: [Double] = []
  var form: [Double] = []
  var tree: [Double] = []
  let repeats = max(1, 100_000 / source.bytes.count)
  for _ in 0..<(fieldCount > 20_000 ? 9 : 41) {
    events.append(seconds { for _ in 0..<repeats { sink &+= countEvents(source.bytes) } } / Double(repeats))
    tree.append(
      seconds { for _ in 0..<repeats { sink &+= YAMLReader.readOne(source, limits: limits).diagnostics.count } }
        / Double(repeats))
    form.append(
      seconds { for _ in 0..<repeats { sink &+= FormLoader.load(source, limits: limits).diagnostics.count } }
        / Double(repeats))
  }
  let formRatios = zip(form, events).map { $0 / $1 }
  let ratios = zip(tree, events).map { $0 / $1 }
  print(
    [
      column("\(fieldCount)"), column("\(source.bytes.count)"), column(median(events) * 1_000, digits: 3),
      column(size / median(events) / 1e6, digits: 1), column(median(tree) * 1_000, digits: 3), column(median(ratios)),
      column(memory / size, digits: 1), column(median(form) * 1_000, digits: 3), column(median(formRatios)),
    ].joined())
}
