package import FormExpressions
package import FormModel

extension FieldValue {
  /// The value as expressions see it, for a field of `kind`; a secret text is marked as one.
  package func value(as kind: ValueKind, isSecret: Bool) -> Value {
    switch self {
    case .text(let text): return isSecret ? .secret(text) : .string(text)
    case .number(let number):
      if kind == .number { return .double(number.approximation) }
      return number.wholeValue.map { .int($0) } ?? .double(number.approximation)
    case .boolean(let isOn): return .bool(isOn)
    case .texts(let texts): return .list(texts.map { .string($0) })
    case .date(let date): return .timestamp(Timestamp(date))
    case .time(let time): return TimeSpan(seconds: Int64(time.secondsSinceMidnight)).map { .duration($0) } ?? .unknown
    case .dateTime(let moment):
      return Timestamp(seconds: Int64(moment.secondsSinceEpoch)).map { .timestamp($0) } ?? .unknown
    }
  }

  /// What a field of `kind` holds when an expression gives it `value`; nil when it stays empty.
  package init?(_ value: Value, as kind: ValueKind) {
    switch (kind, value) {
    case (_, .string(let text)), (_, .secret(let text)):
      guard kind == .text || kind == .choice || kind == .file || kind == .any else { return nil }
      self = .text(text)
    case (.boolean, .bool(let isOn)), (.any, .bool(let isOn)): self = .boolean(isOn)
    case (.integer, .int(let number)), (.number, .int(let number)), (.any, .int(let number)):
      self = .number(Decimal(number))
    case (.number, .double(let number)), (.any, .double(let number)), (.integer, .double(let number)):
      guard number.isFinite, let decimal = Decimal(workedOut: number), kind != .integer || decimal.isWhole else {
        return nil
      }
      self = .number(decimal)
    case (.choices, .list(let elements)), (.any, .list(let elements)):
      self = .texts(elements.compactMap { if case .string(let text) = $0 { text } else { nil } })
    case (.date, .timestamp(let moment)): self = .date(moment.date)
    case (.dateTime, .timestamp(let moment)):
      guard let moment = DateTime("\(moment)") else { return nil }
      self = .dateTime(moment)
    case (.time, .duration(let span)):
      guard let time = TimeOfDay(secondsSinceMidnight: Int(span.nanoseconds / 1_000_000_000)) else { return nil }
      self = .time(time)
    default: return nil
    }
  }
}

extension ValueKind {
  /// What an empty field of this kind reads as.
  package var emptyValue: Value {
    switch self {
    case .text, .choice, .file: .string("")
    case .boolean, .selectAll: .bool(false)
    case .choices, .entries: .list([])
    case .integer, .number, .date, .time, .dateTime, .any, .none: .unknown
    }
  }
}

extension Decimal {
  /// The decimal that a sum or product of binary fractions stands for: 15 significant digits, which every binary
  /// fraction of 64 bits keeps, so that 3 * 4.2 is 12.6.
  init?(workedOut number: Double) {
    guard let exact = Decimal("\(number)") else { return nil }
    self = exact.rounded(toSignificantDigits: 15)
  }

  /// The nearest number that expressions work with.
  var approximation: Double { Double(description) ?? 0 }
}
