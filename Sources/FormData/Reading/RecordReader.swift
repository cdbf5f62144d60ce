public import FormModel

/// Cuts input into blocks of whole records.
public struct RecordReader {
  /// How much is read at a time, in bytes.
  static let chunkSize = 1 << 18

  /// How the records are written; nil until the input's beginning was seen.
  public private(set) var format: DataFormat?
  /// How many bytes were read so far.
  public private(set) var byteCount = 0
  private let source: ByteSource
  private let sizeLimit: Int
  /// What was read behind the end of the last block.
  private var carried: [UInt8] = []
  private var isAtEnd = false
  private var isFinished = false
  private var isPassingOver = false
  private var isText = false
  private var problem: InputProblem?
  private var blockCount = 0
  private var elements = ElementScanner()
  private var rows = RowScanner()
  private var header: TableHeader?
  private var headerBytes: [UInt8] = []
  private let form: Form

  /// A reader of `source`.
  ///
  /// - Parameters:
  ///   - source: Where bytes come from.
  ///   - form: The form whose records they are, for the names of columns.
  ///   - format: How the records are written; nil to recognise it by the first bytes.
  ///   - sizeLimit: The most bytes a record may have; larger ones are told and passed over.
  public init(_ source: @escaping ByteSource, of form: Form, format: DataFormat?, sizeLimit: Int) {
    self.source = source
    self.form = form
    self.format = format
    self.sizeLimit = sizeLimit
  }

  /// Puts the next records into `block`; false when there are none left.
  public mutating func next(_ block: inout RecordBlock) throws(InputProblem) -> Bool {
    if isFinished { return false }
    block.fault = nil
    block.end = 0
    block.number = blockCount
    var filled = carried.count
    block.reserve(max(Self.chunkSize, filled + Self.chunkSize / 4))
    for index in carried.indices { block.bytes[index] = carried[index] }
    carried.removeAll(keepingCapacity: true)
    while true {
      if !isAtEnd {
        block.reserve(filled + Self.chunkSize / 4)
        let count = try source(&block.bytes, filled)
        byteCount += count
        filled += count
        isAtEnd = count == 0
      }
      if !isText, filled >= 4 || isAtEnd {
        if let problem = InputProblem(of: block.bytes[..<min(filled, 4)]) { throw problem }
        isText = true
      }
      if format == nil {
        format = DataFormat(recognizing: Array(block.bytes[..<filled]), isWhole: isAtEnd || filled >= 4096)
        if format == nil { continue }
      }
      let hasRecords = cut(&block, filled)
      if let problem { throw problem }
      guard hasRecords || isAtEnd else { continue }
      if isAtEnd, block.end == filled { isFinished = true }
      carried += block.bytes[block.end..<filled]
      blockCount += 1
      return block.end > 0 || block.fault != nil
    }
  }

  /// Ends the block behind the last whole record of its first `filled` bytes; false when more must be read.
  private mutating func cut(_ block: inout RecordBlock, _ filled: Int) -> Bool {
    switch format {
    case .json: cutElements(&block, filled)
    case .csv: cutRows(&block, filled)
    case .yaml: cutDocument(&block, filled)
    case .ndjson, nil: cutLines(&block, filled)
    }
  }

  private mutating func cutLines(_ block: inout RecordBlock, _ filled: Int) -> Bool {
    if isPassingOver { return passOverLine(&block, filled) }
    block.content = .lines
    block.end = filled
    if isAtEnd { return true }
    while block.end > 0, block.bytes[block.end - 1] != UInt8(ascii: "\n") { block.end -= 1 }
    if block.end > 0 { return true }
    guard filled > sizeLimit else { return false }
    isPassingOver = true
    block.fault = RecordFault(.tooLarge, at: 0)
    return passOverLine(&block, filled)
  }

  /// Ends the block before the line break that ends a line which is passed over.
  private mutating func passOverLine(_ block: inout RecordBlock, _ filled: Int) -> Bool {
    block.content = .ranges([])
    let lineBreak = block.bytes[..<filled].firstIndex(of: UInt8(ascii: "\n"))
    if lineBreak != nil || isAtEnd { isPassingOver = false }
    block.end = lineBreak ?? filled
    // The line may end right here, with nothing left to pass over.
    return block.end > 0 || block.fault != nil || cutLines(&block, filled)
  }

  private mutating func cutElements(_ block: inout RecordBlock, _ filled: Int) -> Bool {
    var ranges: [Range<Int>] = []
    elements.scan(block.bytes.span, to: filled, into: &ranges)
    if isAtEnd { elements.close(stream: filled, into: &ranges) }
    block.fault = elements.fault
    let isTooLarge = elements.start.map { filled - $0 > sizeLimit } ?? false
    if isTooLarge, !elements.isPassingOver {
      block.fault = RecordFault(.tooLarge, at: elements.start ?? 0)
      elements.passOver()
    }
    block.content = .ranges(ranges)
    block.end = elements.isPassingOver ? filled : elements.start ?? filled
    elements.drop(block.end)
    return block.end > 0 || block.fault != nil
  }

  private mutating func cutRows(_ block: inout RecordBlock, _ filled: Int) -> Bool {
    var ranges: [Range<Int>] = []
    rows.scan(block.bytes.span, to: filled, into: &ranges)
    if isAtEnd { rows.close(block.bytes.span, at: filled, into: &ranges) }
    if header == nil, let first = ranges.first {
      ranges.removeFirst()
      readHeader(block.bytes.span, first)
    }
    guard let header else { return false }
    block.content = .rows(ranges, header)
    block.header = headerBytes
    block.end = rows.start
    if filled - rows.start > sizeLimit {
      // Most often a quote that is never closed: where the next row begins there is no telling.
      block.fault = RecordFault(.tooLarge, at: rows.start)
      block.end = filled
      isFinished = true
    }
    rows.drop(block.end)
    return block.end > 0
  }

  private mutating func readHeader(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let start = bytes.byte(range.lowerBound) == 0xEF ? min(range.lowerBound + 3, range.upperBound) : range.lowerBound
    let cells = bytes.cells(start..<range.upperBound).cells
    if cells.count == 1 { problem = InputProblem(of: bytes.spelling(start..<range.upperBound), for: form) }
    if cells.count > TableHeader.columnLimit {
      problem = InputProblem("the header has \(cells.count) columns, and the limit is \(TableHeader.columnLimit)")
      return
    }
    header = TableHeader(cells.map { String(decoding: bytes.cell($0), as: UTF8.self) }, for: form)
    headerBytes = []
    for index in start..<range.upperBound { headerBytes.append(bytes[index]) }
  }

  private mutating func cutDocument(_ block: inout RecordBlock, _ filled: Int) -> Bool {
    block.content = .document
    block.end = filled
    if let next = Self.nextDocument(block.bytes.span, to: filled) {
      block.end = next
      return true
    }
    if isAtEnd { return true }
    guard filled > sizeLimit else {
      block.end = 0
      return false
    }
    block.content = .ranges([])
    block.fault = RecordFault(.tooLarge, at: 0)
    isFinished = true
    return true
  }

  /// Where the next document begins: at a line that begins with three dashes, not the first one.
  private static func nextDocument(_ bytes: Span<UInt8>, to end: Int) -> Int? {
    var place = bytes.lineEnd(from: 0, to: end)
    while place + 4 < end {
      let isMark = bytes[place + 1] == 0x2D && bytes[place + 2] == 0x2D && bytes[place + 3] == 0x2D
      if isMark, bytes[place + 4] <= 0x20 { return place + 1 }
      place = bytes.lineEnd(from: place + 1, to: end)
    }
    return nil
  }
}
