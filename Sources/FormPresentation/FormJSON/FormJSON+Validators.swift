import FormDocuments
import FormExpressions
import FormModel

extension FormJSON {
  /// The JSON of `validator`, always as a mapping.
  static func json(of validator: Validator) -> JSON {
    var object = ObjectBuilder()
    object.add(validator.type.name, json(of: validator.argument.value))
    object.add("message", validator.message.map(json))
    object.add("when", validator.when.map { .string($0.expression.text) })
    object.add("severity", validator.severity == .error ? nil : .string(validator.severity.rawValue))
    object.add("alert", validator.alert.map(json))
    return object.json
  }

  private static func json(of argument: ValidatorArgument) -> JSON {
    switch argument {
    case .flag: true
    case .count(let count): .integer(Int64(count))
    case .value(let value): json(of: value)
    case .formula(let formula): .string(formula.expression.text)
    case .pattern(let pattern): .string(pattern.text)
    case .names(let names): .array(names.map { .string($0.value) })
    }
  }

  /// The JSON of `style`, with every key that has a value.
  static func json(of style: Style) -> JSON {
    .object(style.values.map { JSON.Member($0.name, json(of: $0.value)) })
  }

  private static func json(of value: StyleValue) -> JSON {
    switch value {
    case .number(let number): .number(number.description)
    case .name(let name): .string(name)
    case .color(let color):
      if let opacity = color.opacity {
        ["color": .string(color.name), "opacity": .number(opacity.description)]
      } else {
        .string(color.name)
      }
    case .font(let font): json(of: font)
    case .symbol(let symbol): ["on": .string(symbol.on), "off": .string(symbol.off)]
    }
  }

  private static func json(of font: StyleFont) -> JSON {
    var object = ObjectBuilder()
    object.add("size", font.size.map { .number($0.description) })
    object.add("weight", font.weight.map { .string($0) })
    return object.json
  }
}
