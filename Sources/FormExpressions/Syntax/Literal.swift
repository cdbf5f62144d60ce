/// A value written out in an expression.
public enum Literal: Sendable, Equatable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A whole number such as `3`, `-3` or `0x1F`, of 64 bits.
  case int(Int64)
  /// A whole number without sign such as `3u`.
  case uint(UInt64)
  /// A number with a fraction or exponent such as `0.5` or `1e3`.
  case double(Double)
  /// A text such as `'abc'`, its escapes resolved.
  case string(String)
  /// Bytes such as `b'abc'`, its escapes resolved.
  case bytes([UInt8])
}

extension Literal: CustomStringConvertible {
  /// The literal in the one spelling that reading gives back as this value.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .uint(let value): "\(value)u"
    case .double(let value): value.description
    case .string(let value): Self.quoted(value)
    case .bytes(let bytes): "b'" + bytes.map(Self.escaped).joined() + "'"
    }
  }

  /// `text` as a literal in single quotes.
  static func quoted(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": result += "\\'"
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..." ", "\u{7F}": result += scalar == " " ? " " : escaped(UInt8(truncatingIfNeeded: scalar.value))
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case ascii("'"): "\\'"
    case ascii("\\"): "\\\\"
    case 0x20...0x7E: String(UnicodeScalar(byte))
    default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
