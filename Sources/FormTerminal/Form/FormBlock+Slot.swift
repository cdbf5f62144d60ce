import FormText

extension FormBlock {
  /// A row in which a text of one line is typed.
  struct Slot: Sendable {
    let stop: Stop
    let row: Int
    /// The first cell of the text.
    let column: Int
    /// The cells of the text.
    let width: Int
    let isMasked: Bool
    let attributes: TextAttributes

    /// Places `text` in `row`; the result is the place of its cursor.
    func place(_ text: EditedText, in row: inout ScreenRow) -> ScreenPoint {
      row.clear(from: column)
      guard !text.isEmpty else {
        row.place(Self.blank(width), at: column, attributes)
        return ScreenPoint(column: column, row: self.row)
      }
      let window = TextWindow(text, width: width, isMasked: isMasked)
      row.place(window.text, at: column, attributes)
      return ScreenPoint(column: column + window.cursorColumn, row: self.row)
    }

    /// What stands where nothing was typed yet.
    static func blank(_ width: Int) -> String { String(repeating: "_", count: width) }
  }
}
