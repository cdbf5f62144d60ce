import FormDocuments
import FormEngine
import FormModel

extension ExplainedFact {
  /// What kind of fact it is, in kebab-case.
  var kind: String {
    switch self {
    case .noRule: "no-rule"
    case .settled: "settled"
    case .part: "part"
    case .expression: "expression"
    case .field: "field"
    case .explainedAbove: "explained-above"
    case .context: "context"
    case .today: "today"
    case .language: "language"
    case .index: "index"
    case .formValidity: "form-validity"
    case .workedOut: "worked-out"
    case .alwaysRequired: "always-required"
    case .when: "when"
    case .violation: "violation"
    case .rulesHold: "rules-hold"
    case .check: "check"
    case .option: "option"
    case .box: "box"
    case .noBoxCounts: "no-box-counts"
    case .exceedsLimit: "exceeds-limit"
    case .doesNotCount: "does-not-count"
    case .submitting: "submitting"
    case .noButton: "no-button"
    case .circle: "circle"
    case .more: "more"
    }
  }

  /// What the fact says, by name.
  var members: [JSON.Member] {
    switch self {
    case .noRule(let aspect), .doesNotCount(let aspect): [.init("aspect", .string(aspect.rawValue))]
    case .settled(let aspect, let holds): [.init("aspect", .string(aspect.rawValue)), .init("holds", .boolean(holds))]
    case .part(let name, let aspect, let holds):
      [.init("field", .string(name)), .init("aspect", .string(aspect.rawValue)), .init("holds", .boolean(holds))]
    case .expression(let text, let outcome, let countsAs):
      [.init("text", .string(text))] + outcome.members
        + [.init("countsAs", countsAs.map(JSON.boolean) ?? .null)]
    case .field(let name, let value, let source):
      [.init("field", .string(name)), .init("value", value.json), .init("source", .string(source.name))]
    case .explainedAbove(let name, let value): [.init("field", .string(name)), .init("value", value.json)]
    case .context(let name, let value):
      [.init("name", .string(name)), .init("value", value?.json ?? .null), .init("isGiven", .boolean(value != nil))]
    case .today(let day): [.init("date", .string(day))]
    case .language(let tag): [.init("language", .string(tag))]
    case .index(let place): [.init("index", .integer(Int64(place)))]
    case .formValidity(let count), .rulesHold(let count), .more(let count): [.init("count", .integer(Int64(count)))]
    case .when(let rule, let applies): [.init("rule", .string(rule)), .init("applies", .boolean(applies))]
    case .violation(let name, let kind, let rule, let severity, let message):
      [
        .init("field", .string(name)), .init("violation", .string(kind.rawValue)),
        .init("rule", rule.map(JSON.string) ?? .null), .init("severity", .string(severity.rawValue)),
        .init("shown", .string(message)),
      ]
    case .check(let place, let message):
      [.init("check", .integer(Int64(place))), .init("shown", message.map(JSON.string) ?? .null)]
    case .option(let value, let offered, let enabled):
      [.init("option", .string(value)), .init("offered", .boolean(offered)), .init("enabled", .boolean(enabled))]
    case .box(let name, let isTicked, let discount):
      [
        .init("field", .string(name)), .init("ticked", .boolean(isTicked)), .init("counts", .boolean(discount == nil)),
        .init("discount", discount.map { .string($0.rawValue) } ?? .null),
      ]
    case .submitting(let isEnabled): [.init("enabled", .boolean(isEnabled))]
    case .workedOut, .alwaysRequired, .noBoxCounts, .exceedsLimit, .noButton, .circle: []
    }
  }
}

extension ExplainedFact.Outcome {
  fileprivate var members: [JSON.Member] {
    switch self {
    case .value(let value): [.init("outcome", "value"), .init("value", value.json), .init("problem", .null)]
    case .unknown: [.init("outcome", "unknown"), .init("value", .null), .init("problem", .null)]
    case .failed(let message): [.init("outcome", "failed"), .init("value", .null), .init("problem", .string(message))]
    }
  }
}

extension ExplainedFact.Source {
  fileprivate var name: String {
    switch self {
    case .given: "given"
    case .unanswered: "unanswered"
    case .byDefault: "default"
    case .literal: "literal"
    case .initial: "initial"
    case .calculated: "calculated"
    case .notShown: "not-shown"
    case .notOffered: "not-offered"
    case .unreadable: "unreadable"
    case .boxes: "boxes"
    case .entries: "entries"
    case .parts: "parts"
    }
  }
}
