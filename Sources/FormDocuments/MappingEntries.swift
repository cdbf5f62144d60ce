internal import FormDiagnostics

/// Makes the entries of a mapping from its keys and values: each key once, merged entries last.
enum MappingEntries {
  /// Up to this many keys, comparing each with those before it is faster than hashing.
  private static let fewKeys = 12

  /// The entries of `nodes`, in which keys and values alternate.
  static func build(from nodes: ArraySlice<Node>, _ findings: inout [Diagnostic]) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    entries.reserveCapacity(nodes.count / 2)
    var places: [String: Int]? = nodes.count / 2 > fewKeys ? [:] : nil
    var merges: [(key: SourceRange, value: Node)] = []
    var index = nodes.startIndex
    while index < nodes.endIndex - 1 {
      let key = nodes[index]
      let value = nodes[index + 1]
      index += 2
      guard case .scalar(let name) = key, !name.isHole else {
        entries.append(Node.Entry(key: key, value: value))
        continue
      }
      if name.isMergeKey {
        merges.append((name.range, value))
      } else if let earlier = place(of: name.text, in: entries, places) {
        findings.append(duplicate(name, of: entries[earlier].key))
      } else {
        places?[name.text] = entries.count
        entries.append(Node.Entry(key: key, value: value))
      }
    }
    if !merges.isEmpty { merge(merges, into: &entries, &findings) }
    return entries
  }

  /// Where the key `name` stands in `entries`; nil when it does not.
  private static func place(of name: String, in entries: [Node.Entry], _ places: [String: Int]?) -> Int? {
    if let places { return places[name] }
    for index in entries.indices {
      if case .scalar(let key) = entries[index].key, key.text == name { return index }
    }
    return nil
  }

  private static func duplicate(_ name: Node.Scalar, of first: Node) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "the key \(quoted(name.text)) is given twice", at: name.range,
      related: [Diagnostic.Related(first.range, "first given here")],
      hint: name.style == .plain && name.text.hasPrefix("-")
        ? "if these are items of a list, a space is missing behind the dash"
        : "a key can stand only once in a mapping; remove or rename one of the two")
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
        findings.append(
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

extension Node.Scalar {
  /// Whether the scalar, as a key, is the merge key: `<<` without quotes or tag.
  fileprivate var isMergeKey: Bool { style == .plain && tag == nil && text == "<<" }
}

/// `text` in backticks, shortened when it is long.
func quoted(_ text: String) -> String {
  text.unicodeScalars.count <= 40 ? "`\(text)`" : "`\(String(text.unicodeScalars.prefix(39)))…`"
}
