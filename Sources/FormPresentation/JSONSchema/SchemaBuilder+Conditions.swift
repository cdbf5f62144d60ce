import FormDiagnostics
import FormDocuments
import FormExpressions
import FormModel

/// Saying what depends on several answers.
extension SchemaBuilder {
  /// When the field is asked; true for always, nil where JSON Schema cannot say it, which is a loss then.
  mutating func asking(_ field: Field) -> JSON? {
    var parts: [JSON] = []
    var isSaid = true
    var current: Field? = field
    while let part = current, current?.index != levelOwner(of: field)?.index {
      for (rule, condition) in [("relevant", part.relevant), ("enabled", part.enabled)] {
        if let schema = self.condition(of: part, at: field).schema(condition) {
          parts.append(schema)
        } else if let formula = condition.formula {
          isSaid = false
          if part.index == field.index || part.isFirstAsked(in: form, field) {
            lose(rule, reason(formula, at: field, scopeOf: part), part, formula.place.range)
          }
        }
      }
      current = part.parent.map { form.fields[$0] }
    }
    return isSaid ? SchemaNode.all(parts) : nil
  }

  /// Why JSON Schema cannot say a condition that stands at `field`, whose names are those of the scope of `part`.
  private func reason(_ formula: Formula, at field: Field?, scopeOf part: Field?) -> String {
    let scope = part.map { form.names.scopeOfField[$0.index] } ?? 0
    let program = Program(formula.expression, in: variables.environments[scope])
    let owner = field.flatMap { levelOwner(of: $0) }
    for slot in program.slots {
      switch variables.variables[slot] {
      case .context: return "It reads what the form is told from outside"
      case .index: return "It asks for the place of the entry"
      case .field(let index) where levelOwner(of: form.fields[index])?.index != owner?.index:
        return "It reads an answer outside of the entry, where the schema of an entry does not look"
      case .field(let index) where form.fields[index].calculate != nil || form.fields[index].type == .hidden:
        return "It reads what the form works out, which a submission need not hold"
      case .field, .ownValue, .formIsValid, .language: continue
      }
    }
    return "It compares more than an answer with a constant"
  }

  /// What says conditions of `part` about the level that `field` stands at.
  private func condition(of part: Field, at field: Field, own: Field? = nil) -> SchemaCondition {
    let owner = levelOwner(of: field)
    return SchemaCondition(form: form, scope: form.names.scopeOfField[part.index], own: own) { other in
      self.levelOwner(of: other)?.index == owner?.index ? self.names(of: other) : nil
    }
  }

  /// The names that lead to the field from the object of its level.
  private func names(of field: Field) -> [String] {
    var names = [field.id?.value ?? ""]
    var parent = field.parent
    while let index = parent, form.fields[index].type != .repeat {
      if form.fields[index].isNest { names.insert(form.fields[index].id?.value ?? "", at: 0) }
      parent = form.fields[index].parent
    }
    return names
  }

  /// The objects of the level in which the field holds what `schema` accepts.
  func at(_ field: Field, _ schema: JSON, isRequired: Bool) -> JSON {
    names(of: field).reversed().reduce(schema) { SchemaNode.member($1, $0, isRequired: isRequired) }
  }

  /// The options that are only offered under a condition.
  mutating func conditionalOptions(_ field: Field, _ askedWhen: JSON?) {
    // What is chosen where nothing is asked is refused, whatever it is.
    let asked = askedWhen ?? true
    for option in field.options {
      guard let formula = option.relevant.formula else {
        if option.relevant.constant == false { refuse(option, of: field, when: asked) }
        continue
      }
      if let isOffered = condition(of: field, at: field).schema(formula.expression.root, is: true) {
        refuse(option, of: field, when: SchemaNode.all([asked, SchemaNode.not(isOffered)]))
      } else {
        lose("options", reason(formula, at: field, scopeOf: field), field, formula.place.range)
      }
    }
  }

  private mutating func refuse(_ option: Option, of field: Field, when condition: JSON) {
    let value: JSON = ["const": .string(option.value.value)]
    let chosen = at(field, field.type == .multiselect ? ["contains": value] : value, isRequired: true)
    conditions.append(SchemaNode.not(SchemaNode.all([condition, chosen])))
  }

  /// The rules of a field that hold under a condition, and its constraints.
  mutating func conditionalRules(_ field: Field, _ askedWhen: JSON?) {
    guard field.type != .repeat else { return }
    let asked = askedWhen ?? true
    let isBox = variables.kind(of: field.index) == .boolean
    let filled = at(field, SchemaNode.not(isBox ? ["type": "null"] : SchemaNode.nothing), isRequired: true)
    for validator in field.validators where validator.severity == .error {
      let isConstraint = validator.type == .constraint
      if validator.when == nil, !isConstraint { continue }
      if field.isWorkedOut { continue }
      // What is not asked may be missing, and when it is asked is a loss that is told.
      if askedWhen == nil, validator.type == .required { continue }
      // What is missing is worked out.
      if field.calculate != nil, validator.type == .required { continue }
      let saying = condition(of: field, at: field, own: field)
      let applies = validator.when.map { saying.schema($0.expression.root, is: true) } ?? .some(true)
      guard let applies else {
        if let when = validator.when {
          lose(validator.type.name, reason(when, at: field, scopeOf: field), field, validator.nameRange)
        }
        continue
      }
      if isConstraint {
        guard case .formula(let formula) = validator.argument.value else { continue }
        guard let isBroken = saying.schema(formula.expression.root, is: false) else {
          lose("constraint", reason(formula, at: field, scopeOf: field), field, validator.nameRange)
          continue
        }
        conditions.append(SchemaNode.not(SchemaNode.all([asked, applies, filled, isBroken])))
      } else {
        var value = ValueSchema(form, field, kind: variables.kind(of: field.index), path: path(of: field))
        let rule =
          validator.type == .required
          ? at(field, value.requiredAnswer, isRequired: true)
          : at(
            field, SchemaNode.any([["enum": .array(value.emptyAnswers)], .object(value.members(of: validator))]),
            isRequired: false)
        losses += value.losses
        choices.add(SchemaNode.all([asked, applies]), rule, true)
      }
    }
  }

