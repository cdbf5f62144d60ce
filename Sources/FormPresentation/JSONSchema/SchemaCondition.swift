import FormDocuments
import FormExpressions
import FormModel

/// Says conditions of a form as JSON Schemas of the object that the answers stand in.
///
/// A condition is true, false or unknown. Each function gives a schema that accepts exactly the submissions for which the
/// condition has the wanted outcome, provided that every answer that it reads is one its field can hold; nil where JSON
/// Schema cannot say it.
struct SchemaCondition {
  let form: Form
  /// The scope in which names are looked up.
  let scope: Int
  /// The field that `value` means; nil outside of its own rules.
  var own: Field?

  /// Where the answer of a field stands, seen from the object that the schema is for: the ids of nesting groups and its
  /// own.
  let path: (Field) -> [String]?

  /// The submissions for which `condition` is true, or false if not `wanted`.
  func schema(_ condition: Condition, is wanted: Bool = true) -> JSON? {
    switch condition {
    case .constant(let value): .boolean(value.value == wanted)
    case .formula(let formula): schema(formula.expression.root, is: wanted)
    }
  }

  /// The submissions for which the term is `wanted`.
  func schema(_ term: Term, is wanted: Bool) -> JSON? {
    switch term.kind {
    case .literal(.bool(let value)): return .boolean(value == wanted)
    case .unary(let symbol, let operand) where symbol.value == .not: return schema(operand, is: !wanted)
    case .logical(let symbol, let operands):
      var parts: [JSON] = []
      for operand in operands {
        guard let part = schema(operand, is: wanted) else { return nil }
        parts.append(part)
      }
      return (symbol == .and) == wanted ? SchemaNode.all(parts) : SchemaNode.any(parts)
    case .relation(let symbol, let left, let right): return relation(symbol.value, left, right, is: wanted)
    case .call(let call): return self.call(call, is: wanted)
    case .identifier, .select:
      guard let field = field(term) else { return term.isFormValid ? .boolean(wanted) : nil }
      guard field.type.value == .boolean, let schema = at(field, ["const": true]) else { return nil }
      return wanted ? schema : SchemaNode.not(schema)
    default: return nil
    }
  }

  // MARK: - Comparisons

  private func relation(_ symbol: RelationOperator, _ left: Term, _ right: Term, is wanted: Bool) -> JSON? {
    switch symbol {
    case .equal: return equality(left, right, is: wanted)
    case .notEqual: return equality(left, right, is: !wanted)
    case .in: return membership(left, right, is: wanted)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if let field = sized(left), let bound = right.wholeNumber { return size(field, symbol, bound, is: wanted) }
      if let field = sized(right), let bound = left.wholeNumber { return size(field, symbol.turned, bound, is: wanted) }
      if let field = field(left), let bound = right.number { return order(field, symbol, bound, is: wanted) }
      if let field = field(right), let bound = left.number { return order(field, symbol.turned, bound, is: wanted) }
      return nil
    }
  }

  private func equality(_ left: Term, _ right: Term, is wanted: Bool) -> JSON? {
    if let field = sized(left) ?? sized(right), let count = left.wholeNumber ?? right.wholeNumber {
      guard let most = size(field, .lessOrEqual, count, is: true),
        let least = size(field, .greaterOrEqual, count, is: true)
      else { return nil }
      return wanted ? SchemaNode.all([most, least]) : SchemaNode.not(SchemaNode.all([most, least]))
    }
    guard let field = field(left) ?? field(right) else { return nil }
    let other = self.field(left) == nil ? left : right
    if case .literal(.bool(let value)) = other.kind, field.type.value == .boolean {
      guard let isTrue = at(field, ["const": true]) else { return nil }
      return value == wanted ? isTrue : SchemaNode.not(isTrue)
    }
    if let number = other.number, field.holdsNumber {
      let schema: JSON = wanted ? ["const": number] : ["type": "number", "not": ["const": number]]
      return at(field, schema)
    }
    guard case .literal(.string(let text)) = other.kind, field.holdsText else { return nil }
    guard let isText = text.isEmpty ? at(field, Self.notEmpty).map(SchemaNode.not) : at(field, ["const": .string(text)])
    else { return nil }
    return wanted ? isText : SchemaNode.not(isText)
  }

  private func order(_ field: Field, _ symbol: RelationOperator, _ bound: JSON, is wanted: Bool) -> JSON? {
    guard field.holdsNumber else { return nil }
    let keyword =
      switch wanted ? symbol : symbol.opposite {
      case .less: "exclusiveMaximum"
      case .lessOrEqual: "maximum"
      case .greater: "exclusiveMinimum"
      default: "minimum"
      }
    return at(field, .object([.init("type", "number"), .init(keyword, bound)]))
  }

  /// The field whose length the term asks for: of a text, of what is chosen, of entries; nil for anything else.
  private func sized(_ term: Term) -> Field? {
    guard case .call(let call) = term.kind, call.name.value == "size",
      let operand = call.receiver ?? call.arguments.first
    else { return nil }
    guard let field = field(operand) else { return nil }
    return field.holdsText || field.type.value == .choices || field.type.value == .entries ? field : nil
  }

