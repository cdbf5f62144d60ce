extension Unicode.Scalar {
  /// Whether the scalar is a C0 or C1 control or DEL.
  public var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  /// Whether the scalar may be shown as it is, wherever it stands: no control, no bidi control, nothing invisible,
  /// private or unassigned.
  fileprivate var isShownAsItIs: Bool {
    switch value {
    case 0x20...0x7E, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: !isJoiner && !isVariationSelector && !DisplayTables.escaped.holds(self)
    }
  }

  /// Whether the scalar is a space of any width, which leaves nothing for a selector to act on.
  fileprivate var isSpace: Bool {
    switch value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }

  fileprivate var isVariationSelector: Bool { 0xFE00...0xFE0F ~= value || 0xE0100...0xE01EF ~= value }

  /// The scalar in visible ASCII: `^[` for a control below space and DEL, `<U+202E>` for any other.
  public var visibleEscape: String {
    if value < 0x20 { return "^" + String(Character(Unicode.Scalar(UInt8(value) + 0x40))) }
    if value == 0x7F { return "^?" }
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}

extension String {
  /// The text as it may be shown to a person: whatever a terminal would obey or a reader could not see is spelt out.
  ///
  /// Controls become `^[` or `<U+009B>`; bidi controls, invisible and tag characters, Hangul fillers, U+2028, U+2029,
  /// private-use and unassigned code points become `<U+202E>`. A variation selector stays right after a visible
  /// character, a joiner right after a visible character or its selector, so that emoji and Persian remain whole and
  /// nothing can be hidden in runs of them. Line feeds stay when `lineBreaks` is true.
  public func escapedForDisplay(lineBreaks: Bool = false) -> String {
    if utf8.allSatisfy({ $0 &- 0x20 < 0x5F || lineBreaks && $0 == 0x0A }) { return self }
    if unicodeScalars.allSatisfy({ $0.isShownAsItIs || lineBreaks && $0 == "\n" }) { return self }
    var shown = Unicode.Scalar.Escaping(lineBreaks: lineBreaks)
    var result = ""
    for scalar in unicodeScalars { shown.append(scalar, to: &result) }
    return result
  }
}

extension Unicode.Scalar {
  /// The state of escaping: what the scalar before was.
  fileprivate struct Escaping {
    private enum Previous {
      case visible
      case selector
      case other
    }

    private let lineBreaks: Bool
    private var previous = Previous.other

    init(lineBreaks: Bool) { self.lineBreaks = lineBreaks }

    mutating func append(_ scalar: Unicode.Scalar, to text: inout String) {
      if scalar.isShownAsItIs {
        text.unicodeScalars.append(scalar)
        previous = scalar.isSpace ? .other : .visible
      } else if scalar.isVariationSelector, previous == .visible {
        text.unicodeScalars.append(scalar)
        previous = .selector
      } else if scalar.isJoiner, previous != .other {
        text.unicodeScalars.append(scalar)
        previous = .other
      } else if lineBreaks, scalar == "\n" {
        text.append("\n")
        previous = .other
      } else {
        text += scalar.visibleEscape
        previous = .other
      }
    }
  }
}
