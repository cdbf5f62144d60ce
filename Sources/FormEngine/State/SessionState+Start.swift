import FormExpressions
import FormModel

extension SessionState {
  /// Gives every field what it holds at the start and works everything out for the first time, in the order of the
  /// graph, so that an `initial` finds what it reads.
  ///
  /// - Parameters:
  ///   - answers: What fields hold in place of their defaults and initial values.
  ///   - hasAllEntries: Whether the answers have all entries that there are; otherwise a repeat has no fewer than its
  ///     `min`.
  ///   - fill: Puts further things into fields, once the entries are there.
  func start(answers: Answers = Answers(), hasAllEntries: Bool = false, fill: () -> Void = {}) {
    prepare(instances(ofEntry: 0).map(\.self))
    load(answers, entry: 0, hasAllEntries)
    fill()
    settleAll(instancesInOrder())
    errorCount = instancesInOrder().count { states[$0].hasError }
    markFormDirty(.enabled)
    markFormDirty(.validity)
    markFormDirty(.text)
    settle()
    changed = []
  }

  /// Puts answers into fields, and as many entries into repeats as there are answers for.
  private func load(_ answers: Answers, entry: Int, _ hasAllEntries: Bool) {
    for (field, value) in answers.values {
      guard let instance = instance(of: field, from: entry) else { continue }
      states[instance].held = value
      states[instance].isGiven = true
    }
    for (field, given) in answers.entries {
      guard let instance = instance(of: field, from: entry) else { continue }
      states[instance].isGiven = true
      while states[instance].entries.count < given.count {
        prepare(Array(instances(ofEntry: makeEntry(of: instance))))
      }
      while hasAllEntries, states[instance].entries.count > given.count {
        dropEntry(of: instance, at: states[instance].entries.count - 1)
      }
      for (place, inner) in given.enumerated() { load(inner, entry: states[instance].entries[place], hasAllEntries) }
    }
  }

  /// Gives fields what is spelt out for them, and repeats the entries that they must have.
  func prepare(_ instances: [Int]) {
    for instance in instances {
      let field = field(of: instance)
      let compiled = compiledField(of: instance)
      states[instance].held = field.defaultValue?.value
      states[instance].value = compiled.kind.emptyValue
      states[instance].isRequired = field.validators.contains {
        $0.type == .required && $0.when == nil && $0.severity == .error
      }
      if let constant = compiled.constantOptions { states[instance].options = constant }
      let outside = parent(of: instance)
      states[instance].isRelevant = compiled.relevant.isConstantlyTrue && outside.map { states[$0].isRelevant } ?? true
      states[instance].isEnabled = compiled.enabled.isConstantlyTrue && outside.map { states[$0].isEnabled } ?? true
      let isWorkedOut = field.calculate != nil && !field.isEditable
      states[instance].isReadOnly =
        isWorkedOut || compiled.readOnly.isConstantlyTrue || outside.map { states[$0].isReadOnly } ?? false
      guard case .entries(let least?, _, _) = field.details else { continue }
      for _ in 0..<max(least.value, 0) {
        // Repeats in repeats multiply, so all entries count.
        guard entries.count < Self.mostEntriesAtStart else { break }
        let entry = makeEntry(of: instance)
        prepare(Array(self.instances(ofEntry: entry)))
      }
    }
  }

  /// How many entries a form has at most when it makes those that a `min` asks for: more than a person could fill, fewer
  /// than a machine can hold.
  private static let mostEntriesAtStart = 10_000

  /// Works out every aspect of the instances, least rank first; a field with an `initial` gets it when its turn comes.
  func settleAll(_ instances: [Int]) {
    var items: [DirtyQueue.Item] = []
    for instance in instances {
      let field = Int(fieldOf[instance])
      for aspect in Aspect.allCases {
        let rank = compiled.graph.ranks[RuleNode(field, aspect).number]
        if rank >= 0 { items.append(DirtyQueue.Item(rank: rank, instance: Int32(instance))) }
      }
    }
    var settledCircle: Int32 = -1
    for item in items.sorted() {
      let nodes = compiled.graph.nodesOfRank[Int(item.rank)]
      guard !compiled.graph.isCircle[Int(item.rank)] else {
        // All nodes of a circle have one rank and are settled at once.
        guard item.rank != settledCircle else { continue }
        settledCircle = item.rank
        queue.insert(item)
        settle()
        continue
      }
      let instance = Int(item.instance)
      if nodes[0].aspect == .value { giveInitial(instance) }
      if update(instance, nodes[0].aspect) {
        changed.append(ChangedAspect(instance: instance, aspect: nodes[0].aspect))
      }
    }
  }

  private func giveInitial(_ instance: Int) {
    guard let initial = compiledField(of: instance).initial, !states[instance].isGiven else { return }
    states[instance].held = FieldValue(evaluate(initial, at: instance), as: field(of: instance).type.value)
  }
}

extension CompiledCondition {
  /// Whether it is settled and holds.
  var isConstantlyTrue: Bool { if case .constant(true) = self { true } else { false } }
}

extension CompiledField {
  /// The states of options that never change; nil when some can, or when all are offered and can be changed.
  fileprivate var constantOptions: [OptionState]? {
    if options.contains(where: { $0.relevant.isDynamic || $0.enabled.isDynamic }) { return nil }
    let states = options.map { option in
      OptionState(isRelevant: option.relevant.isConstantlyTrue, isEnabled: option.enabled.isConstantlyTrue)
    }
    return states.allSatisfy { $0 == OptionState() } ? nil : states
  }
}
