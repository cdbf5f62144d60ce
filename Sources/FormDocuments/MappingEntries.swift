internal import FormDiagnostics

/// Settles the entries of a mapping: each key once, merged entries last.
enum MappingEntries {
  /// Up to this many keys, comparing each with those before it is faster than hashing.
  private static let fewKeys = 12

  /// Takes repeated and merge keys out of `entries`, and adds what the latter stand for.
  static func settle(_ entries: inout [Node.Entry], _ findings: inout [Diagnostic]) {
    if areSettled(entries) { return }
    var kept: [Node.Entry] = []
    var places: [String: Int] = [:]
    var merges: [(key: SourceRange, value: Node)] = []
    for entry in entries {
      guard let name = entry.name else {
        kept.append(entry)
        continue
      }
      if name.isMergeKey {
        merges.append((name.range, entry.value))
      } else if let earlier = places[name.text] {
        findings.report(duplicate(name, entry.value, of: kept[earlier]))
      } else {
        places[name.text] = kept.count
        kept.append(entry)
      }
    }
    merge(merges, into: &kept, &findings)
    entries = kept
  }

  /// Whether nothing is to settle: all keys are different and none is a merge key.
  static func areSettled(_ entries: [Node.Entry]) -> Bool {
    entries.count <= fewKeys ? needsNothing(few: entries) : needsNothing(many: entries)
  }

  /// The same; quadratic, for few entries.
  private static func needsNothing(few entries: [Node.Entry]) -> Bool {
    // A bit for the first byte and the length of each key so far: only names that share one can be the same.
    var shapes: UInt64 = 0
    for place in entries.indices {
      guard let name = entries[place].name else { continue }
      if name.isMergeKey { return false }
      let number = (UInt64(name.text.utf8.first ?? 0) &* 7 &+ UInt64(name.text.utf8.count)) % 64
      let shape: UInt64 = 1 << number
      if shapes & shape != 0 {
        for earlier in 0..<place where entries[earlier].name?.text == name.text { return false }
      }
      shapes |= shape
    }
    return true
  }

  /// The same by hashing, for many entries.
  private static func needsNothing(many entries: [Node.Entry]) -> Bool {
    var names: Set<String> = []
    names.reserveCapacity(entries.count)
    return entries.allSatisfy { entry in
      guard let name = entry.name else { return true }
      return !name.isMergeKey && names.insert(name.text).inserted
    }
  }

  private static func duplicate(_ name: Node.Scalar, _ value: Node, of first: Node.Entry) -> Diagnostic {
    let wayOut: String =
      switch (first.value, value) {
      case (.sequence, .sequence): "put the items of both lists under one of them"
      case (.mapping, .mapping): "put the keys of both under one of them, or rename one of the two"
      default: "remove or rename one of the two"
      }
    return Diagnostic(
      .duplicateKey, "the key \(quoted(name.text)) is given twice", at: name.range,
      related: [Diagnostic.Related(first.key.range, "first given here")],
      hint: name.style == .plain && name.text.hasPrefix("-")
        ? "if these are items of a list, a space is missing behind the dash"
        : "a key can stand only once in a mapping; \(wayOut)")
  }
}

// MARK: - Merge keys

extension MappingEntries {
  /// Adds the entries of the mappings that `merges` name, those of earlier ones and those already there winning.
  private static func merge(
    _ merges: [(key: SourceRange, value: Node)], into entries: inout [Node.Entry], _ findings: inout [Diagnostic]
  ) {
    var names: Set<String> = []
    for entry in entries {
      if case .scalar(let key) = entry.key { names.insert(key.text) }
    }
    for (key, value) in merges {
      for mapping in mappings(in: value, of: key, &findings) {
        for entry in mapping.entries {
          guard case .scalar(let key) = entry.key, names.insert(key.text).inserted else { continue }
          entries.append(Node.Entry(key: entry.key, value: entry.value, isMerged: true))
        }
      }
    }
  }

  /// The mappings that the value of a merge key names; anything else is a finding.
  private static func mappings(
    in value: Node, of key: SourceRange, _ findings: inout [Diagnostic]
  ) -> [Node.Mapping] {
    var found: [Node.Mapping] = []
    let items: [Node]
    if case .sequence(let list) = value { items = list.items } else { items = [value] }
    for item in items {
      switch item {
      case .mapping(let mapping): found.append(mapping)
      case .scalar(let scalar) where scalar.isHole: break
      case .scalar, .sequence:
        findings.report(
          Diagnostic(
            .badMerge, "the merge key `<<` takes a mapping or a list of mappings",
            // What an alias names stands further up, where nothing is wrong.
            at: item.range.start < key.start ? key : item.range,
            hint: "name the anchor of a mapping, as in `<<: *defaults`"))
      }
    }
    return found
  }
}

extension Node.Entry {
  /// The key, when it is a scalar that could be read.
  fileprivate var name: Node.Scalar? {
    if case .scalar(let name) = key, !name.isHole { name } else { nil }
  }
}

extension Node.Scalar {
  /// Whether the scalar, as a key, is the merge key: `<<` without quotes or tag.
  fileprivate var isMergeKey: Bool { style == .plain && tag == nil && text == "<<" }
}

/// `text` in backticks, shortened when it is long.
func quoted(_ text: String) -> String {
  text.unicodeScalars.count <= 40 ? "`\(text)`" : "`\(String(text.unicodeScalars.prefix(39)))…`"
}
