public import FormDiagnostics
public import FormDocuments
public import FormEngine

extension Explanation {
  /// The explanation as JSON, with the places in the form that `lines` indexes. Members are never left out; what there is
  /// not is `null` or an empty array.
  public func json(in lines: LineIndex) -> JSON {
    [
      "name": .string(subject.name), "type": .string(subject.type),
      "label": subject.label.map(JSON.string) ?? .null, "place": Self.place(subject.range, lines),
      "claims": .array(claims.map { claim in json(of: claim, lines) }),
    ]
  }

  private func json(of claim: ExplainedClaim, _ lines: LineIndex) -> JSON {
    var holds = JSON.null
    var value = JSON.null
    switch claim.outcome {
    case .holds(let isSo): holds = .boolean(isSo)
    case .value(let held): value = held.json
    case .unchecked: break
    }
    return [
      "aspect": .string(claim.aspect.rawValue), "holds": holds, "value": value,
      "because": .array(claim.reasons.map { Self.json(of: $0, lines) }),
      "reversal": claim.reversal.map { json(of: $0, claim) } ?? .null,
    ]
  }

  private func json(of reversal: Reversal, _ claim: ExplainedClaim) -> JSON {
    let words = reversal.words(for: claim, of: subject).map(JSON.string) ?? .null
    switch reversal {
    case .none(let tried, let isCut):
      return [
        "field": .null, "action": .null, "value": .null,
        "tried": .integer(Int64(tried)), "cut": .boolean(isCut), "message": words,
      ]
    case .change(let change):
      var value = JSON.null
      if case .set(let given) = change.step { value = given.json }
      if case .view(let document) = change.step { value = .string(document) }
      return ["field": .string(change.name), "action": .string(change.step.name), "value": value, "message": words]
    }
  }

  private static func json(of reason: ExplainedReason, _ lines: LineIndex) -> JSON {
    var members: [JSON.Member] = [.init("fact", .string(reason.fact.kind))]
    members += reason.fact.members
    members.append(.init("message", .string(reason.fact.words)))
    members.append(.init("place", place(reason.place, lines)))
    members.append(.init("because", .array(reason.reasons.map { json(of: $0, lines) })))
    return .object(members)
  }

  private static func place(_ range: SourceRange?, _ lines: LineIndex) -> JSON {
    guard let range else { return .null }
    return .object([.init("file", .string(lines.source.name))] + FindingRegion(range, in: lines).members)
  }
}

extension AnswerChange.Step {
  fileprivate var name: String {
    switch self {
    case .set: "set"
    case .clear: "clear"
    case .addEntry: "add"
    case .removeEntry: "remove"
    case .view: "view"
    }
  }
}
