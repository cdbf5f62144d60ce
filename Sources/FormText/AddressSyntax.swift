/// Whether `text` is a valid e-mail address.
///
/// Source: HTML, section 4.10.5.1.5 (a valid e-mail address): a willful violation of RFC 5322 that asks for letters,
/// digits and some punctuation before the `@` and for host labels of at most 63 characters after it.
public func isEmailAddress(_ text: String) -> Bool {
  var bytes = text.utf8[...]
  guard let at = bytes.lastIndex(of: UInt8(ascii: "@")) else { return false }
  let local = bytes[..<at]
  bytes = bytes[bytes.index(after: at)...]
  guard !local.isEmpty, local.allSatisfy(isLocalByte) else { return false }
  return bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy(isHostLabel)
}

/// Whether `text` is an absolute URL: a scheme, a colon and what the scheme asks for.
///
/// Schemes that name a host (`http`, `https`, `ws`, `wss`, `ftp`) need `//` and a host. Blanks, control characters and
/// what a host cannot hold make no URL.
///
/// Source: HTML, section 4.10.5.1.4, and the URL standard, section 4.3 (absolute-URL strings).
public func isAbsoluteURL(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), let first = bytes.first, isLetter(first),
    bytes[..<colon].allSatisfy({ isAlphanumeric($0) || "+-.".utf8.contains($0) }),
    bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F && !"<>\"{}|\\^`".utf8.contains($0) })
  else { return false }
  let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
  let rest = bytes[(colon + 1)...]
  guard ["http", "https", "ws", "wss", "ftp"].contains(scheme) else { return !rest.isEmpty }
  guard rest.starts(with: "//".utf8) else { return false }
  return isAuthority(rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) })
}

private func isAuthority(_ authority: ArraySlice<UInt8>) -> Bool {
  var host = authority
  if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
  if host.first == UInt8(ascii: "[") {
    guard let close = host.lastIndex(of: UInt8(ascii: "]")) else { return false }
    let address = host[host.startIndex + 1..<close]
    let isAddress = address.allSatisfy { isHexadecimal($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
    return isAddress && address.contains(UInt8(ascii: ":")) && isPort(host[(close + 1)...])
  }
  let name = host.prefix { $0 != UInt8(ascii: ":") }
  let isName = name.allSatisfy { $0 >= 0x80 || isAlphanumeric($0) || "-._~%!$&'()*+,;=".utf8.contains($0) }
  return !name.isEmpty && isName && isPort(host[name.endIndex...])
}

/// Whether `text` is empty or a colon with a port from 0 to 65,535.
private func isPort(_ text: ArraySlice<UInt8>) -> Bool {
  guard let first = text.first else { return true }
  let digits = text.dropFirst()
  guard first == UInt8(ascii: ":"), digits.allSatisfy(isDigit), digits.count <= 5 else { return false }
  return digits.isEmpty || Int(String(decoding: digits, as: UTF8.self)).map { $0 <= 65_535 } ?? false
}

private func isLocalByte(_ byte: UInt8) -> Bool {
  isAlphanumeric(byte) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
}

private func isHostLabel(_ label: Substring.UTF8View) -> Bool {
  guard let first = label.first, let last = label.last, label.count <= 63 else { return false }
  return isAlphanumeric(first) && isAlphanumeric(last)
    && label.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

private func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }

private func isHexadecimal(_ byte: UInt8) -> Bool {
  isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
}
