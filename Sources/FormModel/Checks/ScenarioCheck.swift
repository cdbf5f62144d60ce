import FormDiagnostics
import FormDocuments
import FormText

extension FormCheck {
  /// Names, keys and types in scenarios. Whether they hold is for running them.
  static let scenarios = FormCheck { form, context in
    for scenario in form.form.scenarios {
      for step in scenario.steps {
        switch step.action {
        case .event(let event): form.check(event, &context)
        case .expectation(let expectations):
          for expectation in expectations { form.check(expectation, &context) }
        }
      }
    }
  }
}

extension CheckedForm {
  fileprivate func check(_ event: ScenarioEvent, _ context: inout DecodingContext) {
    for target in event.targets {
      switch event.kind.value {
      case .language:
        if LanguageTag(target.name.value) == nil {
          context.reportScenario("`\(target.name.value)` is no well-formed language tag", at: target.name)
        }
      case .focus: require(target, "can have the focus", &context) { $0.isFocusable }
      case .type: require(target, "can be typed into", &context) { $0.isTyped }
      case .set, .clear: require(target, "holds a value", &context) { $0.type.value.isStored }
      case .tap: require(target, "can be tapped", &context) { $0.isTappable }
      case .press, .release, .cancel: require(target, "is a button", &context) { $0.isPressable }
      case .add: require(target, "is a repeat", &context) { $0.type == .repeat }
      case .remove: require(target, "is an entry of a repeat", &context) { $0.type == .repeat }
      case .open: requireLink(target, &context)
      case .blur, .return, .close, .submit, .dismiss, .reload: continue
      }
      if event.kind.value == .set { checkValue(of: target, &context) }
      if event.kind.value == .tap, let option = target.value { checkOption(option, of: target.name, &context) }
    }
  }

  /// Reports a tap on an option that the field does not have.
  private func checkOption(_ option: Placed<JSON>, of name: Placed<String>, _ context: inout DecodingContext) {
    guard let field = field(at: name.value), !field.options.isEmpty, let text = option.value.string else { return }
    let known = field.options.map(\.value.value)
    guard !known.contains(text) else { return }
    context.reportScenario(
      "`\(text)` is no option of `\(name.value)`", at: Placed(text, at: option.range), known: known)
  }

  fileprivate func check(_ expectation: ScenarioExpectation, _ context: inout DecodingContext) {
    let aspect = expectation.aspect
    switch aspect.value {
    case "values":
      for entry in expectation.entries {
        require(entry, "holds a value", &context) { $0.type.value != .none || $0.isNest }
        checkValue(of: entry, &context)
      }
    case "relevant", "enabled":
      for entry in expectation.entries {
        require(entry, "is part of the form", &context) { _ in true }
        if let value = entry.value, value.value.boolean == nil {
          context.reportScenario("`\(aspect.value)` is `true` or `false` for each name", at: value.range)
        }
      }
    case "errors", "violations":
      for entry in expectation.entries {
        require(entry, "is part of the form", &context) { _ in true }
        if let value = entry.value { checkViolation(value, &context) }
      }
    case "focus", "pressed":
      if case .string(let name) = expectation.value.value {
        require(
          ScenarioEvent.Target(name: Placed(name, at: expectation.node.range), node: nil), "is part of the form",
          &context
        ) { _ in true }
      }
    case "document": checkDocument(expectation.value, &context)
    case "alert": checkAlert(expectation, &context)
    case "submitted":
      if case .mapping(let members) = expectation.node { checkSubmitted(members, scope: 0, &context) }
    case "next", "text": break
    default: checkSelectAll(expectation, &context)
    }
  }

