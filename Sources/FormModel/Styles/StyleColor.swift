import FormDiagnostics
import FormDocuments

/// A colour of a style: a name or hexadecimal digits, with an opacity.
///
/// Source: CSS Color 4, sections 5.2 (hexadecimal) and 6.1 (named colours), and the system colours of SwiftUI.
public struct StyleColor: Sendable, Equatable {
  /// A known name in its own spelling, or `#` and 3, 4, 6 or 8 hexadecimal digits in lower case.
  public let name: String
  /// How much it covers, 0 (not at all) to 1 (fully); nil when not said.
  public let opacity: Decimal?

  /// The built-in colour called `name`.
  init(_ name: String, opacity: Decimal? = nil) {
    self.name = name
    self.opacity = opacity
  }
}

extension StyleColor {
  private enum Keys {
    static let color = Key("color", nameShape, "The colour itself.", isRequired: true)
    static let opacity = Key("opacity", Shapes.decimal, "How much it covers, from 0 to 1.")
    static let all = KeySet([color.erased, opacity.erased])
  }

  /// The spelling of a colour that `text` means, whatever its upper and lower case; nil when there is none.
  static func canonical(_ text: String) -> String? {
    if text.hasPrefix("#") {
      let digits = text.utf8.dropFirst()
      let isHexadecimal = digits.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
      }
      return isHexadecimal && [3, 4, 6, 8].contains(digits.count) ? text.lowercased() : nil
    }
    return ColorNames.byLowercase[text.lowercased()]
  }

  /// What a colour in the spelling of CSS, Swift or C is here: `rgb(255, 0, 0)`, `.red`, `ff0000`; nil for others.
  private static func meant(by text: String) -> String? {
    if text.hasPrefix("."), let name = canonical(String(text.dropFirst())) { return name }
    if text.hasPrefix("Color."), let name = canonical(String(text.dropFirst(6))) { return name }
    let digits = text.lowercased().hasPrefix("0x") ? String(text.dropFirst(2)) : text
    if [6, 8].contains(digits.utf8.count), canonical("#" + digits) != nil { return "'#\(digits)'" }
    guard text.lowercased().hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(4).dropLast().split { $0 == "," || $0 == " " }.compactMap { UInt8($0) }
    guard parts.count == 3 else { return nil }
    return "'#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "'"
  }

  private static let nameShape = Shape<String>(
    schema: {
      [
        "anyOf": [
          ["enum": .array(ColorNames.all.map { .string($0) })],
          ["type": "string", "pattern": "^(#[0-9A-Fa-f]{3,8}|[A-Za-z]+)$"],
        ]
      ]
    },
    read: { node, subject, context in
      guard case .scalar(let scalar) = node, !scalar.text.isEmpty else {
        context.reportWrongType(
          node, expected: "a colour", of: subject,
          hint: "Write a name such as `gray`, or `'#3478f6'` in quotes: without them `#` starts a comment.")
        return nil
      }
      guard let name = canonical(scalar.text) else {
        let isInDigits = scalar.text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if isInDigits, meant(by: scalar.text) == nil {
          context.report(
            Diagnostic(
              .badValue, "`\(scalar.text)` is no colour", at: scalar.range,
              hint: "A colour is a name, such as `gray`, or `'#'` with 3, 4, 6 or 8 digits of 0 to 9 and a to f."))
          return nil
        }
        context.reportBadValue(
          Placed(scalar.text, at: scalar.range), noun: "colour", known: ColorNames.all, listsKnown: false,
          meant: meant(by: scalar.text))
        return nil
      }
      return name
    })

  private static let mappingShape = Shape<StyleColor>.object("a colour", keys: Keys.all) { reader, context in
    let opacity = reader(Keys.opacity, &context)
    if let opacity, opacity.value < Decimal(0) || opacity.value > Decimal(1) {
      context.report(
        Diagnostic(.badValue, "`opacity` must lie between 0 and 1, not `\(opacity.value)`", at: opacity.range))
      return nil
    }
    return reader(Keys.color, &context).map { StyleColor($0, opacity: opacity?.value) }
  }

  /// The JSON Schema of a colour, referred to by name because it is long and stands in many places.
  static let schema: JSON = ["anyOf": [nameShape.schema(), mappingShape.schema()]]

  /// A colour: a name, hexadecimal digits, or `{color, opacity}`.
  static let shape = Shape<StyleColor>(
    schema: { ["$ref": "#/$defs/color"] },
    read: { node, subject, context in
      if case .mapping = node { return mappingShape.read(node, subject, &context) }
      return nameShape.read(node, subject, &context).map { StyleColor($0) }
    })
}
