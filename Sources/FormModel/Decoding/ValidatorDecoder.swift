import FormDiagnostics
import FormDocuments
import FormPatterns
import FormText

extension Validator {
  private enum Keys {
    static let message = Key("message", LocalizedText.shape, "What the person reads when the rule is violated.")
    static let when = Key("when", Formula.shape, "When the rule applies.")
    static let severity = Key(
      "severity",
      Shapes.oneOf(
        ViolationSeverity.allCases.map(\.rawValue), "severity",
        elsewhere: {
          ["warn": "warning", "information": "info", "note": "info", "fatal": "error", "critical": "error"][$0]
        }),
      "How grave a violation is; only an `error` blocks.")
    static let alert = Key("alert", Alert.validatorShape, "The alert that a violation raises on submit.")
    static let attributes = [message.erased, when.erased, severity.erased, alert.erased]
    static let all = KeySet(
      ValidatorType.all.map { type in
        AnyKey(type.name, type.summary, schema: { type.argument.schema })
      } + attributes, foreign: ValidatorType.foreign)
  }

  /// What stands under a field's `validators`, in the schema.
  static let rawShape = Shapes.raw { ["$ref": "#/$defs/validators"] }

  /// The JSON Schema of a list of validators.
  static var listSchema: JSON {
    let bare = ValidatorType.all.filter { $0.argument.isFlag }.map { JSON.string($0.name) }
    let names = ValidatorType.all.map { type -> JSON in ["required": [.string(type.name)]] }
    let entry = Keys.all.schema(extra: [JSON.Member("oneOf", .array(names))])
    return ["type": "array", "items": ["anyOf": [["enum": .array(bare)], entry]]]
  }

  /// Reads the validators of a field of type `type`; those with findings are left out.
  static func readList(_ node: Node, for type: FieldType, _ context: inout DecodingContext) -> [Validator] {
    guard case .sequence(let sequence) = node else {
      return readSingle(node, for: type, &context)
    }
    var validators: [Validator] = []
    var isCut = false
    for (place, item) in sequence.items.enumerated() where !item.isHole {
      if isCut {
        isCut = false
      } else if place + 1 < sequence.items.count,
        let number = CutNumber(item, sequence.items[place + 1], context.source)
      {
        context.report(number.diagnostic)
        isCut = true
      } else if place > 0, case .mapping(let mapping) = item, hasOnlyAttributes(mapping) {
        context.reportAttributes(mapping, after: sequence.items[place - 1])
      } else if let validator = read(item, for: type, &context) {
        validators.append(validator)
      }
    }
    return validators
  }

  private static func hasOnlyAttributes(_ mapping: Node.Mapping) -> Bool {
    mapping.entries.allSatisfy { entry in
      guard case .scalar(let key) = entry.key else { return false }
      return Keys.attributes.contains { $0.name == key.text }
    }
  }

  /// Reads, after a finding, what stands in the place of the list; it counts when it is one validator.
  private static func readSingle(_ node: Node, for type: FieldType, _ context: inout DecodingContext) -> [Validator] {
    let isOne: Bool =
      switch node {
      case .scalar(let scalar): ValidatorType.named(scalar.text) != nil
      case .mapping(let mapping): mapping.entries.count == 1
      case .sequence: false
      }
    context.reportNoValidatorList(node)
    return isOne ? read(node, for: type, &context).map { [$0] } ?? [] : []
  }

  /// Reads one validator: a bare name, or a mapping of one validator with its argument and attributes.
  static func read(_ node: Node, for type: FieldType, _ context: inout DecodingContext) -> Validator? {
    switch node {
    case .scalar(let scalar):
      return bare(Placed(scalar.text, at: scalar.range), node, for: type, &context)
    case .mapping(let mapping):
      if case .scalar(let key)? = mapping.entries.first?.key, !Keys.all.contains(key.text, KeyMark(key.text)),
        let rule = NamedRule(mapping)
      {
        context.report(rule.diagnostic(in: context.source))
        return nil
      }
      let reader = ObjectReader(mapping, keys: Keys.all, noun: "a validator", &context)
      return validator(reader, mapping, for: type, &context)
    case .sequence:
      context.reportWrongType(node, expected: "the name of a validator, or a mapping of one with its argument", of: nil)
      return nil
    }
  }

