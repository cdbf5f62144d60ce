import FormDiagnostics
import FormDocuments

extension FindingsFormat {
  /// One object: `findings`, each with all its members, and `summary`. Members are never left out; what there is not
  /// is `null` or an empty array.
  static let json = FindingsFormat("json", for: "programs, one object") { report, _ in
    let findings = report.files.flatMap { file in
      let lines = LineIndex(file.source)
      return file.diagnostics.map { finding($0, in: lines) }
    }
    let report: JSON = [
      "findings": .array(findings),
      "summary": [
        "files": .integer(Int64(report.checkedCount)),
        "unreadable": .integer(Int64(report.unreadableCount)),
        "errors": .integer(Int64(report.count(of: .error))),
        "warnings": .integer(Int64(report.count(of: .warning))),
        "fixable": .integer(Int64(report.fixableCount)),
      ],
    ]
    return JSONWriter(.indented, escapesUnprintable: true).text(report) + "\n"
  }

  private static func finding(_ diagnostic: Diagnostic, in lines: LineIndex) -> JSON {
    var members: [JSON.Member] = [
      .init("code", .string(diagnostic.code.name)),
      .init("severity", .string(diagnostic.severity.rawValue)),
      .init("file", .string(lines.source.name)),
    ]
    members += FindingRegion(diagnostic.range, in: lines).members
    members.append(.init("message", .string(diagnostic.message)))
    members.append(.init("label", diagnostic.label.map(JSON.string) ?? .null))
    members.append(.init("hint", diagnostic.hint.map(JSON.string) ?? .null))
    members.append(.init("related", .array(diagnostic.related.map { related($0, in: lines) })))
    members.append(.init("fix", diagnostic.fix.map { fix($0, in: lines) } ?? .null))
    return .object(members)
  }

  private static func related(_ related: Diagnostic.Related, in lines: LineIndex) -> JSON {
    .object(FindingRegion(related.range, in: lines).members + [.init("message", .string(related.message))])
  }

  private static func fix(_ fix: Diagnostic.Fix, in lines: LineIndex) -> JSON {
    let edits = fix.edits.map { edit in
      JSON.object(
        FindingRegion(edit.range, in: lines).members + [.init("replacement", .string(edit.replacement))])
    }
    return ["title": .string(fix.title), "edits": .array(edits)]
  }
}
