import FormData
import FormDiagnostics
import FormDocuments
import FormEngine
import FormModel

extension FuzzTarget {
  /// Data that `check` judges, in any of its formats, behind the byte that says the form.
  static let records = FuzzTarget("records", cases: 80, seeds: recordSeeds) { bytes throws(BrokenLaw) in
    let (form, data) = try FuzzForms.split(bytes)
    let whole = CheckedData(data, form, piece: .max)
    let pieces = CheckedData(data, form, piece: 1 + data.count / 3)
    try BrokenLaw.unless(whole == pieces, "in pieces it is judged otherwise:\n\(whole.text)\n\(pieces.text)")
    for line in data.split(separator: 0x0A).prefix(20) { try checkRecord(Array(line), form) }
  }

  /// A record that is written in another way, by what the JSON reader has understood of it, is judged the same.
  private static func checkRecord(_ record: [UInt8], _ form: Form) throws(BrokenLaw) {
    var judge = RecordJudge(form, CheckedData.settings(form))
    let isValid = judge.accepts(record.span)
    let findings = judge.report(record.span)
    let hasErrors = findings.contains { $0.severity == .error }
    try BrokenLaw.unless(isValid != hasErrors, "valid: \(isValid), but the findings are \(findings)")
    for finding in findings {
      try BrokenLaw.unless((0...record.count).contains(finding.offset), "\(finding.message) lies at \(finding.offset)")
    }
    let isUnreadable = findings.contains { $0.kind == .unreadable }
    let (root, problems) = JSONReader.read(SourceText(name: "record.json", bytes: record))
    guard let root, problems.isEmpty else {
      let isRepeated = root != nil && problems.allSatisfy { $0.code == .duplicateKey }
      return try BrokenLaw.unless(
        isUnreadable || isRepeated || record.contains(0xEF), "no JSON, yet judged: \(problems.map(\.message))")
    }
    guard case .mapping = root else {
      return try BrokenLaw.unless(isUnreadable, "it is no object, yet judged")
    }
    try BrokenLaw.unless(!isUnreadable, "it is JSON, yet not read: \(findings.map(\.message))")
    guard let value = root.exactJSON else { return }
    let other = JSONWriter(.indented, escapesUnprintable: true).bytes(value)
    let isAccepted = judge.accepts(other.span)
    let others = judge.report(other.span)
    try BrokenLaw.unless(
      isAccepted == isValid && others.map(\.field) == findings.map(\.field)
        && others.map(\.kind) == findings.map(\.kind),
      "written otherwise it is judged otherwise: \(findings.map(\.message)), \(others.map(\.message))")
  }

  @Sendable private static func recordSeeds() -> [[UInt8]] {
    var seeds: [[UInt8]] = []
    for (place, form) in FuzzForms.all.enumerated() {
      var maker = SampleMaker(form, CheckedData.settings(form), seed: 7)
      let valid = (0..<3).compactMap { _ in try? maker.valid() }
      let invalid = (try? maker.invalid().examples.map(\.json)) ?? []
      let array = "[" + (valid + invalid.prefix(2)).joined(separator: ",\n") + "]"
      seeds += FuzzForms.seeds(place, valid + invalid.prefix(6) + [array, valid.joined(separator: "\n")])
    }
    let last = FuzzForms.all.count - 1
    return seeds
      + FuzzForms.seeds(
        last,
        [
          "limit,price,boxes.x,orders[0].name,orders[0].size,many\n3,0.1,true,\"a \"\"b\"\"\",s,a;b\r\n,,,,,\n",
          "limit: 3\nprice: 0.1\nboxes: {x: true}\norders:\n  - {name: a, size: s}\n---\n- limit: 6\n- {limit: yes}\n",
        ])
  }
}

/// What came of checking some data, in words.
private struct CheckedData: Equatable {
  private(set) var text = ""

  init(_ data: [UInt8], _ form: Form, piece: Int) {
    var rest = data[...]
    var reader = RecordReader(
      { (bytes: inout [UInt8], start: Int) throws(InputProblem) in
        let taken = rest.prefix(min(piece, bytes.count - start))
        bytes.replaceSubrange(start..<start + taken.count, with: taken)
        rest = rest.dropFirst(taken.count)
        return taken.count
      }, of: form, format: nil, sizeLimit: 1 << 16)
    guard let format = CheckFormat(named: "text") else { return }
    let wishes = OutcomeWriter.Wishes(format: format, findingLimit: 100, valid: true, rejects: true)
    var writer = OutcomeWriter(wishes, form: SourceText(name: "form.yaml", ""))
    writer.begin("data")
    var judge = BlockJudge(RecordJudge(form, Self.settings(form)), writer.judgingWishes)
    var block = RecordBlock()
    do throws(InputProblem) {
      while try reader.next(&block) { writer.take(judge.outcome(of: block), of: block) }
    } catch {
      text += "\(error.reason)\n"
    }
    writer.finish()
    for part in [writer.findings, writer.valid, writer.rejects] { text += String(decoding: part, as: UTF8.self) + "\n" }
    text += writer.summary.text
  }

  static func settings(_ form: Form) -> RecordJudge.Settings {
    RecordJudge.Settings(
      language: form.language, now: FuzzTarget.moment, context: FuzzForms.surroundings(of: form).context)
  }
}

extension Node {
  /// The JSON value of the node; nil where a number is too large for it.
  fileprivate var exactJSON: JSON? {
    var left = [self]
    while let node = left.popLast() {
      switch node {
      case .scalar(let scalar): if case .float(let number) = scalar.value, !number.isFinite { return nil }
      case .sequence(let sequence): left += sequence.items
      case .mapping(let mapping): left += mapping.entries.map(\.value)
      }
    }
    return JSON(self)
  }
}
