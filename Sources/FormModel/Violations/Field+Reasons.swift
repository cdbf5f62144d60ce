import FormExpressions

extension Field {
  /// What is wanted when nothing is answered.
  public var missingReason: Words.Reason {
    let question: Words.Question =
      switch type.value {
      case .boolean: .checkbox
      case .choice: .choice
      case .choices: .choices
      case .entries: .entries
      case .file: .file
      case .text, .integer, .number, .date, .time, .dateTime, .any, .selectAll, .none: .text
      }
    return .missing(question)
  }

  /// What the answer should have been.
  public var unreadableReason: Words.Reason {
    let syntax: Words.Syntax =
      switch (type.syntax, type.value) {
      case (.email, _): .email
      case (.url, _): .url
      case (_, .integer): .integer
      case (_, .number): .number
      case (_, .date): .date
      case (_, .time): .time
      case (_, .dateTime): .datetime
      case (_, .text), (_, .file), (_, .any): .text
      case (_, .boolean): .boolean
      case (_, .choice): .choice
      case (_, .choices): .choices
      case (_, .entries): .entries
      case (_, .selectAll), (_, .none): .object
      }
    return .unreadable(syntax)
  }

  /// Why `value` is refused by the rule at the place `rule`.
  ///
  /// - Parameters:
  ///   - rule: The place among the field's validators.
  ///   - value: What the field holds.
  ///   - argument: The value of the argument, where it is an expression.
  ///   - base: Where steps count from; nil for 0.
  /// - Returns: The facts for the sentence.
  public func reason(rule: Int, refusing value: FieldValue, argument: FieldValue?, base: FieldValue?) -> Words.Reason {
    let validator = validators[rule]
    let given = argument ?? validator.literalBound
    switch (validator.type, validator.argument.value) {
    case (.minLength, .count(let least)): return .tooShort(least: least, count: isSecret ? nil : value.codePointCount)
    case (.maxLength, .count(let most)): return .tooLong(most: most, count: isSecret ? nil : value.codePointCount)
    case (.minSelected, .count(let least)): return .tooFewChosen(least: least, count: value.choiceCount ?? 0)
    case (.maxSelected, .count(let most)): return .tooManyChosen(most: most, count: value.choiceCount ?? 0)
    case (.maxSize, .count(let most)): return .fileTooLarge(most: most)
    case (.accept, .names(let kinds)): return .fileType(kinds.map(\.value))
    case (.min, _): return given?.bound.map { .underflow($0) } ?? .ruleBroken
    case (.max, _): return given?.bound.map { .overflow($0) } ?? .ruleBroken
    case (.step, _): return given.flatMap { step($0, base: base) }.map { .betweenSteps($0) } ?? .ruleBroken
    case (.pattern, _): return .patternMismatch
    case (.viewed, _): return .notViewed
    case (.required, _): return missingReason
    case (.syntax, _): return unreadableReason
    default: return .ruleBroken
    }
  }

  private func step(_ size: FieldValue, base: FieldValue?) -> Words.Step? {
    guard case .number(let number) = size else { return nil }
    switch type.value {
    case .date: return number.wholeValue.map { .days(Int($0)) }
    case .time, .dateTime: return number.wholeValue.map { .seconds(Int($0)) }
    default: return .number(number.description, base: base.map(\.description))
    }
  }
}

extension FieldValue {
  /// The value as a bound in a sentence; nil for values without an order.
  package var bound: Words.Bound? {
    switch self {
    case .number(let number): .number(number.description)
    case .date(let date): .moment(date.moment)
    case .time(let time): .moment(time.moment)
    case .dateTime(let moment): .moment(moment.inUTC)
    case .text, .boolean, .texts: nil
    }
  }
}

extension CivilDate {
  fileprivate var moment: Words.Moment { .date(year: year, month: month, day: day) }
}

extension TimeOfDay {
  fileprivate var moment: Words.Moment {
    .time(
      hour: secondsSinceMidnight / 3600, minute: secondsSinceMidnight / 60 % 60, second: secondsSinceMidnight % 60)
  }
}

extension DateTime {
  /// Day and time in UTC.
  fileprivate var inUTC: Words.Moment {
    let days = secondsSinceEpoch >= 0 ? secondsSinceEpoch / 86_400 : (secondsSinceEpoch - 86_399) / 86_400
    let seconds = secondsSinceEpoch - days * 86_400
    let time = Words.Moment.time(hour: seconds / 3600, minute: seconds / 60 % 60, second: seconds % 60)
    return .datetime(CivilDate(daysSinceEpoch: days).moment, time)
  }
}
