import FormDiagnostics
import FormDocuments

/// A pattern between slashes, as JavaScript and others write it: `/^[a-z]+$/i`.
struct PatternLiteral {
  /// What stands between the slashes.
  private let body: Substring
  /// The letters behind the last slash.
  private let flags: Substring

  /// The pattern in `text`; nil when the slashes may be meant, because what they enclose can follow a slash.
  init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "/"), text.utf8.count > 2, let last = text.lastIndex(of: "/"),
      last > text.startIndex
    else { return nil }
    body = text[text.index(after: text.startIndex)..<last]
    flags = text[text.index(after: last)...]
    // A slash before the start or behind the end is in no text at all; with flags nobody means a path.
    let isAnchored = body.hasPrefix("^") || body.hasSuffix("$")
    guard !body.isEmpty, isAnchored || !flags.isEmpty, flags.utf8.count <= 6,
      flags.allSatisfy({ "dgimsuvy".contains($0) })
    else { return nil }
  }

  /// A pattern in `text` between slashes that can be part of a value, but hardly are: there is none between them, and
  /// what is there counts or is made of digits. Letters alone may be a path.
  init?(inSlashes text: String) {
    guard text.utf8.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else { return nil }
    body = text.dropFirst().dropLast()
    flags = ""
    guard !body.contains("/"), ["\\d", "[0-9", "}"].contains(where: { body.contains($0) }) else { return nil }
  }

  /// The pattern without slashes, with those of its flags that there are here.
  private var pattern: String {
    let kept = flags.filter { $0 == "i" || $0 == "s" }
    return (kept.isEmpty ? "" : "(?\(kept))") + body
  }

  /// Whether the pattern is for the whole text: without its anchors it means a part of it elsewhere, and the whole here.
  private var isWhole: Bool { body.hasPrefix("^") && body.hasSuffix("$") }

  private var isCertain: Bool { isWhole && !flags.contains("m") && !body.contains { $0.isNewline } }

  /// The pattern that is certainly meant; nil where that is for the author to say.
  var certain: String? { isCertain ? pattern : nil }

  /// The finding that the slashes are hardly meant.
  func suspicion(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignNotation, "The slashes around this pattern are part of it: only a value between slashes fits", at: range,
      hint: "Write `'\(body)'`, which must fit the whole text, or `'.*\(body).*'` if it may stand anywhere in it.")
  }

  /// The finding about the pattern in `scalar`.
  func diagnostic(at scalar: Node.Scalar) -> Diagnostic {
    let quoted = "'" + pattern.replacing("'", with: "''") + "'"
    return Diagnostic(
      .badPattern, "A pattern stands without slashes around it; with them it fits no text", at: scalar.range,
      hint: "Write `\(quoted)`\(isWhole ? "" : ", which must fit the whole text").",
      fix: isCertain
        ? Diagnostic.Fix("Take the slashes away", [Diagnostic.Edit(scalar.range, quoted)]) : nil)
  }
}
