import FormDocuments

/// One key of styles: what it means, which kinds of style have it, and its value where nothing is said.
///
/// Adding a style key is one entry in ``all``. A class, for the same reason as ``AnyKey``.
final class StyleProperty: Sendable {
  /// The key with what may stand under it.
  let key: Key<StyleValue>
  /// The kinds that have the key.
  let defaults: [Default]

  private init(name: String, summary: String, shape: Shape<StyleValue>, defaults: [Default]) {
    key = Key(name, shape, summary)
    self.defaults = defaults
  }

  /// The key as form files spell it.
  var name: String { key.name }

  /// What a kind of style has where nothing is said.
  struct Default {
    let kind: StyleKind
    /// The built-in value; nil where there is none.
    let value: StyleValue?

    static let checkbox = Default(kind: .checkbox, value: nil)
    static let button = Default(kind: .button, value: nil)
    static let text = Default(kind: .text, value: nil)

    static func checkbox(_ value: StyleValue) -> Default { Default(kind: .checkbox, value: value) }
    static func button(_ value: StyleValue) -> Default { Default(kind: .button, value: value) }
    static func text(_ value: StyleValue) -> Default { Default(kind: .text, value: value) }
  }

  /// Whether styles of `kind` have the key.
  func fits(_ kind: StyleKind) -> Bool { defaults.contains { $0.kind == kind } }

  /// The key called `name`; nil when there is none.
  static func named(_ name: String) -> StyleProperty? { all.first { $0.name == name } }

  /// Every key, in the order of exports.
  static let all: [StyleProperty] = [
    StyleProperty(
      name: "shape", summary: "The shape of the box.",
      shape: name(["square", "circle"], "shape", elsewhere: shapeElsewhere),
      defaults: [.checkbox(.name("square"))]),
    StyleProperty(
      name: "symbol", summary: "The SF Symbols of a ticked and an empty box.", shape: symbol,
      defaults: [.checkbox]),
    StyleProperty(
      name: "checkColor", summary: "The colour of the tick.", shape: color,
      defaults: [.checkbox(.color(StyleColor("white")))]),
    StyleProperty(
      name: "color", summary: "The colour of the button, or of the text.", shape: color,
      defaults: [.button(.color(StyleColor("accent"))), .text(.color(StyleColor("primary")))]),
    StyleProperty(
      name: "pressedColor", summary: "The colour while it is pressed.", shape: color, defaults: [.button]),
    StyleProperty(
      name: "textColor", summary: "The colour of the text on the button or beside the box.", shape: color,
      defaults: [.button(.color(StyleColor("white"))), .checkbox]),
    StyleProperty(
      name: "backgroundColor", summary: "The colour behind.", shape: color,
      defaults: [.checkbox(.color(StyleColor("lightGray"))), .text]),
    StyleProperty(
      name: "checkSize", summary: "The size of the tick in points.", shape: size,
      defaults: [.checkbox(.number(Decimal(significand: 125, exponent: -1)))]),
    StyleProperty(
      name: "backgroundSize", summary: "The size of the box in points.", shape: size,
      defaults: [.checkbox(.number(Decimal(15)))]),
    StyleProperty(
      name: "cornerRadius", summary: "How round the corners are, in points.", shape: size,
      defaults: [.checkbox(.number(Decimal(5))), .button(.number(Decimal(5))), .text]),
    StyleProperty(
      name: "strokeColor", summary: "The colour of the outline.", shape: color,
      defaults: [.checkbox(.color(StyleColor("black"))), .button, .text]),
    StyleProperty(
      name: "strokeWidth", summary: "The width of the outline in points.", shape: size,
      defaults: [.checkbox(.number(Decimal(significand: 2, exponent: -1))), .button, .text]),
    StyleProperty(
      name: "width", summary: "The width in points.", shape: size,
      defaults: [.button, .text]),
    StyleProperty(
      name: "height", summary: "The height in points.", shape: size,
      defaults: [.button, .text]),
    StyleProperty(
      name: "font", summary: "The font.", shape: font,
      defaults: [.checkbox, .button, .text]),
    StyleProperty(
      name: "alignment", summary: "Where the text stands.",
      shape: name(["leading", "center", "trailing"], "alignment", elsewhere: alignmentElsewhere),
      defaults: [.checkbox, .button, .text]),
    StyleProperty(
      name: "padding", summary: "The space around, in points.", shape: size,
      defaults: [.checkbox, .button, .text]),
  ]

  private static let color = StyleColor.shape.refined { color, _, _ in StyleValue.color(color) }
  private static let font = StyleFont.shape.refined { font, _, _ in StyleValue.font(font) }
  private static let symbol = StyleSymbol.shape.refined { symbol, _, _ in StyleValue.symbol(symbol) }
  private static let size = Shapes.decimal.refined(
    schema: { _ in ["type": "number", "minimum": 0] },
    { size, _, context -> StyleValue? in
      if size.value < Decimal(0) {
        context.reportNegative(size)
        return nil
      }
      return StyleValue.number(size.value)
    })

  private static func name(
    _ names: [String], _ noun: String, elsewhere: @escaping @Sendable (String) -> String?
  ) -> Shape<StyleValue> {
    Shapes.oneOf(names, noun, elsewhere: elsewhere).refined { name, _, _ in StyleValue.name(name.value) }
  }

  @Sendable
  private static func shapeElsewhere(_ name: String) -> String? {
    switch name {
    case "round", "rounded", "circular", "oval", "원", "동그라미": "circle"
    case "box", "rect", "rectangle", "rectangular", "네모", "사각형": "square"
    default: nil
    }
  }

  @Sendable
  private static func alignmentElsewhere(_ name: String) -> String? {
    switch name {
    case "left", "start", "왼쪽": "leading"
    case "middle", "centre", "centered", "가운데": "center"
    case "right", "end", "오른쪽": "trailing"
    default: nil
    }
  }
}
