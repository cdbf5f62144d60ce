/// E-mail addresses as forms on the web take them.
///
/// Source: HTML, section 4.10.5.1.5, "valid e-mail address": deliberately narrower than RFC 5322.
public enum EmailAddress {
  /// Whether `text` is a valid e-mail address. Takes time in proportion to the text.
  public static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let sign = bytes.firstIndex(of: ascii("@")), sign > 0 else { return false }
    guard bytes[..<sign].allSatisfy(isLocal) else { return false }
    return bytes[(sign + 1)...].split(separator: ascii("."), omittingEmptySubsequences: false).allSatisfy(isLabel)
  }

  private static let localSigns = Set(".!#$%&'*+/=?^_`{|}~-".utf8)

  private static func isLocal(_ byte: UInt8) -> Bool { byte.isAlphanumeric || localSigns.contains(byte) }

  private static func isLabel(_ label: ArraySlice<UInt8>) -> Bool {
    guard let first = label.first, let last = label.last, label.count <= 63 else { return false }
    return first.isAlphanumeric && last.isAlphanumeric && label.allSatisfy { $0.isAlphanumeric || $0 == ascii("-") }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  var isAlphanumeric: Bool { isDigit || (0x61...0x7A).contains(self | 0x20) }
}

extension Function {
  /// `isEmail(text)`.
  static let isEmail = Function(
    "isEmail", "whether the text is an e-mail address", [.global(.string, gives: .bool)],
    .unary { (value, _) throws(Fault) in
      guard let text = value.text else { throw .noSuchOverload("isEmail", value) }
      return .bool(EmailAddress.isValid(text))
    })
}
