import FormDiagnostics
import FormDocuments

extension FindingsFormat {
  /// The Static Analysis Results Interchange Format, as code hosts read it.
  ///
  /// Source: SARIF 2.1.0 (OASIS), sections 3.13 to 3.30 and 3.49 to 3.57.
  static let sarif = FindingsFormat("sarif", for: "code scanning, SARIF 2.1.0") { report, _ in
    let codes = Set(report.files.flatMap { $0.diagnostics.map(\.code) }).sorted { $0.name < $1.name }
    let pages = Dictionary(report.pages().map { ($0.code, $0) }) { first, _ in first }
    let places = Dictionary(uniqueKeysWithValues: zip(codes, codes.indices))
    let results = report.files.flatMap { file in
      let lines = LineIndex(file.source)
      return file.diagnostics.map { result($0, rule: places[$0.code] ?? 0, in: lines) }
    }
    let driver: JSON = [
      "name": "formctl",
      "semanticVersion": .string(report.toolVersion),
      "rules": .array(codes.map { rule($0, page: pages[$0]) }),
    ]
    let run: JSON = [
      "tool": ["driver": driver],
      "invocations": [["executionSuccessful": .boolean(report.unreadableCount == 0)]],
      "columnKind": "unicodeCodePoints",
      "results": .array(results),
    ]
    let log: JSON = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return JSONWriter(.indented, escapesUnprintable: true).text(log) + "\n"
  }

  private static func rule(_ code: DiagnosticCode, page: DiagnosticPage?) -> JSON {
    var members: [JSON.Member] = [.init("id", .string(code.name))]
    if let page {
      members.append(.init("shortDescription", message(page.summary)))
      members.append(.init("fullDescription", message(page.reason)))
      members.append(.init("help", help(page)))
    }
    members.append(.init("defaultConfiguration", ["level": .string(code.severity.rawValue)]))
    return .object(members)
  }

  private static func help(_ page: DiagnosticPage) -> JSON {
    let text =
      "\(page.summary)\n\n\(page.reason)\n\nA form with this mistake:\n\n\(page.bad)\n\nRepaired:\n\n\(page.repaired)"
    let markdown = """
      \(page.summary)

      \(page.reason)

      A form with this mistake:

      ```yaml
      \(page.bad)
      ```

      Repaired:

      ```yaml
      \(page.repaired)
      ```
      """
    return ["text": .string(text), "markdown": .string(markdown)]
  }

  private static func result(_ diagnostic: Diagnostic, rule: Int, in lines: LineIndex) -> JSON {
    let text = [diagnostic.message, diagnostic.hint].compactMap(\.self).joined(separator: "\n")
    var members: [JSON.Member] = [
      .init("ruleId", .string(diagnostic.code.name)),
      .init("ruleIndex", .integer(Int64(rule))),
      .init("level", .string(diagnostic.severity.rawValue)),
      .init("message", message(text)),
      .init("locations", [["physicalLocation": physicalLocation(diagnostic.range, in: lines)]]),
    ]
    if !diagnostic.related.isEmpty {
      let related = diagnostic.related.enumerated().map { id, related -> JSON in
        [
          "id": .integer(Int64(id)), "physicalLocation": physicalLocation(related.range, in: lines),
          "message": message(related.message),
        ]
      }
      members.append(.init("relatedLocations", .array(related)))
    }
    if let fix = diagnostic.fix, !fix.edits.isEmpty { members.append(.init("fixes", [self.fix(fix, in: lines)])) }
    return .object(members)
  }

  private static func fix(_ fix: Diagnostic.Fix, in lines: LineIndex) -> JSON {
    let replacements = fix.edits.map { edit -> JSON in
      ["deletedRegion": region(edit.range, in: lines), "insertedContent": message(edit.replacement)]
    }
    let change: JSON = ["artifactLocation": artifact(lines.source), "replacements": .array(replacements)]
    return ["description": message(fix.title), "artifactChanges": [change]]
  }

  private static func message(_ text: String) -> JSON { ["text": .string(text)] }

  private static func physicalLocation(_ range: SourceRange, in lines: LineIndex) -> JSON {
    ["artifactLocation": artifact(lines.source), "region": region(range, in: lines)]
  }

  private static func region(_ range: SourceRange, in lines: LineIndex) -> JSON {
    let region = FindingRegion(range, in: lines)
    return [
      "startLine": .integer(Int64(region.start.line)), "startColumn": .integer(Int64(region.start.column)),
      "endLine": .integer(Int64(region.end.line)), "endColumn": .integer(Int64(region.end.column)),
    ]
  }

  private static func artifact(_ source: SourceText) -> JSON { ["uri": .string(uriReference(to: source.name))] }

  /// A file name as a URI reference. Source: RFC 3986, sections 2.1, 3.3 and 4.2.
  static func uriReference(to path: String) -> String {
    var reference = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        reference.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        reference += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return reference
  }
}
