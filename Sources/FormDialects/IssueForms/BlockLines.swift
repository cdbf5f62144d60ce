import FormDiagnostics
import FormDocuments

/// The lines that entries of block mappings stand on, for repairs that move whole lines.
struct BlockLines {
  /// The lines of one entry.
  struct Lines {
    /// From the first byte of the first line to the byte after the line break of the last one.
    let range: SourceRange
    /// How many spaces the key is indented by.
    let indent: Int
  }

  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// The lines of `entry`; nil when something else stands on them, or the text ends without a line break.
  func lines(of entry: Node.Entry) -> Lines? {
    let bytes = source.bytes
    var start = entry.key.range.start
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n"), !entry.isMerged else { return nil }
    var end = max(entry.value.range.end, entry.key.range.end)
    // A block scalar may end at the start of the next line.
    if end > start, bytes[end - 1] != UInt8(ascii: "\n") {
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
        guard [UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "\r")].contains(bytes[end]) else { return nil }
        end += 1
      }
      guard end < bytes.count else { return nil }
      end += 1
    }
    return Lines(range: SourceRange(start, end), indent: entry.key.range.start - start)
  }

  /// The lines, all further in so that the first one is indented by `indent` spaces; not less far in than they are.
  func text(_ lines: Lines, indentedBy indent: Int) -> String {
    let shift = Array(repeating: UInt8(ascii: " "), count: max(indent - lines.indent, 0))
    var text: [UInt8] = []
    var isAtStart = true
    for byte in source.bytes[lines.range.offsets] {
      let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if isAtStart, !isBreak { text += shift }
      text.append(byte)
      isAtStart = byte == UInt8(ascii: "\n")
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The lines under a new key `name` that stands where they stood, two spaces further in.
  func text(_ lines: Lines, under name: String) -> String {
    let isPair = source.bytes[..<lines.range.end].suffix(2).elementsEqual("\r\n".utf8)
    let head = String(repeating: " ", count: lines.indent) + name + ":" + (isPair ? "\r\n" : "\n")
    return head + text(lines, indentedBy: lines.indent + 2)
  }

  /// The column of the byte at `offset`, counted from 0; nil when something other than spaces and a dash is before it.
  func column(of offset: Int) -> Int? {
    var start = offset
    while start > 0, source.bytes[start - 1] == UInt8(ascii: " ") || source.bytes[start - 1] == UInt8(ascii: "-") {
      start -= 1
    }
    return start == 0 || source.bytes[start - 1] == UInt8(ascii: "\n") ? offset - start : nil
  }

  /// The lines, all further out so that the first one is indented by `indent` spaces.
  func text(_ lines: Lines, raisedTo indent: Int) -> String {
    var text: [UInt8] = []
    // How many spaces of the line are still to go.
    var left = lines.indent - indent
    for byte in source.bytes[lines.range.offsets] {
      if byte == UInt8(ascii: "\n") {
        left = lines.indent - indent
      } else if byte == UInt8(ascii: " "), left > 0 {
        left -= 1
        continue
      } else {
        left = 0
      }
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `raised`, which are `lines` further out, under a new key `name` with an indentation of `indent` spaces.
  func text(_ raised: String, behind lines: Lines, indent: Int, under name: String) -> String {
    let isPair = source.bytes[..<lines.range.end].suffix(2).elementsEqual("\r\n".utf8)
    let head = String(repeating: " ", count: indent) + name + ":" + (isPair ? "\r\n" : "\n")
    return head + "  " + raised
  }
}
