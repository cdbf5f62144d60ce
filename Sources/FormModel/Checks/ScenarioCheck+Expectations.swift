import FormDiagnostics
import FormDocuments

extension CheckedForm {
  /// Names and values of what a scenario expects.
  func check(_ expectation: ScenarioExpectation, _ context: inout DecodingContext) {
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
    if let meant = Self.aspectsElsewhere[aspect.value.lowercased()] {
      return context.report(
        Diagnostic(
          .scenarioProblem, "`\(aspect.value)` is nothing that can be expected", at: aspect.range,
          hint: "Here it is called `\(meant)`.",
          fix: Diagnostic.Fix("Replace it by `\(meant)`", [Diagnostic.Edit(aspect.range, meant)])))
    }
    let selectAlls = form.fields.filter { $0.type == .selectAll }.compactMap { $0.id?.value }
    context.reportScenario(
      "`\(aspect.value)` is nothing that can be expected", at: aspect,
      known: ScenarioExpectation.mappedAspects + ScenarioExpectation.singleAspects + selectAlls)
  }

  /// What test tools call what is expected here, in lower case.
  private static let aspectsElsewhere = [
    "visible": "relevant", "shown": "relevant", "active": "enabled", "value": "values", "error": "errors",
    "invalid": "errors", "focused": "focus", "dialog": "alert", "popup": "alert", "submission": "submitted",
    "result": "submitted", "rendering": "text",
  ]

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
