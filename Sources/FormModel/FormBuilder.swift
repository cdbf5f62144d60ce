package import FormDiagnostics
package import FormDocuments
import FormExpressions
package import FormPatterns

/// Puts a form together part by part, for decoders of other form languages.
///
/// Parts are added in document order. The builder checks nothing: ids must be identifiers that are no word of the
/// expression language (see ``isFree(_:)``), each used once, and values must be of their field's type.
package struct FormBuilder {
  /// One field as another language says it, with all that it leaves to the form language left out.
  package struct Part {
    /// The id; nil for what holds no value.
    package var id: Placed<String>?
    /// What it is.
    package var type: FieldType
    /// Its name for people.
    package var label: LocalizedText?
    /// One line of help.
    package var hint: LocalizedText?
    /// An example shown while it is empty.
    package var placeholder: LocalizedText?
    /// The value at the start.
    package var defaultValue: Placed<FieldValue>?
    /// The rules for the value.
    package var validators: [Validator] = []
    /// What can be chosen.
    package var options: [Option] = []
    /// What stands in it.
    package var parts: [Part] = []
    /// The bytes of the whole part.
    package var range: SourceRange

    /// A part of `type` that was written at `range`.
    package init(_ type: FieldType, id: Placed<String>?, label: LocalizedText?, at range: SourceRange) {
      self.type = type
      self.id = id
      self.label = label
      self.range = range
    }
  }

  private var slots: [Field?] = []

  /// A builder of a form without fields.
  package init() {}

  /// How many fields there are: the place that the next one gets.
  package var count: Int { slots.count }

  /// Whether `name` may be an id: an identifier that means nothing else in a form.
  package static func isFree(_ name: String) -> Bool { isIdentifier(name) && !NameTable.isReserved(name) }

  /// Adds `part` with all that stands in it.
  package mutating func add(_ part: Part) { add(part, in: nil) }

  private mutating func add(_ part: Part, in parent: Int?) {
    let index = slots.count
    slots.append(nil)
    for child in part.parts { add(child, in: index) }
    let details: Field.Details =
      switch part.type.control {
      case .chooseOne, .chooseMany: .choice(options: part.options, selectAll: nil)
      case .group: .group(nest: true, exclusive: nil, selectAll: nil)
      default: .none
      }
    slots[index] = Field(
      id: part.id, type: part.type, index: index, parent: parent, subtreeEnd: slots.count, label: part.label,
      hint: part.hint, placeholder: part.placeholder, defaultValue: part.defaultValue, initial: nil, calculate: nil,
      isEditable: false, relevant: .always, enabled: .always, readOnly: .never, validators: part.validators,
      style: .builtIn(part.type.styleKind), appearance: nil, link: nil, whenHidden: .drop, input: nil,
      isSecret: false, details: details, range: part.range)
  }

  /// The form of all parts, which is called `id`.
  package func form(id: Placed<String>, title: LocalizedText?) -> Form {
    var form = Form(
      id: id, version: nil, title: title, language: .english, documents: [], context: [],
      fields: slots.compactMap(\.self), submit: .standard, scenarios: [])
    var context = DecodingContext(source: SourceText(name: "", bytes: []))
    form.names = NameTable(form, &context)
    form.selectAllMembers = form.fields.map { _ in [] }
    return form
  }
}

extension LocalizedText {
  /// The plain text `text` that `scalar` says; `${` in it is just that.
  package init(literal text: String, at scalar: Node.Scalar) {
    let variant = Variant(language: nil, template: TextTemplate(literal: text), place: ScalarPlace(scalar))
    self.init(variants: [variant], range: scalar.range)
  }
}

extension Option {
  /// The option `value`, which is always offered under its own name.
  package convenience init(_ value: Placed<String>) {
    self.init(
      value: value, label: nil, hint: nil, relevant: .always, enabled: .always, reason: nil, isExclusive: false)
  }
}

extension Validator {
  /// The rule `type` with `argument`, which always applies and blocks.
  package convenience init(_ type: ValidatorType, _ argument: ValidatorArgument, at range: SourceRange) {
    self.init(
      type: type, argument: Placed(argument, at: range), message: nil, when: nil, severity: .error, alert: nil,
      nameRange: range)
  }
}

extension FieldPattern {
  /// The regular expression `pattern`, which `scalar` says.
  package init(_ pattern: Pattern, at scalar: Node.Scalar) {
    self.init(pattern: pattern, place: ScalarPlace(scalar))
  }
}
