import FormModel
import FormText

/// Draws one block of a form.
///
/// Column 1 is for the mark of the focus, column 2 for the mark of an error; texts begin in column 4.
struct FormBlockBuilder {
  let source: FormBlock.Source
  let words: Words
  var rows: [ScreenRow] = []
  var places: [FormBlock.Place] = []

  var focus: FormFocus { source.focus }
  var width: Int { source.setting.width }
  var valueColumn: Int? { source.setting.valueColumn }
  var glyphs: BoxGlyphs { source.setting.glyphs }

  /// The rows of the options in a list, at most.
  static let choiceRows = 8
  /// The rows of a text of several lines.
  static let paragraphRows = 5

  private init(_ source: FormBlock.Source, words: Words) { (self.source, self.words) = (source, words) }

  /// The block of `source`; `labelEnd` is the column after its labels.
  static func block(of source: FormBlock.Source, labelEnd: Int, words: Words) -> FormBlock {
    var builder = FormBlockBuilder(source, words: words)
    if source.elements.allSatisfy(\.isButton) {
      builder.add(buttons: source.elements)
    } else {
      for element in source.elements { builder.add(element) }
    }
    return FormBlock(
      source: source, rows: builder.rows, places: builder.places, labelEnd: labelEnd)
  }

  private mutating func add(_ element: FormElement) {
    switch element.kind {
    case .heading: if !element.label.isEmpty { addText(element.name, at: indent(element), TextAttributes(bold: true)) }
    case .note: addText(element.label, at: indent(element))
    case .text(let kind, let value): addTyped(element, kind, value)
    case .box(let state, let look): addBox(element, state, look)
    case .choice(let choices, let many, let all): addChoice(element, choices, many: many, all)
    case .link(let isRead): addLink(element, isRead)
    case .button: add(buttons: [element])
    }
    if case .choice = element.kind {
      addBelow(element, isHinted: true)
    } else {
      addBelow(element)
    }
  }

  /// Adds what stands under an element, and its marks.
  private mutating func addBelow(_ element: FormElement, isHinted: Bool = false) {
    let column = indent(element) + 2
    if !isHinted, let hint = element.hint { addText(hint, at: column, TextAttributes(dim: true)) }
    addNotices(element)
    guard !rows.isEmpty else { return }
    guard let stop = element.stop else { return mark(nil, hasError: element.hasError, row: 0) }
    // Where labels stand above values, the row with the cursor is the one that is always on the screen.
    var marked = 0
    if case .text = element.kind, valueColumn == nil, let place = places[stop] { marked = place.text?.start.row ?? 0 }
    mark(stop, hasError: element.hasError, row: marked)
    places[stop]?.rows = 0..<rows.count
    if let link = element.link { places[link.stop]?.rows = 0..<rows.count }
  }

  mutating func addNotices(_ element: FormElement) {
    for notice in element.notices {
      let color: PaletteColor? =
        switch notice.severity {
        case .error: .red
        case .warning: .yellow
        case .note: nil
        }
      addText(notice.text, at: indent(element) + 2, TextAttributes(color: color))
    }
  }

  /// Puts the marks of focus and error at the start of a row.
  mutating func mark(_ stop: Stop?, hasError: Bool, row: Int) {
    let isFocused = stop != nil && focus.stop == stop
    guard isFocused || hasError, row < rows.count else { return }
    var marked = isFocused ? ScreenRow.focusMark : ScreenRow()
    if hasError { marked.place("!", at: 1, TextAttributes(color: .red)) }
    rows[row] = marked.adding(rows[row])
  }

  /// Registers a stop with the cells that belong to it.
  mutating func register(_ stop: Stop, rows: Range<Int>, cursor: ScreenPoint, cells: [FormBlock.Cells]) {
    places[stop] = FormBlock.Place(stop: stop, rows: rows, cursor: cursor, cells: cells)
  }

  /// The cells of rows from `column` to where their texts end.
  func cells(of rows: Range<Int>, from column: Int) -> [FormBlock.Cells] {
    rows.map { FormBlock.Cells(row: $0, columns: column..<max(self.rows[$0].end, column + 1)) }
  }

  /// Adds a text, wrapped, at a column; `ending` stays in the row of its last word.
  @discardableResult mutating func addText(
    _ text: String, at column: Int, _ attributes: TextAttributes = .plain, hanging: Int = 0, ending: String = ""
  ) -> Range<Int> {
    let first = rows.count
    for line in lines(text, width - column - 1, hanging: hanging, ending: ending) {
      var row = ScreenRow()
      row.place(line, at: column, attributes)
      rows.append(row)
    }
    return first..<rows.count
  }

  /// The lines of a text, escaped and wrapped; a line break at its end is none.
  func lines(_ text: String, _ width: Int, hanging: Int = 0, ending: String = "") -> [String] {
    var shown = text.escapedForDisplay(lineBreaks: true)
    while shown.last == "\n" { shown.removeLast() }
    return shown.wrapped(to: max(width, 4), hangingIndent: hanging, ending: ending)
  }

  /// The first cell of what stands at the depth of an element.
  func indent(_ element: FormElement) -> Int { element.indent(width: width) }
}

extension FormElement {
  var isButton: Bool { if case .button = kind { true } else { false } }

  /// The first cell of what stands at the depth of the element, in rows of `width` cells.
  func indent(width: Int) -> Int { 3 + min(depth * 2, width / 4) }

  /// The label with its format and example.
  var fullLabel: String { asides.isEmpty ? name : "\(name) (\(asides.joined(separator: ", ")))" }
}

extension ScreenRow {
  /// The mark of the part that has the focus. Nothing else of a form stands in its column.
  static let focusMark: ScreenRow = {
    var row = ScreenRow()
    row.place(">", at: 0, TextAttributes(bold: true))
    return row
  }()

  /// Whether the mark of the focus stands in the row.
  var hasFocusMark: Bool { spans.first?.column == 0 }
}
