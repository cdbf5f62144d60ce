import FormDiagnostics
import FormDocuments
import FormModel
import FormText

/// A format that `check` writes its findings in. Another one is an entry in ``all``.
public struct CheckFormat: Sendable {
  /// The name, as `--format` takes it.
  public let name: String
  /// What it is for, in a few words.
  public let purpose: String
  /// Whether findings are written at all, not only counted.
  public let showsFindings: Bool
  /// What stands before everything.
  let opening: String
  /// The text of a finding; `isFirst` for the first one.
  let text: @Sendable (_ finding: PlacedFinding, _ isFirst: Bool) -> String
  /// What stands at the end; `hidden` findings were not written.
  let closing: @Sendable (_ summary: CheckSummary, _ hidden: Int) -> String

  /// Every format; the first is the one that is meant where none is said.
  public static let all: [CheckFormat] = [.text, .json, .ndjson, .csv, .github, .summary]

  /// The format called `name`; nil when there is none.
  public init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  init(
    _ name: String, for purpose: String, showsFindings: Bool = true, opening: String = "",
    text: @escaping @Sendable (PlacedFinding, Bool) -> String,
    closing: @escaping @Sendable (CheckSummary, Int) -> String
  ) {
    self.name = name
    self.purpose = purpose
    self.showsFindings = showsFindings
    self.opening = opening
    self.text = text
    self.closing = closing
  }

  private static let text = CheckFormat(
    "text", for: "a person",
    text: { placed, _ in
      let finding = placed.finding
      let field = finding.field.isEmpty ? "" : finding.field.escapedForDisplay() + ": "
      let place = "\(placed.data.escapedForDisplay()):\(placed.position.line):\(placed.position.column)"
      let rule = placed.rule.map { ", \($0.escapedForDisplay())" } ?? ""
      let message = finding.message.escapedForDisplay()
      return "\(place): \(finding.severity.rawValue): \(field)\(message) [\(finding.kind.name)\(rule)]\n"
    },
    closing: { summary, hidden in
      let count = summary.validCount + summary.invalidCount
      var text = hidden > 0 ? "… and \(hidden) more findings\n" : ""
      if summary.invalidCount > 0 || hidden > 0 { text += "\n" }
      text += "\(count) \(count == 1 ? "record" : "records") checked: "
      text += "\(summary.validCount) valid, \(summary.invalidCount) invalid\n"
      let width = summary.counts.values.map { String($0).count }.max() ?? 0
      for key in summary.counts.keys.sorted() {
        let number = String(summary.counts[key] ?? 0)
        text += "  \(String(repeating: " ", count: width - number.count))\(number)  "
        text += "\(key.field.escapedForDisplay()): \(key.kind)\n"
      }
      return text
    })

  private static let json = CheckFormat(
    "json", for: "programs: one document", opening: "{\"findings\":[",
    text: { placed, isFirst in (isFirst ? "\n" : ",\n") + JSONWriter(.compact).text(placed.json) },
    closing: { summary, hidden in
      "\n],\"hidden\":\(hidden),\"summary\":" + JSONWriter(.compact).text(summary.json) + "}\n"
    })

  private static let ndjson = CheckFormat(
    "ndjson", for: "programs: one finding a line",
    text: { placed, _ in JSONWriter(.compact).text(placed.json) + "\n" }, closing: { _, _ in "" })

  private static let csv = CheckFormat(
    "csv", for: "spreadsheets", opening: "data,record,line,column,field,finding,severity,message,rule\r\n",
    text: { placed, _ in
      let finding = placed.finding
      let cells = [
        placed.data, String(placed.record), String(placed.position.line), String(placed.position.column),
        finding.field, finding.kind.name, finding.severity.rawValue, finding.message, placed.rule ?? "",
      ]
      return cells.map(\.quotedForCSV).joined(separator: ",") + "\r\n"
    }, closing: { _, _ in "" })

  private static let github = CheckFormat(
    "github", for: "annotations in GitHub Actions",
    text: { placed, _ in
      let finding = placed.finding
      let level = ["error": "error", "warning": "warning"][finding.severity.rawValue] ?? "notice"
      let properties = [
        ("file", placed.data), ("line", String(placed.position.line)), ("col", String(placed.position.column)),
        ("title", finding.kind.name),
      ]
      let list = properties.map { "\($0.0)=\($0.1.escapedForGitHub("%\r\n:,"))" }.joined(separator: ",")
      let field = finding.field.isEmpty ? "" : finding.field + ": "
      let rule = placed.rule.map { " (\($0))" } ?? ""
      return "::\(level) \(list)::\((field + finding.message + rule).escapedForGitHub("%\r\n"))\n"
    },
    closing: { summary, hidden in
      let more = hidden > 0 ? " (\(hidden) findings not shown here)" : ""
      return "::notice title=formctl::\(summary.validCount) valid, \(summary.invalidCount) invalid\(more)\n"
    })

  private static let summary = CheckFormat(
    "summary", for: "counting and adding up", showsFindings: false, text: { _, _ in "" },
    closing: { summary, _ in summary.text })
}

extension PlacedFinding {
  /// The finding as other programs read it.
  var json: JSON {
    .object([
      .init("data", .string(data)), .init("record", .integer(Int64(record))),
      .init("line", .integer(Int64(position.line))), .init("column", .integer(Int64(position.column))),
      .init("field", .string(finding.field)), .init("finding", .string(finding.kind.name)),
      .init("severity", .string(finding.severity.rawValue)), .init("message", .string(finding.message)),
      .init("rule", rule.map { .string($0) } ?? .null),
    ])
  }
}

extension CheckSummary {
  /// The summary as other programs read it.
  var json: JSON {
    .object([
      .init("valid", .integer(Int64(validCount))), .init("invalid", .integer(Int64(invalidCount))),
      .init(
        "counts",
        .array(
          counts.keys.sorted().map { key in
            .object([
              .init("field", .string(key.field)), .init("finding", .string(key.kind)),
              .init("count", .integer(Int64(counts[key] ?? 0))),
            ])
          })),
    ])
  }
}

extension String {
  /// The text as a cell of CSV (RFC 4180, section 2).
  var quotedForCSV: String {
    guard unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return self }
    return "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  /// The text with what GitHub's workflow commands reserve written as percent escapes.
  fileprivate func escapedForGitHub(_ reserved: String) -> String {
    escapedForDisplay(lineBreaks: true).percentEscaping(reserved)
  }
}
