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
  private var blockCount = 0
  private var elements = ElementScanner()

  /// A reader of `source`.
  ///
  /// - Parameters:
  ///   - source: Where bytes come from.
  ///   - format: How the records are written; nil to recognise it by the first bytes.
  ///   - sizeLimit: The most bytes a record may have; larger ones are told and passed over.
  public init(_ source: @escaping ByteSource, format: DataFormat?, sizeLimit: Int) {
    self.source = source
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
      if format == nil {
        guard isAtEnd || filled >= 4096 || block.bytes[..<filled].contains(UInt8(ascii: "\n")) else { continue }
        format = DataFormat(recognizing: Array(block.bytes[..<filled]))
      }
      if isAtEnd { isFinished = true }
      guard cut(&block, filled) || isAtEnd else { continue }
      carried += block.bytes[block.end..<filled]
      blockCount += 1
      return block.end > 0 || block.fault != nil
    }
  }

  /// Ends the block behind the last whole record of its first `filled` bytes; false when more must be read.
  private mutating func cut(_ block: inout RecordBlock, _ filled: Int) -> Bool {
    switch format {
    case .json: cutElements(&block, filled)
    case .ndjson, .csv, .yaml, nil: cutLines(&block, filled)
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
    block.fault = JSONFault(.tooLarge, at: 0)
    return passOverLine(&block, filled)
  }

  /// Ends the block before the line break that ends a line which is passed over.
  private mutating func passOverLine(_ block: inout RecordBlock, _ filled: Int) -> Bool {
    block.content = .ranges([])
    let lineBreak = block.bytes[..<filled].firstIndex(of: UInt8(ascii: "\n"))
    if lineBreak != nil || isAtEnd { isPassingOver = false }
    if isAtEnd, lineBreak != nil { isFinished = false }
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
      block.fault = JSONFault(.tooLarge, at: elements.start ?? 0)
      elements.passOver()
    }
    block.content = .ranges(ranges)
    block.end = elements.isPassingOver ? filled : elements.start ?? filled
    elements.drop(block.end)
    return block.end > 0 || block.fault != nil
  }
}
