/// How records are written.
public enum DataFormat: String, Sendable, CaseIterable {
  /// One JSON object a line.
  case ndjson
  /// A JSON array of objects, one object, or several one after another.
  case json
  /// Comma-separated values with a header (RFC 4180).
  case csv
  /// YAML documents, each a mapping or a list of mappings.
  case yaml

  /// What it is, in a few words.
  public var summary: String {
    switch self {
    case .ndjson: "One JSON object a line"
    case .json: "A JSON array of objects, or objects one after another"
    case .csv: "Comma-separated values with a header; lists are separated by `;`"
    case .yaml: "YAML documents, each a mapping or a list of mappings"
    }
  }
}

extension DataFormat {
  /// The format of data that begins with `start`.
  ///
  /// A bracket begins a JSON array. A brace begins JSON: one object a line when the first line is a whole value and
  /// nothing more, else one large object. Of everything else, what has a colon behind its first word, a dash or a YAML
  /// mark in its first line is YAML, and the rest is CSV. The result is nil when more bytes are needed to tell.
  ///
  /// - Parameters:
  ///   - start: The first bytes of the data.
  ///   - isWhole: Whether there are no more, or these must do.
  public init?(recognizing start: [UInt8], isWhole: Bool) {
    let bytes = start.span
    var index = start.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    index = bytes.afterBlanks(index)
    switch bytes.byte(index) {
    case UInt8(ascii: "["): self = .json
    case UInt8(ascii: "{"):
      guard let end = try? bytes.afterValue(index) else {
        if !isWhole { return nil }
        // A first line that is broken is one line of many, when the next one begins a record as well.
        let next = start[index...].firstIndex(of: UInt8(ascii: "\n")).map { bytes.afterBlanks($0) } ?? start.count
        self = bytes.byte(next) == UInt8(ascii: "{") && !Self.isOpen(start[index..<next]) ? .ndjson : .json
        return
      }
      self = start[index..<end].contains(UInt8(ascii: "\n")) ? .json : .ndjson
    default:
      if !isWhole, !start[index...].contains(UInt8(ascii: "\n")) { return nil }
      self = Self.isYAML(start[index...]) ? .yaml : .csv
    }
  }

  /// Whether a line ends in an open bracket, a comma or a colon, so that the next one continues it.
  private static func isOpen(_ line: ArraySlice<UInt8>) -> Bool {
    let last = line.last { $0 > 0x20 }
    return last.map { "{[,:".utf8.contains($0) } ?? false
  }

  private static func isYAML(_ text: ArraySlice<UInt8>) -> Bool {
    let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    if line.starts(with: "---".utf8) || line.starts(with: "%YAML".utf8) || line.first == UInt8(ascii: "#") {
      return true
    }
    if line.starts(with: "- ".utf8) || line.elementsEqual("-".utf8) { return true }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let isEnd = colon + 1 == line.endIndex || line[colon + 1] == 0x20 || line[colon + 1] == 0x09
    return isEnd && !line[..<colon].contains(UInt8(ascii: ","))
  }
}
