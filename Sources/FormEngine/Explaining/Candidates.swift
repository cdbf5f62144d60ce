import FormDocuments
import FormExpressions
import FormModel
import FormPatterns

/// What could be answered in place of an answer, most promising first.
struct Candidates {
  private let state: SessionState
  private let pool: CandidatePool
  private let instance: Int

  /// The candidates for the field at `instance`; `pool` has the values that the chain compares something with.
  init(for instance: Int, _ pool: CandidatePool, in state: SessionState) {
    self.state = state
    self.instance = instance
    self.pool = pool.adding(rulesOf: instance, in: state)
  }

  /// One try: what a person would do, and what it is called.
  struct Trial {
    let events: [FormEvent]
    let step: AnswerChange.Step
    /// The place of the value on the number line of its kind; nil for kinds without an order.
    var position: Double?
    /// Whether nothing in the form names the value or one beside it.
    var isGuessed = false
  }

  /// The tries.
  var trials: [Trial] {
    let field = state.field(of: instance)
    let address = state.address(of: instance)
    let current = state.states[instance].current
    let set = { (value: FieldValue) in
      Trial(
        events: [.set(address, value)],
        step: .set(ExplainedValue(value, isSecret: field.isSecret || pool.isSecret(value))))
    }
    switch field.type.value {
    case .boolean: return [set(.boolean(current != .boolean(true)))]
    case .choice:
      let chosen = current?.chosen.first
      let options = promising(field.options.map(\.value.value))
      return options.filter { $0 != chosen }.map { set(.text($0)) } + clear(address, unless: current == nil)
    case .choices:
      let options = promising(field.options.map(\.value.value))
      let chosen = current?.chosen ?? []
      return options.map { option in
        let toggled = chosen.contains(option) ? chosen.filter { $0 != option } : chosen + [option]
        let value = FieldValue.texts(field.options.map(\.value.value).filter(toggled.contains))
        return Trial(events: [.tapOption(address, option)], step: .set(ExplainedValue(value, isSecret: false)))
      } + clear(address, unless: chosen.isEmpty)
    case .text, .file, .any:
      return texts(for: field).map { set(.text($0)) } + clear(address, unless: current.map(\.isEmpty) ?? true)
    case .integer, .number, .date, .time, .dateTime:
      return values(of: field, current).map { value, position, isGuessed in
        var trial = set(value)
        trial.position = position
        trial.isGuessed = isGuessed
        return trial
      } + clear(address, unless: current == nil)
    case .entries: return entries(of: instance, address)
    case .selectAll, .none: return []
    }
  }

  private func clear(_ address: FieldAddress, unless isEmpty: Bool) -> [Trial] {
    isEmpty ? [] : [Trial(events: [.clear(address)], step: .clear)]
  }

  private func entries(of instance: Int, _ address: FieldAddress) -> [Trial] {
    var trials = [Trial(events: [.add(address)], step: .addEntry)]
    let count = state.states[instance].entries.count
    if count > 0 {
      let last = FieldAddress(field: address.field, entries: address.entries + [count - 1])
      trials.append(Trial(events: [.remove(last)], step: .removeEntry))
    }
    return trials
  }

  /// The options, those first that the rules name.
  private func promising(_ options: [String]) -> [String] {
    options.filter(pool.texts.contains) + options.filter { !pool.texts.contains($0) }
  }

  // MARK: Texts

  private func texts(for field: Field) -> [String] {
    var texts = pool.texts
    switch field.type.syntax {
    case .email: texts += ["name@example.com"]
    case .url: texts += ["https://example.com/"]
    case nil: break
    }
    var least = 0
    var most: Int?
    var query = PatternQuery()
    for rule in field.validators {
      switch (rule.type, rule.argument.value) {
      case (.minLength, .count(let count)): least = max(least, count)
      case (.maxLength, .count(let count)): most = min(most ?? count, count)
      case (.pattern, .pattern(let pattern)): query.matching.append(pattern.pattern)
      case (.accept, .names(let kinds)): texts += kinds.map { Self.file(of: $0.value) }
      default: break
      }
    }
    let length = max(least, 1)
    guard length <= 10_000, most ?? length >= length else { return texts }
    if !query.matching.isEmpty {
      query.minimumLength = length
      query.maximumLength = most
      if case .text(let example) = query.shortestText() { texts.append(example) }
    }
    texts += ([length] + pool.counts + pool.counts.map { $0 + 1 }).filter { $0 > 0 && $0 >= least && $0 <= most ?? $0 }
      .map { String(repeating: "a", count: $0) }
    return texts
  }

  /// The name of a file of a kind.
  private static func file(of kind: String) -> String {
    if kind.hasPrefix(".") { return "file" + kind }
    let extensions = [
      "image/*": "png", "audio/*": "mp3", "video/*": "mp4", "text/*": "txt", "image/jpeg": "jpg", "text/plain": "txt",
    ]
    let subtype = kind.split(separator: "/").last.map(String.init) ?? ""
    return "file." + (extensions[kind] ?? subtype)
  }

  // MARK: Values with an order

  /// Values on the line of the field: what the rules name and what lies beside it, on the steps that the field asks
  /// for, and then some that lie further and further away.
  private func values(of field: Field, _ current: FieldValue?) -> [(FieldValue, position: Double, isGuessed: Bool)] {
    guard let line = NumberLine(field.type.value) else { return [] }
    let today = state.now.date
    var named = pool.positions(on: line, today: today)
    for rule in field.validators {
      if let bound = rule.literalBound, let position = line.position(of: bound), rule.type != .step {
        named.append(position)
      }
    }
    let unit = line.unit
    var positions = named.flatMap { [$0, $0 + unit, $0 - unit] }
    if let grid = Grid(field, line) { positions += positions.flatMap { grid.around($0) } }
    var seen: Set<FieldValue> = []
    var result: [(FieldValue, position: Double, isGuessed: Bool)] = []
    for position in positions {
      if let value = line.value(at: position), value != current, seen.insert(value).inserted {
        result.append((value, position, false))
      }
    }
    let start = current.flatMap { line.position(of: $0) } ?? named.first ?? 0
    for distance in [0.0, 1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 1_000_000_000] {
      for position in [start + distance * unit, start - distance * unit] {
        if let value = line.value(at: position), value != current, seen.insert(value).inserted {
          result.append((value, position, true))
        }
      }
    }
    return result
  }

  /// The steps that a field asks for.
  private struct Grid {
    let size: Double
    let base: Double

    init?(_ field: Field, _ line: NumberLine) {
      guard let step = field.validators.first(where: { $0.type == .step }), case .number(let size)? = step.literalBound,
        size.approximation > 0
      else { return nil }
      self.size = size.approximation
      let least = field.validators.first { $0.type == .min && $0.when == nil }?.literalBound
      base = least.flatMap { line.position(of: $0) } ?? 0
    }

    /// The steps on both sides of a position.
    func around(_ position: Double) -> [Double] {
      let count = ((position - base) / size).rounded(.down)
      return [base + count * size, base + (count + 1) * size]
    }
  }
}