  private static func bare(
    _ name: Placed<String>, _ node: Node, for type: FieldType, _ context: inout DecodingContext
  ) -> Validator? {
    guard let kind = ValidatorType.named(name.value) else {
      if case .scalar(let scalar) = node, context.reportMissingColon(scalar, { ValidatorType.named($0) != nil }) {
        return nil
      }
      if name.value.isEmpty {
        context.reportWrongType(node, expected: "the name of a validator", of: nil)
      } else if name.value == type.name {
        context.report(
          Diagnostic(
            .badValue, "`\(name.value)` is no validator", at: name.range,
            hint: "Take it away: a field of type `\(type.name)` takes nothing else by itself."))
      } else if let meant = ValidatorType.meant(by: name.value) {
        context.reportForeignValidator(name, meant)
        return meant.argument.isFlag ? bare(Placed(meant.name, at: name.range), node, for: type, &context) : nil
      } else if let advice = ValidatorType.advice[name.value] {
        context.report(Diagnostic(.badValue, "`\(name.value)` is no validator", at: name.range, hint: advice))
      } else {
        context.reportBadValue(name, noun: "validator", known: ValidatorType.names)
      }
      return nil
    }
    guard applies(kind, to: type, at: name.range, nil, &context) else { return nil }
    guard kind.argument.isFlag else {
      context.report(
        Diagnostic(
          .wrongType, "`\(kind.name)` needs an argument", at: name.range,
          hint: "Write `\(kind.name): \(kind.argument.example)`."))
      return nil
    }
    return Validator(
      type: kind, argument: Placed(.flag, at: name.range), message: nil, when: nil, severity: .error, alert: nil,
      nameRange: name.range)
  }

  private static func validator(
    _ reader: ObjectReader, _ mapping: Node.Mapping, for type: FieldType, _ context: inout DecodingContext
  ) -> Validator? {
    let message = reader(Keys.message, &context)
    let when = reader(Keys.when, &context)
    let severity = reader(Keys.severity, &context).flatMap { ViolationSeverity(rawValue: $0.value) }
    let alert = reader(Keys.alert, &context)
    let names = reader.names
    guard let first = names.firstIndex(where: { ValidatorType.named($0) != nil }),
      let kind = ValidatorType.named(names[first]), let entry = reader.entry(kind.name)
    else {
      if reader.allKeysAreKnown {
        context.report(
          Diagnostic(
            .missingKey, "This entry names no validator", at: reader.anchor,
            hint: names.first.map {
              "Write `\($0)` into the entry of its validator: `{required: true, \($0): …}`."
            } ?? "A validator is one of \(DecodingContext.list(ValidatorType.names))."))
      }
      return nil
    }
    for other in names[(first + 1)...] where ValidatorType.named(other) != nil {
      context.report(
        Diagnostic(
          .misplaced, "`\(other)` needs an entry of its own in the list", at: reader.keyRange(other),
          related: [Diagnostic.Related(entry.key.range, "this entry is about `\(kind.name)`")],
          hint: "Write it as a further item with a dash before it.",
          fix: names.allSatisfy { ValidatorType.named($0) != nil }
            ? mapping.entries.firstIndex { $0.key.range == reader.keyRange(other) }
              .flatMap { context.splitting(mapping, before: $0) } : nil))
    }
    guard applies(kind, to: type, at: entry.key.range, entry.value, &context) else { return nil }
    if case .mapping(let nested) = entry.value, let parts = NestedArgument(nested, of: kind) {
      parts.report(entry, in: mapping, &context)
      return nil
    }
    guard
      let argument = flagArgument(kind, entry, reader, &context)
        ?? kind.argument.read(entry.value, of: kind, for: type, &context)
    else { return nil }
    return Validator(
      type: kind, argument: Placed(argument, at: entry.value.range), message: message, when: when,
      severity: severity ?? .error, alert: alert, nameRange: entry.key.range)
  }

