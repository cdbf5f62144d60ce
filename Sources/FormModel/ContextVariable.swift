import FormDiagnostics
import FormDocuments

/// A value that the form is told from outside when it runs.
public struct ContextVariable: Sendable, Equatable {
  /// The name in expressions.
  public let name: Placed<String>
  /// What it is; nil when its declaration has a finding.
  public let type: ContextType?
}

/// What a value from outside is.
public indirect enum ContextType: Sendable, Equatable {
  /// A single value.
  case value(ContextValueType)
  /// Values under names of their own.
  case object([ContextVariable])
}

/// The types of single values from outside.
///
/// Source: CEL's names of types; `secret` is a string that may not be shown.
public enum ContextValueType: String, Sendable, CaseIterable {
  /// A text.
  case string
  /// A text that may be compared, but not shown.
  case secret
  /// A whole number of 64 bits.
  case int
  /// A binary fraction of 64 bits.
  case double
  /// True or false.
  case bool
  /// A day.
  case date
  /// A time of day.
  case time
  /// A moment.
  case datetime
  /// A list of texts.
  case list

  /// The type called `name`, also by the names that field types have for it; nil when there is none.
  init?(name: String) {
    let other: [String: Self] = [
      "text": .string, "integer": .int, "number": .double, "boolean": .bool, "timestamp": .datetime,
    ]
    guard let type = Self(rawValue: name) ?? other[name] else { return nil }
    self = type
  }
}

extension ContextVariable {
  private static let typeShape: Shape<ContextType> = Shape<ContextType>(
    schema: { ["$ref": "#/$defs/contextType"] },
    read: { node, subject, context in
      if case .mapping = node { return readTable(node, subject, &context).map { .object($0) } }
      guard case .scalar(let scalar) = node, !scalar.text.isEmpty else {
        context.reportWrongType(node, expected: "a type, or a mapping from names to types", of: subject)
        return nil
      }
      guard let type = ContextValueType(name: scalar.text) else {
        context.reportBadValue(
          Placed(scalar.text, at: scalar.range), noun: "type of a context value",
          known: ContextValueType.allCases.map(\.rawValue))
        return nil
      }
      return .value(type)
    })

  /// The JSON Schema of a type, referred to by name because it contains itself.
  static let typeSchema: JSON = [
    "anyOf": [
      [
        "enum": .array(
          ContextValueType.allCases.map { .string($0.rawValue) } + ["text", "integer", "number", "boolean"])
      ],
      [
        "type": "object", "propertyNames": ["pattern": "^[A-Za-z_][A-Za-z0-9_]*$"],
        "additionalProperties": ["$ref": "#/$defs/contextType"],
      ],
    ]
  ]

  /// The `context` of a form: a mapping from names to types.
  static let tableShape = Shape<[ContextVariable]>(
    schema: { ["$ref": "#/$defs/contextType"] },
    read: { node, subject, context in readTable(node, subject, &context) })

  private static func readTable(
    _ node: Node, _ subject: String?, _ context: inout DecodingContext
  ) -> [ContextVariable]? {
    let table = Shape<[ContextVariable]>.dictionary(
      of: typeShape, noun: "a mapping from names to types", name: Shapes.identifier
    ) { ContextVariable(name: $0, type: $1) }
    return table.read(node, subject, &context)
  }
}
