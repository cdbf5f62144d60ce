import FormDocuments
import FormExpressions

/// The members of JSON or YAML documents as variables of an expression.
struct PlainVariables {
  private(set) var environment: Environment
  private(set) var values: [Value] = []

  /// No variables yet. Lists may hold values of several types, as those of documents do.
  init() {
    environment = Environment()
    environment.mixesTypes = true
  }

  /// Adds the members of a mapping; those of a later document take the place of earlier ones with the same name.
  mutating func add(_ mapping: Node.Mapping) {
    for entry in mapping.entries {
      guard case .scalar(let key) = entry.key else { continue }
      let value = Value(entry.value)
      let slot = environment.declare(key.text, ValueType(of: value))
      if slot == values.count { values.append(value) } else { values[slot] = value }
    }
  }
}

extension Value {
  /// The value that a node spells. Keys of mappings are texts, as those of JSON are.
  init(_ node: Node) {
    switch node {
    case .scalar(let scalar):
      switch scalar.value {
      case .null: self = .null
      case .boolean(let value): self = .bool(value)
      case .integer(let value): self = .int(value)
      case .float(let value): self = .double(value)
      case .string(let text): self = .string(text)
      }
    case .sequence(let sequence): self = .list(sequence.items.map { Value($0) })
    case .mapping(let mapping):
      self = .map(
        MapValue(
          mapping.entries.compactMap { entry in
            if case .scalar(let key) = entry.key { (key.text, Value(entry.value)) } else { nil }
          }))
    }
  }
}

extension ValueType {
  /// The type of a value, as far as one value tells: a list whose elements differ is one of any type.
  init(of value: Value) {
    switch value {
    case .null, .unknown: self = .dyn
    case .bool: self = .bool
    case .int: self = .int
    case .uint: self = .uint
    case .double: self = .double
    case .string: self = .string
    case .secret: self = .secret
    case .bytes: self = .bytes
    case .timestamp: self = .timestamp
    case .duration: self = .duration
    case .type: self = .type
    case .list(let elements):
      let types = elements.map { ValueType(of: $0) }
      self = .list(types.allSatisfy { $0 == types[0] } ? types.first ?? .dyn : .dyn)
    case .map(let map):
      var fields: [String: ValueType] = [:]
      for entry in map.entries {
        if case .string(let name) = entry.key { fields[name] = ValueType(of: entry.value) }
      }
      self = .record(fields)
    }
  }
}
