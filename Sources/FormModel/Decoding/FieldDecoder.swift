import FormDiagnostics
import FormDocuments
import FormText

/// Reads the fields of a form into one list, in document order.
struct FieldDecoder {
  /// The fields so far; nil for a part whose fields are still being read.
  private var slots: [Field?] = []
  /// The fields that were read.
  var fields: [Field] { slots.compactMap(\.self) }
  /// The ids that broken fields would have had: what refers to them is not a finding of its own.
  private(set) var holes: Set<String> = []
  /// For each field with such keys, those in whose values something could not be read.
  private(set) var brokenKeys: [Int: Set<String>] = [:]
  /// The styles of the form.
  var styles: StyleTable

  /// A decoder whose fields look up their styles in `styles`.
  init(styles: StyleTable) { self.styles = styles }

  /// Reads `nodes` as the fields that stand in the field at `parent`, or at the top.
  mutating func read(_ nodes: [Node], in parent: Int?, _ context: inout DecodingContext) {
    for node in nodes where !node.isHole {
      guard case .mapping(let mapping) = node else {
        let name: String? =
          if case .scalar(let scalar) = node, isIdentifier(scalar.text) { scalar.text } else { nil }
        if let name { holes.insert(name) }
        context.reportWrongType(
          node, expected: "a field: a mapping with a `type`", of: nil,
          hint: name.map { "Write `{id: \($0), type: text}`." })
        continue
      }
      read(mapping, of: FieldTypeName.read(mapping, &context) ?? .unknown, in: parent, &context)
    }
  }

  private mutating func read(
    _ mapping: Node.Mapping, of type: FieldType, in parent: Int?, _ context: inout DecodingContext
  ) {
    let toldBefore = context.diagnostics.count
    var habits = HTMLHabits(mapping, of: type)
    let reader = ObjectReader(
      mapping, keys: type.keys, noun: type.noun, excusing: "type", &context
    ) { entry, context in
      habits.claim(entry, &context) || type == .unknown && mayBelongElsewhere(entry, &context)
    }
    context.outer.enter(type.keys, "the field")
    defer { context.outer.leave() }
    let index = slots.count
    slots.append(nil)
    if type.holdsFields || type == .unknown, let nodes = reader(FieldKeys.fields, &context) {
      read(nodes, in: index, &context)
    }
    slots[index] = field(reader, of: type, at: index, in: parent, habits: habits, &context)
    noteBrokenKeys(of: index, reader, context.diagnostics[toldBefore...])
  }

  /// Remembers which keys of the field at `index` have one of `findings` in their values, of those on which it depends
  /// what a person can do with the field and must do; of the options, whether one could not be read.
  private mutating func noteBrokenKeys(of index: Int, _ reader: ObjectReader, _ findings: ArraySlice<Diagnostic>) {
    guard !findings.isEmpty else { return }
    if case .sequence(let items)? = reader.entry(FieldKeys.options.name)?.value,
      items.items.count != slots[index]?.options.count
    {
      brokenKeys[index, default: []].insert(FieldKeys.options.name)
    }
    let keys = [FieldKeys.action.name, FieldKeys.link.name, FieldKeys.validators.name, FieldKeys.selectAppearance.name]
    for name in keys {
      guard let range = reader.entry(name)?.value.range else { continue }
      if findings.contains(where: { $0.severity == .error && range.contains($0.range) }) {
        brokenKeys[index, default: []].insert(name)
      }
    }
  }

  private mutating func field(
    _ reader: ObjectReader, of type: FieldType, at index: Int, in parent: Int?, habits: HTMLHabits,
    _ context: inout DecodingContext
  ) -> Field {
    let id = id(reader, &context)
    if type == .unknown, let id { holes.insert(id.value) }
    let defaultValue = reader(FieldKeys.default, &context).flatMap {
      type == .unknown ? nil : FieldValue.read($0, as: type.value, FieldKeys.default.name, &context)
    }
    return Field(
      id: id, type: type, index: index, parent: parent, subtreeEnd: slots.count,
      label: reader(FieldKeys.label, &context), hint: reader(FieldKeys.hint, &context),
      placeholder: reader(FieldKeys.placeholder, &context), defaultValue: defaultValue,
      initial: reader(FieldKeys.initial, &context), calculate: reader(FieldKeys.calculate, &context),
      isEditable: isEditable(reader, &context),
      relevant: reader(FieldKeys.relevant, &context) ?? .always,
      enabled: reader(FieldKeys.enabled, &context) ?? .always,
      readOnly: reader(FieldKeys.readOnly, &context) ?? .never,
      validators: validators(reader, of: type, habits: habits, &context), style: style(reader, of: type, &context),
      appearance: appearance(reader, of: type, &context), link: reader(FieldKeys.link, &context),
      whenHidden: reader(FieldKeys.whenHidden, &context).flatMap { WhenHidden(rawValue: $0.value) } ?? .drop,
      input: reader(FieldKeys.input, &context),
      isSecret: type == .password || reader(FieldKeys.secret, &context) ?? false,
      details: details(reader, of: type, &context), range: reader.range)
  }

