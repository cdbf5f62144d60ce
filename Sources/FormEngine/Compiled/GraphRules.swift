import FormExpressions
import FormModel

/// What each node of the graph of rules is worked out from.
///
/// Nodes that can never change are left out: a field that is always relevant has no node for its relevance.
struct GraphRules {
  let form: Form
  let variables: FormVariables
  let fields: [CompiledField]
  let repeatAround: [Int?]
  let submitEnabled: CompiledCondition
  let formTexts: [CompiledText]
  /// For each number of a node, whether there is such a node.
  private(set) var exists: [Bool]
  /// For each field, whether an expression reads its value.
  private(set) var isRead: [Bool]

  init(
    form: Form, variables: FormVariables, fields: [CompiledField], repeatAround: [Int?],
    submitEnabled: CompiledCondition, formTexts: [CompiledText]
  ) {
    self.form = form
    self.variables = variables
    self.fields = fields
    self.repeatAround = repeatAround
    self.submitEnabled = submitEnabled
    self.formTexts = formTexts
    exists = Array(repeating: false, count: (fields.count + 1) * Aspect.count)
    isRead = Array(repeating: false, count: fields.count)
    for field in form.fields { findNodes(of: field) }
    exists[RuleNode(fields.count, .validity).number] = true
    exists[RuleNode(fields.count, .enabled).number] = submitEnabled.isDynamic
    exists[RuleNode(fields.count, .text).number] = !formTexts.isEmpty
    findReads()
  }

  private mutating func findNodes(of field: Field) {
    let compiled = fields[field.index]
    let add = { (aspect: Aspect, condition: Bool, exists: inout [Bool]) in
      let isInherited = field.parent.map { exists[RuleNode($0, aspect).number] } ?? false
      exists[RuleNode(field.index, aspect).number] = condition || isInherited
    }
    add(.relevance, compiled.relevant.isDynamic, &exists)
    add(.enabled, compiled.enabled.isDynamic, &exists)
    add(.readOnly, compiled.readOnly.isDynamic, &exists)
    let own: [(Aspect, Bool)] = [
      (.options, compiled.options.contains { $0.relevant.isDynamic || $0.enabled.isDynamic }),
      (.value, field.type.value != .none || field.isNest),
      (.selectAll, compiled.hasSelectAll),
      (.required, compiled.validators.contains { $0.rule.type == .required && $0.when != nil }),
      (.validity, field.canBeInvalid),
      (.text, !compiled.texts.isEmpty),
    ]
    for (aspect, isThere) in own { exists[RuleNode(field.index, aspect).number] = isThere }
  }

  /// Marks the fields that some expression reads, and with a repeat or nesting group the ones in it.
  private mutating func findReads() {
    let count = fields.count
    for (index, field) in fields.enumerated() {
      for slot in field.slots {
        switch variables.variables[slot] {
        case .field(let read): isRead[read] = true
        case .ownValue: isRead[index] = true
        case .index, .formIsValid, .language, .context: break
        }
      }
    }
    for slot in submitEnabled.slots + formTexts.flatMap(\.slots) where slot < count { isRead[slot] = true }
    for index in 0..<count {
      guard let parent = form.fields[index].parent, isRead[parent] else { continue }
      isRead[index] = true
    }
  }

  /// What the node is worked out from.
  func reads(of node: RuleNode) -> [RuleNode] {
    guard node.field < fields.count else { return readsOfForm(node.aspect) }
    let field = form.fields[node.field]
    let compiled = fields[node.field]
    switch node.aspect {
    case .relevance: return inherited(.relevance, field) + nodes(compiled.relevant.slots, field)
    case .enabled: return inherited(.enabled, field) + nodes(compiled.enabled.slots, field)
    case .readOnly: return inherited(.readOnly, field) + nodes(compiled.readOnly.slots, field)
    case .options:
      return compiled.options.flatMap { nodes($0.relevant.slots + $0.enabled.slots, field) }
    case .value: return readsOfValue(field, compiled)
    case .selectAll:
      let own =
        field.type.hasOptions ? states(of: field.index, [.relevance, .enabled, .readOnly, .options, .value]) : []
      return own + compiled.members.flatMap { states(of: $0, [.relevance, .enabled, .readOnly, .value]) }
    case .required:
      return compiled.validators.filter { $0.rule.type == .required }.flatMap { nodes($0.when?.slots ?? [], field) }
    case .validity:
      return states(of: field.index, [.relevance, .enabled, .value])
        + compiled.validators.flatMap { nodes($0.slots, field) }
        + compiled.counted.flatMap { states(of: $0, [.relevance, .enabled, .value]) }
        + (compiled.validators.contains { $0.rule.type == .distinct } ? inside(field) : [])
    case .text: return compiled.texts.flatMap { nodes($0.text.slots, field) }
    }
  }

  private func readsOfForm(_ aspect: Aspect) -> [RuleNode] {
    switch aspect {
    case .enabled: nodes(submitEnabled.slots, nil)
    case .text: formTexts.flatMap { nodes($0.slots, nil) }
    case .validity: fields.indices.map { RuleNode($0, .validity) }
    case .relevance, .readOnly, .options, .value, .selectAll, .required: []
    }
  }

  private func readsOfValue(_ field: Field, _ compiled: CompiledField) -> [RuleNode] {
    var reads = states(of: field.index, [.relevance, .options])
    if field.type == .selectAll { reads.append(RuleNode(field.index, .selectAll)) }
    reads += nodes(compiled.calculate?.slots ?? [], field)
    if isRead[field.index] { reads += inside(field) }
    return reads
  }

  /// What must be worked out before the value at the start, although later changes of it do not count.
  func readsAtStart(of node: RuleNode) -> [RuleNode] {
    guard node.aspect == .value, node.field < fields.count else { return [] }
    return nodes(fields[node.field].initial?.slots ?? [], form.fields[node.field])
  }

  /// The values that the value of a repeat or nesting group is made of.
  private func inside(_ field: Field) -> [RuleNode] {
    guard let scope = form.names.scopeInside[field.index] else { return [] }
    return field.descendants.filter { form.names.scopeOfField[$0] == scope }.map { RuleNode($0, .value) }
  }

  private func inherited(_ aspect: Aspect, _ field: Field) -> [RuleNode] {
    field.parent.map { [RuleNode($0, aspect)] } ?? []
  }

  private func states(of index: Int, _ aspects: [Aspect]) -> [RuleNode] { aspects.map { RuleNode(index, $0) } }

  private func nodes(_ slots: [Int], _ field: Field?) -> [RuleNode] {
    slots.compactMap { slot in
      switch variables.variables[slot] {
      case .field(let index): RuleNode(index, .value)
      case .ownValue: field.map { RuleNode($0.index, .value) }
      case .formIsValid: RuleNode(fields.count, .validity)
      case .index, .language, .context: nil
      }
    }
  }
}

extension Field {
  /// Whether some answer could be wrong.
  fileprivate var canBeInvalid: Bool {
    if !validators.isEmpty || type.syntax != nil || type.value.isOrdered || type.hasOptions { return true }
    if case .entries(let min, let max, _) = details { return min != nil || max != nil }
    return false
  }
}

extension CompiledField {
  /// The numbers of all variables that the rules and texts of the field read.
  var slots: [Int] {
    var slots = relevant.slots + enabled.slots + readOnly.slots
    for program in [initial, calculate] { slots += program?.slots ?? [] }
    for option in options { slots += option.relevant.slots + option.enabled.slots }
    for validator in validators { slots += validator.slots }
    for (_, text) in texts { slots += text.slots }
    return slots
  }
}
