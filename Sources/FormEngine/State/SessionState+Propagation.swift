import FormModel

extension SessionState {
  /// Notes that an aspect of an instance is to be worked out anew; nothing happens for what never changes.
  func markDirty(_ instance: Int, _ aspect: Aspect) {
    let rank = compiled.graph.ranks[RuleNode(Int(fieldOf[instance]), aspect).number]
    if rank >= 0 { queue.insert(DirtyQueue.Item(rank: rank, instance: Int32(instance))) }
  }

  /// Notes that an aspect of the form as a whole is to be worked out anew.
  func markFormDirty(_ aspect: Aspect) {
    let rank = compiled.graph.ranks[RuleNode(form.fields.count, aspect).number]
    if rank >= 0 { queue.insert(DirtyQueue.Item(rank: rank, instance: -1)) }
  }

  /// Notes the nodes of every instance.
  func markDirty(_ nodes: [RuleNode]) {
    for node in nodes {
      if node.field == form.fields.count {
        markFormDirty(node.aspect)
      } else {
        forEachInstance(of: node.field, from: 0) { markDirty($0, node.aspect) }
      }
    }
  }

  /// Works out everything that is noted and what follows from it, each thing after all that it is worked out from.
  func settle() {
    while let item = queue.popFirst() {
      let nodes = compiled.graph.nodesOfRank[Int(item.rank)]
      if compiled.graph.isCircle[Int(item.rank)] {
        settleCircle(nodes)
        continue
      }
      if update(Int(item.instance), nodes[0].aspect) {
        noteChange(Int(item.instance), nodes[0])
      }
    }
  }

  /// Keeps a change for the report, and notes what is worked out from it.
  private func noteChange(_ instance: Int, _ node: RuleNode) {
    changed.append(ChangedAspect(instance: instance, aspect: node.aspect))
    markDependents(of: node, from: instance)
  }

  /// Notes all that is worked out from a node.
  func markDependents(of node: RuleNode, from instance: Int) {
    let entry = instance < 0 ? 0 : Int(entryOf[instance])
    let count = form.fields.count
    for number in compiled.graph.dependents(of: node.number) {
      let rank = compiled.graph.ranks[Int(number)]
      let field = Int(number) / Aspect.count
      if field == count {
        queue.insert(DirtyQueue.Item(rank: rank, instance: -1))
      } else if let target = self.instance(of: field, from: entry) {
        queue.insert(DirtyQueue.Item(rank: rank, instance: Int32(target)))
      } else {
        forEachInstance(of: field, from: entry) { target in
          self.queue.insert(DirtyQueue.Item(rank: rank, instance: Int32(target)))
        }
      }
    }
  }

  /// Settles nodes that depend on each other: from nothing being shown, upwards, until nothing changes any more.
  ///
  /// `validate` warns of such circles; what each member needs of the others before it is shown is never there, so that
  /// the least state is the one that holds.
  private func settleCircle(_ nodes: [RuleNode]) {
    var members: [(instance: Int, node: RuleNode)] = []
    for node in nodes {
      if node.field == form.fields.count {
        members.append((-1, node))
      } else {
        forEachInstance(of: node.field, from: 0) { members.append(($0, node)) }
      }
    }
    let before = members.map { $0.instance < 0 ? nil : states[$0.instance] }
    for (instance, node) in members where instance >= 0 {
      if node.aspect == .relevance { states[instance].isRelevant = false }
      if node.aspect == .value {
        states[instance].effective = nil
        states[instance].value = compiled.fields[node.field].kind.emptyValue
      }
    }
    var sweeps = 0
    var isSettled = false
    while !isSettled, sweeps <= members.count {
      isSettled = true
      sweeps += 1
      for (instance, node) in members where update(instance, node.aspect) { isSettled = false }
    }
    for (place, member) in members.enumerated() {
      guard let old = before[place] else { continue }
      let new = states[member.instance]
      if old.isRelevant != new.isRelevant || old.effective != new.effective {
        noteChange(member.instance, member.node)
      }
    }
  }
}
