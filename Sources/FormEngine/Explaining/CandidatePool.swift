import FormExpressions
import FormModel
import FormPatterns

/// The values that the expressions of a chain compare something with: what an answer would have to be, or be near to.
struct CandidatePool {
  /// How many values are kept.
  private static let limit = 200

  /// Texts, each once.
  private(set) var texts: [String] = []
  /// Those of the texts that must not be shown.
  private(set) var secrets: Set<String> = []
  /// Whole numbers that are written out: they may also count letters, entries or years.
  private(set) var counts: [Int] = []
  /// Places on the number line of a kind: numbers, days, seconds.
  private var numbers: [Double] = []
  private var moments: [Timestamp] = []
  private var spans: [TimeSpan] = []

  /// The values in the expressions that `trail` noted.
  init(_ trail: AnswerTrail, in state: SessionState) {
    for (term, setting) in trail.terms {
      collect(term, setting, state)
      if isFull { return }
    }
  }

  /// The values of this pool, and those that the field's own rules compare its value with.
  func adding(rulesOf instance: Int, in state: SessionState) -> CandidatePool {
    var pool = self
    for rule in state.field(of: instance).validators where !pool.isFull {
      guard case .formula(let formula) = rule.argument.value else { continue }
      let setting = ExpressionSetting(formula, of: instance, in: state)
      if case .success(let value) = setting.evaluate(formula.expression.root, in: state) { pool.add(value) }
      pool.collect(formula.expression.root, setting, state)
    }
    return pool
  }

  private var isFull: Bool { texts.count + numbers.count + moments.count + spans.count > Self.limit }

  private mutating func collect(_ term: Term, _ setting: ExpressionSetting, _ state: SessionState) {
    guard !isFull else { return }
    switch term.kind {
    case .literal: if case .success(let value) = setting.evaluate(term, in: state) { add(value) }
    case .relation(_, let left, let right):
      for side in [left, right] where !side.isPlainLiteral {
        let hasSecret = setting.mentionsSecret(side, in: state)
        if case .success(let value) = setting.evaluate(side, in: state) { add(value, hasSecret: hasSecret) }
      }
    case .call(let call) where call.name.value == "matches":
      if case .literal(.string(let text))? = call.arguments.last?.kind,
        case .success(let pattern) = Pattern.parse(text),
        case .text(let example) = pattern.shortestText()
      {
        add(.string(example))
      }
    default: break
    }
    for child in term.children { collect(child, setting, state) }
  }

  /// Adds a value, with the elements of a list. Of what is made of a secret only texts are kept, marked as such.
  mutating func add(_ value: Value, hasSecret: Bool = false) {
    switch value {
    case .string(let text), .secret(let text):
      if case .secret = value { secrets.insert(text) } else if hasSecret { secrets.insert(text) }
      if !texts.contains(text), !text.isEmpty { texts.append(text) }
    case _ where hasSecret: break
    case .int(let number):
      if let count = Int(exactly: number), (0...1_000).contains(count), !counts.contains(count) { counts.append(count) }
      numbers.append(Double(number))
    case .uint(let number): numbers.append(Double(number))
    case .double(let number): if number.isFinite { numbers.append(number) }
    case .timestamp(let moment): moments.append(moment)
    case .duration(let span): spans.append(span)
    case .list(let elements): for element in elements.prefix(Self.limit) { add(element) }
    case .null, .bool, .bytes, .map, .type, .unknown: break
    }
  }

  /// Whether a value is one that must not be shown.
  func isSecret(_ value: FieldValue) -> Bool {
    if case .text(let text) = value { secrets.contains(text) } else { false }
  }

  /// The values as places on the number line of `kind`.
  func positions(on line: NumberLine, today: CivilDate) -> [Double] {
    switch line {
    case .integers, .numbers: return numbers
    case .days:
      let days = moments.map { Double($0.date.daysSinceEpoch) }
      let birthdays = counts.filter { $0 <= 150 }.compactMap { years -> Double? in
        let day = today.month == 2 && today.day == 29 ? 28 : today.day
        return CivilDate(year: today.year - years, month: today.month, day: day).map { Double($0.daysSinceEpoch) }
      }
      return days + [Double(today.daysSinceEpoch)] + birthdays
    case .secondsOfDay: return spans.map { Double($0.nanoseconds / 1_000_000_000) }
    case .seconds: return moments.map { Double($0.seconds) } + [Double(today.daysSinceEpoch) * 86_400]
    }
  }
}

extension Term {
  fileprivate var isPlainLiteral: Bool { if case .literal = kind { true } else { false } }
}

/// The values of a kind with an order, as numbers.
enum NumberLine {
  case integers
  case numbers
  case days
  case secondsOfDay
  case seconds

  /// The line of `kind`; nil for kinds without an order.
  init?(_ kind: ValueKind) {
    switch kind {
    case .integer: self = .integers
    case .number: self = .numbers
    case .date: self = .days
    case .time: self = .secondsOfDay
    case .dateTime: self = .seconds
    case .text, .boolean, .choice, .choices, .file, .any, .entries, .selectAll, .none: return nil
    }
  }

  /// The smallest distance that a person would think of.
  var unit: Double { self == .secondsOfDay || self == .seconds ? 60 : 1 }

  /// Where a value lies; nil when it is of another kind.
  func position(of value: FieldValue) -> Double? {
    switch value {
    case .number(let number): number.approximation
    case .date(let date): Double(date.daysSinceEpoch)
    case .time(let time): Double(time.secondsSinceMidnight)
    case .dateTime(let moment): Double(moment.secondsSinceEpoch)
    case .text, .boolean, .texts: nil
    }
  }

  /// The value at a position; nil when there is none.
  func value(at position: Double) -> FieldValue? {
    guard position.isFinite, position.magnitude < 9e15 else { return nil }
    let whole = Int(position.rounded())
    switch self {
    case .integers: return .number(Decimal(Int64(whole)))
    case .numbers: return Decimal(workedOut: position).map { .number($0) }
    case .days:
      guard (-719_162...2_932_896).contains(whole) else { return nil }
      return .date(CivilDate(daysSinceEpoch: whole))
    case .secondsOfDay: return TimeOfDay(secondsSinceMidnight: whole).map { .time($0) }
    case .seconds:
      return Timestamp(seconds: Int64(whole)).flatMap { DateTime($0.description) }.map { .dateTime($0) }
    }
  }
}
