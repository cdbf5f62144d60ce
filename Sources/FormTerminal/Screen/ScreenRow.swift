import FormText

/// A row of the screen: texts at columns.
///
/// Whatever is placed is escaped first, so that nothing from a form or a person can reach the terminal as a command.
public struct ScreenRow: Hashable, Sendable {
  /// A text at a column.
  struct Span: Hashable, Sendable {
    let column: Int
    let text: String
    let attributes: TextAttributes
    let address: String?
    /// The column after the text.
    let end: Int
    /// Whether terminals may disagree on how wide something in the text is.
    let isUncertain: Bool

    init(_ text: String, at column: Int, _ attributes: TextAttributes, address: String?) {
      (self.column, self.text, self.attributes, self.address) = (column, text, attributes, address)
      end = column + text.displayWidth
      isUncertain = !text.unicodeScalars.allSatisfy(\.hasCertainWidth)
    }

    /// Whether every byte of the text is a cluster that takes one cell, as printable ASCII does.
    var isPlain: Bool { !isUncertain && text.utf8.count == end - column }
  }

  /// The texts, by rising columns.
  private(set) var spans: [Span] = []

  /// An empty row.
  public init() {}

  /// The column after the last text.
  public var end: Int { spans.last?.end ?? 0 }
  /// Whether terminals may disagree on how wide something in the row is.
  var isUncertain: Bool { spans.contains(where: \.isUncertain) }
  /// Whether nothing is on the row.
  public var isEmpty: Bool { spans.isEmpty }

  /// Places `text` at `column`, or after the last text when that reaches further.
  ///
  /// `address` makes it a hyperlink; it has to be printable ASCII.
  public mutating func place(
    _ text: String, at column: Int, _ attributes: TextAttributes = .plain, address: String? = nil
  ) {
    if text.isEmpty { return }
    let link = address.flatMap { $0.utf8.allSatisfy { 0x21...0x7E ~= $0 } ? $0 : nil }
    spans.append(Span(text.escapedForDisplay(), at: max(column, end), attributes, address: link))
  }

  /// Adds `text`, which needs no escapes, to the last one.
  mutating func extend(by text: String) {
    guard let last = spans.popLast() else { return }
    spans.append(Span(last.text + text, at: last.column, last.attributes, address: last.address))
  }

  /// Places `text` after the last one, `gap` cells away.
  public mutating func append(_ text: String, gap: Int = 0, _ attributes: TextAttributes = .plain) {
    place(text, at: end + gap, attributes)
  }

  /// The row with the texts of `other` placed after its own.
  public func adding(_ other: ScreenRow) -> ScreenRow {
    guard let first = other.spans.first else { return self }
    var row = self
    if first.column >= end {
      row.spans += other.spans
      return row
    }
    for span in other.spans { row.place(span.text, at: span.column, span.attributes, address: span.address) }
    return row
  }

  /// What the row shows on a screen of `width` columns, without attributes and without spaces at its end.
  func text(width: Int) -> String {
    var text = ""
    for cell in cells(in: 0..<width) { if case .cluster(let cluster) = cell.content { text.append(cluster) } }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The cells of the row in the columns `range`. What does not fit is left out.
  func cells(in range: Range<Int>) -> [ScreenCell] {
    var cells = [ScreenCell](repeating: .blank, count: range.count)
    for (place, span) in spans.enumerated() where span.column < range.upperBound {
      let next = place + 1 < spans.count ? spans[place + 1].column : end
      if next > range.lowerBound { span.fill(&cells, in: range) }
    }
    return cells
  }

  /// The text that takes all of `columns` in the row, when it is one and of printable ASCII; nil otherwise.
  func plainText(in columns: Range<Int>) -> (bytes: ArraySlice<UInt8>, attributes: TextAttributes, address: String?)? {
    guard let span = spans.last(where: { $0.column <= columns.lowerBound }), columns.upperBound <= span.end,
      span.isPlain
    else { return nil }
    let bytes = Array(span.text.utf8)[columns.lowerBound - span.column..<columns.upperBound - span.column]
    return (bytes, span.attributes, span.address)
  }

  /// Columns beside which the row shows the same as `other`. In some of them it may show the same as well.
  func columnsChanged(in other: ScreenRow) -> Range<Int> {
    var count = 0
    while count < spans.count, count < other.spans.count, spans[count] == other.spans[count] { count += 1 }
    let last = max(end, other.end)
    guard count < spans.count, count < other.spans.count else {
      return ((spans.dropFirst(count).first ?? other.spans.dropFirst(count).first)?.column ?? last)..<last
    }
    // Where the rest is the same, the span that differs is the only one.
    guard spans[(count + 1)...] == other.spans[(count + 1)...] else {
      return spans[count].columnsChanged(in: other.spans[count]).lowerBound..<last
    }
    return spans[count].columnsChanged(in: other.spans[count]).clamped(to: 0..<last)
  }
}

extension ScreenRow.Span {
  /// Puts the clusters of the text into the cells of the columns `range`, as far as they fit.
  fileprivate func fill(_ cells: inout [ScreenCell], in range: Range<Int>) {
    func put(_ content: ScreenCell.Content, at column: Int) {
      guard range.contains(column) else { return }
      cells[column - range.lowerBound] = ScreenCell(content: content, attributes: attributes, address: address)
    }
    var column = column
    if isPlain {
      let shown = max(column, range.lowerBound)..<max(column + text.utf8.count, range.lowerBound)
      for (place, byte) in zip(shown, text.utf8.dropFirst(shown.lowerBound - column)) {
        put(.cluster(Character(Unicode.Scalar(byte))), at: place)
      }
      return
    }
    for character in text {
      let next = column + character.displayWidth
      if next > range.upperBound { break }
      if next > column { put(.cluster(character), at: column) }
      for covered in column + 1..<max(next, column + 1) { put(.continuation, at: covered) }
      column = next
    }
  }

  /// Columns beside which the span shows the same as `other`: without the ASCII with which both begin, and, where both
  /// are ASCII, without what lies behind them and without the columns in which both end alike.
  fileprivate func columnsChanged(in other: ScreenRow.Span) -> Range<Int> {
    guard column == other.column, attributes == other.attributes, address == other.address else {
      return min(column, other.column)..<Int.max
    }
    let (mine, others) = (Array(text.utf8), Array(other.text.utf8))
    let shorter = min(mine.count, others.count)
    var same = 0
    while same < shorter, mine[same] == others[same], mine[same] < 0x80 { same += 1 }
    // Unless both are plain, what comes next may belong to the cluster of the last of them.
    guard isPlain, other.isPlain else { return column + max(0, same - 1)..<Int.max }
    var end = max(mine.count, others.count)
    if mine.count == others.count { while end > same, mine[end - 1] == others[end - 1] { end -= 1 } }
    return column + same..<column + max(same, end)
  }
}

/// A cell of the screen.
struct ScreenCell: Equatable {
  /// What stands in a cell.
  enum Content: Equatable {
    case cluster(Character)
    /// A cell that the cluster before takes as well.
    case continuation
  }

  let content: Content
  let attributes: TextAttributes
  let address: String?

  static let blank = ScreenCell(content: .cluster(" "), attributes: .plain, address: nil)
}

extension Unicode.Scalar {
  /// Whether all terminals give the scalar the same number of cells: ASCII, and the scripts that are wide beyond doubt.
  var hasCertainWidth: Bool {
    switch value {
    case 0x20...0x7E, 0x3001...0x3003, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
