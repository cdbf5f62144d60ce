internal import FormDiagnostics

// Lines that came into the file with what was pasted or merged.

extension YAMLSyntaxError {
  /// A line of backticks around the form, as Markdown marks code.
  func codeFence() -> Diagnostic? {
    let line = bytes.line(at: place)
    guard place == line.content, source[line.contentRange].hasPrefix("```") else { return nil }
    var edits: [Diagnostic.Edit] = []
    var current: SourceLine? = bytes.line(at: 0)
    while let fence = current {
      let below = bytes.line(below: fence)
      if source[fence.contentRange].hasPrefix("```") {
        edits.append(Diagnostic.Edit(SourceRange(fence.start, below?.start ?? fence.end), ""))
      }
      current = below
    }
    return finding(
      "this is a code fence of Markdown, which is no part of a form", at: line.contentRange, hint: "take the line away",
      fix: repair("Take the fences away", edits))
  }

  /// The line at `start`, when a merge in Git has left it there.
  func conflictMarker(at start: Int) -> Diagnostic? {
    let line = bytes.line(at: start)
    let text = source[SourceRange(line.content, min(line.contentEnd, line.content + 8))]
    guard start == line.content, ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains(where: text.hasPrefix) else {
      return nil
    }
    return finding(
      "a merge conflict was left in the file", at: line.contentRange,
      hint: "choose one side and remove the markers")
  }
}
