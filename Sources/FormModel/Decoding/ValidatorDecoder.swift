import FormDiagnostics
import FormDocuments
import FormPatterns
import FormText

extension Validator {
  private enum Keys {
    static let message = Key("message", Text.shape, "What the person reads when the rule is violated.")
    static let when = Key("when", Formula.shape, "When the rule applies.")
    static let severity = Key(
      "severity", Shapes.oneOf(ViolationSeverity.allCases.map(\.rawValue), "severity"),
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
    return sequence.items.compactMap { $0.isHole ? nil : read($0, for: type, &context) }
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
      return validator(reader, for: type, &context)
    case .sequence:
      context.reportWrongType(node, expected: "the name of a validator, or a mapping of one with its argument", of: nil)
      return nil
    }
  }

  private static func bare(
    _ name: Placed<String>, _ node: Node, for type: FieldType, _ context: inout DecodingContext
  ) -> Validator? {
    guard let kind = ValidatorType.named(name.value) else {
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
    guard applies(kind, to: type, at: name.range, &context) else { return nil }
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
    _ reader: ObjectReader, for type: FieldType, _ context: inout DecodingContext
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
          hint: "Write it as a further item with a dash before it."))
    }
    guard applies(kind, to: type, at: entry.key.range, &context) else { return nil }
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
        fix: isAlone && context.source[reader.range].hasPrefix("{")
          ? Diagnostic.Fix(
            "Write it as a key of its own",
            [Diagnostic.Edit(entry.key.range.union(entry.value.range), replacement)]) : nil))
    return .flag
  }

  private static func applies(
    _ kind: ValidatorType, to type: FieldType, at range: SourceRange, _ context: inout DecodingContext
  ) -> Bool {
    guard !kind.applies(type) else { return true }
    context.report(
      Diagnostic(
        .validatorMismatch, "`\(kind.name)` is for \(kind.subject), not for a field of type `\(type.name)`", at: range,
        hint: kind.advice(for: type)))
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
    case (.required, .none) where type == .group: "That one box is ticked is asked by `minSelected: 1`."
    case (.required, .none) where type == .page: "Write it into the fields of the page."
    case (.pattern, _) where type.value.isOrdered:
      "What is typed into it is \(type.value.noun) already; bounds are `min` and `max`."
    case (.minSelected, .choice), (.maxSelected, .choice):
      "Of a `select` exactly one is chosen; `required` asks for it."
    case (.minLength, .boolean), (.min, .boolean): "That it is ticked is asked by `required`."
    default: nil
    }
  }
}
