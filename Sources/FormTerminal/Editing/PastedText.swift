import FormText

/// What of a pasted text goes into a field: no controls, and line breaks only where there are lines.
public struct PastedText: Sendable {
  /// The lines, without controls and without the empty lines at the end.
  private let lines: [String]

  /// The text as a terminal sent it; line breaks are CR, LF or both.
  public init(_ text: String) {
    var lines = [String.UnicodeScalarView()]
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": lines.append(String.UnicodeScalarView())
      case "\n": if previous != "\r" { lines.append(String.UnicodeScalarView()) }
      default:
        if !scalar.isControl { lines[lines.count - 1].append(scalar) }
      }
      previous = scalar
    }
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    self.lines = lines.map { String($0) }
  }

  /// The text with its line breaks.
  public var paragraph: String { lines.joined(separator: "\n") }

  /// The text on one line, with one space in the place of line breaks.
  public var line: String { lines.filter { !$0.isEmpty }.joined(separator: " ") }

  /// The text for a secret; nil when it has more than one line, since nobody could see what became of them.
  public var secret: String? { lines.count > 1 ? nil : lines.first ?? "" }
}
