import FormText

/// Draws the findings in one text, for people to read.
///
/// Whatever comes from the text or a message is escaped before it is drawn, see `String.escapedForDisplay(lineBreaks:)`.
/// Columns count in cells, so carets stand right under tabs, Hangul and emoji. Only the 16 palette colours are used.
public struct DiagnosticDrawing: Sendable {
  /// The width of source lines where no width is asked for.
  public static let defaultSourceWidth = 120

  let lines: LineIndex
  let width: Int?
  let palette: Palette

  /// A drawing of findings in the text that `lines` indexes.
  ///
  /// - Parameters:
  ///   - lines: The lines of the text; one index serves all its findings.
  ///   - width: The cells of a row; sentences are wrapped to it and source lines trimmed around the marks, with 20
  ///     cells as the least. Nil leaves sentences whole and trims source lines to ``defaultSourceWidth``.
  ///   - usesColor: Whether severity, gutter and marks are coloured by ANSI escape sequences.
  public init(_ lines: LineIndex, width: Int? = nil, usesColor: Bool = false) {
    self.lines = lines
    self.width = width.map { max($0, 20) }
    palette = Palette(usesColor: usesColor)
  }

  /// The finding in one line without a line break: `path:line:column: error: message [code]`.
  public func oneLine(_ diagnostic: Diagnostic) -> String {
    let severity = palette.paint(diagnostic.severity.rawValue, as: .severity(diagnostic.severity))
    let message = diagnostic.message.escapedForDisplay()
    return "\(place(of: diagnostic.range)): \(severity): \(message) [\(diagnostic.code.name)]"
  }

  /// The finding with its source lines, marks, hint and fix. Every row ends in a line feed.
  public func snippet(_ diagnostic: Diagnostic) -> String {
    var rows = headline(of: diagnostic)
    let layout = SnippetLayout(diagnostic, in: lines)
    let gutter = String(layout.lastLine).utf8.count
    let margin = String(repeating: " ", count: gutter)
    rows.append(margin + palette.paint("-->", as: .gutter) + " " + place(of: diagnostic.range))
    rows.append(margin + " " + palette.paint("|", as: .gutter))
    let sourceWidth = max((width ?? Self.defaultSourceWidth) - gutter - 3, 10)
    rows += SnippetDrawing(layout: layout, lines: lines, width: sourceWidth, gutter: gutter, palette: palette).rows()
    let notes = notes(below: diagnostic, margin: margin)
    if !notes.isEmpty { rows.append(margin + " " + palette.paint("|", as: .gutter)) }
    return (rows + notes).map { $0 + "\n" }.joined()
  }

  private func headline(of diagnostic: Diagnostic) -> [String] {
    let head = "\(diagnostic.severity.rawValue)[\(diagnostic.code.name)]"
    let text = head + ": " + diagnostic.message.escapedForDisplay(lineBreaks: true)
    var rows = wrapped(text, hangingIndent: 2)
    // The head holds no space, so it is whole unless the width cuts through it; then nothing is coloured.
    if rows[0].hasPrefix(head) {
      let rest = palette.paint(String(rows[0].dropFirst(head.count)), as: .strong)
      rows[0] = palette.paint(head, as: .severity(diagnostic.severity)) + rest
    }
    for row in rows.indices.dropFirst() { rows[row] = palette.paint(rows[row], as: .strong) }
    return rows
  }

  private func notes(below diagnostic: Diagnostic, margin: String) -> [String] {
    var rows: [String] = []
    let hidden = diagnostic.related.count - SnippetLayout.relatedLimit
    let more = hidden > 0 ? "\(hidden) more places belong to this" : nil
    let notes = [("note", more), ("help", diagnostic.hint), ("fix", diagnostic.fix?.title)]
    for (name, text) in notes {
      guard let text else { continue }
      let lead = "\(margin) = \(name): "
      let indent = lead.utf8.count
      var lines = wrapped(lead + text.escapedForDisplay(lineBreaks: true), hangingIndent: indent)
      if lines[0].hasPrefix(lead) {
        let rest = lines[0].dropFirst(lead.count)
        lines[0] = "\(margin) \(palette.paint("=", as: .gutter)) \(palette.paint(name + ":", as: .note)) \(rest)"
      }
      rows += lines
    }
    return rows
  }

  private func wrapped(_ text: String, hangingIndent: Int) -> [String] {
    text.wrapped(to: width ?? Int.max, hangingIndent: hangingIndent)
  }

  private func place(of range: SourceRange) -> String {
    let position = lines.position(at: range.start)
    return "\(lines.source.name.escapedForDisplay()):\(position.line):\(position.column)"
  }
}
