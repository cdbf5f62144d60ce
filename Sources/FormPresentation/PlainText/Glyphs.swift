import FormEngine
import FormModel

/// The signs that stand for boxes, links and lines in text.
public struct Glyphs: Sendable, Equatable {
  /// An empty, a ticked and a partly ticked box of one shape.
  struct Boxes: Sendable, Equatable {
    let off: String
    let on: String
    let mixed: String

    /// The sign for a box that stands for others.
    func sign(_ state: SelectAllSnapshot.State) -> String {
      switch state {
      case .on: on
      case .off: off
      case .indeterminate: mixed
      }
    }

    /// The sign for a box that is ticked or not.
    func sign(_ isOn: Bool) -> String { isOn ? on : off }
  }

  /// Square boxes.
  let square: Boxes
  /// Round boxes.
  let circle: Boxes
  /// What underlines a title.
  let titleRule: Character
  /// What underlines a heading.
  let headingRule: Character

  /// Signs of Unicode.
  public static let unicode = Glyphs(
    square: Boxes(off: "☐", on: "☑", mixed: "⊟"), circle: Boxes(off: "○", on: "◉", mixed: "◐"), titleRule: "═",
    headingRule: "─")

  /// Signs of ASCII.
  public static let ascii = Glyphs(
    square: Boxes(off: "[ ]", on: "[x]", mixed: "[-]"), circle: Boxes(off: "( )", on: "(*)", mixed: "(-)"),
    titleRule: "=", headingRule: "-")

  /// The boxes that come nearest to what `style` says: its symbols, else its shape.
  func boxes(for style: Style) -> Boxes {
    if case .symbol(let symbol)? = style["symbol"] {
      if symbol.off.contains("circle") { return circle }
      if symbol.off.contains("square") { return square }
    }
    return style["shape"] == .name("circle") ? circle : square
  }
}
