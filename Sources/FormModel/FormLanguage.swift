public import FormDocuments

/// The form language as a whole, described from the same registries that read it.
public enum FormLanguage {
  /// The JSON Schema (draft 2020-12) of form files, for editors and other tools.
  ///
  /// Every form without findings satisfies it. What is wrong with a form's shape violates it: unknown and missing keys,
  /// values of the wrong kind, names outside closed lists. What needs more than shape (references, circles, texts that
  /// YAML reads as something else) is beyond it.
  public static var schema: JSON {
    let types = FieldType.all
    var definitions: [JSON.Member] = [
      JSON.Member("text", text), JSON.Member("languageTag", languageTag), JSON.Member("expression", expression),
      JSON.Member("contextType", ContextVariable.typeSchema), JSON.Member("validators", Validator.listSchema),
      JSON.Member("color", StyleColor.schema), JSON.Member("style", StyleDeclaration.shape.schema()),
      JSON.Member("field", field(types)),
    ]
    definitions += types.map { JSON.Member(name(of: $0), $0.keys.schema().described($0.summary)) }
    guard case .object(let form) = FormDecoder.keys.schema() else { return .null }
    let head: [JSON.Member] = [
      JSON.Member("$schema", "https://json-schema.org/draft/2020-12/schema"),
      JSON.Member("title", "A form of formctl"),
    ]
    return .object(head + form + [JSON.Member("$defs", .object(definitions))])
  }

  private static func name(of type: FieldType) -> String { "field-\(type.name)" }

  /// A field of any type: the `type` decides which keys it has.
  private static func field(_ types: [FieldType]) -> JSON {
    let choices = types.map { type -> JSON in
      [
        "if": ["properties": ["type": ["const": .string(type.name)]]],
        "then": ["$ref": .string("#/$defs/\(name(of: type))")],
      ]
    }
    return [
      "type": "object", "required": ["type"],
      "properties": ["type": ["enum": .array(types.map { .string($0.name) })]], "allOf": .array(choices),
    ]
  }

  /// A text that people see: one string, or one for each language.
  private static let text: JSON = [
    "anyOf": [
      ["type": ["string", "number"]],
      [
        "type": "object", "minProperties": 1, "propertyNames": ["$ref": "#/$defs/languageTag"],
        "additionalProperties": ["type": ["string", "number"]],
      ],
    ]
  ]

  /// A well-formed language tag, as far as a pattern says it (RFC 5646, section 2.1).
  private static let languageTag: JSON = [
    "type": "string", "pattern": "^([A-Za-z]{2,8}|[xXiI]-[A-Za-z0-9]{1,8})(-[A-Za-z0-9]{1,8})*$",
  ]

  /// An expression, or a literal that YAML reads as something else than a string.
  private static let expression: JSON = [
    "description": "An expression of the Common Expression Language.", "type": ["string", "number", "boolean"],
  ]
}