  /// How many boxes of a group may be ticked.
  mutating func groupRules(_ group: Field) {
    guard case .group(_, let exclusive, _) = group.details else { return }
    let rules = group.validators.filter { $0.severity == .error }
    if rules.isEmpty, exclusive == nil { return }
    let boxes = group.descendants.map { form.fields[$0] }.filter { $0.type == .checkbox }
    guard boxes.allSatisfy({ levelOwner(of: $0)?.index == levelOwner(of: group)?.index }) else {
      let reason = "JSON Schema does not count over entries"
      if exclusive != nil { lose("exclusive", reason, group, group.id?.range ?? group.range) }
      for rule in rules { lose(rule.type.name, reason, group, rule.nameRange) }
      return
    }
    let asked = asking(group) ?? true
    let ticked = boxes.map { at($0, ["const": true], isRequired: true) }
    var alone: [JSON] = []
    switch exclusive {
    case .atMostOne: say(atMost: 1, of: ticked, when: asked, or: [])
    case .member(let id):
      if let place = boxes.firstIndex(where: { $0.id?.value == id.value }) {
        alone = [ticked[place]]
        for (other, schema) in ticked.enumerated() where other != place {
          conditions.append(SchemaNode.not(SchemaNode.all([asked, ticked[place], schema])))
        }
      }
    case nil: break
    }
    for rule in rules {
      let isSaid: Bool
      switch (rule.type, rule.argument.value, rule.when) {
      case (.minSelected, .count(let least), nil): isSaid = say(atLeast: least, of: ticked, when: asked, or: alone)
      case (.maxSelected, .count(let most), nil): isSaid = say(atMost: most, of: ticked, when: asked, or: alone)
      default: isSaid = false
      }
      if !isSaid { lose(rule.type.name, "There are too many ways to tick the boxes", group, rule.nameRange) }
    }
  }

  @discardableResult
  private mutating func say(atLeast least: Int, of ticked: [JSON], when asked: JSON, or others: [JSON]) -> Bool {
    // Fewer than `least` are ticked when there are enough boxes none of which is.
    guard let sets = Self.subsets(ticked, of: ticked.count - least + 1) else { return false }
    let rule = SchemaNode.any([SchemaNode.all(sets.map { SchemaNode.any($0) })] + others)
    choices.add(asked, rule, true)
    return true
  }

  @discardableResult
  private mutating func say(atMost most: Int, of ticked: [JSON], when asked: JSON, or others: [JSON]) -> Bool {
    guard most < ticked.count else { return true }
    guard let sets = Self.subsets(ticked, of: most + 1) else { return false }
    let rule = SchemaNode.any([SchemaNode.all(sets.map { SchemaNode.not(SchemaNode.all($0)) })] + others)
    choices.add(asked, rule, true)
    return true
  }

  /// The subsets of `size` elements; nil when there are more than a schema should hold.
  private static func subsets(_ elements: [JSON], of size: Int) -> [[JSON]]? {
    guard size > 0 else { return [] }
    guard size <= elements.count else { return [[]] }
    var result: [[JSON]] = [[]]
    var ends = [-1]
    for length in 1...size {
      var next: [[JSON]] = []
      var nextEnds: [Int] = []
      for (subset, end) in zip(result, ends) {
        for index in (end + 1)..<(elements.count) where elements.count - index >= size - length + 1 {
          next.append(subset + [elements[index]])
          nextEnds.append(index)
        }
        if next.count > 60 { return nil }
      }
      result = next
      ends = nextEnds
    }
    return result
  }

  /// What submitting asks for.
  mutating func submitRules() {
    let builder = self
    let saying = SchemaCondition(form: form, scope: 0, own: nil) { other in
      builder.levelOwner(of: other) == nil ? builder.names(of: other) : nil
    }
    if let schema = saying.schema(form.submit.enabled) {
      if schema != true { conditions.append(schema) }
    } else if let formula = form.submit.enabled.formula {
      loseAtSubmit("enabled", formula)
    }
    for check in form.submit.checks {
      if let isBroken = saying.schema(check.constraint.expression.root, is: false) {
        conditions.append(SchemaNode.not(isBroken))
      } else {
        loseAtSubmit("constraint", check.constraint)
      }
    }
  }

  private mutating func loseAtSubmit(_ rule: String, _ formula: Formula) {
    let reason = reason(formula, at: nil, scopeOf: nil)
    losses.append(SchemaLoss(rule: rule, field: "submit", reason: reason, range: formula.place.range))
  }
}

extension Field {
  /// Whether `field` is the first one in this part that is asked, so that a condition of the part is told once.
  fileprivate func isFirstAsked(in form: Form, _ field: Field) -> Bool {
    descendants.first { form.fields[$0].type.value.isStored } == field.index
  }
}
