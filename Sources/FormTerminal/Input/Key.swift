/// A key of the keyboard with the modifiers held while it was pressed.
public struct Key: Hashable, Sendable {
  /// Which key.
  public let code: Code
  /// What was held with it.
  public let modifiers: Modifiers

  /// The key `code` with `modifiers`.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Which key of the keyboard.
  public enum Code: Hashable, Sendable {
    /// A key that stands for a character, in lower case. Plain typing arrives as ``InputEvent/text(_:)`` instead.
    case character(Unicode.Scalar)
    /// Return or Enter.
    case `return`
    /// Tab; with ``Modifiers/shift`` it goes backwards.
    case tab
    /// Esc.
    case escape
    /// Backspace.
    case backspace
    /// Delete.
    case delete
    /// The arrow up.
    case up
    /// The arrow down.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// PageUp.
    case pageUp
    /// PageDown.
    case pageDown
    /// Insert.
    case insert
    /// A function key, counted from 1.
    case function(Int)
  }

  /// Keys that are held while another one is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a modifier, in the order of the parameter that terminals send.
    public let rawValue: Int

    /// The modifiers with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, Option or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Ctrl.
    public static let control = Modifiers(rawValue: 4)
  }

  /// Ctrl with a letter: `.control("c")`.
  public static func control(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .control) }

  /// Alt with a letter: `.alt("b")`.
  public static func alt(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .alt) }
}
