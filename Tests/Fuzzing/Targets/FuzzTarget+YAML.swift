import FormDiagnostics
import FormDocuments

extension FuzzTarget {
  /// Texts that are to be YAML, in whatever encoding.
  static let yaml = FuzzTarget("yaml", cases: 400, seeds: FuzzSeeds.forms) { bytes throws(BrokenLaw) in
    let (source, findings) = SourceText.reading(bytes, name: "fuzz.yaml")
    try BrokenLaw.check(findings, in: source)
    if !findings.isEmpty { return }
    let reading = YAMLReader.read(source)
    try BrokenLaw.check(reading.diagnostics, in: source)
    for root in reading.documents {
      try checkPlaces(of: root, in: source)
      // What was read can be written, and is the same when it is read again; without aliases it may be large.
      let value = JSON(root)
      let written = SourceText(name: "again.yaml", YAMLWriter().text(value))
      let again = YAMLReader.readOne(written, limits: DocumentLimits(size: .max))
      if case .object = value, reading.diagnostics.isEmpty {
        let isSame = again.root.map { JSON($0) == value } ?? false
        try BrokenLaw.unless(isSame, "written as YAML it reads differently: \(JSONWriter(.compact).text(value))")
      }
    }
  }

  private static func checkPlaces(of node: Node, in source: SourceText) throws(BrokenLaw) {
    var left = [node]
    // Aliases can make a small text a large tree.
    for _ in 0..<10_000 {
      guard let node = left.popLast() else { return }
      try BrokenLaw.unless(node.range.end <= source.bytes.count, "a node ends behind the text, at \(node.range.end)")
      switch node {
      case .scalar(let scalar):
        let whole = scalar.sourceRange(of: 0..<scalar.text.utf8.count, in: source)
        try BrokenLaw.unless(whole.end <= source.bytes.count, "a text ends behind its source, at \(whole.end)")
      case .sequence(let sequence): left += sequence.items
      case .mapping(let mapping): left += mapping.entries.flatMap { [$0.key, $0.value] }
      }
    }
  }
}
