import FormDiagnostics
import FormDocuments
import FormText

extension FormCheck {
  /// Names, keys and types in scenarios. Whether they hold is for running them.
  static let scenarios = FormCheck { form, context in
    // Where no field could be read, every name would be unknown.
    if form.form.fields.isEmpty, form.hasBrokenParts { return }
    for scenario in form.form.scenarios {
      if let node = scenario.contextNode { form.checkContext(node, &context) }
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
  func check(_ event: ScenarioEvent, _ context: inout DecodingContext) {
    for target in event.targets {
      switch event.kind.value {
      case .language:
        let meant = LanguageTag.inWords(target.name.value)
        guard meant != nil || LanguageTag(target.name.value) == nil else { continue }
        context.report(
          Diagnostic(
            .scenarioProblem, "`\(target.name.value)` is no language tag", at: target.name.range,
            hint: meant.map { "Write `\($0)`." } ?? "Language tags look like `en`, `ko` or `pt-BR` (BCP 47).",
            fix: meant.map {
              Diagnostic.Fix("Replace it by `\($0)`", [Diagnostic.Edit(target.name.range, $0.description)])
            }))
      case .focus: require(target, "can have the focus", &context) { $0.isFocusable }
      case .type: require(target, "can be typed into", &context) { $0.isTyped }
      case .set, .clear: require(target, "holds a value", &context) { $0.type.value.isStored }
      case .tap: require(target, "can be tapped", &context) { $0.isTappable }
      case .press, .release, .cancel:
        require(target, "is a button", decidedBy: [FieldKeys.checkboxAppearance.erased], &context) { $0.isPressable }
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
    guard !known.contains(text), !lacksOptions(field) else { return }
    context.reportScenario(
      "`\(text)` is no option of `\(name.value)`", at: Placed(text, at: option.range), known: known)
  }

  private func requireLink(_ target: ScenarioEvent.Target, _ context: inout DecodingContext) {
    let deciding = [FieldKeys.link.erased, FieldKeys.action.erased]
    require(target, "has a link or is one", decidedBy: deciding, &context) { field in
      if case .button(.open) = field.details { return true }
      return field.link != nil || field.type == .link
    }
  }

  func require(
    _ target: ScenarioEvent.Target, _ what: String, decidedBy keys: [AnyKey] = [], _ context: inout DecodingContext,
    where isFine: (Field) -> Bool
  ) {
    let name = target.name
    guard name.value != "submit", !leadsThroughHole(name.value) else { return }
    guard let field = field(at: name.value) else {
      return context.reportScenario(
        "There is no field `\(name.value)`", at: name, known: form.fields.compactMap { $0.id?.value })
    }
    guard !isFine(field), !keys.contains(where: { isBroken(field, at: $0) }) else { return }
    context.reportScenario("`\(name.value)`, of type `\(field.type.name)`, is nothing that \(what)", at: name.range)
  }

  /// Whether a part of a place such as `orders[0].amount` is the id of something that could not be read.
  private func leadsThroughHole(_ path: String) -> Bool {
    !holes.isEmpty
      && (holes.contains(path)
        || path.split(separator: ".").contains { holes.contains(String($0.prefix { $0 != "[" })) })
  }

  /// The field at a place such as `email`, `consents.terms` or `orders[0].amount`; nil when there is none.
  func field(at path: String) -> Field? {
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

  func checkValue(of target: ScenarioEvent.Target, _ context: inout DecodingContext) {
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
    guard field.type.hasOptions, !lacksOptions(field), let value = target.value else { return true }
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
  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  fileprivate var isArray: Bool { if case .array = self { true } else { false } }
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .number: true
    case .null, .boolean, .string, .array, .object: false
    }
  }
}

extension DecodingContext {
  mutating func reportScenario(_ message: String, at range: SourceRange) {
    report(Diagnostic(.scenarioProblem, message, at: range))
  }

  mutating func reportScenario(
    _ message: String, at name: Placed<String>, known: @autoclosure () -> [String] = []
  ) {
    let offer = suggestions.offer(for: name.value, in: known())
    report(
      Diagnostic(
        .scenarioProblem, message, at: name.range, hint: offer.hint(listing: "Here can stand"),
        fix: offer.fix(at: name.range)))
  }
}
