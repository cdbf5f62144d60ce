public import FormDiagnostics

// The findings about a document that passes a limit.

extension [Diagnostic] {
  /// Whether another finding is worth making: nobody reads more than a thousand, and a hostile file holds a million.
  var hasRoom: Bool { count < 1_000 }

  /// Adds a finding while there is room.
  mutating func report(_ finding: @autoclosure () -> Diagnostic) {
    if hasRoom { append(finding()) }
  }
}

extension Diagnostic {
  /// The finding about a file of `size` bytes, more than `limits` allow: `too-large` at `range`.
  public static func tooLarge(_ size: Int, _ limits: DocumentLimits, at range: SourceRange) -> Self {
    let limit = limits.size.isMultiple(of: 1 << 20) ? "\(limits.size >> 20) MiB" : "\(limits.size) bytes"
    // One byte more is what is read of a file to see that it is too large, however large it is.
    let found =
      size == limits.size + 1
      ? "more than \(limit), which is the most that is read" : "\(size) bytes; files of up to \(limit) are read"
    return Diagnostic(
      .tooLarge, "the file has \(found)", at: range,
      hint: "raise the limit with `--max-size` if the file is to be trusted")
  }

  /// The finding about a collection one level too deep.
  static func tooDeep(_ limits: DocumentLimits, at range: SourceRange) -> Self {
    Diagnostic(
      .tooDeep, "lists and mappings stand more than \(limits.depth) levels inside one another", at: range,
      hint: "raise the limit with `--max-depth` if the file is to be trusted")
  }

  /// The finding about one node too many.
  static func tooManyNodes(_ limits: DocumentLimits, at range: SourceRange) -> Self {
    Diagnostic(
      .tooManyNodes, "the document has more than \(limits.nodes) values, aliases counted as what they stand for",
      at: range, hint: "raise the limit with `--max-nodes` if the file is to be trusted")
  }
}
