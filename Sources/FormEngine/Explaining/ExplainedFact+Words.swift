import FormDocuments
import FormModel

extension ExplainedFact {
  /// The fact as a clause for the author of the form, without a full stop.
  public var words: String {
    switch self {
    case .noRule(let aspect): aspect.wordsWithoutRule
    case .settled(let aspect, let holds): "the form says `\(aspect.key): \(holds)`"
    case .part(let name, let aspect, let holds): "it stands in \(named(name)), which is \(aspect.adjective(holds))"
    case .expression(let text, let outcome, let countsAs): "`\(text)` \(outcome.words)" + Self.counting(countsAs)
    case .field(let name, let value, let source): source.words(named(name), value)
    case .explainedAbove(let name, let value): "\(named(name)) \(value.predicate) (see above)"
    case .context(let name, let value?): "`\(name)` from the context \(value.predicate)"
    case .context(let name, nil): "`\(name)` is not known, because no context was given"
    case .today(let day): "today is \(day)"
    case .language(let tag): "the language is \(tag)"
    case .index(let place): "this is entry \(place), counted from 0"
    case .formValidity(let count): Self.errors(count)
    case .workedOut: "its value is worked out by the form"
    case .alwaysRequired: "`required` asks for an answer"
    case .when(let rule, let applies): "`\(rule)` \(applies ? "applies" : "does not apply now")"
    case .violation(let name, let kind, let rule, let severity, let message):
      Self.violation(named(name), kind, rule, severity, message)
    case .rulesHold(let count): count == 1 ? "its rule is fulfilled" : "all \(count) rules are fulfilled"
    case .check(let place, let message?): "check \(place) of `submit` is not fulfilled: “\(message)”"
    case .check(let place, nil): "check \(place) of `submit` is not fulfilled"
    case .option(let value, false, _): "the option `\(value)` is not offered"
    case .option(let value, true, let isEnabled): "the option `\(value)` is \(isEnabled ? "enabled" : "disabled")"
    case .box(let name, let isTicked, let discount):
      "\(named(name)) is \(isTicked ? "ticked" : "not ticked")"
        + (discount.map { ", and does not count: \($0.words)" } ?? "")
    case .noBoxCounts: "no box counts for it"
    case .exceedsLimit: "ticking all would tick more boxes than `maxSelected` allows"
    case .doesNotCount(let aspect): "it is \(aspect.adjective(false)), so nothing is checked"
    case .submitting(let isEnabled): "it submits the form, and submitting is \(isEnabled ? "enabled" : "disabled")"
    case .noButton: "no submit button of the form can be pressed"
    case .circle: "the rules around it depend on each other in a circle"
    case .more(let count): count > 0 ? "… and \(count) more" : "… and so on"
    }
  }

  private static func counting(_ countsAs: Bool?) -> String {
    switch countsAs {
    case true?: ", which passes"
    case false?: ", which counts as false"
    case nil: ""
    }
  }

  private static func errors(_ count: Int) -> String {
    switch count {
    case 0: "the form is valid"
    case 1: "the form is not valid: one field has an error"
    default: "the form is not valid: \(count) fields have errors"
    }
  }

  private static func violation(
    _ name: String, _ kind: ViolationKind, _ rule: String?, _ severity: ViolationSeverity, _ message: String
  ) -> String {
    let by = rule.map { " by `\($0)`" } ?? ""
    let gravity = severity == .error ? "" : " (\(severity.rawValue) only)"
    return "\(name): \(kind.rawValue)\(by)\(gravity): “\(message)”"
  }

  /// A name between backticks, unless it is a description.
  private func named(_ name: String) -> String { name.contains("“") ? "the " + name : "`\(name)`" }
}

extension ExplainedFact.Outcome {
  fileprivate var words: String {
    switch self {
    case .value(let value): value.predicate
    case .unknown: "is unknown"
    case .failed(let message): "has no value (\(message.lowercasedFirst))"
    }
  }
}

extension ExplainedFact.Source {
  fileprivate func words(_ name: String, _ value: ExplainedValue) -> String {
    let claim = "\(name) \(value.predicate)"
    return switch self {
    case .given: claim + ", as answered"
    case .unanswered: claim + ": not answered"
    case .byDefault: claim + ", its default"
    case .literal: claim + ", as the form says"
    case .initial(let text): claim + ", worked out at the start by `\(text)`"
    case .calculated(let text): claim + ", worked out by `\(text)`"
    case .notShown(let keepsValue):
      claim + ", because it is not shown" + (keepsValue ? "; what it holds comes back with it" : "")
    case .notOffered(let option): claim + ", because the option `\(option)` is not offered"
    case .unreadable: claim + ": what was typed cannot be read"
    case .boxes(_, 0): claim + ": no box counts for it"
    case .boxes(let ticked, let counted): claim + ": \(ticked) of \(counted) boxes that count are ticked"
    case .entries: claim
    case .parts: "\(name) is made of the fields in it"
    }
  }
}

extension ExplainedFact.Discount {
  fileprivate var words: String {
    switch self {
    case .notShown: "it is not shown"
    case .disabled: "it is disabled"
    case .readOnly: "it is read-only"
    case .exclusive: "it excludes the others"
    }
  }
}

extension ExplainedValue {
  /// The value as what is said of something: `is 3`, `is empty`.
  fileprivate var predicate: String {
    switch json {
    case .null: "is unset"
    case .string(""): "is empty"
    case .array([]): "is an empty list"
    case .integer where spelling.hasSuffix("entries") || spelling.hasSuffix("entry"): "has \(spelling)"
    default: "is \(spelling)"
    }
  }
}

extension ExplainedAspect {
  /// What the form calls the rule for the aspect.
  var key: String { rawValue }

  /// What a field is called that has the aspect, or not.
  public func adjective(_ holds: Bool) -> String {
    switch self {
    case .relevant: holds ? "shown" : "not shown"
    case .enabled: holds ? "enabled" : "disabled"
    case .readOnly: holds ? "read-only" : "not read-only"
    case .required: holds ? "required" : "not required"
    case .valid: holds ? "valid" : "invalid"
    case .options: "limited in its options"
    case .value: "holding a value"
    }
  }

  fileprivate var wordsWithoutRule: String {
    switch self {
    case .relevant: "no rule hides it"
    case .enabled: "no rule disables it"
    case .readOnly: "no rule fixes its value"
    case .required: "no rule asks for an answer"
    case .valid: "no rule is broken"
    case .options, .value: "no rule says anything"
    }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
