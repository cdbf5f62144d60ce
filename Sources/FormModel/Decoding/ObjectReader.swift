import FormDiagnostics
import FormDocuments
import FormText

/// A mapping that is being read: checks its keys once, then gives the value of each key that is asked for.
///
/// A misspelt key whose meaning is certain is reported and then read as the key it was meant to be, so that one slip of
/// the finger is one finding. So is the name that other form languages have for a key that must be there.
struct ObjectReader {
  /// The whole mapping.
  let range: SourceRange
  /// Where a missing key is reported: the mapping's first key.
  let anchor: SourceRange
  private var mapping: Node.Mapping
  /// The bits of the names that entries are read as: most keys that are asked for are not there.
  private var bits: UInt64 = 0
  /// The misspelt keys, with the names that their entries are read as.
  private var corrected: [(name: String, entry: Int)] = []
  /// The misspelt keys that are not read as what they were likely meant to be, with that.
  private var guessed: [(name: String, entry: Int)] = []
  /// The entries whose keys are not read as what stands there: unknown ones, and pieces of values that YAML has cut.
  private var unread: Set<Int> = []
  /// The entries whose values YAML has cut.
  private var cut: Set<Int> = []
  /// Whether every key of the mapping belongs there.
  private(set) var allKeysAreKnown = true

  /// Reads `node` as a mapping with `keys`; nil, after a finding, when it is no mapping. A text in its place was likely
  /// meant to stand under `bareKey`.
  init?(
    _ node: Node, keys: KeySet, noun: String, bareKey: String? = nil, subject: String?,
    _ context: inout DecodingContext
  ) {
    guard case .mapping(let mapping) = node else {
      if case .scalar(let scalar) = node {
        if context.reportMissingColon(scalar, keys.contains) { return nil }
        if let bareKey, case .string(let text) = scalar.value, !text.isEmpty {
          context.reportBareMapping(scalar, under: bareKey, subject)
          return nil
        }
      }
      context.reportWrongType(
        node, expected: "a mapping", of: subject, hint: UnknownKeys.hint(keys.keys.map(\.name), of: noun))
      return nil
    }
    self.init(mapping, keys: keys, noun: noun, &context)
  }

  /// Reads `mapping`, reporting keys that are not among `keys` and required ones that are missing.
  ///
  /// `claim` is asked about each key that is not among them; those that it takes are not reported. That the key
  /// `excused` is missing was told already.
  init(
    _ mapping: Node.Mapping, keys: KeySet, noun: @autoclosure () -> String, excusing excused: String? = nil,
    _ context: inout DecodingContext,
    claim: (Node.Entry, inout DecodingContext) -> Bool = { _, _ in false }
  ) {
    self.mapping = mapping
    range = mapping.range
    anchor = mapping.entries.first { !$0.isMerged }?.key.range ?? mapping.range
    var unknown: UnknownKeys?
    for index in mapping.entries.indices {
      if unread.contains(index) { continue }
      if case .scalar(let key) = mapping.entries[index].key {
        let mark = KeyMark(key.text)
        bits |= mark.bit
        if keys.contains(key.text, mark) { continue }
      }
      let entry = mapping.entries[index]
      if claim(entry, &context) { continue }
      if let spilled = SpilledKeys(at: index, in: mapping, keys: keys, context.source) {
        context.report(spilled.diagnostic(in: mapping, context.source))
        unread.formUnion(spilled.places)
        var entries = self.mapping.entries
        entries[index - 1] = Node.Entry(key: entries[index - 1].key, value: spilled.value)
        self.mapping = Node.Mapping(entries: entries, range: range)
        continue
      }
      allKeysAreKnown = false
      if let value = CutValue(before: index, in: mapping, context.source) {
        context.report(value.diagnostic(in: mapping, context.source))
        cut.insert(index - 1)
        unread.formUnion(value.pieces)
        continue
      }
      unread.insert(index)
      if unknown == nil { unknown = UnknownKeys(in: mapping, keys: keys) }
      if let name = unknown?.report(entry, noun: noun(), &context) {
        corrected.append((name, index))
        bits |= KeyMark(name).bit
      } else if let name = unknown?.guess {
        guessed.append((name, index))
      }
    }
    for key in keys.required
    where place(of: key) == nil && key.name != excused && unknown?.excused.contains(key.name) != true {
      context.report(
        Diagnostic(
          .missingKey, "\(noun().capitalizedFirst) must have `\(key.name)`", at: anchor,
          hint: "`\(key.name)`: \(key.summary)"))
    }
  }

  /// The value of `key`; nil when it is absent or has a finding.
  func callAsFunction<Value>(_ key: Key<Value>, _ context: inout DecodingContext) -> Value? {
    guard let place = place(of: key.erased), !mapping.entries[place].value.isHole, !cut.contains(place) else {
      return nil
    }
    return key.shape.read(mapping.entries[place].value, key.name, &context)
  }

  /// Whether `key` is there, with whatever value.
  func has<Value>(_ key: Key<Value>) -> Bool { place(of: key.erased) != nil }

  /// The scalar that is read as `key`, as it was written; nil when it is absent.
  func written<Value>(_ key: Key<Value>) -> Node.Scalar? {
    guard let place = place(of: key.erased), case .scalar(let written) = mapping.entries[place].key else { return nil }
    return written
  }

  /// The place of the key `name` itself, or of the whole mapping when it is absent.
  func keyRange(_ name: String) -> SourceRange { entry(name)?.key.range ?? anchor }

  /// The names that the keys are read as, in the order of the text.
  var names: [String] {
    mapping.entries.indices.compactMap { place in
      if let name = corrected.first(where: { $0.entry == place })?.name { return name }
      guard case .scalar(let key) = mapping.entries[place].key, !unread.contains(place) else { return nil }
      return key.text
    }
  }

  /// The entry of `name`, also under a misspelt key.
  func entry(_ name: String) -> Node.Entry? { place(of: name, KeyMark(name)).map { mapping.entries[$0] } }

  /// The entry whose key is not read as `name`, but was likely meant to be it.
  func entry(likelyMeantAs name: String) -> Node.Entry? {
    guessed.first { $0.name == name }.map { mapping.entries[$0.entry] }
  }

  /// The place of the entry that is read as `key`.
  private func place(of key: AnyKey) -> Int? { place(of: key.name, key.mark) }

  /// The place of the entry that is read as `name`, whose mark is `mark`.
  private func place(of name: String, _ mark: KeyMark) -> Int? {
    guard bits & mark.bit != 0 else { return nil }
    for place in mapping.entries.indices {
      // Most names differ in length, which takes no call to find out.
      if case .scalar(let key) = mapping.entries[place].key, key.text.utf8.count == name.utf8.count, key.text == name,
        !unread.contains(place)
      {
        return place
      }
    }
    return corrected.first { $0.name == name }?.entry
  }
}

extension Node {
  /// Whether the value could not be read from the document: a finding says why, and nothing more is said.
  var isHole: Bool {
    if case .scalar(let scalar) = self { scalar.isHole } else { false }
  }
}

extension String {
  /// The noun with `a` or `an` before it.
  var withArticle: String { (first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + self }

  /// The text with its first letter in upper case, to start a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
