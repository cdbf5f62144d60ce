import FormDocuments
import FormExpressions
import FormModel

/// The words of the language, out of its registries, and the signs of the texts around them.
public enum FuzzDictionary {
  /// Every word, each once, in alphabetical order.
  public static let words: [String] = {
    var words = Set(signs)
    collect(FormLanguage.schema, into: &words)
    for function in Functions.all { words.insert(function.name + "(") }
    return words.filter { !$0.isEmpty && $0.utf8.count <= 40 }.sorted()
  }()

  /// The words as a dictionary of libFuzzer: one in quotes a line.
  public static var file: String {
    words.map { word in
      let escaped = word.utf8.map { byte in
        let isPlain = (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        return isPlain ? String(Unicode.Scalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      return "\"\(escaped.joined())\"\n"
    }.joined()
  }

  private static let signs = [
    "- ", ": ", "\n", "\n  ", "\n    - ", "{", "}", "[", "]", ",", "\"", "'", "|\n", ">-\n", "&a ", "*a", "<<: *a",
    "? ",
    "# ", "!!str ", "---\n", "...\n", "%YAML 1.2\n", "\t", "\r\n", "\u{FEFF}", "\u{85}", "\u{2028}", "\u{0}",
    "${", "}", "&&", "||", "==", "!=", "<=", "in ", " ? ", " : ", "null", "true", "false", "yes", "no", "0x1F", "1e400",
    "9223372036854775807", "9223372036854775808", "-0.1", "2026-02-29", "23:59", "2026-01-31T10:00:00+09:00", "3u",
    "\\u0000", "\\ud83d\\ude42", "\\x41", "(?i)", "(?:", "{2,5}", "[^a-z]", "\\p{L}", "\\d+", ".*", "$", "^", "\\Q",
    "\u{1B}[", "\u{1B}O", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;1;1M", "\u{1B}]", "\u{7}", "\u{1B}\\", "\u{7F}", "가",
    "\u{1112}\u{1161}\u{11AB}", "😀", "e\u{301}", "\u{200D}", "### ", "- [X] ", "_No response_", "```\n", ";", "\"\"",
  ]

  /// Adds the names and values of a JSON Schema.
  private static func collect(_ schema: JSON, into words: inout Set<String>) {
    switch schema {
    case .object(let members):
      for member in members {
        if member.name == "properties", case .object(let properties) = member.value {
          for property in properties { words.insert(property.name + ": ") }
        }
        switch (member.name, member.value) {
        case ("const", .string(let word)): words.insert(word)
        case ("enum", .array(let items)):
          for case .string(let word) in items { words.insert(word) }
        default: collect(member.value, into: &words)
        }
      }
    case .array(let items): for item in items { collect(item, into: &words) }
    case .null, .boolean, .integer, .number, .string: return
    }
  }
}
