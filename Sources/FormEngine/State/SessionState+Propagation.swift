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
  func noteChange(_ instance: Int, _ node: RuleNode) {
    changed.append(ChangedAspect(instance: instance, aspect: node.aspect))
    markDependents(of: node, from: instance)
  }

  /// Notes all that is worked out from a node.
  func markDependents(of node: RuleNode, from instance: Int) {
    forEachDependent(of: node, from: instance) { dependent, target in
      let rank = compiled.graph.ranks[dependent.number]
      queue.insert(DirtyQueue.Item(rank: rank, instance: Int32(target)))
    }
  }

  /// Calls `body` with every node that is worked out from `node` in `instance`, and its instance; -1 for the form as a
  /// whole.
  func forEachDependent(of node: RuleNode, from instance: Int, _ body: (_ node: RuleNode, _ instance: Int) -> Void) {
    let entry = instance < 0 ? 0 : Int(entryOf[instance])
    for number in compiled.graph.dependents(of: node.number) {
      let dependent = RuleNode(number: Int(number))
      if dependent.field == form.fields.count {
        body(dependent, -1)
      } else {
        forEachInstance(of: dependent.field, from: entry) { body(dependent, $0) }
      }
    }
  }
}
