extension Node.Scalar {
  /// What the scalar means under the core schema, its quotes and tag considered.
  ///
  /// Plain text is resolved; anything quoted is a string. A tag decides over both; one that the text does not fit
  /// was reported when the document was read, and the text is a string.
  ///
  /// Source: YAML 1.2.2, section 10.3.2.
  public var value: ScalarValue {
    guard let tag else { return style == .plain ? ScalarValue(plain: text) : .string(text) }
    return ScalarValue(text, tagged: tag) ?? .string(text)
  }

  /// Whether the scalar, read as a value and written again, looks the same: `3` and `on` do, `1.10`, `012`, `0x1F`,
  /// `+5`, `1e3`, `1.0`, `true`, `null` and an empty value do not.
  ///
  /// Where text is wanted, only a scalar that keeps its spelling can be taken for text without a doubt.
  public var keepsSpelling: Bool {
    switch value {
    case .string: true
    case .integer(let number): String(number) == text
    case .float(let number): !text.hasSuffix("0") && "\(number)" == text
    case .null, .boolean: false
    }
  }
}

extension ScalarValue {
  /// What plain `text` means. The first byte decides what else is looked at.
  init(plain text: String) {
    let value: ScalarValue? =
      switch text.utf8.first {
      case nil: .null
      case UInt8(ascii: "~"): text == "~" ? .null : nil
      case UInt8(ascii: "n"), UInt8(ascii: "N"): ["null", "Null", "NULL"].contains(text) ? .null : nil
      case UInt8(ascii: "t"), UInt8(ascii: "T"): ["true", "True", "TRUE"].contains(text) ? .boolean(true) : nil
      case UInt8(ascii: "f"), UInt8(ascii: "F"): ["false", "False", "FALSE"].contains(text) ? .boolean(false) : nil
      case .some(UInt8(ascii: "0")...UInt8(ascii: "9")): ScalarValue(number: text)
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        ScalarValue(infinity: text) ?? ScalarValue(number: text)
      default: nil
      }
    self = value ?? .string(text)
  }

  /// What `text` means under `tag`; nil when it does not fit.
  init?(_ text: String, tagged tag: Node.Tag) {
    let value = ScalarValue(plain: text)
    switch (tag, value) {
    case (.string, _): self = .string(text)
    case (.integer, .integer), (.float, .float), (.boolean, .boolean), (.null, .null): self = value
    case (.float, .integer(let number)): self = .float(Double(number))
    default: return nil
    }
  }

  /// The infinity or not-a-number that `text` spells; nil when it spells none.
  private init?(infinity text: String) {
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": self = .float(.infinity)
    case "-.inf", "-.Inf", "-.INF": self = .float(-.infinity)
    case ".nan", ".NaN", ".NAN": self = .float(.nan)
    default: return nil
    }
  }

  /// The number that `text` spells; nil when it spells none.
  private init?(number text: String) {
    if let number = Int64(text) {
      self = .integer(number)
    } else if text.hasPrefix("0o") || text.hasPrefix("0x") {
      let radix = text.hasPrefix("0o") ? 8 : 16
      let digits = text.dropFirst(2)
      guard !digits.isEmpty, digits.utf8.allSatisfy({ Self.digit($0) < radix }) else { return nil }
      self =
        Int64(digits, radix: radix).map { .integer($0) }
        ?? .float(digits.utf8.reduce(0.0) { $0 * Double(radix) + Double(Self.digit($1)) })
    } else {
      guard Self.isDecimal(text.utf8), let number = Double(text) else { return nil }
      self = .float(number)
    }
  }

  /// The value of a hexadecimal digit; 16 for any other byte.
  private static func digit(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: 16
    }
  }

  /// Whether `bytes` spell `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`.
  private static func isDecimal(_ bytes: String.UTF8View) -> Bool {
    var rest = bytes[...]
    func skip(_ first: Character, or second: Character) -> Bool {
      guard let byte = rest.first, byte == first.asciiValue || byte == second.asciiValue else { return false }
      rest.removeFirst()
      return true
    }
    func skipDigits() -> Int {
      let digits = rest.prefix { digit($0) < 10 }
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    _ = skip("+", or: "-")
    let whole = skipDigits()
    let fraction = skip(".", or: ".") ? skipDigits() : 0
    guard whole + fraction > 0 else { return false }
    if skip("e", or: "E") {
      _ = skip("+", or: "-")
      guard skipDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
