public import FormModel

/// What a session is told and given from outside: it reads no clock, no environment and no file by itself.
public struct FormSurroundings: Sendable {
  /// The values that the form's `context` declares; nil where they are not known, and then unset.
  public var context: ContextValues?
  /// The bytes of a document, by its path as the form file has it; nil when it cannot be read.
  public var readDocument: @Sendable (_ path: String) -> [UInt8]?
  /// The size in bytes of a file that a person names; nil when it is not there or not known.
  public var fileSize: @Sendable (_ path: String) -> Int?

  /// These surroundings; without documents and files, none can be read.
  public init(
    context: ContextValues? = nil,
    readDocument: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    fileSize: @escaping @Sendable (String) -> Int? = { _ in nil }
  ) {
    self.context = context
    self.readDocument = readDocument
    self.fileSize = fileSize
  }
}
