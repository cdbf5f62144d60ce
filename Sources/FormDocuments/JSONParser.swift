internal import FormDiagnostics

/// The state of reading one JSON text: a cursor, and the findings so far.
///
/// Each function reads what it is named for, beginning at the cursor, and returns nil after recording why it could not.
/// Reading goes one call deeper for each level of the text, which the limit on depth bounds.
struct JSONParser {
  let source: SourceText
  let bytes: [UInt8]
  var offset: Int
  var findings: [Diagnostic] = []
  private let limits: DocumentLimits
  private var depth = 0
  private var nodeCount = 0

  init(_ source: SourceText, _ limits: DocumentLimits) {
    self.source = source
    self.limits = limits
    bytes = source.bytes
    offset = source.byteOrderMarkCount
  }

  /// A parser of one number.
  init(number: [UInt8]) { self.init(SourceText(name: "", bytes: number), .standard) }

  /// The byte at the cursor; nil at the end of the text.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The whole text: one value with nothing but blanks around it.
  mutating func document() -> Node? {
    skipBlanks()
    if current == nil {
      return fail(Diagnostic(.emptyDocument, "the file is empty", at: SourceRange(at: source.byteOrderMarkCount)))
    }
    guard let root = value(in: nil) else { return nil }
    skipBlanks()
    guard current == nil else { return fail(afterEnd()) }
    return root
  }

  /// One value, inside the array or object that opened at `opening`.
  private mutating func value(in opening: Int?) -> Node? {
    nodeCount += 1
    if nodeCount > limits.nodes { return fail(.tooManyNodes(limits, at: SourceRange(at: offset))) }
    switch current ?? 0 {
    case UInt8(ascii: "{"): return nested { $0.object() }
    case UInt8(ascii: "["): return nested { $0.array() }
    case UInt8(ascii: "\""): return string().map { .scalar($0) }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    default: return word() ?? fail(noValue(in: opening))
    }
  }

  private mutating func nested(_ read: (inout Self) -> Node?) -> Node? {
    if depth >= limits.depth { return fail(.tooDeep(limits, at: SourceRange(offset, offset + 1))) }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private mutating func array() -> Node? {
    let start = offset
    var items: [Node] = []
    var comma: Int?
    offset += 1
    while true {
      skipBlanks()
      if current == UInt8(ascii: "]") {
        if let comma { return fail(trailingComma(comma, before: "]")) }
        break
      }
      if !items.isEmpty, comma == nil {
        return fail(noComma(after: items[items.count - 1].range.end, closing: "]", start))
      }
      guard let item = value(in: start) else { return nil }
      items.append(item)
      comma = skipComma()
    }
    offset += 1
    return .sequence(Node.Sequence(items: items, range: SourceRange(start, offset)))
  }

  private mutating func object() -> Node? {
    let start = offset
    var members: [Node.Entry] = []
    var comma: Int?
    offset += 1
    while true {
      skipBlanks()
      if current == UInt8(ascii: "}") {
        if let comma { return fail(trailingComma(comma, before: "}")) }
        break
      }
      if let last = members.last, comma == nil {
        return fail(noComma(after: last.value.range.end, closing: "}", start))
      }
      guard current == UInt8(ascii: "\"") else { return fail(noKey(in: start)) }
      guard let key = string() else { return nil }
      nodeCount += 1
      skipBlanks()
      guard current == UInt8(ascii: ":") else { return fail(noColon(after: key)) }
      offset += 1
      skipBlanks()
      guard let value = value(in: start) else { return nil }
      members.append(Node.Entry(key: .scalar(key), value: value))
      comma = skipComma()
    }
    offset += 1
    MappingEntries.settle(&members, &findings)
    return .mapping(Node.Mapping(entries: members, range: SourceRange(start, offset)))
  }

  /// Passes over blanks and a comma, and returns where the comma was.
  private mutating func skipComma() -> Int? {
    skipBlanks()
    guard current == UInt8(ascii: ",") else { return nil }
    offset += 1
    return offset - 1
  }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Records the one finding that ends the reading.
  mutating func fail<Result>(_ finding: Diagnostic) -> Result? {
    findings = [finding]
    return nil
  }
}
