public import FormModel
import FormText

/// A form laid out in rows for a width: what is drawn, and where everything that can have the focus stands.
///
/// Column 1 is for the mark of the focus, column 2 for the mark of an error; texts begin in column 4.
public struct FormLayout: Sendable {
  /// Where a stop stands. Rows are counted from the first row of the form.
  public struct Place: Hashable, Sendable {
    /// The rows from the label to the last line that belongs to it.
    public var rows: Range<Int>
    /// Where the cursor stands when the stop has the focus.
    public var cursor: ScreenPoint
    /// The cells that belong to it, row by row.
    var cells: [Cells] = []
    /// The first cell of the text that is typed, and its width.
    var text: (start: ScreenPoint, width: Int)?
    /// The rows of each option, by its place in the list; the box for all of them is -1.
    var options: [Int: Range<Int>] = [:]

    /// Some cells of a row.
    struct Cells: Hashable, Sendable {
      let row: Int
      let columns: Range<Int>
    }

    /// Compares rows and cursors.
    public static func == (left: Place, right: Place) -> Bool { left.rows == right.rows && left.cursor == right.cursor }

    /// Hashes the rows.
    public func hash(into hasher: inout Hasher) { hasher.combine(rows) }
  }

  /// What is not in the form but in the hands of the person.
  public struct Focus: Hashable, Sendable {
    /// The stop that has the focus; nil for none.
    public var stop: Stop?
    /// The text that is being edited there.
    public var text: EditedText?
    /// The option that the cursor is at; -1 for the box for all of them.
    public var option: Int?
    /// The button that is pressed.
    public var pressed: Stop?

    /// No focus.
    public init(stop: Stop? = nil, text: EditedText? = nil, option: Int? = nil, pressed: Stop? = nil) {
      (self.stop, self.text, self.option, self.pressed) = (stop, text, option, pressed)
    }
  }

  /// The rows of the form.
  public internal(set) var rows: [ScreenRow] = []
  /// The stops from top to bottom.
  public internal(set) var stops: [Stop] = []
  /// Where each stop stands.
  public internal(set) var places: [Stop: Place] = [:]

  let width: Int
  let glyphs: BoxGlyphs
  let words: Words
  let focus: Focus
  /// The first cell of values; nil where they stand below their labels.
  let valueColumn: Int?
  /// The rows of the options in a list, at most.
  static let choiceRows = 8
  /// The rows of a text of several lines.
  static let paragraphRows = 5

  /// The layout of `elements` in rows of `width` cells.
  public init(_ elements: [FormElement], focus: Focus, width: Int, glyphs: BoxGlyphs, words: Words) {
    self.width = max(width, 20)
    self.focus = focus
    self.glyphs = glyphs
    self.words = words
    valueColumn = width >= 60 ? Self.valueColumn(for: elements, width: width) : nil
    var place = 0
    while place < elements.count {
      let element = elements[place]
      if element.startsBlock, !rows.isEmpty { rows.append(ScreenRow()) }
      if case .button = element.kind {
        var row = [element]
        while place + row.count < elements.count, case let next = elements[place + row.count], case .button = next.kind,
          next.depth == element.depth, !next.startsBlock
        {
          row.append(next)
        }
        add(buttons: row)
        place += row.count
      } else {
        add(element)
        place += 1
      }
    }
  }

  private static func valueColumn(for elements: [FormElement], width: Int) -> Int {
    let labels = elements.map { element -> Int in
      guard case .text = element.kind else { return 0 }
      return Self.indent(element.depth, width) + labelText(element).escapedForDisplay().displayWidth
    }
    return min(max(labels.max() ?? 0, 8), width * 2 / 5) + 2
  }

  /// The first cell of what stands at `depth`.
  static func indent(_ depth: Int, _ width: Int) -> Int { 3 + min(depth * 2, width / 4) }

  /// The label with its format and example.
  static func labelText(_ element: FormElement) -> String {
    element.asides.isEmpty ? element.name : "\(element.name) (\(element.asides.joined(separator: ", ")))"
  }

  private mutating func add(_ element: FormElement) {
    let first = rows.count
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
      addBelow(element, from: first, isHinted: true)
    } else {
      addBelow(element, from: first)
    }
  }

  /// Adds what stands under an element, and its marks.
  private mutating func addBelow(_ element: FormElement, from first: Int, isHinted: Bool = false) {
    let column = indent(element) + 2
    if !isHinted, let hint = element.hint { addText(hint, at: column, TextAttributes(dim: true)) }
    addNotices(element)
    guard let stop = element.stop, rows.count > first else { return }
    // Where labels stand above values, the row with the cursor is the one that is always on the screen.
    var marked = first
    if case .text = element.kind, valueColumn == nil, let place = places[stop] {
      marked = place.text?.start.row ?? first
    }
    mark(stop, hasError: element.hasError, row: marked)
    places[stop]?.rows = first..<rows.count
    if let link = element.link { places[link.stop]?.rows = first..<rows.count }
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
  mutating func mark(_ stop: Stop, hasError: Bool, row: Int) {
    let isFocused = focus.stop == stop
    guard isFocused || hasError, row < rows.count else { return }
    var marked = ScreenRow()
    if isFocused { marked.place(">", at: 0, TextAttributes(bold: true)) }
    if hasError { marked.place("!", at: 1, TextAttributes(color: .red)) }
    rows[row] = marked.adding(rows[row])
  }

  /// Registers a stop.
  mutating func register(_ stop: Stop, rows: Range<Int>, cursor: ScreenPoint) {
    if places[stop] == nil { stops.append(stop) }
    places[stop] = Place(rows: rows, cursor: cursor)
  }

  /// Adds a text, wrapped, at a column.
  @discardableResult mutating func addText(
    _ text: String, at column: Int, _ attributes: TextAttributes = .plain, hanging: Int = 0
  ) -> Range<Int> {
    let first = rows.count
    for line in lines(text, width - column - 1, hanging: hanging) {
      var row = ScreenRow()
      row.place(line, at: column, attributes)
      rows.append(row)
    }
    return first..<rows.count
  }

  /// The lines of a text, escaped and wrapped; a line break at its end is none.
  func lines(_ text: String, _ width: Int, hanging: Int = 0) -> [String] {
    var shown = text.escapedForDisplay(lineBreaks: true)
    while shown.last == "\n" { shown.removeLast() }
    return shown.wrapped(to: max(width, 4), hangingIndent: hanging)
  }

  func indent(_ element: FormElement) -> Int { Self.indent(element.depth, width) }
}