  /// The submissions in which the length of the field compares with `bound`. What is missing has the length 0.
  private func size(_ field: Field, _ symbol: RelationOperator, _ bound: Int64, is wanted: Bool) -> JSON? {
    guard bound < .max else { return nil }
    let least = symbol == .greater || symbol == .lessOrEqual ? bound + 1 : bound
    let keyword = field.holdsText ? "minLength" : "minItems"
    let type: JSON = field.holdsText ? "string" : "array"
    let isAtLeast =
      least <= 0 ? JSON.boolean(true) : at(field, .object([.init("type", type), .init(keyword, .integer(least))]))
    return (symbol == .greater || symbol == .greaterOrEqual) == wanted ? isAtLeast : isAtLeast.map(SchemaNode.not)
  }

  private func membership(_ left: Term, _ right: Term, is wanted: Bool) -> JSON? {
    if case .literal(.string(let text)) = left.kind, let field = field(right), field.type.value == .choices {
      let schema = at(field, ["type": "array", "contains": ["const": .string(text)]])
      return wanted ? schema : schema.map(SchemaNode.not)
    }
    guard let field = field(left), field.holdsText, case .list(let elements) = right.kind else { return nil }
    var texts: [JSON] = []
    for element in elements {
      guard case .literal(.string(let text)) = element.kind, !text.isEmpty else { return nil }
      texts.append(.string(text))
    }
    guard !texts.isEmpty else { return .boolean(!wanted) }
    let schema = at(field, ["enum": .array(texts)])
    return wanted ? schema : schema.map(SchemaNode.not)
  }

  // MARK: - Functions

  private static let notEmpty: JSON = ["type": "string", "minLength": 1]

  private func call(_ call: Term.Call, is wanted: Bool) -> JSON? {
    let schema: JSON?
    switch (call.name.value, call.receiver, call.arguments.first) {
    case ("isSet", nil, let argument?): schema = field(argument).flatMap(isSet)
    case ("isEmail", nil, let argument?):
      schema = textField(argument).flatMap { at($0, ["type": "string", "pattern": .string(SchemaPatterns.email)]) }
    case ("startsWith", let receiver?, let argument?):
      schema = pattern(receiver, argument) { "^" + SchemaPatterns.literal($0) }
    case ("endsWith", let receiver?, let argument?):
      schema = pattern(receiver, argument) { SchemaPatterns.literal($0) + "$" }
    case ("contains", let receiver?, let argument?): schema = pattern(receiver, argument, SchemaPatterns.literal)
    default: return nil
    }
    return wanted ? schema : schema.map(SchemaNode.not)
  }

  private func isSet(_ field: Field) -> JSON? {
    switch field.type.value {
    case .text, .choice, .file: at(field, Self.notEmpty)
    case .choices, .entries: at(field, ["type": "array", "minItems": 1])
    case .integer, .number: at(field, ["type": "number"])
    case .date, .time, .dateTime: at(field, ["type": "string"])
    case .boolean, .any, .selectAll, .none: nil
    }
  }

  private func textField(_ term: Term) -> Field? { field(term).flatMap { $0.holdsText ? $0 : nil } }

  private func pattern(_ receiver: Term, _ argument: Term, _ make: (String) -> String) -> JSON? {
    guard let field = textField(receiver), case .literal(.string(let text)) = argument.kind, !text.isEmpty else {
      return nil
    }
    return at(field, ["type": "string", "pattern": .string(make(text))])
  }

  // MARK: - Fields

  /// The field that a term names; nil for anything else.
  private func field(_ term: Term) -> Field? {
    switch term.kind {
    case .identifier(let name, _):
      if name.value == "value", let own { return own }
      return form.names.field(name.value, in: scope).map { form.fields[$0] }
    case .select(let inner, let name):
      guard let group = field(inner), group.isNest, let inside = form.names.scopeInside[group.index] else { return nil }
      return form.names.scopes[inside].names[name.value].flatMap { meaning in
        if case .field(let index) = meaning { form.fields[index] } else { nil }
      }
    default: return nil
    }
  }

  /// The submissions in which the field holds what `schema` accepts; nil where a record need not hold what the field
  /// reads as.
  private func at(_ field: Field, _ schema: JSON) -> JSON? {
    guard field.calculate == nil, field.type != .hidden, let path = path(field),
      field.whenHidden != .keep || field.index == own?.index
    else { return nil }
    return path.reversed().reduce(schema) { inner, name in SchemaNode.member(name, inner) }
  }
}

extension Field {
  fileprivate var holdsNumber: Bool { type.value == .integer || type.value == .number }

  fileprivate var holdsText: Bool { type.value == .text || type.value == .choice || type.value == .file }
}

extension RelationOperator {
  /// The operator with its operands swapped.
  fileprivate var turned: RelationOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal, .notEqual, .in: self
    }
  }

  /// The operator that is true where this one is false.
  fileprivate var opposite: RelationOperator {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .equal: .notEqual
    case .notEqual: .equal
    case .in: self
    }
  }
}

extension Term {
  /// The number that the term spells out.
  fileprivate var number: JSON? {
    switch kind {
    case .literal(.int(let value)): .integer(value)
    case .literal(.double(let value)) where value.isFinite: .number("\(value)")
    default: nil
    }
  }

  /// The whole number that the term spells out.
  fileprivate var wholeNumber: Int64? {
    if case .literal(.int(let value)) = kind { value } else { nil }
  }

  /// Whether the term is `form.valid`: of the submissions that a schema accepts, every answer is valid.
  fileprivate var isFormValid: Bool {
    guard case .select(let inner, let name) = kind, case .identifier(let word, _) = inner.kind else { return false }
    return word.value == "form" && name.value == "valid"
  }
}
