/// Writes values as YAML that people like to read: block mappings and lists, long texts line by line.
///
/// Reading the text gives the value again. The same value gives the same bytes always.
///
/// Source: YAML 1.2.2, chapters 7 and 8, with the core schema.
public struct YAMLWriter: Sendable {
  /// A writer.
  public init() {}

  /// The text of `value`, with a line break at its end.
  public func text(_ value: JSON) -> String {
    switch value {
    case .object(let members) where !members.isEmpty: block(members, indent: 0)
    case .array(let items) where !items.isEmpty: block(items, indent: 0)
    case .null, .boolean, .integer, .number, .string, .object, .array: inline(value, indent: 0) + "\n"
    }
  }

  private func block(_ members: [JSON.Member], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return members.map { margin + scalar($0.name) + ":" + entry($0.value, indent: indent) }.joined()
  }

  private func block(_ items: [JSON], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return items.map { item in
      if case .object(let members) = item, !members.isEmpty {
        // The first member stands behind the dash.
        return margin + "- " + block(members, indent: indent + 2).dropFirst(indent + 2)
      }
      return margin + "-" + entry(item, indent: indent)
    }.joined()
  }

  private func entry(_ value: JSON, indent: Int) -> String {
    switch value {
    case .object(let members) where !members.isEmpty: "\n" + block(members, indent: indent + 2)
    case .array(let items) where !items.isEmpty: "\n" + block(items, indent: indent + 2)
    case .null, .boolean, .integer, .number, .string, .object, .array: " " + inline(value, indent: indent) + "\n"
    }
  }

  private func inline(_ value: JSON, indent: Int) -> String {
    guard case .string(let text) = value else { return JSONWriter(.compact).text(value) }
    return literal(text, indent: indent) ?? scalar(text)
  }

  /// The text as a literal block; nil when it has one line, or characters or blanks that a block does not keep.
  private func literal(_ text: String, indent: Int) -> String? {
    guard text.contains("\n"), text.first != "\n", text.first != " ", text.first != "\t" else { return nil }
    let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || Self.isPrintable($0) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard isPlain, lines.allSatisfy({ $0.isEmpty || $0.contains { $0 != " " } }) else { return nil }
    // `|` keeps one line break at the end, `|-` none, `|+` all of them.
    let breaksAtEnd = lines.reversed().prefix { $0.isEmpty }.count
    let header = breaksAtEnd == 0 ? "|-" : breaksAtEnd == 1 ? "|" : "|+"
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    let kept = lines.dropLast(breaksAtEnd > 0 ? 1 : 0)
    return header + kept.map { $0.isEmpty ? "\n" : margin + $0 }.joined()
  }

  /// The text on one line: as it is where YAML reads it so, else in quotes.
  private func scalar(_ text: String) -> String {
    isSafe(text) ? text : JSONWriter(.compact, escapesUnprintable: true).text(.string(text))
  }

  private func isSafe(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
    let words = ["yes", "no", "on", "off", "y", "n", "true", "false", "null", "~"]
    guard ScalarValue(plain: text) == .string(text), !words.contains(text.lowercased()) else { return false }
    guard first.properties.isAlphabetic || first == "/", last != " ", last != ":" else { return false }
    return !text.contains(": ") && !text.contains(" #") && text.unicodeScalars.allSatisfy(Self.isPrintable)
  }

  /// Whether `scalar` may stand in a text without quotes.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
