public import FormDiagnostics
import FormDocuments

/// Turns outcomes into what is written: findings, valid records, rejects. Nothing is written here; the three texts grow
/// until they are taken away.
public struct OutcomeWriter {
  /// What is written.
  public struct Wishes: Sendable {
    /// How findings are written.
    public var format: CheckFormat
    /// The most findings that are written; the rest are only counted.
    public var findingLimit: Int
    /// Whether valid records are written.
    public var valid: Bool
    /// Whether rejects are written.
    public var rejects: Bool

    /// The wishes.
    public init(format: CheckFormat, findingLimit: Int, valid: Bool, rejects: Bool) {
      self.format = format
      self.findingLimit = findingLimit
      self.valid = valid
      self.rejects = rejects
    }

    /// What judging has to give for it.
    var ofJudging: BlockJudge.Wishes {
      BlockJudge.Wishes(findings: format.showsFindings || rejects, validRecords: valid)
    }
  }

  private let wishes: Wishes
  private let formLines: LineIndex
  private var data = ""
  private var records = 0
  private var position = SourcePosition(line: 1, column: 1)
  private var shown = 0
  private var hidden = 0
  private var hasHeader = false

  /// What came of everything so far.
  public private(set) var summary = CheckSummary()
  /// The findings that were not taken away yet.
  public var findings: [UInt8] = []
  /// The valid records that were not taken away yet, each with a line break behind it.
  public var valid: [UInt8] = []
  /// The rejects that were not taken away yet, one JSON object a line.
  public var rejects: [UInt8] = []

  /// A writer for data that is judged by the form whose text is `form`.
  public init(_ wishes: Wishes, form: SourceText) {
    self.wishes = wishes
    formLines = LineIndex(form)
    findings += wishes.format.opening.utf8
  }

  /// What judging has to give for what is written.
  public var judgingWishes: BlockJudge.Wishes { wishes.ofJudging }

  /// Begins with other data, called `name`.
  public mutating func begin(_ name: String) {
    data = name
    records = 0
    position = SourcePosition(line: 1, column: 1)
  }

  /// Takes what came of `block`; blocks come in their order.
  public mutating func take(_ outcome: BlockOutcome, of block: RecordBlock) {
    summary.add(outcome.summary)
    let bytes = block.bytes.span
    if wishes.valid {
      if records == 0, outcome.recordCount > 0, valid.isEmpty, !block.header.isEmpty, !hasHeader {
        valid += block.header
        valid.append(UInt8(ascii: "\n"))
        hasHeader = true
      }
      valid += outcome.valid
    }
    if wishes.ofJudging.findings {
      var done = 0
      for report in outcome.reports {
        position = position.advanced(over: bytes, from: done, to: report.range.lowerBound)
        done = report.range.lowerBound
        write(report, bytes)
      }
      position = position.advanced(over: bytes, from: done, to: block.end)
    }
    records += outcome.recordCount
  }

  /// Ends everything.
  public mutating func finish() { findings += wishes.format.closing(summary, hidden).utf8 }

  private mutating func write(_ report: BlockOutcome.Report, _ bytes: Span<UInt8>) {
    var placed: [PlacedFinding] = []
    for finding in report.findings {
      let start = report.range.lowerBound
      let place = position.advanced(over: bytes, from: start, to: min(start + finding.offset, report.range.upperBound))
      placed.append(
        PlacedFinding(
          data: data, record: records + report.record + 1, position: place, finding: finding,
          rule: finding.rule.map(rulePlace)))
    }
    if wishes.format.showsFindings {
      for finding in placed {
        if shown < wishes.findingLimit {
          findings += wishes.format.text(finding, shown == 0).utf8
          shown += 1
        } else {
          hidden += 1
        }
      }
    }
    if wishes.rejects, !report.isValid { reject(report, placed, bytes) }
  }

  private func rulePlace(_ range: SourceRange) -> String {
    let place = formLines.position(at: range.start)
    return "\(formLines.source.name):\(place.line):\(place.column)"
  }

  /// Writes a reject: its number, its place, what was found, and its bytes as they stood in the data.
  private mutating func reject(_ report: BlockOutcome.Report, _ placed: [PlacedFinding], _ bytes: Span<UInt8>) {
    var members: [JSON.Member] = [
      .init("record", .integer(Int64(records + report.record + 1))), .init("line", .integer(Int64(position.line))),
      .init("findings", .array(placed.map(\.json))),
    ]
    let range = bytes.withoutBlanks(report.range)
    var isText = true
    var index = range.lowerBound
    while index < range.upperBound, isText {
      let length = bytes.encodedLength(at: index)
      isText = length > 0 && index + length <= range.upperBound
      index += length
    }
    if isText {
      members.append(.init("data", .string(bytes.spelling(range))))
    } else {
      members.append(.init("base64", .string(bytes.base64(range))))
    }
    rejects += JSONWriter(.compact).bytes(.object(members))
    rejects.append(UInt8(ascii: "\n"))
  }
}

extension SourcePosition {
  /// The position `end`, when this is the one of `start`. Lines end at line feeds.
  func advanced(over bytes: Span<UInt8>, from start: Int, to end: Int) -> SourcePosition {
    var line = line
    var column = column
    var index = start
    while true {
      let lineEnd = bytes.lineEnd(from: index, to: end)
      if lineEnd >= end { break }
      line += 1
      column = 1
      index = lineEnd + 1
    }
    for place in index..<max(index, end) where bytes[place] & 0xC0 != 0x80 { column += 1 }
    return SourcePosition(line: line, column: column)
  }
}

extension Span<UInt8> {
  /// The range without the blanks at its ends.
  func withoutBlanks(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, self[start] == 0x20 || (0x09...0x0D).contains(self[start]) { start += 1 }
    while end > start, self[end - 1] == 0x20 || (0x09...0x0D).contains(self[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The bytes in `range` as base64.
  ///
  /// Source: RFC 4648, section 4.
  func base64(_ range: Range<Int>) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var output: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let left = range.upperBound - index
      var bits = UInt32(self[index]) << 16
      if left > 1 { bits |= UInt32(self[index + 1]) << 8 }
      if left > 2 { bits |= UInt32(self[index + 2]) }
      for place in 0..<4 {
        output.append(place <= left ? alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: output, as: UTF8.self)
  }
}
