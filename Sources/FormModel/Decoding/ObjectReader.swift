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
  private let mapping: Node.Mapping
  /// For each entry, the mark of the key it is read as.
  private var marks: [KeyMark] = []
  private var corrected: [(name: String, entry: Int)] = []
  private var cut: Set<String> = []
  /// Whether every key of the mapping belongs there.
  private(set) var allKeysAreKnown = true

  /// Reads `node` as a mapping with `keys`; nil, after a finding, when it is no mapping.
  init?(_ node: Node, keys: KeySet, noun: String, subject: String?, _ context: inout DecodingContext) {
    guard case .mapping(let mapping) = node else {
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
    marks.reserveCapacity(mapping.entries.count)
    var end = 0
    var unknown: UnknownKeys?
    for index in mapping.entries.indices {
      if index < end {
        marks.append(.none)
        continue
      }
      var mark = KeyMark.none
      if case .scalar(let key) = mapping.entries[index].key {
        mark = KeyMark(key.text)
        if keys.contains(key.text, mark) {
          marks.append(mark)
          continue
        }
      }
      let entry = mapping.entries[index]
      if !claim(entry, &context) {
        allKeysAreKnown = false
        if let value = CutValue(before: index, in: mapping, context.source) {
          context.report(value.diagnostic(in: mapping, context.source))
          cut.insert(value.key.text)
          end = value.pieces.upperBound
          marks.append(.none)
          continue
        }
        if unknown == nil { unknown = UnknownKeys(in: mapping, keys: keys) }
        let name = unknown?.report(entry, noun: noun(), &context)
        if let name { corrected.append((name, index)) }
        mark = name.map { KeyMark($0) } ?? .none
      }
      marks.append(mark)
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
    guard let place = place(of: key.erased), !mapping.entries[place].value.isHole, !cut.contains(key.name)
    else { return nil }
    return key.shape.read(mapping.entries[place].value, key.name, &context)
  }

  /// Whether `key` is there, with whatever value.
  func has<Value>(_ key: Key<Value>) -> Bool { place(of: key.erased) != nil }

  /// The place of the key `name` itself, or of the whole mapping when it is absent.
  func keyRange(_ name: String) -> SourceRange { entry(name)?.key.range ?? anchor }

  /// The names that the keys are read as, in the order of the text.
  var names: [String] {
    mapping.entries.indices.compactMap { place in
      if let name = corrected.first(where: { $0.entry == place })?.name { return name }
      guard marks[place] != .none, case .scalar(let key) = mapping.entries[place].key else { return nil }
      return key.text
    }
  }

  /// The entry of `name`, also under a misspelt key.
  func entry(_ name: String) -> Node.Entry? { place(of: name, KeyMark(name)).map { mapping.entries[$0] } }

  /// The place of the entry that is read as `key`.
  private func place(of key: AnyKey) -> Int? { place(of: key.name, key.mark) }

  /// The place of the entry that is read as `name`, whose mark is `mark`.
  private func place(of name: String, _ mark: KeyMark) -> Int? {
    for place in marks.indices where marks[place] == mark {
      if case .scalar(let key) = mapping.entries[place].key, key.text == name { return place }
      if corrected.contains(where: { $0.entry == place && $0.name == name }) { return place }
    }
    return nil
  }
}

extension Node {
  /// Whether the value could not be read from the document: a finding says why, and nothing more is said.
  var isHole: Bool {
    if case .scalar(let scalar) = self { scalar.isHole } else { false }
  }
}

extension String {
  /// The text with its first letter in upper case, to start a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
