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
  }

  /// The texts, by rising columns.
  private(set) var spans: [Span] = []
  /// The column after the last text.
  public private(set) var end = 0

  /// An empty row.
  public init() {}

  /// Whether nothing is on the row.
  public var isEmpty: Bool { spans.isEmpty }

  /// Places `text` at `column`, or after the last text when that reaches further.
  ///
  /// `address` makes it a hyperlink; it has to be printable ASCII.
  public mutating func place(
    _ text: String, at column: Int, _ attributes: TextAttributes = .plain, address: String? = nil
  ) {
    if text.isEmpty { return }
    let safe = text.escapedForDisplay()
    let start = max(column, end)
    let link = address.flatMap { $0.utf8.allSatisfy { 0x21...0x7E ~= $0 } ? $0 : nil }
    spans.append(Span(column: start, text: safe, attributes: attributes, address: link))
    end = start + safe.displayWidth
  }

  /// Places `text` after the last one, `gap` cells away.
  public mutating func append(_ text: String, gap: Int = 0, _ attributes: TextAttributes = .plain) {
    place(text, at: end + gap, attributes)
  }

  /// The row with the texts of `other` placed after its own.
  public func adding(_ other: ScreenRow) -> ScreenRow {
    var row = self
    for span in other.spans { row.place(span.text, at: span.column, span.attributes, address: span.address) }
    return row
  }

  /// What the row shows on a screen of `width` columns, without attributes and without spaces at its end.
  func text(width: Int) -> String {
    var text = ""
    for cell in cells(width: width) { if case .cluster(let cluster) = cell.content { text.append(cluster) } }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Whether terminals may disagree on how wide something in the row is.
  var isUncertain: Bool { spans.contains { span in !span.text.unicodeScalars.allSatisfy(\.hasCertainWidth) } }

  /// The cells of the row on a screen of `width` columns. What does not fit is left out.
  func cells(width: Int) -> [ScreenCell] {
    var cells = [ScreenCell](repeating: .blank, count: width)
    for span in spans { span.fill(&cells) }
    return cells
  }
}

extension ScreenRow.Span {
  /// Puts the clusters of the text into the cells where they stand. What does not fit is left out.
  fileprivate func fill(_ cells: inout [ScreenCell]) {
    func cell(_ content: ScreenCell.Content) -> ScreenCell {
      ScreenCell(content: content, attributes: attributes, address: address)
    }
    var column = column
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      // Every byte is a cluster, which spares looking for their ends.
      for byte in text.utf8.prefix(max(0, cells.count - column)) {
        cells[column] = cell(.cluster(Character(Unicode.Scalar(byte))))
        column += 1
      }
      return
    }
    for character in text {
      let next = column + character.displayWidth
      if next > cells.count { break }
      if next > column {
        cells[column] = cell(.cluster(character))
        if next == column + 2 { cells[column + 1] = cell(.continuation) }
      }
      column = next
    }
  }
}

/// A cell of the screen.
struct ScreenCell: Equatable {
  /// What stands in a cell.
  enum Content: Equatable {
    case cluster(Character)
    /// The right half of the cluster before.
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