  private func checkViolation(_ value: Placed<JSON>, _ context: inout DecodingContext) {
    let names: [String]
    switch value.value {
    case .string(let name): names = [name]
    case .array(let items): names = items.compactMap(\.string)
    case .null, .boolean(false): names = []
    case .boolean, .integer, .number, .object:
      return context.reportScenario("What is wrong is named by a violation, or by `false` for nothing", at: value.range)
    }
    let known = ViolationKind.allCases.map(\.rawValue)
    for name in names where !known.contains(name) {
      if let validator = ValidatorType.meant(by: name), let violation = validator.violations.first?.rawValue {
        let isAlone: Bool = if case .string = value.value { true } else { false }
        context.report(
          Diagnostic(
            .scenarioProblem, "`\(name)` is a validator; here its violation is named", at: value.range,
            hint: "Write `\(violation)`.",
            fix: isAlone
              ? Diagnostic.Fix("Replace it by `\(violation)`", [Diagnostic.Edit(value.range, violation)]) : nil))
        continue
      }
      context.reportScenario("`\(name)` is no violation", at: Placed(name, at: value.range), known: known)
    }
  }

  private func checkSelectAll(_ expectation: ScenarioExpectation, _ context: inout DecodingContext) {
    let aspect = expectation.aspect
    guard !holes.contains(aspect.value) else { return }
    if let field = field(at: aspect.value) {
      let hasSelectAll: Bool =
        switch field.details {
        case .choice(_, .some), .group(_, _, .some), .selectAll: true
        case .none, .choice, .group, .entries, .button, .link, .hidden: false
        }
      if hasSelectAll {
        let states = ["on", "off", "indeterminate"]
        if expectation.value.value.boolean == nil, !states.contains(expectation.value.value.string ?? "") {
          context.reportScenario("A select-all is `on`, `off` or `indeterminate`", at: expectation.value.range)
        }
        return
      }
      return context.reportScenario(
        "`\(aspect.value)` is no select-all; what other fields hold is expected under `values`", at: aspect.range)
    }
    let selectAlls = form.fields.filter { $0.type == .selectAll }.compactMap { $0.id?.value }
    context.reportScenario(
      "`\(aspect.value)` is nothing that can be expected", at: aspect,
      known: ScenarioExpectation.mappedAspects + ScenarioExpectation.singleAspects + selectAlls)
  }

  private func requireLink(_ target: ScenarioEvent.Target, _ context: inout DecodingContext) {
    require(target, "has a link or is one", &context) { field in
      if case .button(.open) = field.details { return true }
      return field.link != nil || field.type == .link
    }
  }

  private func require(
    _ target: ScenarioEvent.Target, _ what: String, _ context: inout DecodingContext, where isFine: (Field) -> Bool
  ) {
    let name = target.name
    guard name.value != "submit", !holes.contains(name.value) else { return }
    guard let field = field(at: name.value) else {
      return context.reportScenario(
        "There is no field `\(name.value)`", at: name, known: form.fields.compactMap { $0.id?.value })
    }
    guard !isFine(field) else { return }
    context.reportScenario("`\(name.value)`, of type `\(field.type.name)`, is nothing that \(what)", at: name.range)
  }

