import FormDiagnostics
import FormDocuments

/// The lines and columns of a range: both counted from 1, columns in Unicode scalars, the end one past the last column.
struct FindingRegion {
  let start: SourcePosition
  let end: SourcePosition

  init(_ range: SourceRange, in lines: LineIndex) {
    start = lines.position(at: range.start)
    end = lines.position(at: max(range.start, range.end))
  }

  /// The members `line`, `column`, `endLine` and `endColumn`.
  var members: [JSON.Member] {
    [
      .init("line", .integer(Int64(start.line))), .init("column", .integer(Int64(start.column))),
      .init("endLine", .integer(Int64(end.line))), .init("endColumn", .integer(Int64(end.column))),
    ]
  }
}