  private mutating func id(_ reader: ObjectReader, _ context: inout DecodingContext) -> Placed<String>? {
    let id = reader(FieldKeys.id, &context)
    let entry = reader.entry(FieldKeys.id.name) ?? reader.entry(likelyMeantAs: FieldKeys.id.name)
    if id == nil, case .scalar(let scalar)? = entry?.value {
      // The id is no identifier; the words in it are what expressions would try to say.
      for word in scalar.text.split(whereSeparator: { !isIdentifier("_\($0)") }) { holes.insert(String(word)) }
      holes.insert(scalar.text)
      holes.insert(UnusualCharacter.removed(from: scalar.text))
    }
    return id
  }

  private func isEditable(_ reader: ObjectReader, _ context: inout DecodingContext) -> Bool {
    guard let isEditable = reader(FieldKeys.editable, &context) else { return false }
    if isEditable, !reader.has(FieldKeys.calculate) {
      context.report(
        Diagnostic(
          .misplaced, "`editable` says something only beside `calculate`",
          at: reader.keyRange(FieldKeys.editable.name), hint: "Take `editable` away, or add a `calculate`."))
    }
    return isEditable
  }

  private func validators(
    _ reader: ObjectReader, of type: FieldType, habits: HTMLHabits, _ context: inout DecodingContext
  ) -> [Validator] {
    let listed = reader(FieldKeys.validators, &context).map { Validator.readList($0, for: type, &context) } ?? []
    return listed + habits.validators
  }

  private mutating func style(
    _ reader: ObjectReader, of type: FieldType, _ context: inout DecodingContext
  ) -> Style {
    guard let node = reader(FieldKeys.style, &context) else { return styles.standard(for: type, &context) }
    if case .mapping = node {
      guard let declaration = StyleDeclaration.shape.read(node, FieldKeys.style.name, &context) else {
        return .builtIn(type.styleKind)
      }
      return styles.inline(declaration, as: type == .unknown ? nil : type.styleKind, &context)
    }
    guard let name = Shapes.string.read(node, FieldKeys.style.name, &context) else { return .builtIn(type.styleKind) }
    if type == .unknown {
      styles.require(name, &context)
      return .builtIn(type.styleKind)
    }
    return styles.named(name, as: type.styleKind, &context)
  }

  private func appearance(
    _ reader: ObjectReader, of type: FieldType, _ context: inout DecodingContext
  ) -> String? {
    if type == .unknown { return reader(FieldKeys.appearanceOfAnyType, &context)?.value }
    return switch type.control {
    case .chooseOne: reader(FieldKeys.selectAppearance, &context)?.value
    case .toggle: reader(FieldKeys.checkboxAppearance, &context)?.value
    default: nil
    }
  }

  private func details(
    _ reader: ObjectReader, of type: FieldType, _ context: inout DecodingContext
  ) -> Field.Details {
    if type == .unknown { return detailsOfAnyType(reader, &context) }
    return switch type.control {
    case .chooseOne, .chooseMany:
      .choice(
        options: reader(FieldKeys.options, &context) ?? [],
        selectAll: type == .multiselect ? reader(FieldKeys.selectAllLabel, &context) : nil)
    case .group:
      .group(
        nest: reader(FieldKeys.nest, &context) ?? false, exclusive: reader(FieldKeys.exclusive, &context) ?? nil,
        selectAll: reader(FieldKeys.selectAllLabel, &context))
    case .entries:
      .entries(
        min: reader(FieldKeys.min, &context), max: reader(FieldKeys.max, &context),
        itemLabel: reader(FieldKeys.itemLabel, &context))
    case .selectAll: .selectAll(of: reader(FieldKeys.of, &context))
    case .button: .button(reader(FieldKeys.action, &context) ?? .submit)
    case .link: reader(FieldKeys.document, &context).map { .link($0) } ?? .none
    case .hidden:
      .hidden(
        reader(FieldKeys.value, &context).flatMap {
          FieldValue.read($0, as: .any, FieldKeys.value.name, &context)
        })
    case .line, .paragraph, .secret, .toggle, .heading, .note, .page: .none
    }
  }
}

/// The list of fields under a `fields` key.
enum FieldList {
  /// A list of fields, read later, so that they know what they stand in.
  static let shape = Shape<[Node]>(
    schema: { ["type": "array", "items": ["$ref": "#/$defs/field"], "minItems": 1] },
    read: { node, subject, context in
      guard case .sequence(let sequence) = node else {
        context.reportFieldMapping(node, subject)
        return nil
      }
      if sequence.items.isEmpty {
        context.report(Diagnostic(.wrongType, "`\(subject ?? "fields")` must not be empty", at: node.range))
      }
      return sequence.items
    })
}
