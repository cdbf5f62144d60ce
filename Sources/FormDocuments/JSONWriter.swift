internal import FormText

/// Writes JSON texts.
///
/// Strings are escaped no more than they must be, unless asked for. The same value gives the same bytes always.
///
/// Source: RFC 8259.
public struct JSONWriter: Sendable {
  /// How the parts of a text are set out.
  public enum Layout: Sendable {
    /// On one line, without blanks.
    case compact
    /// One member or element a line, two spaces a level; empty objects and arrays on one line.
    case indented
  }

  /// How the parts of a text are set out.
  public var layout: Layout
  /// Whether characters that a person could not see or a terminal would obey are written as `\u` escapes.
  public var escapesUnprintable: Bool

  /// A writer with `layout`.
  public init(_ layout: Layout, escapesUnprintable: Bool = false) {
    self.layout = layout
    self.escapesUnprintable = escapesUnprintable
  }

  /// The text of `value`, without a line break at its end.
  public func text(_ value: JSON) -> String { String(decoding: bytes(value), as: UTF8.self) }

  /// The text of `value` as UTF-8, without a line break at its end.
  public func bytes(_ value: JSON) -> [UInt8] {
    var output: [UInt8] = []
    write(value, depth: 0, to: &output)
    return output
  }

  private func write(_ value: JSON, depth: Int, to output: inout [UInt8]) {
    switch value {
    case .null: output += "null".utf8
    case .boolean(let value): output += (value ? "true" : "false").utf8
    case .integer(let value): output += String(value).utf8
    case .number(let spelling): output += spelling.utf8
    case .string(let value): write(value, to: &output)
    case .array(let elements):
      write(elements, between: "[", and: "]", depth: depth, to: &output) { element, output in
        write(element, depth: depth + 1, to: &output)
      }
    case .object(let members):
      write(members, between: "{", and: "}", depth: depth, to: &output) { member, output in
        write(member.name, to: &output)
        output += (layout == .compact ? ":" : ": ").utf8
        write(member.value, depth: depth + 1, to: &output)
      }
    }
  }

  private func write<Part>(
    _ parts: [Part], between opening: Unicode.Scalar, and closing: Unicode.Scalar, depth: Int,
    to output: inout [UInt8], _ writePart: (Part, inout [UInt8]) -> Void
  ) {
    output.append(UInt8(ascii: opening))
    for (index, part) in parts.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      breakLine(depth: depth + 1, in: &output)
      writePart(part, &output)
    }
    if !parts.isEmpty { breakLine(depth: depth, in: &output) }
    output.append(UInt8(ascii: closing))
  }

  private func breakLine(depth: Int, in output: inout [UInt8]) {
    guard layout == .indented else { return }
    output.append(UInt8(ascii: "\n"))
    output += repeatElement(UInt8(ascii: " "), count: depth * 2)
  }
}

// MARK: - Strings

extension JSONWriter {
  private func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if escapesUnprintable, text.utf8.contains(where: { $0 >= 0x7F }) {
      for scalar in text.unicodeScalars { write(scalar, to: &output) }
    } else {
      for byte in text.utf8 { write(byte, to: &output) }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Writes one byte of a string's UTF-8; quotes, backslashes and controls below space as escapes.
  private func write(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): output += #"\""#.utf8
    case UInt8(ascii: "\\"): output += #"\\"#.utf8
    case 0x08: output += #"\b"#.utf8
    case 0x09: output += #"\t"#.utf8
    case 0x0A: output += #"\n"#.utf8
    case 0x0C: output += #"\f"#.utf8
    case 0x0D: output += #"\r"#.utf8
    case 0..<0x20: writeEscape(UInt16(byte), to: &output)
    default: output.append(byte)
    }
  }

  private func write(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    let text = String(scalar)
    if scalar.value >= 0x7F, text.escapedForDisplay() != text {
      for unit in text.utf16 { writeEscape(unit, to: &output) }
    } else {
      for byte in text.utf8 { write(byte, to: &output) }
    }
  }

  private func writeEscape(_ unit: UInt16, to output: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    output += #"\u"#.utf8
    output += repeatElement(UInt8(ascii: "0"), count: 4 - digits.count)
    output += digits.utf8
  }
}
