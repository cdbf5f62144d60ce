import FormEngine
import FormText

/// The rows of one part of a form: one element with what belongs to it, or buttons that may stand side by side.
///
/// They follow from ``source`` alone, so a layout takes over the blocks of the one before that are of equal sources.
struct FormBlock: Sendable {
  /// What a block is drawn of.
  struct Source: Equatable, Sendable {
    let elements: [FormElement]
    /// What the person has in hand of these elements.
    var focus: FormFocus
    let setting: Setting
  }

  /// What all blocks of a layout have in common.
  struct Setting: Equatable, Sendable {
    /// The cells of a row.
    let width: Int
    /// The first cell of values; nil where they stand below their labels.
    let valueColumn: Int?
    let glyphs: BoxGlyphs
  }

  /// Where a stop stands. Rows are counted from the first one of the block, or of the layout once it is there.
  struct Place: Sendable {
    let stop: Stop
    /// The rows from the label to the last line that belongs to it.
    var rows: Range<Int>
    /// Where the cursor stands when the stop has the focus.
    var cursor: ScreenPoint
    /// The cells that belong to it, row by row.
    var cells: [Cells] = []
    /// The first cell of the text that is typed, and its width.
    var text: (start: ScreenPoint, width: Int)?
    /// The rows of the options that are shown, which follow each other in the list.
    var options: [Range<Int>] = []
    /// The place in the list of the first option that is shown; the box for all of them is -1.
    var firstOption = 0
  }

  /// Some cells of a row.
  struct Cells: Hashable, Sendable {
    let row: Int
    let columns: Range<Int>
  }

  let source: Source
  let rows: [ScreenRow]
  /// The stops from top to bottom.
  let places: [Place]
  /// The column after the labels that stand beside their values; 0 for none.
  let labelEnd: Int

  /// Whether a stop in the block is one now: what cannot be used is passed by, but its link is not.
  func isUsed(_ stop: Stop) -> Bool { !source.elements.contains { !$0.isEnabled && $0.stop == stop } }

  /// The column after the labels of `elements` that stand beside their values, in rows of `width` cells; 0 for none.
  static func labelEnd(of elements: ArraySlice<FormElement>, width: Int) -> Int {
    var end = 0
    for element in elements {
      guard case .text = element.kind else { continue }
      end = max(
        end, element.indent(width: width) + element.fullLabel.escapedForDisplay().displayWidth + element.reservedCells)
    }
    return end
  }
}

extension FormBlock.Place {
  /// The place when its rows are counted from `count` rows further up.
  func lowered(by count: Int) -> FormBlock.Place {
    func lower(_ rows: Range<Int>) -> Range<Int> { rows.lowerBound + count..<rows.upperBound + count }
    func lower(_ point: ScreenPoint) -> ScreenPoint { ScreenPoint(column: point.column, row: point.row + count) }
    return FormBlock.Place(
      stop: stop, rows: lower(rows), cursor: lower(cursor),
      cells: cells.map { FormBlock.Cells(row: $0.row + count, columns: $0.columns) },
      text: text.map { (lower($0.start), $0.width) }, options: options.map(lower), firstOption: firstOption)
  }

  /// The rows that are needed to use the stop: of a choice those of the option that has the cursor, of anything else its
  /// own, without what is said beside it.
  var rowsInHand: Range<Int> {
    if let option = options.first(where: { $0.contains(cursor.row) }) { return option }
    let used = cells.map(\.row) + [cursor.row]
    return (used.min() ?? cursor.row)..<(used.max() ?? cursor.row) + 1
  }

  /// The option that is shown in a row; nil for none.
  func option(at row: Int) -> Int? { options.firstIndex { $0.contains(row) }.map { firstOption + $0 } }
}

extension [FormBlock.Place] {
  /// The place of `stop`; nil while it has none.
  subscript(stop: Stop) -> FormBlock.Place? {
    get { first { $0.stop == stop } }
    set {
      let known = firstIndex { $0.stop == stop }
      switch (known, newValue) {
      case (let index?, let place?): self[index] = place
      case (nil, let place?): append(place)
      case (let index?, nil): remove(at: index)
      case (nil, nil): break
      }
    }
  }
}
