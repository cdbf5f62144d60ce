/// The signs that boxes are drawn with, each in a slot of three cells.
public struct BoxGlyphs: Hashable, Sendable {
  private let square: [FormElement.BoxState: String]
  private let circle: [FormElement.BoxState: String]

  /// Signs of Unicode.
  public static let unicode = BoxGlyphs(
    square: [.off: "☐", .on: "☑", .mixed: "⊟"], circle: [.off: "○", .on: "◉", .mixed: "◐"])
  /// Signs of ASCII.
  public static let ascii = BoxGlyphs(
    square: [.off: "[ ]", .on: "[x]", .mixed: "[-]"], circle: [.off: "( )", .on: "(*)", .mixed: "(-)"])

  /// The cells that a sign has, however wide a terminal draws it.
  static let slot = 3
  /// The cells of a switch.
  static let toggleSlot = 5

  /// The sign for a box.
  func sign(_ state: FormElement.BoxState, isRound: Bool) -> String { (isRound ? circle : square)[state] ?? "" }

  /// The sign for a switch.
  func toggle(_ state: FormElement.BoxState) -> String { state == .on ? "[ON ]" : "[off]" }
}
