public import FormEngine
public import FormModel
import FormText

/// Writes a form as plain text: lines of at most a given width, the same bytes on every machine.
public struct PlainText: Sendable {
  /// The narrowest width that text is laid out for, in cells.
  public static let minimumWidth = 20

  /// The greatest width of a line, in cells.
  public let width: Int
  /// The signs for boxes and lines.
  public let glyphs: Glyphs
  /// The built-in words.
  public let words: Words

  /// Text of `width` cells, but no less than ``minimumWidth``.
  public init(width: Int, glyphs: Glyphs = .unicode, words: Words) {
    self.width = max(width, Self.minimumWidth)
    self.glyphs = glyphs
    self.words = words
  }

  /// The text of `snapshot`, with a line break at its end.
  public func text(of snapshot: FormSnapshot) -> String {
    var page = TextPage(width: width)
    if let title = snapshot.title {
      page.add(title, underlinedWith: glyphs.titleRule, alignment: nil)
    }
    page.startBlock()
    let pages = snapshot.fields.filter { $0.field.control == .page }
    for (place, field) in pages.enumerated() {
      FieldText(self).writePage(field, number: place + 1, of: pages.count, to: &page)
    }
    if pages.isEmpty { FieldText(self).writeAll(snapshot.fields, to: &page) }
    if let submit = snapshot.submit {
      page.startBlock()
      page.add(button(submit.label ?? words.buttons.submit, isReady: submit.isEnabled))
    }
    return page.text
  }

  /// A button with `label`: in brackets when it can be pressed, in parentheses when it cannot.
  func button(_ label: String, isReady: Bool) -> String { isReady ? "[ \(label) ]" : "( \(label) )" }
}

/// The lines of a text that is being written.
struct TextPage {
  private let width: Int
  private var lines: [String] = []
  private var indent = 0
  private var wantsBlank = false

  init(width: Int) { self.width = width }

  /// The lines, each with a line break.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The cells that are left in a line.
  var room: Int { max(width - indent, 2) }

  /// Leaves one line blank before what comes next, unless it is the first.
  mutating func startBlock() { wantsBlank = !lines.isEmpty }

  /// Writes what `body` adds further in by `cells`.
  mutating func indented(by cells: Int, _ body: (inout TextPage) -> Void) {
    let before = indent
    indent = min(indent + cells, width / 2)
    body(&self)
    indent = before
  }

  /// Adds `text`, wrapped; the second and later lines further in by `hangingIndent`.
  mutating func add(_ text: String, hangingIndent: Int = 0, alignment: String? = nil) {
    if wantsBlank {
      lines.append("")
      wantsBlank = false
    }
    let safe = text.escapedForDisplay(lineBreaks: true)
    for line in safe.wrapped(to: room, hangingIndent: hangingIndent) {
      let free = room - line.displayWidth
      let shift =
        switch alignment {
        case "center": free / 2
        case "trailing": free
        default: 0
        }
      let spaces = indent + max(shift, 0)
      let isBlank = line.allSatisfy { $0 == " " }
      lines.append(isBlank ? "" : String(repeating: " ", count: spaces) + line)
    }
  }

  /// Adds `text` with a rule of its width underneath.
  mutating func add(_ text: String, underlinedWith rule: Character, alignment: String?) {
    add(text, alignment: alignment)
    let safe = text.escapedForDisplay(lineBreaks: true).wrapped(to: room)
    let longest = safe.map(\.displayWidth).max() ?? 0
    add(String(repeating: rule, count: longest), alignment: alignment)
  }
}
