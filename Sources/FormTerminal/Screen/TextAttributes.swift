/// One of the sixteen colours of a terminal's palette.
public enum PaletteColor: Int, Hashable, Sendable, CaseIterable {
  /// Black.
  case black
  /// Red.
  case red
  /// Green.
  case green
  /// Yellow.
  case yellow
  /// Blue.
  case blue
  /// Magenta.
  case magenta
  /// Cyan.
  case cyan
  /// White, which most terminals draw as a light grey.
  case white
  /// Bright black: a dark grey.
  case gray
  /// Bright red.
  case brightRed
  /// Bright green.
  case brightGreen
  /// Bright yellow.
  case brightYellow
  /// Bright blue.
  case brightBlue
  /// Bright magenta.
  case brightMagenta
  /// Bright cyan.
  case brightCyan
  /// Bright white.
  case brightWhite

  /// The number that makes the colour the colour of text.
  ///
  /// Source: ECMA-48, section 8.3.117 (SGR), and the bright colours of aixterm.
  var parameter: Int { rawValue < 8 ? 30 + rawValue : 82 + rawValue }
}

/// How a text is drawn, beyond its characters.
public struct TextAttributes: Hashable, Sendable {
  /// The colour; nil for the terminal's own.
  public var color: PaletteColor?
  /// Bold.
  public var isBold = false
  /// Faint.
  public var isDim = false
  /// Underlined.
  public var isUnderlined = false
  /// Text and background exchanged.
  public var isReversed = false

  /// The given attributes.
  public init(
    color: PaletteColor? = nil, bold: Bool = false, dim: Bool = false, underlined: Bool = false, reversed: Bool = false
  ) {
    self.color = color
    isBold = bold
    isDim = dim
    isUnderlined = underlined
    isReversed = reversed
  }

  /// The terminal's own look.
  public static let plain = TextAttributes()

  /// The parameters that turn these attributes on after a reset, each after a semicolon.
  var parameters: String {
    var text = ""
    if isBold { text += ";1" }
    if isDim { text += ";2" }
    if isUnderlined { text += ";4" }
    if isReversed { text += ";7" }
    if let color { text += ";\(color.parameter)" }
    return text
  }
}
