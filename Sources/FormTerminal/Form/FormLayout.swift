import FormModel
import FormText

/// A form laid out in rows for a width: what is drawn, and where everything that can have the focus stands.
struct FormLayout: Sendable {
  /// What is laid out.
  private var elements: [FormElement] = []
  private var focus = FormFocus()
  /// What all blocks have in common; nil before anything is laid out.
  private var setting: FormBlock.Setting?
  /// The blocks from top to bottom.
  private var blocks: [FormBlock] = []
  /// The row that each block begins in. Rows between two blocks are empty.
  private var starts: [Int] = []
  /// The number of rows.
  private(set) var height = 0

  /// Lays out `elements` in rows of `width` cells.
  ///
  /// Blocks that look as they do already are kept. That changes nothing but the time it takes, as long as words and
  /// glyphs are always the same.
  mutating func show(_ elements: [FormElement], focus: FormFocus, width: Int, glyphs: BoxGlyphs, words: Words) {
    let width = max(width, 20)
    if setting?.width == width, replaces(elements, words: words) { return take(focus, words: words) }
    let groups = Self.groups(of: elements)
    let known = groups.indices.map { block(of: elements[groups[$0]], at: $0, of: groups.count) }
    let labelEnds = zip(groups, known).map { group, known in
      known.flatMap { $0.source.setting.width == width ? $0.labelEnd : nil }
        ?? FormBlock.labelEnd(of: elements[group], width: width)
    }
    let valueColumn = min(max(labelEnds.max() ?? 0, 8), width * 2 / 5) + 2
    let setting = FormBlock.Setting(width: width, valueColumn: width >= 60 ? valueColumn : nil, glyphs: glyphs)
    (self.elements, self.focus, self.setting) = (elements, focus, setting)
    (blocks, starts, height) = ([], [], 0)
    blocks.reserveCapacity(groups.count)
    starts.reserveCapacity(groups.count)
    for (place, group) in groups.enumerated() {
      let held = focus.part(in: elements[group])
      if elements[group.lowerBound].startsBlock, height > 0 { height += 1 }
      starts.append(height)
      if let known = known[place], known.source.focus == held, known.source.setting == setting {
        blocks.append(known)
      } else {
        let source = FormBlock.Source(elements: Array(elements[group]), focus: held, setting: setting)
        blocks.append(FormBlockBuilder.block(of: source, labelEnd: labelEnds[place], words: words))
      }
      height += blocks[blocks.count - 1].rows.count
    }
  }

  /// Draws the blocks anew that the person has something else in hand of.
  private mutating func take(_ focus: FormFocus, words: Words) {
    if self.focus == focus { return }
    self.focus = focus
    for place in blocks.indices
    where !blocks[place].source.focus.isEmpty || focus.regards(blocks[place].source.elements) {
      let held = focus.part(in: blocks[place].source.elements)
      if blocks[place].source.focus == held { continue }
      var source = blocks[place].source
      source.focus = held
      put(FormBlockBuilder.block(of: source, labelEnd: blocks[place].labelEnd, words: words), at: place)
    }
  }

  /// Draws the blocks anew whose elements have become others; false when the elements are too different for that, so
  /// that all have to be looked at.
  private mutating func replaces(_ elements: [FormElement], words: Words) -> Bool {
    if self.elements == elements { return true }
    guard let setting, self.elements.count == elements.count else { return false }
    let changed = elements.indices.filter { self.elements[$0] != elements[$0] }
    guard changed.allSatisfy({ elements[$0].isGrouped(like: self.elements[$0]) }) else { return false }
    var drawn: [(place: Int, block: FormBlock)] = []
    var first = 0
    var next = 0
    for place in blocks.indices where next < changed.count {
      let group = first..<first + blocks[place].source.elements.count
      first = group.upperBound
      guard group.contains(changed[next]) else { continue }
      // Labels that reach further, or less far, may move the values of all.
      let labelEnd = FormBlock.labelEnd(of: elements[group], width: setting.width)
      guard labelEnd == blocks[place].labelEnd else { return false }
      let source = FormBlock.Source(
        elements: Array(elements[group]), focus: focus.part(in: elements[group]), setting: setting)
      let block = FormBlockBuilder.block(of: source, labelEnd: labelEnd, words: words)
      // Above the first row there is no gap.
      guard block.rows.isEmpty == blocks[place].rows.isEmpty else { return false }
      drawn.append((place, block))
      while next < changed.count, group.contains(changed[next]) { next += 1 }
    }
    self.elements = elements
    for (place, block) in drawn { put(block, at: place) }
    return true
  }

