import FormExpressions
import FormModel
import FormPatterns

/// What accepts the values of a field on their bytes, without making anything of them.
///
/// It only ever accepts: what it does not accept is read and judged by the rules themselves, which alone decide.
struct QuickCheck: Sendable {
  /// The kinds of values that are looked at.
  enum Kind: Sendable {
    /// Everything is left to the rules.
    case none
    /// A text.
    case text(TextSyntax?)
    /// One of the options.
    case option
    /// A whole number between two others.
    case integer(ClosedRange<Int64>)
    /// A number.
    case number
    /// A day.
    case date
    /// `true` or `false`.
    case boolean(mustBeTrue: Bool)
  }

  let kind: Kind
  /// The fewest and most code points of a text.
  let length: ClosedRange<Int>
  /// The patterns that the whole of a text matches.
  let patterns: [PatternMatcher]

  init(_ field: Field, _ rules: [FieldPlan.Rule], offersAll: Bool) {
    var least = 1
    var most = Int.max
    var low = Int64.min
    var high = Int64.max
    var patterns: [PatternMatcher] = []
    for rule in rules where Self.covers(rule, of: field) {
      switch (rule.validator.type, rule.validator.argument.value) {
      case (.minLength, .count(let count)): least = max(least, count)
      case (.maxLength, .count(let count)): most = min(most, count)
      case (.pattern, .pattern(let pattern)): patterns.append(PatternMatcher(pattern.pattern, .wholeText))
      case (.min, .value(.number(let number))): low = max(low, number.wholeValue ?? .max)
      case (.max, .value(.number(let number))): high = min(high, number.wholeValue ?? .min)
      default: continue
      }
    }
    length = least...max(least, most)
    self.patterns = patterns
    switch field.type.value {
    case _ where least > most: kind = .none
    case .text: kind = .text(field.type.syntax)
    case .choice where offersAll && field.options.count <= 400: kind = .option
    case .integer where low <= high: kind = .integer(low...high)
    case .number: kind = .number
    case .date: kind = .date
    case .boolean:
      let required = rules.contains { $0.validator.type == .required && $0.when == nil && $0.validator.isError }
      kind = .boolean(mustBeTrue: required)
    default: kind = .none
    }
  }

  /// Whether what the quick check accepts is known to satisfy `rule`, so that it need not be looked at again.
  static func covers(_ rule: FieldPlan.Rule, of field: Field) -> Bool {
    guard rule.when == nil, rule.argument == nil else { return false }
    switch rule.validator.type {
    case .required, .syntax, .viewed, .maxSize: return true
    case .minLength, .maxLength, .pattern: return field.type.value == .text
    case .min, .max:
      guard field.type.value == .integer, case .number(let bound)? = rule.validator.literalBound else { return false }
      return bound.wholeValue != nil
    default: return false
    }
  }
}

extension Validator {
  /// Whether a violation makes a record invalid.
  var isError: Bool { severity == .error }
}
