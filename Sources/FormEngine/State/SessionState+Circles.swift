import FormModel

extension SessionState {
  /// Settles nodes that depend on each other: from nothing being shown, upwards, until nothing changes any more.
  ///
  /// `validate` warns of such circles; what each member needs of the others before it is shown is never there, so that
  /// the least state is the one that holds. A member is worked out again only after something that it reads has changed,
  /// so that the work grows with the edges of the circle and the changes on the way up.
  func settleCircle(_ nodes: [RuleNode]) {
    let members = members(of: nodes)
    let before = members.map { $0.instance < 0 ? nil : states[$0.instance] }
    for member in members { empty(member) }
    climb(members)
    for (member, old) in zip(members, before) {
      guard let old, states[member.instance].differs(from: old, in: member.node.aspect) else { continue }
      noteChange(member.instance, member.node)
    }
  }

  private func members(of nodes: [RuleNode]) -> [CircleMember] {
    var members: [CircleMember] = []
    for node in nodes {
      if node.field == form.fields.count {
        members.append(CircleMember(instance: -1, node: node))
      } else {
        forEachInstance(of: node.field, from: 0) { members.append(CircleMember(instance: $0, node: node)) }
      }
    }
    return members
  }

  /// Takes a member to the bottom: not shown, holding nothing.
  private func empty(_ member: CircleMember) {
    guard member.instance >= 0 else { return }
    if member.node.aspect == .relevance { states[member.instance].isRelevant = false }
    if member.node.aspect == .value {
      states[member.instance].effective = nil
      states[member.instance].value = compiled.fields[member.node.field].kind.emptyValue
    }
  }

  /// Works out all members, first in their order, then each whenever something that it reads has changed.
  private func climb(_ members: [CircleMember]) {
    let placeOfMember = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1, $0) })
    var waiting = Array(members.indices)
    var isWaiting = Array(repeating: true, count: members.count)
    var steps = members.map(mostSteps)
    var next = 0
    while next < waiting.count {
      let place = waiting[next]
      next += 1
      isWaiting[place] = false
      let member = members[place]
      guard update(member.instance, member.node.aspect), steps[place] > 0 else { continue }
      steps[place] -= 1
      forEachDependent(of: member.node, from: member.instance) { node, instance in
        let dependent = CircleMember(instance: instance, node: node)
        guard let place = placeOfMember[dependent], !isWaiting[place] else { return }
        isWaiting[place] = true
        waiting.append(place)
      }
    }
  }

  /// How often a member can change on a way that only leads up: once, and once more for each of its options, with some
  /// room for what it was before. What changes more often goes up and down for ever and is left as it is. A part passes
  /// on what changes in it and never starts a change.
  private func mostSteps(of member: CircleMember) -> Int {
    guard member.instance >= 0 else { return 4 }
    let field = form.fields[member.node.field]
    return field.type.control == .entries || field.type.control == .group ? Int.max : 4 + field.options.count
  }
}

/// One node of a circle in one entry of the repeats around it.
private struct CircleMember: Hashable {
  /// The instance; -1 for the form as a whole.
  let instance: Int
  let node: RuleNode
}

extension FieldState {
  /// Whether an aspect of the field is other than in `old`.
  fileprivate func differs(from old: FieldState, in aspect: Aspect) -> Bool {
    switch aspect {
    case .relevance: isRelevant != old.isRelevant
    case .enabled: isEnabled != old.isEnabled
    case .readOnly: isReadOnly != old.isReadOnly
    case .options: options != old.options
    case .value: effective != old.effective
    case .selectAll: selectAll != old.selectAll
    case .required: isRequired != old.isRequired
    case .validity: violations != old.violations
    case .text: texts != old.texts
    }
  }
}