  /// Puts `block` at `place`; what stands below it moves with its end.
  private mutating func put(_ block: FormBlock, at place: Int) {
    let growth = block.rows.count - blocks[place].rows.count
    blocks[place] = block
    if growth == 0 { return }
    for later in place + 1..<starts.count { starts[later] += growth }
    height += growth
  }

  /// The elements that are drawn together: buttons that follow each other, everything else by itself.
  private static func groups(of elements: [FormElement]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for (place, element) in elements.enumerated() {
      if let last = groups.last, element.isButton, !element.startsBlock, case let before = elements[place - 1],
        before.isButton, before.depth == element.depth
      {
        groups[groups.count - 1] = last.lowerBound..<place + 1
      } else {
        groups.append(place..<place + 1)
      }
    }
    return groups
  }

  /// The block of `elements` that stands at the same place, counted from the top or from the bottom; nil for none.
  private func block(of elements: ArraySlice<FormElement>, at place: Int, of count: Int) -> FormBlock? {
    for candidate in [place, place - count + blocks.count] where blocks.indices.contains(candidate) {
      if blocks[candidate].source.elements.elementsEqual(elements) { return blocks[candidate] }
    }
    return nil
  }

  /// Adds the rows in `range`, which lies in the layout, to `rows`.
  func addRows(in range: Range<Int>, to rows: inout [ScreenRow]) {
    var next = range.lowerBound
    for (place, start) in starts.enumerated() where start < range.upperBound {
      let shown = (start..<start + blocks[place].rows.count).clamped(to: range)
      if shown.isEmpty { continue }
      while next < shown.lowerBound {
        rows.append(ScreenRow())
        next += 1
      }
      rows += blocks[place].rows[(shown.lowerBound - start)..<(shown.upperBound - start)]
      next = shown.upperBound
    }
  }

  /// Where `stop` stands; nil when it is not there.
  func place(of stop: Stop) -> FormBlock.Place? {
    for (place, start) in starts.enumerated() {
      if let found = blocks[place].places[stop] { return found.lowered(by: start) }
    }
    return nil
  }

  /// Where the cursor stands when `stop` has the focus; nil when the stop is not there.
  func cursor(of stop: Stop) -> ScreenPoint? {
    for (place, start) in starts.enumerated() {
      for found in blocks[place].places where found.stop == stop {
        return ScreenPoint(column: found.cursor.column, row: found.cursor.row + start)
      }
    }
    return nil
  }

  /// How many stops are used in each part: above `row`, and from it on. A stop is where its cursor is, so that one whose
  /// label alone is out of sight counts as seen.
  func stopCounts(around row: Int) -> (above: Int, below: Int) {
    var counts = (above: 0, below: 0)
    for (block, start) in zip(blocks, starts) {
      for place in block.places where block.isUsed(place.stop) {
        if place.cursor.row + start < row { counts.above += 1 } else { counts.below += 1 }
      }
    }
    return counts
  }

  /// The last of `stops` that a cell belongs to; nil for none.
  func stop(at point: ScreenPoint, among stops: [Stop]) -> Stop? {
    for (block, start) in zip(blocks, starts).reversed() where start <= point.row {
      let row = point.row - start
      let place = block.places.last { place in
        place.cells.contains { $0.row == row && $0.columns.contains(point.column) } && stops.contains(place.stop)
      }
      if let place { return place.stop }
    }
    return nil
  }

  /// The place in the text of a stop that a cell shows; nil when it shows none.
  func textPlace(of stop: Stop, kind: FormElement.TextKind, text: EditedText, at point: ScreenPoint) -> Int? {
    guard let area = place(of: stop)?.text, point.row >= area.start.row, point.column >= area.start.column else {
      return nil
    }
    let column = point.column - area.start.column
    switch kind {
    case .line, .secret:
      guard point.row == area.start.row else { return nil }
      return TextWindow(text, width: area.width, isMasked: kind == .secret).cluster(at: column)
    case .paragraph:
      let paragraph = ParagraphLayout(text, width: area.width)
      let rows = FormBlockBuilder.paragraphRows
      let first = min(max(0, paragraph.cursor.row - rows + 1), max(0, paragraph.rows.count - rows))
      guard point.row < area.start.row + rows else { return nil }
      return paragraph.place(row: first + point.row - area.start.row, column: column)
    }
  }
}

extension FormElement {
  /// Whether the element stands in the list as `other` does: in a block by itself or with others, with the same gap.
  fileprivate func isGrouped(like other: FormElement) -> Bool {
    isButton == other.isButton && depth == other.depth && startsBlock == other.startsBlock
  }
}
