import FormDocuments

/// What is said of answers under conditions: each condition once, with all that follows from it.
struct SchemaChoices {
  private var choices: [(condition: JSON, consequences: [JSON], alternatives: [JSON])] = []

  /// Adds that `consequence` holds where `condition` does, and `alternative` elsewhere.
  mutating func add(_ condition: JSON, _ consequence: JSON, _ alternative: JSON) {
    if let known = choices.firstIndex(where: { $0.condition == condition }) {
      choices[known].consequences.append(consequence)
      choices[known].alternatives.append(alternative)
    } else {
      choices.append((condition, [consequence], [alternative]))
    }
  }

  /// The schemas that say it.
  var schemas: [JSON] {
    choices.flatMap { choice -> [JSON] in
      let consequence = SchemaNode.merged(choice.consequences)
      let alternative = SchemaNode.merged(choice.alternatives)
      if choice.condition == true { return consequence == true ? [] : [consequence] }
      if choice.condition == false { return alternative == true ? [] : [alternative] }
      var members: [JSON.Member] = [.init("if", choice.condition)]
      if consequence != true { members.append(.init("then", consequence)) }
      if alternative != true { members.append(.init("else", alternative)) }
      return members.count == 1 ? [] : [.object(members)]
    }
  }
}
