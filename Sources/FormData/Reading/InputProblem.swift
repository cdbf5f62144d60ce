import FormModel

/// Why input cannot be read: in the words of the system, or because it is no data that is known.
public struct InputProblem: Error, Sendable, Equatable {
  /// The reason.
  public let reason: String

  /// The problem with this `reason`.
  public init(_ reason: String) { self.reason = reason }
}

extension InputProblem {
  /// What other things than UTF-8 text begin with.
  private static let beginnings: [(bytes: [UInt8], reason: String)] = [
    ([0x1F, 0x8B], "it is compressed by gzip, unpack it first: `gzip -dc FILE | formctl check FORM -`"),
    ([0x28, 0xB5, 0x2F, 0xFD], "it is compressed by zstd, unpack it first: `zstd -dc FILE | formctl check FORM -`"),
    ([0x50, 0x4B, 0x03, 0x04], "it is a ZIP archive, as spreadsheets are, save it as CSV or unpack it first"),
    ([0xFF, 0xFE], utf16), ([0xFE, 0xFF], utf16),
  ]

  private static let utf16 = "it is UTF-16, convert it first: `iconv -f UTF-16 -t UTF-8 FILE | formctl check FORM -`"

  /// The problem of what begins with these bytes; nil when it may be text.
  init?(of start: ArraySlice<UInt8>) {
    let known = Self.beginnings.first { start.starts(with: $0.bytes) }
    guard let reason = known?.reason ?? (start.contains(0) ? "it is no UTF-8 text, zero bytes stand in it" : nil) else {
      return nil
    }
    self.init(reason)
  }

  /// The problem of CSV with a header of one column, in which fields of the form are named all the same; nil for none.
  init?(of header: String, for form: Form) {
    for (separator, words) in [(Character(";"), "semicolons"), ("\t", "tabs")] {
      let names = header.split(separator: separator).map { String($0.filter { $0 != "\"" }) }
      guard names.count > 1, names.contains(where: { form.names.field($0, in: 0) != nil }) else { continue }
      self.init("its columns are separated by \(words), save it with commas between them")
      return
    }
    return nil
  }
}
