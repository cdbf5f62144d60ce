/// A stretch of input that holds whole records: what is read, judged and written at a time.
///
/// It is used again and again, so that reading any number of records takes no more memory than a few blocks.
public struct RecordBlock {
  /// Where the records of a block are.
  enum Content {
    /// One a line.
    case lines
    /// At these bytes.
    case ranges([Range<Int>])
    /// Rows of CSV at these bytes.
    case rows([Range<Int>], TableHeader)
    /// In one YAML document, which is all of the block.
    case document
  }

  /// The bytes; only those up to ``end`` belong to the block.
  var bytes: [UInt8] = []
  /// The byte after the last one of the block.
  var end = 0
  var content = Content.lines
  /// What is wrong with the input behind the block's records, so that there is no record to judge.
  var fault: RecordFault?
  /// The header of CSV as it stands, to be written before its rows; empty for other formats.
  public internal(set) var header: [UInt8] = []
  /// The number of the block, from 0.
  public internal(set) var number = 0

  /// How many bytes of the input the block is.
  public var byteCount: Int { end }

  /// An empty block.
  public init() {}

  /// Makes room for `size` bytes.
  mutating func reserve(_ size: Int) {
    if bytes.isEmpty {
      bytes = [UInt8](repeating: 0, count: size)
    } else if bytes.count < size {
      bytes += [UInt8](repeating: 0, count: max(size - bytes.count, bytes.count / 2))
    }
  }
}

/// Puts more input into an array, from the given place to its end at most, and gives the number of bytes; 0 at the end of
/// the input.
public typealias ByteSource = (_ bytes: inout [UInt8], _ start: Int) throws(InputProblem) -> Int
