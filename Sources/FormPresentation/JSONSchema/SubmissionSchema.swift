import FormDiagnostics
public import FormDocuments
import FormEngine
public import FormModel

/// The JSON Schema of the submissions of a form.
///
/// It accepts whatever `formctl check` accepts. What it accepts beyond that is told by its losses: the rules that JSON
/// Schema cannot say. A condition on other answers becomes `if` and `then` where it compares answers with constants.
///
/// Source: JSON Schema 2020-12.
public struct SubmissionSchema: Sendable {
  /// The schema.
  public let json: JSON
  /// The rules that it does not say, in the order of the form.
  public let losses: [SchemaLoss]

  /// The schema of the submissions of `form`.
  public init(of form: Form) {
    var builder = SchemaBuilder(form)
    var members: [JSON.Member] = [.init("$schema", "https://json-schema.org/draft/2020-12/schema")]
    members.append(.init("title", .string(form.title?.plain(form) ?? form.id.value)))
    members += builder.level(of: nil)
    json = .object(members)
    losses = builder.losses.sorted { $0.range.start < $1.range.start }
  }
}

/// Builds schemas level by level: of the whole submission, and of the entries of each repeat.
struct SchemaBuilder {
  let form: Form
  let variables: FormVariables
  /// What could not be said so far.
  var losses: [SchemaLoss] = []
  /// What is said of several answers of the level that is being built.
  var conditions: [JSON] = []

  /// What is said under conditions, by the condition.
  var choices = SchemaChoices()

  init(_ form: Form) {
    self.form = form
    variables = FormVariables(form)
  }

  /// The schema of an entry of `owner`, or of the whole submission.
  mutating func level(of owner: Field?) -> [JSON.Member] {
    let (outerConditions, outerChoices) = (conditions, choices)
    (conditions, choices) = ([], SchemaChoices())
    defer { (conditions, choices) = (outerConditions, outerChoices) }
    let scope = owner.flatMap { form.names.scopeInside[$0.index] } ?? 0
    var members = object(scope: scope, in: owner)
    let range = owner?.descendants ?? 0..<form.fields.count
    for index in range where isAt(owner, form.fields[index]) { groupRules(form.fields[index]) }
    if owner == nil { submitRules() }
    let all = choices.schemas + conditions
    if !all.isEmpty { members.append(.init("allOf", .array(all))) }
    return members
  }

  /// Whether the field stands at the level of `owner`, not in a repeat inside of it.
  private func isAt(_ owner: Field?, _ field: Field) -> Bool { levelOwner(of: field)?.index == owner?.index }

  /// The repeat whose entries the field stands in; nil outside of any.
  func levelOwner(of field: Field) -> Field? {
    var parent = field.parent
    while let index = parent {
      if form.fields[index].type == .repeat { return form.fields[index] }
      parent = form.fields[index].parent
    }
    return nil
  }

  /// The object whose names are those of `scope`.
  private mutating func object(scope: Int, in owner: Field?) -> [JSON.Member] {
    var properties: [JSON.Member] = []
    var required: [JSON] = []
    let fields = form.names.scopes[scope].names.values.compactMap { meaning in
      if case .field(let index) = meaning { index } else { nil }
    }
    for index in fields.sorted() {
      let field = form.fields[index]
      guard let id = field.id?.value, field.isNest || field.type.value.isStored else { continue }
      let (schema, isRequired) = property(field)
      properties.append(.init(id, schema))
      if isRequired { required.append(.string(id)) }
    }
    if scope == 0, form.fields.contains(where: { $0.type == .checkbox && $0.link != nil }) {
      properties.append(
        .init(Submission.receiptsKey, ["description": "What was accepted of each document", "readOnly": true]))
    }
    var members: [JSON.Member] = [.init("type", "object"), .init("properties", .object(properties))]
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    members.append(.init("additionalProperties", false))
    return members
  }

