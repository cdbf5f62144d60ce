extension String {
  /// The number of cells the text takes on a terminal.
  ///
  /// A cluster counts 2 when it holds a Wide or Fullwidth character or is shown as an emoji, otherwise 1; marks, joiners,
  /// jamo vowels and finals add nothing, and Ambiguous characters count 1. The half-width voiced sound marks of katakana
  /// (U+FF9E, U+FF9F) take a cell of their own, although they belong to the cluster before: they are Halfwidth, no
  /// nonspacing marks, and terminals draw `ｶﾞ` in two cells. Controls count 0: they are to be escaped before, see
  /// ``escapedForDisplay(lineBreaks:)``.
  ///
  /// Source: UAX #11, UAX #29, UTS #51.
  public var displayWidth: Int {
    var width = 0
    for byte in utf8 {
      // Anything but printable ASCII ends this loop, which is all that most texts need.
      guard byte &- 0x20 < 0x5F else { return displayWidthByScalars }
      width += 1
    }
    return width
  }

  /// The width, scalar by scalar, as long as that is certain to be the sum of the clusters; otherwise by clusters.
  private var displayWidthByScalars: Int {
    var width = 0
    var joining = Unicode.Scalar.Joining.none
    for scalar in unicodeScalars {
      guard let cells = scalar.cells(after: &joining) else { return displayWidthByClusters }
      width += cells
    }
    return width
  }

  private var displayWidthByClusters: Int {
    var width = 0
    for character in self { width += character.displayWidth }
    return width
  }
}

extension Character {
  /// The number of cells the cluster takes on a terminal: 0, 1 or 2, and one more for each half-width sound mark.
  public var displayWidth: Int {
    var width = 0
    var marks = 0
    var followsNarrowEmoji = false
    for scalar in unicodeScalars {
      if scalar.isHalfWidthSoundMark {
        marks += 1
      } else if scalar.value == 0xFE0F, followsNarrowEmoji {
        width = 2
      } else if width < 2 {
        width = max(width, scalar.cells)
        followsNarrowEmoji = DisplayTables.narrowEmoji.holds(scalar)
      }
    }
    return width + marks
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is ﾞ or ﾟ, which joins a cluster and yet is drawn beside it.
  fileprivate var isHalfWidthSoundMark: Bool { value == 0xFF9E || value == 0xFF9F }

  /// The number of cells of the scalar by itself.
  fileprivate var cells: Int {
    if let known = cellsOnItsOwn { return known }
    if DisplayTables.wide.holds(self) { return 2 }
    return isControl || DisplayTables.zeroWidth.holds(self) ? 0 : 1
  }

  /// What the scalars before lead a scalar to do.
  fileprivate enum Joining {
    case none
    /// An emoji stands before, which a modifier or a joiner may go on.
    case emoji
    /// An emoji and a joiner stand before: another emoji is part of the same cluster.
    case joinedEmoji
  }

  /// The cells that the scalar adds to a text; nil where only a look at whole clusters can tell.
  fileprivate func cells(after joining: inout Joining) -> Int? {
    if let cells = cellsOnItsOwn {
      joining = .none
      return cells
    }
    switch value {
    case 0x300...0x36F: return 0
    case 0xFE0F where joining == .emoji, 0x1F3FB...0x1F3FF where joining == .emoji: return 0
    case 0x200D where joining == .emoji:
      joining = .joinedEmoji
      return 0
    case 0x1F300...0x1F3FA, 0x1F400...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF:
      guard DisplayTables.wide.holds(self) else { return nil }
      let isPart = joining == .joinedEmoji
      joining = .emoji
      return isPart ? 0 : 2
    default: return nil
    }
  }

  /// The cells of a scalar from the blocks that most texts are written in, all of whose characters start a cluster that
  /// only a scalar from elsewhere can change; nil for others.
  private var cellsOnItsOwn: Int? {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x377, 0x384...0x482, 0x2010...0x2027: 1
    case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }
}

extension [UInt32] {
  /// Whether `scalar` lies in one of the runs of a table in ``DisplayTables``.
  func holds(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = count / 2
    while low < high {
      let middle = (low + high) / 2
      if self[2 * middle + 1] < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < count / 2 && self[2 * low] <= scalar.value
  }
}
