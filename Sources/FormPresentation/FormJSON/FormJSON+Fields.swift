import FormDocuments
import FormExpressions
import FormModel

extension FormJSON {
  /// The JSON of `field` with all that it holds.
  static func json(of field: Field, in form: Form) -> JSON {
    var object = ObjectBuilder()
    object.add("type", .string(field.type.name))
    object.add("id", field.id.map { .string($0.value) })
    object.add("label", field.label.map(json))
    object.add("hint", field.hint.map(json))
    object.add("placeholder", field.placeholder.map(json))
    object.add("secret", field.isSecret && field.type.takes("secret") ? true : nil)
    object.add("default", field.defaultValue.map { json(of: $0.value) })
    object.add("initial", field.initial.map(json))
    object.add("calculate", field.calculate.map(json))
    object.add("editable", field.isEditable ? true : nil)
    addDetails(of: field, in: form, to: &object)
    object.add("relevant", field.relevant, unless: .always)
    object.add("enabled", field.enabled, unless: .always)
    object.add("readOnly", field.readOnly, unless: .never)
    object.add("validators", field.validators.isEmpty ? nil : .array(field.validators.map(json)))
    object.add("appearance", field.appearance.map { .string($0) })
    object.add("link", field.link.map(json))
    object.add("whenHidden", field.whenHidden == .drop ? nil : .string(field.whenHidden.rawValue))
    object.add("input", field.input.map(json))
    object.add("style", field.type.takes("style") ? json(of: field.style) : nil)
    if field.type.holdsFields {
      object.add("fields", .array(form.children(of: field).map { json(of: $0, in: form) }))
    }
    return object.json
  }

  private static func addDetails(of field: Field, in form: Form, to object: inout ObjectBuilder) {
    switch field.details {
    case .none: break
    case .choice(let options, let selectAll):
      object.add("options", .array(options.map(json)))
      object.add("selectAll", selectAll.map(json))
    case .group(let nest, let exclusive, let selectAll):
      object.add("nest", nest ? true : nil)
      switch exclusive {
      case .atMostOne: object.add("exclusive", true)
      case .member(let id): object.add("exclusive", .string(id.value))
      case nil: break
      }
      object.add("selectAll", selectAll.map(json))
    case .entries(let least, let most, let itemLabel):
      object.add("min", least.map { .integer(Int64($0.value)) })
      object.add("max", most.map { .integer(Int64($0.value)) })
      object.add("itemLabel", itemLabel.map(json))
    case .selectAll(let members): object.add("of", members.map { .array($0.map { .string($0.value) }) })
    case .button(let action): object.add("action", json(of: action))
    case .link(let document): object.add("document", .string(document.value))
    case .hidden(let value): object.add("value", value.map { json(of: $0.value) })
    }
  }

  private static func json(of formula: Formula) -> JSON { .string(formula.expression.text) }

  private static func json(of link: DocumentLink) -> JSON {
    var object = ObjectBuilder()
    object.add("label", link.label.map(json))
    object.add("document", .string(link.document.value))
    return object.json
  }

  private static func json(of input: InputTraits) -> JSON {
    var object = ObjectBuilder()
    object.add("keyboard", input.keyboard.map { .string($0) })
    object.add("contentType", input.contentType.map { .string($0) })
    object.add("autocapitalization", input.autocapitalization.map { .string($0) })
    object.add("submitLabel", input.submitLabel.map { .string($0) })
    object.add("next", input.next.map { .string($0.value) })
    return object.json
  }

  private static func json(of option: Option) -> JSON {
    var object = ObjectBuilder()
    object.add("value", .string(option.value.value))
    object.add("label", option.label.map(json))
    object.add("hint", option.hint.map(json))
    object.add("relevant", option.relevant, unless: .always)
    object.add("enabled", option.enabled, unless: .always)
    object.add("reason", option.reason.map(json))
    object.add("exclusive", option.isExclusive ? true : nil)
    return object.json
  }

  private static func json(of action: ButtonAction) -> JSON {
    switch action {
    case .submit: "submit"
    case .reset: "reset"
    case .open(let document): ["open": .string(document.value)]
    case .add(let list): ["add": .string(list.value)]
    case .set(let assignments):
      ["set": .object(assignments.map { JSON.Member($0.field.value, json(of: $0.formula)) })]
    }
  }

  /// The JSON of a literal.
  static func json(of value: FieldValue) -> JSON {
    switch value {
    case .text(let text): .string(text)
    case .number(let number): .number(number.description)
    case .boolean(let isOn): .boolean(isOn)
    case .texts(let texts): .array(texts.map { .string($0) })
    case .date, .time, .dateTime: .string(value.description)
    }
  }
}
