import FormText

extension ScreenModel {
  /// Does what the bytes say. They may be split anywhere.
  public mutating func write(_ bytes: some Sequence<UInt8>) throws(UnknownSequence) {
    for byte in bytes { try take(byte) }
    flush(all: false)
  }

  private mutating func take(_ byte: UInt8) throws(UnknownSequence) {
    switch state {
    case .ground:
      if byte >= 0x20, byte != 0x7F {
        pending.append(byte)
        return
      }
      flush(all: true)
      switch byte {
      case 0x1B:
        sequence = []
        state = .escape
      case 0x0D: page.cursor.column = 0
      case 0x0A: lineFeed()
      default: throw unknown([byte])
      }
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .control
      case UInt8(ascii: "]"): state = .string
      case UInt8(ascii: "\\"): state = .ground
      default: throw unknown([0x1B, byte])
      }
    case .control:
      if 0x40...0x7E ~= byte {
        state = .ground
        try finish(byte)
      } else if 0x20...0x3F ~= byte {
        sequence.append(byte)
      } else if byte == 0x1B {
        // A terminal gives up a sequence that another one interrupts.
        sequence = []
        state = .escape
      } else {
        throw unknown([0x1B, UInt8(ascii: "[")] + sequence + [byte])
      }
    case .string:
      if byte == 0x1B { state = .stringEscape } else { sequence.append(byte) }
    case .stringEscape:
      state = .ground
      let isLink = sequence.starts(with: Array("8;;".utf8)) && sequence.allSatisfy { 0x20..<0x7F ~= $0 }
      guard byte == UInt8(ascii: "\\"), isLink || sequence.isEmpty else {
        throw unknown([0x1B, UInt8(ascii: "]")] + sequence + [byte])
      }
    }
  }

  private func unknown(_ bytes: [UInt8]) -> UnknownSequence {
    let text = String(decoding: bytes, as: UTF8.self).escapedForDisplay()
    return UnknownSequence(description: "the sequence \(text) is none that may be written")
  }

  private mutating func finish(_ final: UInt8) throws(UnknownSequence) {
    let text = String(decoding: sequence, as: UTF8.self)
    let isPrivate = text.hasPrefix("?")
    let numbers = text.drop { $0 == "?" }.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    switch (isPrivate, final) {
    case (true, UInt8(ascii: "h")): try setMode(first, true)
    case (true, UInt8(ascii: "l")): try setMode(first, false)
    case (false, UInt8(ascii: "H")):
      let column = numbers.count > 1 ? numbers[1] : 1
      page.cursor = (min(max(column, 1), columns) - 1, min(max(first, 1), rowCount) - 1)
    case (false, UInt8(ascii: "K")) where first == 0: erase(row: page.cursor.row, from: page.cursor.column)
    case (false, UInt8(ascii: "J")) where first == 2: for row in 0..<rowCount { erase(row: row, from: 0) }
    case (false, UInt8(ascii: "m")): for number in numbers { try setAttribute(number) }
    default: throw unknown([0x1B, UInt8(ascii: "[")] + sequence + [final])
    }
  }

  private mutating func setAttribute(_ number: Int) throws(UnknownSequence) {
    switch number {
    case 0: attributes = []
    case 1, 2, 4, 7, 30...37, 90...97: attributes.insert(number)
    default: throw UnknownSequence(description: "the attribute \(number)")
    }
  }

  private mutating func erase(row: Int, from column: Int) {
    for place in column..<columns { page.rows[row][place] = Cell() }
  }

  /// Draws the text that has come. A scalar whose bytes are not all there waits, unless it is cut off.
  private mutating func flush(all: Bool) {
    var count = pending.count
    if !all {
      let start = pending.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? count
      if start < count {
        let length = pending[start] >= 0xF0 ? 4 : pending[start] >= 0xE0 ? 3 : pending[start] >= 0xC0 ? 2 : 1
        if count - start < length { count = start }
      }
    }
    let text = String(decoding: pending[..<count], as: UTF8.self)
    pending.removeFirst(count)
    for cluster in text { draw(cluster) }
  }

  private mutating func draw(_ cluster: Character) {
    let cells = cluster.displayWidth
    if cells == 0 { return }
    if page.cursor.column + cells > columns {
      if modes.contains(7) {
        page.cursor.column = 0
        lineFeed()
      } else {
        page.cursor.column = columns - cells
      }
    }
    let (column, row) = page.cursor
    clearHalves(column, row)
    clearHalves(column + cells - 1, row)
    page.rows[row][column] = Cell(text: String(cluster), attributes: attributes)
    if cells == 2 { page.rows[row][column + 1] = Cell(text: "", attributes: attributes) }
    page.cursor.column = column + cells
    if !modes.contains(7) { page.cursor.column = min(page.cursor.column, columns - 1) }
  }

  /// A wide cluster goes when one of its halves is written over.
  private mutating func clearHalves(_ column: Int, _ row: Int) {
    if page.rows[row][column].text.isEmpty, column > 0 { page.rows[row][column - 1] = Cell() }
    if column + 1 < columns, page.rows[row][column + 1].text.isEmpty { page.rows[row][column + 1] = Cell() }
  }
}
