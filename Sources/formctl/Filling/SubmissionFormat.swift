import FormDocuments
import FormText

/// The form of a result.
enum SubmissionFormat: String, Sendable {
  case json
  case yaml
  case env

  /// The text of a result, with a line break at its end. `isForTerminal` escapes what a terminal would obey.
  func text(_ submission: JSON, isForTerminal: Bool) -> String {
    let writer = JSONWriter(.compact, escapesUnprintable: isForTerminal)
    switch self {
    case .json: return writer.text(submission) + "\n"
    case .yaml:
      // Strings are written as JSON writes them, which YAML reads as the same.
      guard case .object(let members) = submission, !members.isEmpty else { return writer.text(submission) + "\n" }
      return Self.yaml(members, indent: "", writer)
    case .env:
      var lines = ""
      Self.addVariables(of: submission, name: "", isForTerminal: isForTerminal, to: &lines)
      return lines
    }
  }

  private static func yaml(_ members: [JSON.Member], indent: String, _ writer: JSONWriter) -> String {
    var text = ""
    for member in members {
      let name = member.name.utf8.allSatisfy {
        $0 == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
      }
      let isWord = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(member.name.lowercased())
      let key = name && !isWord ? member.name : writer.text(.string(member.name))
      text += "\(indent)\(key):" + yaml(member.value, indent: indent, writer)
    }
    return text
  }

  private static func yaml(_ value: JSON, indent: String, _ writer: JSONWriter) -> String {
    switch value {
    case .object(let members) where !members.isEmpty:
      return "\n" + yaml(members, indent: indent + "  ", writer)
    case .array(let items) where !items.isEmpty:
      var text = "\n"
      for item in items {
        guard case .object(let members) = item, !members.isEmpty else {
          text += "\(indent)  - \(writer.text(item))\n"
          continue
        }
        let block = yaml(members, indent: indent + "    ", writer)
        text += "\(indent)  - \(block.dropFirst(indent.utf8.count + 4))"
      }
      return text
    default: return " \(writer.text(value))\n"
    }
  }

  private static func addVariables(of value: JSON, name: String, isForTerminal: Bool, to lines: inout String) {
    let inner = { (part: String) in name.isEmpty ? part : "\(name)_\(part)" }
    switch value {
    case .object(let members):
      for member in members where !member.name.hasPrefix("$") {
        addVariables(of: member.value, name: inner(member.name), isForTerminal: isForTerminal, to: &lines)
      }
    case .array(let items):
      for (place, item) in items.enumerated() {
        addVariables(of: item, name: inner(String(place)), isForTerminal: isForTerminal, to: &lines)
      }
      lines += "\(inner("count"))=\(items.count)\n"
    case .string(let text): lines += "\(name)=\(quoted(text, isForTerminal))\n"
    case .null: lines += "\(name)=''\n"
    case .boolean, .integer, .number: lines += "\(name)='\(JSONWriter(.compact).text(value))'\n"
    }
  }

  /// The text in single quotes, where nothing means anything to a shell but the quote itself. What a terminal would obey
  /// is spelt out in `$'…'`, which shells read back as the same text.
  private static func quoted(_ text: String, _ isForTerminal: Bool) -> String {
    guard isForTerminal, text.escapedForDisplay(lineBreaks: true) != text else {
      return "'" + text.replacing("'", with: "'\\''") + "'"
    }
    var shown = "$'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\\": shown += "\\\(scalar)"
      case "\n": shown += "\\n"
      default:
        let isShown = String(scalar).escapedForDisplay() == String(scalar)
        let digits = String(scalar.value, radix: 16)
        let width = scalar.value < 0x1_0000 ? 4 : 8
        shown +=
          isShown
          ? String(scalar)
          : (width == 4 ? "\\u" : "\\U") + String(repeating: "0", count: width - digits.count) + digits
      }
    }
    return shown + "'"
  }
}
