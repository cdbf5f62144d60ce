import FormEngine
import FormExpressions
import FormModel
import FormPatterns

/// Makes values for fields: such as satisfy the rules that look at the value alone, and such as lie at their bounds.
struct SampleValues {
  let form: Form
  let now: Timestamp
  var generator: SampleGenerator
  private var madeTexts: [Int: [FieldValue]] = [:]

  init(form: Form, now: Timestamp, generator: SampleGenerator) {
    self.form = form
    self.now = now
    self.generator = generator
  }

  private static let words =
    "amber birch cedar delta ember fjord grove haven inlet jade knoll lumen maple north ocean pearl quill river".split(
      separator: " ")

  /// A value for the field, chosen at random; nil when there is none, or when the field takes none.
  mutating func value(for plan: FieldPlan) -> FieldValue? {
    switch plan.kind {
    case .text: text(plan)
    case .file: .text(file(plan))
    case .integer, .number: number(plan).map { .number($0) }
    case .date, .time, .dateTime: moment(plan)
    case .boolean: .boolean(plan.requiredRule >= 0 || generator.happens(50))
    case .choice: plan.field.options.randomElement(using: &generator).map { .text($0.value.value) }
    case .choices: choices(plan)
    case .any, .entries, .selectAll, .none: nil
    }
  }

  // MARK: - Texts

  private mutating func text(_ plan: FieldPlan) -> FieldValue? {
    let (least, most, patterns) = plan.textRules
    var made: String
    switch plan.field.type.syntax {
    case .email: made = "\(word()).\(word())\(Int.random(in: 1...99, using: &generator))@example.com"
    case .url: made = "https://example.com/\(word())/\(word())"
    case nil: made = words(least, min(most, max(least, 24)))
    }
    if fits(made, plan) { return .text(made) }
    guard !patterns.isEmpty || plan.field.type.syntax != nil else { return .text(made) }
    var query = PatternQuery(matching: patterns, minimumLength: max(least, 1), maximumLength: most == .max ? nil : most)
    if plan.field.type.syntax == .email, let syntax = Self.emailPattern { query.matching.append(syntax) }
    if plan.field.type.syntax == .url, let syntax = Self.urlPattern { query.matching.append(syntax) }
    // Making texts of patterns is work: a few of them serve for all samples.
    if let known = madeTexts[plan.field.index], known.count >= 24 { return known.randomElement(using: &generator) }
    guard case .text(let found) = query.randomText(steps: Int.random(in: 0...12, using: &generator), using: &generator)
    else { return nil }
    made = found
    madeTexts[plan.field.index, default: []].append(.text(made))
    return .text(made)
  }

  /// A text of exactly `length` code points that the patterns and the syntax accept; nil when none is found.
  mutating func text(of length: Int, for plan: FieldPlan) -> String? {
    var query = PatternQuery(matching: plan.textRules.patterns, minimumLength: length, maximumLength: length)
    if plan.field.type.syntax == .email, let syntax = Self.longEmailPattern { query.matching.append(syntax) }
    if plan.field.type.syntax == .url, let syntax = Self.urlPattern { query.matching.append(syntax) }
    if query.matching.isEmpty { return words(length, length) }
    if case .text(let text) = query.shortestText() { return text }
    return nil
  }

  private static let longEmailPattern = try? Pattern.parse("[a-z]+@([a-z]{1,60}\\.)+[a-z]{1,60}").get()
  private static let emailPattern = try? Pattern.parse("[a-z][a-z0-9.]{0,20}[a-z0-9]@[a-z]{1,20}(\\.[a-z]{2,10})*")
    .get()
  private static let urlPattern = try? Pattern.parse("https://[a-z]{1,20}(\\.[a-z]{2,10})*(/[a-z0-9./?=-]*)?").get()

  private mutating func word() -> String { Self.words.randomElement(using: &generator).map(String.init) ?? "word" }

  private mutating func words(_ least: Int, _ most: Int) -> String {
    var text = word()
    while text.count < least { text += " " + word() }
    text = String(text.prefix(most))
    return text.hasSuffix(" ") ? text.dropLast() + "x" : text
  }

  private func fits(_ text: String, _ plan: FieldPlan) -> Bool {
    let (least, most, patterns) = plan.textRules
    let count = text.unicodeScalars.count
    return count >= least && count <= most && (plan.field.type.syntax?.accepts(text) ?? true)
      && patterns.allSatisfy { PatternMatcher($0, .wholeText).matches(text) }
  }

  private mutating func file(_ plan: FieldPlan) -> String {
    for rule in plan.rules where rule.validator.type == .accept {
      guard case .names(let names) = rule.validator.argument.value else { continue }
      for ending in names.map(\.value).filter({ $0.hasPrefix(".") }) + [".png", ".pdf", ".txt", ".mp4", ".mp3"] {
        if rule.compiled.refusal?(.text("sample" + ending)) == false { return "\(word())\(ending)" }
      }
    }
    return word() + ".txt"
  }

  // MARK: - Numbers and moments

  private mutating func number(_ plan: FieldPlan) -> Decimal? {
    let bounds = plan.bounds
    var size = Decimal(1)
    if case .number(let step)? = bounds.step { size = step }
    var low = Decimal(0)
    if case .number(let least)? = bounds.least { low = least }
    var room: Int64 = 100
    if case .number(let most)? = bounds.most {
      if bounds.least == nil, most < low { low = Decimal(significand: most.significand, exponent: most.exponent) }
      room = most.subtracting(low)?.steps(of: size) ?? 0
      if bounds.least == nil, room <= 0 { return most }
    }
    return low.adding(size, times: Int64.random(in: 0...max(0, min(room, 1_000)), using: &generator))
  }

