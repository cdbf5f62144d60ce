import FormText

/// The part of a one-line text that is seen through a row, with `<` and `>` where it is cut.
public struct TextWindow: Hashable, Sendable {
  /// What the row shows, no wider than it.
  public let text: String
  /// The cell of the cursor, counted from the start of the row.
  public let cursorColumn: Int
  /// The clusters that are shown in whole cells, from left to right.
  private let shown: [Piece]
  /// The number of clusters of the text.
  private let count: Int

  /// A cluster and the cells that it takes.
  private struct Piece: Hashable {
    let place: Int
    let cells: Range<Int>
  }

  /// The window on `edited` in a row of `width` cells, 4 at least. One cell stays free for the cursor at the end.
  ///
  /// The window moves by half a row, so that most keys change one cell only.
  public init(_ edited: EditedText, width: Int, isMasked: Bool = false) {
    let width = max(width, 4)
    let clusters = edited.clusters
    var ends: [Int] = []
    ends.reserveCapacity(clusters.count)
    var end = 0
    for cluster in clusters {
      end += isMasked || cluster.plainByte != nil ? 1 : String(cluster).escapedForDisplay().displayWidth
      ends.append(end)
    }
    let cursor = edited.cursor > 0 ? ends[edited.cursor - 1] : 0
    // The widest that the cluster under the cursor can be and still be seen whole.
    let room = edited.cursor < clusters.count ? ends[edited.cursor] - cursor : 1
    let half = width / 2
    let overhang = max(0, cursor + min(room, half) - (width - 1))
    let start = end < width ? 0 : (overhang + half - 1) / half * half
    var row: [UInt8] = start > 0 ? [UInt8(ascii: "<")] : []
    var used = row.count
    var shown: [Piece] = []
    for (place, cluster) in clusters.enumerated() {
      let cells = (place > 0 ? ends[place - 1] : 0) - start..<ends[place] - start
      let isLast = place == clusters.count - 1
      if cells.lowerBound < used || cells.upperBound > (isLast ? width : width - 1) { continue }
      if used < cells.lowerBound { row += [UInt8](repeating: UInt8(ascii: " "), count: cells.lowerBound - used) }
      if isMasked {
        row.append(UInt8(ascii: "*"))
      } else if let byte = cluster.plainByte {
        row.append(byte)
      } else {
        row += String(cluster).escapedForDisplay().utf8
      }
      if !cells.isEmpty { shown.append(Piece(place: place, cells: cells)) }
      used = cells.upperBound
    }
    if end - start > width - 1, used < width, end > start + used {
      row += [UInt8](repeating: UInt8(ascii: " "), count: width - 1 - used)
      row.append(UInt8(ascii: ">"))
    }
    text = String(decoding: row, as: UTF8.self)
    cursorColumn = min(max(cursor - start, 0), width - 1)
    self.shown = shown
    count = clusters.count
  }

  /// The cluster under a cell of the row; behind the text, the place after its last cluster.
  public func cluster(at cell: Int) -> Int {
    guard let first = shown.first, let last = shown.last, cell < last.cells.upperBound else { return count }
    return (shown.last { $0.cells.lowerBound <= cell } ?? first).place
  }
}

extension Character {
  /// The byte of a cluster that is one printable ASCII character and so takes one cell; nil for any other.
  fileprivate var plainByte: UInt8? {
    guard utf8.count == 1, let byte = utf8.first, 0x20..<0x7F ~= byte else { return nil }
    return byte
  }
}
