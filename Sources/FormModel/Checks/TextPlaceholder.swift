/// A name in a text between the signs by which another tool knows it for a placeholder.
struct TextPlaceholder: Equatable {
  /// The name.
  let name: String
  /// The name with the signs.
  let written: String
  /// Where it stands with its signs, in the UTF-8 of the text.
  let range: Range<Int>

  /// Whether `text` holds a byte that such a sign begins with. Most texts hold none.
  static func mayBe(in text: String) -> Bool { text.utf8.contains(where: isSign) }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "#"): true
    default: false
    }
  }

  /// The placeholders in `text`, in order. What stands between `${` and `}` is an expression of our own.
  static func all(in text: String) -> [TextPlaceholder] {
    let bytes = Array(text.utf8)
    var found: [TextPlaceholder] = []
    var cursor = 0
    while cursor < bytes.count {
      if bytes[cursor] == UInt8(ascii: "$"), bytes[cursor...].starts(with: "${".utf8) {
        cursor = (bytes[cursor...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count - 1) + 1
      } else if Self.isSign(bytes[cursor]), let placeholder = TextPlaceholder(at: cursor, in: bytes) {
        found.append(placeholder)
        cursor = placeholder.range.upperBound
      } else {
        cursor += 1
      }
    }
    return found
  }

  /// The placeholder whose first sign stands at `start`; nil when there is none.
  private init?(at start: Int, in bytes: [UInt8]) {
    for (opening, closing) in Self.signs where bytes[start...].starts(with: opening.utf8) {
      var nameStart = start + opening.utf8.count
      while nameStart < bytes.count, bytes[nameStart] == UInt8(ascii: " "), !closing.isEmpty { nameStart += 1 }
      var nameEnd = nameStart
      while nameEnd < bytes.count, bytes[nameEnd].isPartOfName { nameEnd += 1 }
      var end = nameEnd
      while end < bytes.count, bytes[end] == UInt8(ascii: " "), !closing.isEmpty { end += 1 }
      let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)
      guard isIdentifier(name), bytes[end...].starts(with: closing.utf8) else { continue }
      end = closing.isEmpty ? nameEnd : end + closing.utf8.count
      self.name = name
      range = start..<end
      written = String(decoding: bytes[start..<end], as: UTF8.self)
      return
    }
    return nil
  }

  /// The signs around names, longer ones before their beginnings.
  private static let signs: [(opening: String, closing: String)] = [
    ("{{", "}}"), ("#{", "}"), ("{", "}"), ("\\(", ")"), ("%{", "}"), ("%(", ")s"), ("%", "%"), ("$", ""),
  ]
}

extension UInt8 {
  /// Whether the byte can be part of an identifier.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
