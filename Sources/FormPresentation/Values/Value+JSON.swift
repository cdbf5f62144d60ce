public import FormDocuments
public import FormExpressions

extension Value {
  /// The value as JSON: moments and spans of time as texts, the unknown value as `null`, a secret as its mask, numbers
  /// that JSON lacks as texts.
  ///
  /// Source: the JSON mapping of protocol buffers, which CEL refers to.
  public var json: JSON {
    switch self {
    case .null, .unknown: .null
    case .bool(let value): .boolean(value)
    case .int(let value): .integer(value)
    case .uint(let value): .number("\(value)")
    case .double(let value): value.isFinite ? .number("\(value)") : .string(Self.name(ofInfinite: value))
    case .string(let text): .string(text)
    case .secret: .string(Value.mask)
    case .bytes(let bytes): .string(Self.base64(bytes))
    case .list(let elements): .array(elements.map(\.json))
    case .map(let map): .object(map.entries.map { JSON.Member(Self.name(of: $0.key), $0.value.json) })
    case .timestamp(let moment): .string(moment.description)
    case .duration(let span): .string(span.description)
    case .type(let name): .string(name.rawValue)
    }
  }

  private static func name(ofInfinite number: Double) -> String {
    number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
  }

  private static func name(of key: Value) -> String { if case .string(let text) = key { text } else { "\(key)" } }

  /// Source: RFC 4648, section 4.
  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for place in 0..<3 { bits = bits << 8 | (place < group.count ? Int(group[start + place]) : 0) }
      for place in 0..<4 {
        text.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
