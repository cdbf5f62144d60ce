import FormDiagnostics
import FormDocuments

/// A style as the form file says it, before what it extends is known.
struct StyleDeclaration {
  /// What the style says it is for.
  let kind: Placed<String>?
  /// The style it extends.
  let base: Placed<String>?
  /// The keys it sets, with the place of each key.
  let values: [Entry]

  /// One key with its value.
  struct Entry {
    let name: Placed<String>
    let value: StyleValue
  }

  /// One entry of `styles`, with its name.
  struct Named {
    let name: Placed<String>
    /// What it says; nil when it could not be read.
    let declaration: StyleDeclaration?
  }

  private static let kindKey = Key(
    "for", Shapes.oneOf(StyleKind.allCases.map(\.rawValue), "kind of style"),
    "What the style is for, where its use does not tell.")
  private static let baseKey = Key("extends", Shapes.string, "The style whose values hold where this one says nothing.")
  private static let keys = KeySet(
    [kindKey.erased, baseKey.erased] + StyleProperty.all.map(\.key.erased), foreign: foreign)

  /// What keys of CSS and SwiftUI are called here.
  private static let foreign: ForeignKeys = {
    let font = "The font is a mapping of its own: `font: {size: 14, weight: bold}`."
    return ForeignKeys(
      [
        "borderRadius": "cornerRadius", "radius": "cornerRadius", "background": "backgroundColor",
        "foregroundColor": "color", "fontColor": "textColor", "tint": "color", "borderColor": "strokeColor",
        "borderWidth": "strokeWidth", "textAlign": "alignment", "align": "alignment", "activeColor": "pressedColor",
        "inherits": "extends", "parent": "extends",
      ],
      seconds: ["foregroundColor": "textColor"],
      advice: ["fontFamily": font, "bold": font, "size": font],
      parts: [
        "fontSize": ForeignKeys.Part(of: "font", "size"), "fontWeight": ForeignKeys.Part(of: "font", "weight"),
        "weight": ForeignKeys.Part(of: "font", "weight"),
      ])
  }()

  /// A style: a mapping of style keys.
  static let shape = Shape<StyleDeclaration>.object("a style", keys: keys) { reader, context in
    let kind = reader(kindKey, &context)
    let base = reader(baseKey, &context)
    var values: [Entry] = []
    for property in StyleProperty.all {
      // Of a misspelt key it is enough to say that it is misspelt.
      guard let value = reader(property.key, &context), let key = reader.written(property.key),
        key.text == property.name
      else { continue }
      values.append(Entry(name: Placed(property.name, at: key.range), value: value))
    }
    return StyleDeclaration(kind: kind, base: base, values: values)
  }

  /// The `styles` of a form: a mapping from names to styles.
  static let tableShape = Shape<[Named]>.dictionary(
    of: shape, noun: "a mapping from names to styles", name: Shapes.string
  ) { Named(name: $0, declaration: $1) }
}

extension Style {
  /// What stands under a field's `style`, in the schema: the name of a style, or a mapping of style keys.
  static let rawShape = Shapes.raw {
    ["anyOf": [["type": "string"], ["$ref": "#/$defs/style"]]]
  }
}
