/// The text of one document, as UTF-8, with the name a person knows it by.
public struct SourceText: Sendable, Equatable {
  /// How the bytes stood in the file, so that an edited text can be written back the same way.
  public enum Encoding: Sendable, Equatable {
    /// UTF-8, with or without a byte order mark.
    case utf8
    /// UTF-16, low byte first.
    case utf16LittleEndian
    /// UTF-16, high byte first.
    case utf16BigEndian
  }

  /// The path or other name that messages show, such as `Forms/login.yaml` or `<stdin>`.
  public let name: String
  /// The text as UTF-8, a byte order mark included. Every ``SourceRange`` counts in these bytes.
  public let bytes: [UInt8]
  /// The encoding the text was read from.
  public let encoding: Encoding

  /// A text named `name` that is already UTF-8.
  public init(name: String, bytes: [UInt8], encoding: Encoding = .utf8) {
    self.name = name
    self.bytes = bytes
    self.encoding = encoding
  }

  /// A text named `name` with the UTF-8 of `text`.
  public init(name: String, _ text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// The number of bytes of a byte order mark at the start: 3 or 0. It belongs to no column.
  public var byteOrderMarkCount: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The text in `range`; bytes that are not UTF-8 read as U+FFFD.
  public subscript(range: SourceRange) -> String {
    String(decoding: bytes[range.offsets.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
