import FormText

/// The part of a one-line text that is seen through a row, with `<` and `>` where it is cut.
public struct TextWindow: Hashable, Sendable {
  /// What the row shows, no wider than it.
  public let text: String
  /// The cell of the cursor, counted from the start of the row.
  public let cursorColumn: Int
  /// The cluster shown at each cell; the number of clusters behind the end of the text.
  private let clusterAtCell: [Int]

  /// The window on `edited` in a row of `width` cells, 4 at least. One cell stays free for the cursor at the end.
  ///
  /// The window moves by half a row, so that most keys change one cell only.
  public init(_ edited: EditedText, width: Int, isMasked: Bool = false) {
    let width = max(width, 4)
    var column = 0
    var cursor = 0
    let shown: [(text: String, column: Int, width: Int)] = edited.clusters.enumerated().map { place, cluster in
      if place == edited.cursor { cursor = column }
      let isPlain = cluster.asciiValue.map { 0x20..<0x7F ~= $0 } ?? false
      let text = isMasked ? "*" : isPlain ? String(cluster) : String(cluster).escapedForDisplay()
      let cells = isMasked || isPlain ? 1 : text.displayWidth
      defer { column += cells }
      return (text, column, cells)
    }
    if edited.cursor == edited.clusters.count { cursor = column }
    let end = column
    // The widest that the cluster under the cursor can be and still be seen whole.
    let room = edited.cursor < edited.clusters.count ? shown[edited.cursor].width : 1
    let half = width / 2
    let overhang = max(0, cursor + min(room, half) - (width - 1))
    let start = end < width ? 0 : (overhang + half - 1) / half * half
    var row = start > 0 ? "<" : ""
    var used = row.utf8.count
    var clusterAtCell = [Int](repeating: edited.clusters.count, count: width)
    for (place, cluster) in shown.enumerated() {
      let from = cluster.column - start
      let upTo = from + cluster.width
      let isLast = place == shown.count - 1
      if from < used || upTo > (isLast ? width : width - 1) { continue }
      if from > used { row += String(repeating: " ", count: from - used) }
      row += cluster.text
      for cell in from..<max(upTo, from) { clusterAtCell[cell] = place }
      used = upTo
    }
    if end - start > width - 1, used < width, end > start + used {
      row += String(repeating: " ", count: width - 1 - used) + ">"
    }
    for cell in 0..<min(used, width) where clusterAtCell[cell] == edited.clusters.count {
      clusterAtCell[cell] = cell == 0 ? max(0, clusterAtCell.dropFirst().min() ?? 0) : clusterAtCell[cell - 1]
    }
    text = row
    cursorColumn = min(max(cursor - start, 0), width - 1)
    self.clusterAtCell = clusterAtCell
  }

  /// The cluster under a cell of the row; behind the text, the place after its last cluster.
  public func cluster(at cell: Int) -> Int {
    clusterAtCell[min(max(cell, 0), clusterAtCell.count - 1)]
  }
}
