import FormExpressions
import FormModel

extension SampleMaker {
  /// Valid submissions that lie at the bounds of a rule each, in the order of the form; and the names of bounds that no
  /// valid submission reaches.
  public mutating func boundary() throws(Failure) -> (examples: [Example], unreached: [String]) {
    var examples: [Example] = []
    var unreached: [String] = []
    for plan in judge.plan.fields where !plan.isWorkedOut && plan.levelKind == 0 {
      for (name, value, rule) in bounds(of: plan) {
        let place = SampleAnswers.Place(field: plan.field.index, entries: [])
        var reached: String?
        for number in 0..<4 where reached == nil {
          var answers = try pooledAnswers(number)
          answers[place] = value
          if mend(&answers, keeping: [place], steps: 60), answers[place] == value { reached = text(answers) }
        }
        let prefix = judge.plan.prefix(ofScope: form.names.scopeOfField[plan.field.index])
        let full = "\(prefix)\(plan.field.id?.value ?? ""): \(name)"
        if let reached {
          examples.append(Example(json: reached, name: full, rule: plan.rules[rule].validator.nameRange))
        } else {
          unreached.append(full)
        }
      }
    }
    return (examples, unreached)
  }

  /// The values at the bounds of a field, each with the name of the bound and the place of its rule.
  private mutating func bounds(of plan: FieldPlan) -> [(name: String, value: FieldValue, rule: Int)] {
    var found: [(name: String, value: FieldValue, rule: Int)] = []
    for rule in plan.rules where rule.validator.severity == .error && rule.validator.when == nil {
      let type = rule.validator.type
      switch (type, rule.validator.argument.value) {
      case (.min, _), (.max, _):
        if let bound = rule.constant ?? rule.validator.literalBound { found.append((type.name, bound, rule.place)) }
      case (.minLength, .count(let count)) where count > 0, (.maxLength, .count(let count)) where count < 100_000:
        if let text = values.text(of: count, for: plan) { found.append((type.name, .text(text), rule.place)) }
      case (.minSelected, .count(let count)), (.maxSelected, .count(let count)):
        let options = plan.field.options.filter { !$0.isExclusive }.map(\.value.value)
        if plan.kind == .choices, count <= options.count {
          found.append((type.name, .texts(Array(options.prefix(count))), rule.place))
        }
      default: continue
      }
    }
    return found
  }
}