  /// The schema of a member of an object, and whether it must be there.
  private mutating func property(_ field: Field) -> (schema: JSON, isRequired: Bool) {
    if field.isNest, let scope = form.names.scopeInside[field.index] {
      let members = object(scope: scope, in: nil)
      return (.object(annotations(field) + members), members.contains { $0.name == "required" })
    }
    let (schema, isRequired) = asked(field)
    let askedWhen = asking(field)
    if askedWhen == nil, field.whenHidden == .keep {
      lose(
        "whenHidden", "It may keep any answer while it is not asked, and when that is cannot be said", field,
        field.range)
      return (annotated(.object([]), field), false)
    }
    conditionalOptions(field, askedWhen)
    conditionalRules(field, askedWhen)
    if askedWhen == true { return (annotated(schema, field), isRequired) }
    guard let askedWhen else {
      return (annotated(SchemaNode.any([SchemaNode.nothing, schema]), field), false)
    }
    let nothing = field.whenHidden == .keep ? true : at(field, SchemaNode.nothing, isRequired: false)
    choices.add(askedWhen, at(field, schema, isRequired: isRequired), nothing)
    return (.object(annotations(field)), false)
  }

  /// The schema of an answer where the field is asked, and whether it must be there.
  private mutating func asked(_ field: Field) -> (schema: JSON, isRequired: Bool) {
    if field.type == .repeat { return entries(field) }
    var value = ValueSchema(form, field, kind: variables.kind(of: field.index), path: path(of: field))
    let isRequired = !field.isWorkedOut && field.hasRequired
    var schema = value.schema(isRequired: isRequired)
    losses += value.losses
    if let calculate = field.calculate {
      lose("calculate", "JSON Schema works nothing out", field, calculate.place.range)
      // Where nobody has changed it, the form works it out.
      if isRequired || field.type == .checkbox { schema = SchemaNode.any([["type": "null"], schema]) }
      return (schema, false)
    }
    return (schema, !field.isWorkedOut && (isRequired || field.type == .checkbox))
  }

  private mutating func entries(_ field: Field) -> (schema: JSON, isRequired: Bool) {
    var least = field.hasRequired ? 1 : 0
    var members: [JSON.Member] = []
    if case .entries(let min, let max, _) = field.details {
      least = Swift.max(least, min?.value ?? 0)
      if let max { members.append(.init("maxItems", .integer(Int64(max.value)))) }
    }
    if least > 0 { members.append(.init("minItems", .integer(Int64(least)))) }
    members.append(.init("items", .object(level(of: field))))
    for validator in field.validators where validator.severity == .error && validator.type != .required {
      lose(validator.type.name, "JSON Schema does not compare entries", field, validator.nameRange)
    }
    let type: JSON = least > 0 ? "array" : ["array", "null"]
    return (.object([.init("type", type)] + members), least > 0)
  }

  // MARK: - Annotations

  private func annotated(_ schema: JSON, _ field: Field) -> JSON {
    guard case .object(let members) = schema else { return schema }
    return .object(annotations(field) + members)
  }

  private func annotations(_ field: Field) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if let title = field.label?.plain(form) { members.append(.init("title", .string(title))) }
    if let description = field.hint?.plain(form) { members.append(.init("description", .string(description))) }
    if let value = field.defaultValue { members.append(.init("default", value.value.json)) }
    if field.isWorkedOut || field.readOnly.constant == true { members.append(.init("readOnly", true)) }
    if field.isSecret { members.append(.init("writeOnly", true)) }
    return members
  }

  mutating func lose(_ rule: String, _ reason: String, _ field: Field, _ range: SourceRange) {
    losses.append(SchemaLoss(rule: rule, field: path(of: field), reason: reason, range: range))
  }

  /// The path of a field as findings about data name it, entries without numbers.
  func path(of field: Field) -> String {
    var path = field.id?.value ?? field.type.name
    var parent = field.parent
    while let index = parent {
      let part = form.fields[index]
      if part.type == .repeat { path = "\(part.id?.value ?? "")[].\(path)" }
      if part.isNest { path = "\(part.id?.value ?? "").\(path)" }
      parent = part.parent
    }
    return path
  }
}

extension Condition {
  /// Whether it holds, where that is settled in the form file.
  var constant: Bool? {
    if case .constant(let value) = self { value.value } else { nil }
  }
}

extension Field {
  /// Whether its value follows from others, or stands in the form.
  var isWorkedOut: Bool {
    if case .hidden(.some) = details { return true }
    return calculate != nil && !isEditable
  }

  /// Whether an answer is required whatever the others are.
  var hasRequired: Bool {
    validators.contains { $0.type == .required && $0.when == nil && $0.severity == .error }
  }
}