  /// The argument of a validator that stands alone, after a finding, where its message or condition stands in that
  /// place: `required: Please write a name`; nil for others.
  private static func flagArgument(
    _ kind: ValidatorType, _ entry: Node.Entry, _ reader: ObjectReader, _ context: inout DecodingContext
  ) -> ValidatorArgument? {
    guard kind.argument.isFlag, case .scalar(let scalar) = entry.value, case .string = scalar.value else { return nil }
    let item = ValidatorItem(kind, entry.value, context.source)
    guard let replacement = item.replacement, !item.isOff else { return nil }
    let isAlone = reader.names.count == 1
    context.report(
      Diagnostic(
        .wrongType, "`\(kind.name)` must be `true`, not the text `\(scalar.text.prefix(40))`", at: entry.value.range,
        hint: "Write `\(replacement)`.",
        fix: isAlone
          ? context.spreading(
            item.parts, over: entry.key.range.union(entry.value.range), in: reader.range
          ).map { Diagnostic.Fix("Write it as a key of its own", [$0]) } : nil))
    return .flag
  }

  private static func applies(
    _ kind: ValidatorType, to type: FieldType, at range: SourceRange, _ argument: Node?,
    _ context: inout DecodingContext
  ) -> Bool {
    guard !kind.applies(type) else { return true }
    var fix: Diagnostic.Fix?
    if case .scalar(let scalar)? = argument, case .integer(0...) = scalar.value, let meant = kind.counterpart(on: type)
    {
      fix = Diagnostic.Fix("Write `\(meant.name)`", [Diagnostic.Edit(range, meant.name)])
    }
    context.report(
      Diagnostic(
        .validatorMismatch, "`\(kind.name)` is for \(kind.subject), not for a field of type `\(type.name)`", at: range,
        hint: kind.advice(for: type), fix: fix))
    return false
  }
}

extension DecodingContext {
  /// Reports the validator `meant` under the name that it has elsewhere.
  fileprivate mutating func reportForeignValidator(_ name: Placed<String>, _ meant: ValidatorType) {
    report(
      Diagnostic(
        .badValue, "`\(name.value)` is no validator", at: name.range,
        hint: "Here it is called `\(meant.name)`.",
        fix: Diagnostic.Fix("Replace it by `\(meant.name)`", [Diagnostic.Edit(name.range, meant.name)])))
  }
}

extension ValidatorType {
  /// The validator that counts on a field of `type` what this one is meant to; nil when there is none.
  fileprivate func counterpart(on type: FieldType) -> ValidatorType? {
    let counts = type.value == .choices || type == .group
    switch self {
    case .min, .minLength: return counts ? .minSelected : type.value == .text && self == .min ? .minLength : nil
    case .max, .maxLength: return counts ? .maxSelected : type.value == .text && self == .max ? .maxLength : nil
    default: return nil
    }
  }

  /// What to use instead on a field of `type`; nil when nothing comes near.
  fileprivate func advice(for type: FieldType) -> String? {
    switch (self, type.value) {
    case (.minLength, _) where type.value.isOrdered: "Use `min` for the least value."
    case (.maxLength, _) where type.value.isOrdered: "Use `max` for the greatest value."
    case (.min, .text): "Use `minLength` for the length of a text."
    case (.max, .text): "Use `maxLength` for the length of a text."
    case (.min, .choices), (.minLength, .choices): "Use `minSelected` for the number of options."
    case (.max, .choices), (.maxLength, .choices): "Use `maxSelected` for the number of options."
    case (.min, .entries), (.minSelected, .entries), (.minLength, .entries): "A repeat has the key `min`."
    case (.max, .entries), (.maxSelected, .entries), (.maxLength, .entries): "A repeat has the key `max`."
    case (.min, .none) where type == .group, (.minLength, .none) where type == .group:
      "Use `minSelected` for the number of ticked boxes."
    case (.max, .none) where type == .group, (.maxLength, .none) where type == .group:
      "Use `maxSelected` for the number of ticked boxes."
    case (.required, .none) where type == .group: "That one box is ticked is asked by `minSelected: 1`."
    case (.required, .none) where type == .page: "Write it into the fields of the page."
    case (.pattern, _) where type.value.isOrdered:
      "What is typed into it is \(type.value.noun) already; bounds are `min` and `max`."
    case (.minSelected, .choice), (.maxSelected, .choice):
      "Of a `select` exactly one is chosen; `required` asks for it."
    case (.distinct, _): "It stands in the `repeat` and names the field: `validators: [{distinct: name}]`."
    case (.minLength, .boolean), (.min, .boolean): "That it is ticked is asked by `required`."
    default: nil
    }
  }
}