  /// The field at a place such as `email`, `consents.terms` or `orders[0].amount`; nil when there is none.
  private func field(at path: String) -> Field? {
    if let place = names.field(path, in: 0) { return form.fields[place] }
    var scope: Int? = 0
    var found: Field?
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let current = scope else { return nil }
      let name = part.prefix { $0 != "[" }
      let index = part.dropFirst(name.count)
      let isIndex = index.isEmpty || (index.last == "]" && Int(index.dropFirst().dropLast()) != nil)
      guard isIndex, let place = names.field(String(name), in: current) else { return nil }
      let field = form.fields[place]
      guard index.isEmpty || field.type == .repeat || found == nil else { return nil }
      found = field
      scope = names.scopeInside[place]
    }
    return found
  }

  private func checkValue(of target: ScenarioEvent.Target, _ context: inout DecodingContext) {
    let name = target.name
    guard let value = target.value, let field = field(at: name.value), value.value != .null else { return }
    guard checkOptions(field, target, &context) else { return }
    let isFine: Bool
    switch field.type.value {
    case .boolean: isFine = value.value.boolean != nil
    case .integer, .number: isFine = value.value.isNumber || value.value.string != nil
    case .choice: isFine = value.value.string != nil || value.value.isNumber
    case .choices: isFine = value.value.isArray
    case .entries: isFine = value.value.isArray
    case .text, .file, .date, .time, .dateTime: isFine = !value.value.isArray && value.value.boolean == nil
    case .any, .selectAll, .none: isFine = true
    }
    guard !isFine else { return }
    context.reportScenario("`\(name.value)` holds \(field.type.value.noun)", at: value.range)
  }

  /// Reports the first text that is none of the options of a choice.
  ///
  /// - Returns: Whether there was none.
  private func checkOptions(
    _ field: Field, _ target: ScenarioEvent.Target, _ context: inout DecodingContext
  ) -> Bool {
    guard field.type.hasOptions, let value = target.value else { return true }
    let known = field.options.map(\.value.value)
    let isUnknown = { (item: JSON) in item.string.map { !$0.isEmpty && !known.contains($0) } ?? false }
    var path: [JSON.Step] = []
    var unknown = isUnknown(value.value) ? value.value.string : nil
    if case .array(let items) = value.value, let place = items.firstIndex(where: isUnknown) {
      path = [.item(place)]
      unknown = items[place].string
    }
    guard let unknown else { return true }
    context.reportScenario(
      "`\(unknown)` is no option of `\(target.name.value)`", at: Placed(unknown, at: target.place(of: path)),
      known: known)
    return false
  }

  private func checkDocument(_ value: Placed<JSON>, _ context: inout DecodingContext) {
    guard let name = value.value.string, !form.hasDocument(name), !holes.contains(name) else { return }
    context.reportScenario(
      "There is no document `\(name)`", at: Placed(name, at: value.range), known: form.documents.map(\.name.value))
  }

  private func checkAlert(_ expectation: ScenarioExpectation, _ context: inout DecodingContext) {
    guard case .mapping(let members) = expectation.node else { return }
    let known = ["title", "message", "dismiss"]
    for entry in members.entries {
      guard case .scalar(let key) = entry.key, !known.contains(key.text) else { continue }
      context.reportScenario(
        "An alert has `title`, `message` and `dismiss`, not `\(key.text)`", at: Placed(key.text, at: key.range),
        known: known)
    }
  }

  /// Reports names in a submission that the form does not have.
  private func checkSubmitted(_ members: Node.Mapping, scope: Int, _ context: inout DecodingContext) {
    for entry in members.entries {
      guard case .scalar(let key) = entry.key, !holes.contains(key.text) else { continue }
      guard let place = names.field(key.text, in: scope) else {
        context.reportScenario(
          "There is no field `\(key.text)`", at: Placed(key.text, at: key.range),
          known: form.fields.compactMap { $0.id?.value })
        continue
      }
      guard let inside = names.scopeInside[place] else { continue }
      switch entry.value {
      case .mapping(let inner): checkSubmitted(inner, scope: inside, &context)
      case .sequence(let items):
        for case .mapping(let inner) in items.items { checkSubmitted(inner, scope: inside, &context) }
      case .scalar: continue
      }
    }
  }
}

extension Field {
  fileprivate var isTyped: Bool {
    switch type.control {
    case .line, .paragraph, .secret: true
    default: false
    }
  }

  fileprivate var isTappable: Bool {
    switch type.control {
    case .toggle, .selectAll, .link, .button, .chooseOne, .chooseMany, .line, .paragraph, .secret: true
    case .group: true
    case .heading, .note, .page, .entries, .hidden: false
    }
  }

  fileprivate var isPressable: Bool { type == .button || appearance == "button" }
}

extension JSON {
  fileprivate var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  fileprivate var string: String? { if case .string(let value) = self { value } else { nil } }
  fileprivate var isArray: Bool { if case .array = self { true } else { false } }
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .number: true
    case .null, .boolean, .string, .array, .object: false
    }
  }
}

extension DecodingContext {
  fileprivate mutating func reportScenario(_ message: String, at range: SourceRange) {
    report(Diagnostic(.scenarioProblem, message, at: range))
  }

  fileprivate mutating func reportScenario(
    _ message: String, at name: Placed<String>, known: @autoclosure () -> [String] = []
  ) {
    let offer = suggestions.offer(for: name.value, in: known())
    report(
      Diagnostic(
        .scenarioProblem, message, at: name.range, hint: offer.hint(listing: "Here can stand"),
        fix: offer.fix(at: name.range)))
  }
}