  private mutating func moment(_ plan: FieldPlan) -> FieldValue? {
    let bounds = plan.bounds
    let unit: Int64 = plan.kind == .date ? 1 : 60
    var step = unit
    if case .number(let size)? = bounds.step, let whole = size.wholeValue { step = max(whole, 1) }
    let today = now.seconds / 86_400
    let least = bounds.least?.ordinal
    let most = bounds.most?.ordinal
    let low: Int64
    let high: Int64
    switch plan.kind {
    case .date: (low, high) = (least ?? min(most ?? .max, today) - 20_000, most ?? max(least ?? .min, today) + 400)
    case .time: (low, high) = (least ?? 0, most ?? 86_340)
    default: (low, high) = (least ?? now.seconds - 86_400 * 30, most ?? max(least ?? .min, now.seconds) + 86_400 * 60)
    }
    guard low <= high else { return nil }
    // Steps count from the least value, or from 0.
    let base = least ?? low - ((low % step) + step) % step + (((low % step) + step) % step == 0 ? 0 : step)
    let count = max(0, (high - base) / step)
    return FieldValue(
      ordinal: base + step * Int64.random(in: 0...min(count, 40_000), using: &generator), kind: plan.kind)
  }

  private mutating func choices(_ plan: FieldPlan) -> FieldValue {
    var least = plan.requiredRule >= 0 ? 1 : 0
    var most = plan.field.options.count
    for rule in plan.rules {
      if case .count(let count) = rule.validator.argument.value {
        if rule.validator.type == .minSelected { least = max(least, count) }
        if rule.validator.type == .maxSelected { most = min(most, count) }
      }
    }
    let options = plan.field.options.filter { !$0.isExclusive }.map(\.value.value)
    let count = Int.random(in: min(least, most)...max(least, min(most, options.count)), using: &generator)
    let chosen = Set(options.shuffled(using: &generator).prefix(count))
    return .texts(options.filter(chosen.contains))
  }
}

extension FieldPlan {
  /// What the rules ask of a text: the fewest and most code points, and the patterns.
  var textRules: (least: Int, most: Int, patterns: [Pattern]) {
    var (least, most, patterns) = (1, Int.max, [Pattern]())
    for rule in rules where rule.validator.severity == .error {
      switch (rule.validator.type, rule.validator.argument.value) {
      case (.minLength, .count(let count)): least = max(least, count)
      case (.maxLength, .count(let count)): most = min(most, count)
      case (.pattern, .pattern(let pattern)): patterns.append(pattern.pattern)
      default: continue
      }
    }
    return (least, most, patterns)
  }

  /// The least and greatest value and the step, where they are the same for every record.
  var bounds: (least: FieldValue?, most: FieldValue?, step: FieldValue?) {
    var (least, most, step) = (FieldValue?.none, FieldValue?.none, FieldValue?.none)
    for rule in rules where rule.validator.severity == .error {
      guard let bound = rule.constant ?? rule.validator.literalBound else { continue }
      switch rule.validator.type {
      case .min: if least.map({ $0.precedes(bound) ?? false }) ?? true { least = bound }
      case .max: if most.map({ bound.precedes($0) ?? false }) ?? true { most = bound }
      case .step: step = bound
      default: continue
      }
    }
    return (least, most, step)
  }
}

extension FieldValue {
  /// The days or seconds that steps are counted in; nil for values that are no date or time.
  var ordinal: Int64? {
    switch self {
    case .date(let date): Int64(date.daysSinceEpoch)
    case .time(let time): Int64(time.secondsSinceMidnight)
    case .dateTime(let moment): Int64(moment.secondsSinceEpoch)
    case .text, .number, .boolean, .texts: nil
    }
  }

  /// The date or time so many days or seconds after the beginning of its kind; nil where there is none.
  init?(ordinal: Int64, kind: ValueKind) {
    switch kind {
    case .date:
      guard (-719_162...2_932_896).contains(ordinal) else { return nil }
      self = .date(CivilDate(daysSinceEpoch: Int(ordinal)))
    case .time:
      guard let time = TimeOfDay(secondsSinceMidnight: Int(ordinal)) else { return nil }
      self = .time(time)
    case .dateTime:
      guard let moment = Timestamp(seconds: ordinal), let value = DateTime("\(moment)") else { return nil }
      self = .dateTime(value)
    default: return nil
    }
  }
}

extension Decimal {
  /// How many whole steps of `size` fit into the number; 0 when there is no telling.
  fileprivate func steps(of size: Decimal) -> Int64 {
    guard significand > 0, size.significand > 0 else { return 0 }
    var low: Int64 = 0
    var high: Int64 = 1_000_000
    while low < high {
      let middle = (low + high + 1) / 2
      if let product = Decimal(0).adding(size, times: middle), product <= self {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// The number so many steps further; nil when it has more digits than are kept.
  func adding(_ step: Decimal, times count: Int64) -> Decimal? {
    let (product, overflows) = step.significand.multipliedReportingOverflow(by: Int128(-count))
    return overflows ? nil : subtracting(Decimal(significand: product, exponent: step.exponent))
  }
}
