import FormDocuments

/// Judges the records of one block after another.
///
/// A judge belongs to one thread; every thread has its own.
public struct BlockJudge {
  /// What is wanted beside the counts.
  public struct Wishes: Sendable {
    /// Whether findings are put into words.
    public var findings: Bool
    /// Whether valid records are handed on.
    public var validRecords: Bool

    /// The wishes.
    public init(findings: Bool, validRecords: Bool) {
      self.findings = findings
      self.validRecords = validRecords
    }
  }

  private var judge: RecordJudge
  private let wishes: Wishes
  private let documents: DocumentConverter
  private var converted = ConvertedRecord()

  /// A judge that judges records as `judge` does.
  public init(_ judge: RecordJudge, _ wishes: Wishes) {
    self.judge = judge
    self.wishes = wishes
    documents = DocumentConverter(judge.form, limits: DocumentLimits(size: .max))
  }

  /// Judges the records of `block`.
  public mutating func outcome(of block: RecordBlock) -> BlockOutcome {
    var outcome = BlockOutcome()
    let bytes = block.bytes.span
    switch block.content {
    case .lines: judgeLines(bytes, to: block.end, &outcome)
    case .ranges(let ranges):
      for range in ranges { judgeRecord(bytes, range, &outcome) }
    case .rows(let ranges, let header): judgeRows(bytes, ranges, TableConverter(header: header), &outcome)
    case .document: judgeDocument(block, &outcome)
    }
    if let fault = block.fault {
      refuse(fault, bytes, min(fault.offset, block.end)..<min(fault.offset, block.end), &outcome)
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
    note(isValid: isValid, range, &outcome) { $0.report(bytes.extracting(range)) }
    if isValid, wishes.validRecords { outcome.add(valid: bytes, range) }
  }

  private mutating func judgeRows(
    _ bytes: Span<UInt8>, _ ranges: [Range<Int>], _ converter: TableConverter, _ outcome: inout BlockOutcome
  ) {
    for range in ranges {
      if let fault = converter.convert(bytes, range, into: &converted) {
        refuse(fault, bytes, range, &outcome)
      } else {
        judgeConverted(converted, bytes, range, &outcome)
        if wishes.validRecords, !judge.hasErrors {
          unsafe bytes.extracting(range).withUnsafeBufferPointer { unsafe outcome.valid.append(contentsOf: $0) }
          outcome.valid.append(UInt8(ascii: "\n"))
        }
      }
    }
  }

  private mutating func judgeDocument(_ block: RecordBlock, _ outcome: inout BlockOutcome) {
    let bytes = block.bytes.span
    let (records, fault) = documents.records(Array(block.bytes[..<block.end]), from: 0)
    for (record, range) in records {
      judgeConverted(record, bytes, range.clamped(to: 0..<block.end), &outcome)
      if wishes.validRecords, !judge.hasErrors {
        outcome.valid += record.json
        outcome.valid.append(UInt8(ascii: "\n"))
      }
    }
    if let fault { refuse(fault, bytes, min(fault.offset, block.end)..<block.end, &outcome) }
  }

  private mutating func judgeConverted(
    _ record: ConvertedRecord, _ bytes: Span<UInt8>, _ range: Range<Int>, _ outcome: inout BlockOutcome
  ) {
    let json = record.json.span
    let isValid = judge.accepts(json)
    note(isValid: isValid, range, &outcome) {
      $0.report(json).map { $0.moved(to: max(0, record.source(of: $0.offset) - range.lowerBound)) }
    }
  }

  private mutating func refuse(
    _ fault: RecordFault, _ bytes: Span<UInt8>, _ range: Range<Int>, _ outcome: inout BlockOutcome
  ) {
    _ = judge.refuse(RecordFault(fault.kind, at: max(0, fault.offset - range.lowerBound)))
    note(isValid: false, range, &outcome) { $0.report(bytes.extracting(range)) }
  }

  private mutating func note(
    isValid: Bool, _ range: Range<Int>, _ outcome: inout BlockOutcome, report: (RecordJudge) -> [RecordFinding]
  ) {
    outcome.summary.count(isValid: isValid)
    if !isValid { judge.count(into: &outcome.summary) }
    if wishes.findings, judge.hasFindings {
      outcome.reports.append(
        BlockOutcome.Report(record: outcome.recordCount, range: range, isValid: isValid, findings: report(judge)))
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
  /// The valid records, if those were wanted, each with a line break behind it.
  var valid: [UInt8] = []

  /// Adds a JSON record on one line: line breaks between its parts become spaces.
  mutating func add(valid bytes: Span<UInt8>, _ range: Range<Int>) {
    let start = valid.count
    let range = bytes.withoutBlanks(range)
    unsafe bytes.extracting(range).withUnsafeBufferPointer { unsafe valid.append(contentsOf: $0) }
    for index in start..<valid.count where valid[index] == 0x0A || valid[index] == 0x0D { valid[index] = 0x20 }
    valid.append(UInt8(ascii: "\n"))
  }
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
