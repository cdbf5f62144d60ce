import FormText

/// The part of a one-line text that is seen through a row, with `<` and `>` where it is cut.
public struct TextWindow: Hashable, Sendable {
  /// What the row shows, no wider than it.
  public let text: String
  /// The cell of the cursor, counted from the start of the row.
  public let cursorColumn: Int
  /// The clusters that are shown.
  private let shown: Range<Int>
  /// The cell that each cluster begins in, and the one behind the last, counted from the start of the text.
  private let columns: [Int]
  /// The cell of the text that the row begins with.
  private let start: Int

  /// The window on `edited` in a row of `width` cells, 4 at least. One cell stays free for the cursor at the end.
  ///
  /// The window moves by half a row, so that most keys change one cell only.
  public init(_ edited: EditedText, width: Int, isMasked: Bool = false) {
    let width = max(width, 4)
    let clusters = edited.clusters
    var columns = [0]
    columns.reserveCapacity(clusters.count + 1)
    // The byte that each cluster is shown as; nil where it takes more than one.
    var shownBytes: [UInt8?] = []
    shownBytes.reserveCapacity(clusters.count)
    var end = 0
    for cluster in clusters {
      let byte = isMasked ? UInt8(ascii: "*") : cluster.plainByte
      end += byte != nil ? 1 : String(cluster).escapedForDisplay().displayWidth
      columns.append(end)
      shownBytes.append(byte)
    }
    let cursor = columns[edited.cursor]
    // The widest that the cluster under the cursor can be and still be seen whole.
    let room = edited.cursor < clusters.count ? columns[edited.cursor + 1] - cursor : 1
    let half = width / 2
    let overhang = max(0, cursor + min(room, half) - (width - 1))
    let start = end < width ? 0 : (overhang + half - 1) / half * half
    var row: [UInt8] = start > 0 ? [UInt8(ascii: "<")] : []
    row.reserveCapacity(width)
    var used = row.count
    let first = columns.dropLast().firstIndex { $0 >= start + used } ?? clusters.count
    var shown = first..<first
    for place in first..<clusters.count {
      let isLast = place == clusters.count - 1
      if columns[place + 1] - start > (isLast ? width : width - 1) { continue }
      let gap = columns[place] - start - used
      if gap > 0 { row += [UInt8](repeating: UInt8(ascii: " "), count: gap) }
      if let byte = shownBytes[place] {
        row.append(byte)
      } else {
        row += String(clusters[place]).escapedForDisplay().utf8
      }
      used = columns[place + 1] - start
      shown = first..<place + 1
    }
    if end - start > width - 1, used < width, end > start + used {
      row += [UInt8](repeating: UInt8(ascii: " "), count: width - 1 - used)
      row.append(UInt8(ascii: ">"))
    }
    text = String(decoding: row, as: UTF8.self)
    cursorColumn = min(max(cursor - start, 0), width - 1)
    (self.shown, self.columns, self.start) = (shown, columns, start)
  }

  /// The cluster under a cell of the row; behind the text, the place after its last cluster.
  public func cluster(at cell: Int) -> Int {
    guard let first = shown.first, start + cell < columns[shown.upperBound] else { return columns.count - 1 }
    return shown.last { columns[$0] <= start + cell && columns[$0] < columns[$0 + 1] } ?? first
  }
}

extension Character {
  /// The byte of a cluster that is one printable ASCII character and so takes one cell; nil for any other.
  fileprivate var plainByte: UInt8? {
    guard utf8.count == 1, let byte = utf8.first, 0x20..<0x7F ~= byte else { return nil }
    return byte
  }
}
