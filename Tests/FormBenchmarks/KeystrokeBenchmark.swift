import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel

/// Prints what one letter typed into a field costs, for forms of growing size in which it reaches the same three rules.
func measureKeystrokes() {
  print("A letter typed into a text field that reaches three rules; medians, times over the form of 10 fields")
  print(["fields", "rules", "start ms", "letter us", "x of 10"].map { column($0) }.joined())
  let sizes = [10, 100, 1_000, 10_000]
  var sessions = sizes.map { Typist(fieldCount: $0) }
  var times = Array(repeating: [Double](), count: sizes.count)
  for _ in 0..<61 {
    for place in sizes.indices {
      times[place].append(seconds { for _ in 0..<1_000 { sessions[place].type() } } / 1_000)
    }
  }
  let floor = median(times[0])
  for (place, size) in sizes.enumerated() {
    let time = median(times[place])
    print(
      [
        column("\(size)"), column("\(size * 2)"), column(sessions[place].startSeconds * 1_000, digits: 2),
        column(time * 1e6, digits: 2), column(time / floor),
      ].joined())
  }
}

/// Someone who types into the first field of a form.
private struct Typist {
  private var session: FormSession
  private let address = FieldAddress(field: 0)
  private var count = 0
  /// What making the session took.
  let startSeconds: Double

  init(fieldCount: Int) {
    let source = SourceText(name: "keystrokes.yaml", KeystrokeForm(fieldCount: fieldCount).text)
    guard let form = FormLoader.load(source).form else { preconditionFailure("the generated form is sound") }
    var made = FormSession(form, now: Timestamp(CivilDate(daysSinceEpoch: 20_000)))
    startSeconds = seconds { made = FormSession(form, now: Timestamp(CivilDate(daysSinceEpoch: 20_000))) }
    session = made
    type()
  }

  mutating func type() {
    count += 1
    let text = count.isMultiple(of: 2) ? "answer one" : "answer on"
    guard let changes = try? session.apply(.type(address, text)) else { preconditionFailure("text can be typed") }
    precondition(!changes.isEmpty, "a letter changes the value")
  }
}
