import FormDocuments

/// Parts of JSON Schemas.
///
/// Source: JSON Schema 2020-12, Core and Validation.
enum SchemaNode {
  /// What an answer may be that is none: no field reads it as a value.
  static let nothing: JSON = ["enum": [.null, "", .array([]), false]]

  /// A value that `schema` accepts, in a member that must be there.
  static func member(_ name: String, _ schema: JSON, isRequired: Bool = true) -> JSON {
    var members: [JSON.Member] = [.init("properties", .object([.init(name, schema)]))]
    if isRequired { members.append(.init("required", [.string(name)])) }
    return .object(members)
  }

  static func not(_ schema: JSON) -> JSON {
    // A double negation says nothing more.
    if case .object(let members) = schema, members.count == 1, members[0].name == "not" { return members[0].value }
    if case .boolean(let value) = schema { return .boolean(!value) }
    return ["not": schema]
  }

  static func all(_ schemas: [JSON]) -> JSON {
    let schemas = schemas.filter { $0 != true && $0 != .object([]) }
    if schemas.contains(false) { return false }
    if schemas.count == 1 { return schemas[0] }
    return schemas.isEmpty ? true : ["allOf": .array(schemas)]
  }

  static func any(_ schemas: [JSON]) -> JSON {
    let schemas = schemas.filter { $0 != false }
    if schemas.contains(true) { return true }
    if schemas.count == 1 { return schemas[0] }
    return schemas.isEmpty ? false : ["anyOf": .array(schemas)]
  }

  /// One schema that says what all of `schemas` say of the members of an object, without an `allOf` where that is
  /// possible.
  static func merged(_ schemas: [JSON]) -> JSON {
    var properties: [JSON.Member] = []
    var required: [JSON] = []
    var rest: [JSON] = []
    for schema in schemas where schema != true {
      guard case .object(let members) = schema, members.allSatisfy({ ["properties", "required"].contains($0.name) })
      else {
        rest.append(schema)
        continue
      }
      for member in members {
        switch (member.name, member.value) {
        case ("properties", .object(let named)):
          for property in named { add(property, to: &properties) }
        case (_, .array(let names)): required += names.filter { !required.contains($0) }
        default: rest.append(.object([member]))
        }
      }
    }
    var members: [JSON.Member] = []
    if !properties.isEmpty { members.append(.init("properties", .object(properties))) }
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    let object: JSON = members.isEmpty ? true : .object(members)
    return rest.isEmpty ? object : all([object] + rest)
  }

  private static func add(_ property: JSON.Member, to properties: inout [JSON.Member]) {
    if let known = properties.firstIndex(where: { $0.name == property.name }) {
      properties[known] = .init(property.name, merged([properties[known].value, property.value]))
    } else {
      properties.append(property)
    }
  }
}
