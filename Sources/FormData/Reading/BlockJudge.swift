/// Judges the records of one block after another.
///
/// A judge belongs to one thread; every thread has its own.
public struct BlockJudge {
  /// What is wanted beside the counts.
  public struct Wishes: Sendable {
    /// Whether findings are put into words.
    public var findings: Bool
    /// Whether it is noted where valid records are.
    public var validRecords: Bool

    /// The wishes.
    public init(findings: Bool, validRecords: Bool) {
      self.findings = findings
      self.validRecords = validRecords
    }
  }

  private var judge: RecordJudge
  private let wishes: Wishes

  /// A judge that judges records as `judge` does.
  public init(_ judge: RecordJudge, _ wishes: Wishes) {
    self.judge = judge
    self.wishes = wishes
  }

  /// Judges the records of `block`.
  public mutating func outcome(of block: RecordBlock) -> BlockOutcome {
    var outcome = BlockOutcome()
    let bytes = block.bytes.span
    switch block.content {
    case .lines: judgeLines(bytes, to: block.end, &outcome)
    case .ranges(let ranges):
      for range in ranges { judgeRecord(bytes, range, &outcome) }
    }
    if let fault = block.fault {
      _ = judge.refuse(JSONFault(fault.kind, at: 0))
      note(isValid: false, bytes, min(fault.offset, block.end)..<min(fault.offset, block.end), &outcome)
    }
    return outcome
  }

  private mutating func judgeLines(_ bytes: Span<UInt8>, to end: Int, _ outcome: inout BlockOutcome) {
    var start = 0
    if bytes.byte(0) == 0xEF, bytes.byte(1) == 0xBB, bytes.byte(2) == 0xBF { start = 3 }
    while start < end {
      let lineEnd = bytes.lineEnd(from: start, to: end)
      if bytes.afterBlanks(start) < lineEnd { judgeRecord(bytes, start..<lineEnd, &outcome) }
      start = lineEnd + 1
    }
  }

  private mutating func judgeRecord(_ bytes: Span<UInt8>, _ range: Range<Int>, _ outcome: inout BlockOutcome) {
    let record = bytes.extracting(range)
    let isValid = judge.accepts(record)
    note(isValid: isValid, bytes, range, &outcome)
  }

  private mutating func note(
    isValid: Bool, _ bytes: Span<UInt8>, _ range: Range<Int>, _ outcome: inout BlockOutcome
  ) {
    outcome.summary.count(isValid: isValid)
    if isValid, wishes.validRecords { outcome.validRecords.append(range) }
    if !isValid { judge.count(into: &outcome.summary) }
    if wishes.findings, judge.hasFindings {
      let findings = judge.report(bytes.extracting(range))
      outcome.reports.append(
        BlockOutcome.Report(record: outcome.recordCount, range: range, isValid: isValid, findings: findings))
    }
    outcome.recordCount += 1
  }
}

/// What came of judging a block.
public struct BlockOutcome: Sendable {
  /// What was found about one record.
  public struct Report: Sendable {
    /// The number of the record in the block, from 0.
    public let record: Int
    /// The bytes of the record in the block.
    public let range: Range<Int>
    /// Whether the record is valid all the same: it has warnings alone.
    public let isValid: Bool
    /// What was found, in the order of the form.
    public let findings: [RecordFinding]
  }

  /// The counts.
  public internal(set) var summary = CheckSummary()
  /// How many records there are.
  public internal(set) var recordCount = 0
  /// The records with findings, if those were wanted.
  public internal(set) var reports: [Report] = []
  /// The bytes of the valid records, if those were wanted.
  public internal(set) var validRecords: [Range<Int>] = []
}

extension Span<UInt8> {
  /// The place of the next line feed, or `end`.
  func lineEnd(from start: Int, to end: Int) -> Int {
    var index = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    while index + 8 <= end {
      let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self).littleEndian
      let lineFeed = word ^ (ones &* 0x0A)
      let found = (lineFeed &- ones) & ~lineFeed & (ones &* 0x80)
      if found != 0 { return index + (found.trailingZeroBitCount >> 3) }
      index += 8
    }
    while index < end, self[index] != 0x0A { index += 1 }
    return index
  }
}
