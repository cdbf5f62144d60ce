internal import FormDiagnostics

/// A list item whose dash was forgotten, so that its keys went on with the item above:
///
///     - id: a
///       type: text
///       id: b
///       type: email
///
/// It is told as one mistake, and read as the item that it was meant to be.
struct ForgottenDash {
  /// Which of the entries is the first of the next item.
  let place: Int
  /// The finding.
  let diagnostic: Diagnostic

  /// The items without a dash among `entries`, those of a list item in lines.
  ///
  /// An item begins with the key that the first one begins with, on a line of its own, and goes on with another key that
  /// the item above has as well.
  static func all(in entries: [Node.Entry], _ source: SourceText) -> [ForgottenDash] {
    guard case .scalar(let first) = entries.first?.key, !first.isHole, blanks(before: first.range.start, source) == nil
    else { return [] }
    var found: [ForgottenDash] = []
    var names: Set<String> = [first.text]
    for place in entries.indices.dropFirst() {
      guard case .scalar(let key) = entries[place].key else { continue }
      if key.text == first.text, key.style == .plain, place + 1 < entries.count,
        case .scalar(let second) = entries[place + 1].key, names.contains(second.text),
        let blanks = blanks(before: key.range.start, source)
      {
        found.append(ForgottenDash(place: place, diagnostic: diagnostic(of: key, after: first, blanks)))
        names = []
      }
      names.insert(key.text)
    }
    return found
  }

  private static func diagnostic(
    of key: Node.Scalar, after first: Node.Scalar, _ blanks: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "the key \(quoted(key.text)) is given twice, as if the next item of the list had no dash",
      at: key.range, related: [Diagnostic.Related(first.range, "first given here")],
      hint: "begin the item with a dash: `- \(key.text): …`",
      fix: Diagnostic.Fix("Put a dash before it", [Diagnostic.Edit(blanks, "- ")]))
  }

  /// The two spaces before `offset`, if only spaces stand before it on its line.
  private static func blanks(before offset: Int, _ source: SourceText) -> SourceRange? {
    let line = source.bytes.line(at: offset)
    guard line.content == offset, line.indentation >= 2,
      source.bytes[line.start..<offset].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return nil }
    return SourceRange(offset - 2, offset)
  }
}
