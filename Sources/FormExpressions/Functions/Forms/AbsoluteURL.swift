/// Absolute URLs as forms on the web take them.
///
/// Source: URL Standard, "absolute-URL string", as HTML's URL state of `input` asks for it. Internationalised hosts are
/// taken as written; that their names could be registered is not checked.
public enum AbsoluteURL {
  /// Whether `text` is an absolute URL. Takes time in proportion to the text.
  public static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: ascii(":")), isScheme(bytes[..<colon]) else { return false }
    guard text.unicodeScalars.allSatisfy(isCodePoint), hasWholeEscapes(bytes) else { return false }
    let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
    let rest = bytes[(colon + 1)...]
    let hasAuthority = rest.starts(with: "//".utf8)
    if !Self.webSchemes.contains(scheme) && !hasAuthority { return !rest.isEmpty }
    guard hasAuthority else { return false }
    let authority = rest.dropFirst(2).prefix { ![ascii("/"), ascii("?"), ascii("#")].contains($0) }
    return isAuthority(authority, needsHost: webSchemes.contains(scheme))
  }

  private static let webSchemes: Set<String> = ["http", "https", "ftp", "ws", "wss"]

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first.isNameStart, first != ascii("_") else { return false }
    return bytes.allSatisfy { $0.isAlphanumeric || [ascii("+"), ascii("-"), ascii(".")].contains($0) }
  }

  /// What the standard calls a URL code point, and `%`, `[`, `]`, `#`, whose places are checked apart.
  private static func isCodePoint(_ scalar: UnicodeScalar) -> Bool {
    if scalar.isASCII { return signs.contains(UInt8(scalar.value)) || UInt8(scalar.value).isAlphanumeric }
    let isNoncharacter = (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    return scalar.value >= 0xA0 && !isNoncharacter
  }

  private static let signs = Set("!$&'()*+,-./:;=?@_~%[]#".utf8)

  private static func hasWholeEscapes(_ bytes: [UInt8]) -> Bool {
    bytes.indices.allSatisfy { place in
      bytes[place] != ascii("%")
        || (place + 2 < bytes.count && bytes[place + 1].isHexDigit && bytes[place + 2].isHexDigit)
    }
  }

  private static func isAuthority(_ authority: ArraySlice<UInt8>, needsHost: Bool) -> Bool {
    var rest = authority
    if let sign = rest.lastIndex(of: ascii("@")) { rest = rest[(sign + 1)...] }
    if rest.first == ascii("[") {
      guard let end = rest.firstIndex(of: ascii("]")), isAddress(rest[(rest.startIndex + 1)..<end]) else {
        return false
      }
      return isPort(rest[(end + 1)...])
    }
    let host = rest.prefix { $0 != ascii(":") }
    if host.isEmpty { return !needsHost && rest.isEmpty }
    let labels = host.split(separator: ascii("."), omittingEmptySubsequences: false)
    let isWhole = labels.enumerated().allSatisfy { place, label in
      (!label.isEmpty || (place > 0 && place == labels.count - 1)) && !label.contains { hostBreakers.contains($0) }
    }
    return isWhole && isPort(rest[host.endIndex...])
  }

  private static let hostBreakers = Set("[]@!$&'()*+,;=".utf8)

  private static func isPort(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let colon = rest.first else { return true }
    let digits = rest.dropFirst()
    guard colon == ascii(":"), digits.count <= 5, digits.allSatisfy(\.isDigit) else { return false }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= 65_535
  }

  /// An address of IPv6: eight groups, or fewer with one `::`.
  private static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    let groups = bytes.split(separator: ascii(":"), omittingEmptySubsequences: false)
    guard (3...9).contains(groups.count) else { return false }
    let isHex = groups.allSatisfy { $0.count <= 4 && $0.allSatisfy(\.isHexDigit) }
    let text = String(decoding: bytes, as: UTF8.self)
    let gaps = text.components(around: "::")
    if gaps == 0 { return isHex && groups.count == 8 && groups.allSatisfy { !$0.isEmpty } }
    let emptyEdges = (text.hasPrefix("::") ? 1 : 0) + (text.hasSuffix("::") ? 1 : 0)
    return isHex && gaps == 1 && groups.count(where: \.isEmpty) == 1 + emptyEdges && groups.count - emptyEdges <= 8
  }
}

extension String {
  /// How often `mark` occurs, without overlaps.
  fileprivate func components(around mark: String) -> Int {
    Occurrences(of: Array(mark.utf8), in: Array(utf8)).separate(limit: .max).count
  }
}

extension Function {
  /// `isUrl(text)`.
  static let isUrl = Function(
    "isUrl", "whether the text is an absolute URL", [.global(.string, gives: .bool)],
    .unary { (value, _) throws(Fault) in
      guard let text = value.text else { throw .noSuchOverload("isUrl", value) }
      return .bool(AbsoluteURL.isValid(text))
    })
}
