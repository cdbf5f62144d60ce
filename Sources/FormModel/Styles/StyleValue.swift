import FormDiagnostics
import FormDocuments

/// The value of one key of a style.
public enum StyleValue: Sendable, Equatable {
  /// A size in points, or a number.
  case number(Decimal)
  /// A colour.
  case color(StyleColor)
  /// A name from the key's own closed list.
  case name(String)
  /// A font.
  case font(StyleFont)
  /// A pair of SF Symbols.
  case symbol(StyleSymbol)
}

/// The font of a style; what is nil is left to the system.
public struct StyleFont: Sendable, Equatable {
  /// The size in points.
  public let size: Decimal?
  /// The weight, as SwiftUI names it.
  public let weight: String?

  private enum Keys {
    static let size = Key("size", Shapes.decimal, "The size in points.")
    static let weight = Key("weight", Shapes.oneOf(weights, "font weight", elsewhere: weightElsewhere), "The weight.")
    static let all = KeySet([size.erased, weight.erased])
  }

  /// The known weights, lightest first.
  static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// The weights of CSS.
  ///
  /// Source: CSS Fonts 4, section 2.2.1.
  @Sendable
  private static func weightElsewhere(_ name: String) -> String? {
    switch name {
    case "normal": "regular"
    case "bolder": "bold"
    case "lighter": "light"
    case "demibold", "demi-bold": "semibold"
    default:
      Int(name).flatMap { weight in
        weight % 100 == 0 && (1...9).contains(weight / 100) ? weights[weight / 100 - 1] : nil
      }
    }
  }

  private static let mappingShape = Shape<StyleFont>.object("a font", keys: Keys.all) { reader, context in
    StyleFont(size: reader(Keys.size, &context)?.value, weight: reader(Keys.weight, &context)?.value)
  }

  /// A font: `{size, weight}`.
  static let shape = Shape<StyleFont>(
    schema: mappingShape.schema,
    read: { node, subject, context in
      guard case .scalar(let scalar) = node, scalar.isNumber || weights.contains(scalar.text) else {
        return mappingShape.read(node, subject, &context)
      }
      context.reportBareMapping(scalar, under: scalar.isNumber ? "size" : "weight", subject)
      return nil
    })
}

/// The SF Symbols that a checkbox shows.
public struct StyleSymbol: Sendable, Equatable {
  /// The symbol of a ticked box.
  public let on: String
  /// The symbol of an empty box.
  public let off: String

  private enum Keys {
    static let on = Key("on", Shapes.string, "The symbol of a ticked box.", isRequired: true)
    static let off = Key("off", Shapes.string, "The symbol of an empty box.", isRequired: true)
    static let all = KeySet([on.erased, off.erased])
  }

  /// A pair of symbols: `{on, off}`.
  static let shape = Shape<StyleSymbol>.object("a pair of symbols", keys: Keys.all) { reader, context in
    let on = reader(Keys.on, &context)
    let off = reader(Keys.off, &context)
    guard let on, let off else { return nil }
    return StyleSymbol(on: on.value, off: off.value)
  }
}
