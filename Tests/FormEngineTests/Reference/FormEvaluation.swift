import FormExpressions
import FormModel

@testable import FormEngine

/// Works out what the fields of a form read as, from all that they hold, and from nothing else.
///
/// Everything is worked out when it is asked for and then kept. This is the plain meaning of a form, against which
/// anything faster is to be measured.
///
/// A class, because values are kept while others are worked out from them.
final class FormEvaluation {
  /// The form.
  let form: Form
  /// The language of the texts.
  let language: LanguageTag
  /// The moment that `now()` and `today()` give.
  let now: Timestamp
  let variables: FormVariables
  /// For each field, the repeat it stands in; nil outside of any.
  private let repeatAround: [Int?]

  /// An evaluation of `form` at the moment `now`.
  init(_ form: Form, language: LanguageTag, now: Timestamp) {
    self.form = form
    self.language = language
    self.now = now
    variables = FormVariables(form)
    var around: [Int?] = []
    for field in form.fields {
      let parent = field.parent
      around.append(parent.flatMap { form.fields[$0].type == .repeat ? $0 : around[$0] })
    }
    repeatAround = around
  }

  /// Whether the field is asked: its own condition holds, and those of all that it stands in.
  func isRelevant(_ index: Int, at level: AnswerLevel) -> Bool {
    let home = home(of: index, from: level)
    if let known = home.relevance[index] { return known }
    guard home.enter(.relevance(index)) else { return false }
    defer { home.leave(.relevance(index)) }
    let field = form.fields[index]
    let isIn = field.parent.map { isRelevant($0, at: home) } ?? true
    let result = isIn && holds(field.relevant, of: index, at: home)
    home.relevance[index] = result
    return result
  }

  /// Whether `condition`, which belongs to the field at `index`, holds; an unknown outcome does not.
  func holds(_ condition: Condition, of index: Int?, at level: AnswerLevel, own: Value = .unknown) -> Bool {
    switch condition {
    case .constant(let value): value.value
    case .formula(let formula): evaluate(formula.expression, of: index, at: level, own: own).isTrue
    }
  }

  /// The value of an expression that belongs to the field at `index`, or to the whole form; unknown when it has none.
  func evaluate(
    _ expression: Expression, of index: Int?, at level: AnswerLevel, own: Value = .unknown, isInside: Bool = false
  ) -> Value {
    var scope = index.map { form.names.scopeOfField[$0] } ?? 0
    if isInside, let index, let inside = form.names.scopeInside[index] { scope = inside }
    let program = Program(expression, in: variables.environment(in: scope))
    let source = LevelVariables(evaluation: self, level: level, own: own)
    return (try? program.evaluate(source, now: now).get()) ?? .unknown
  }

  /// What the field reads as in expressions: empty while it is not relevant.
  func value(of index: Int, at level: AnswerLevel) -> Value {
    let field = form.fields[index]
    let home = home(of: index, from: level)
    if let known = home.values[index] { return known }
    guard home.enter(.value(index)) else { return variables.kind(of: index).emptyValue }
    defer { home.leave(.value(index)) }
    let result = isRelevant(index, at: home) ? relevantValue(of: field, at: home) : variables.kind(of: index).emptyValue
    home.values[index] = result
    return result
  }

  private func relevantValue(of field: Field, at level: AnswerLevel) -> Value {
    switch field.type.control {
    case .selectAll: return .bool(selectAllState(of: field, at: level) == .on)
    case .entries:
      return .list(entryLevels(of: field, at: level).map { .map(MapValue(members(of: field, at: $0))) })
    case .group: return .map(MapValue(members(of: field, at: level)))
    default:
      guard let held = held(by: field, at: level) else { return variables.kind(of: field.index).emptyValue }
      return held.value(as: variables.kind(of: field.index), isSecret: field.isSecret)
    }
  }

  private func members(of field: Field, at level: AnswerLevel) -> [(String, Value)] {
    guard let inside = form.names.scopeInside[field.index] else { return [] }
    return form.names.scopes[inside].names.sorted { $0.key < $1.key }.compactMap { name, meaning in
      if case .field(let index) = meaning { (name, value(of: index, at: level)) } else { nil }
    }
  }

  /// What the field holds: worked out or answered. Options that are not offered are not chosen.
  func held(by field: Field, at level: AnswerLevel) -> FieldValue? {
    let given = level.answers.values[field.index]
    var result: FieldValue?
    if let calculate = field.calculate, !(field.isEditable && given != nil) {
      result = FieldValue(
        evaluate(calculate.expression, of: field.index, at: level), as: variables.kind(of: field.index))
    } else if case .hidden(let value) = field.details {
      result = value?.value
    } else {
      result = given
    }
    guard let result, field.type.hasOptions else { return result }
    let offered = field.options.filter { holds($0.relevant, of: field.index, at: level) }.map(\.value.value)
    switch result {
    case .text(let text): return offered.contains(text) ? result : nil
    case .texts(let texts): return .texts(offered.filter { texts.contains($0) })
    case .number, .boolean, .date, .time, .dateTime: return nil
    }
  }
}

// MARK: - Levels

extension FormEvaluation {
  /// The level that the field's answers are kept at, seen from `level`.
  func home(of index: Int, from level: AnswerLevel) -> AnswerLevel {
    var current = level
    while current.repeatField != repeatAround[index], let outer = current.outer { current = outer }
    return current
  }

  /// The levels of the entries of a repeat.
  func entryLevels(of field: Field, at level: AnswerLevel) -> [AnswerLevel] {
    if let known = level.entries[field.index] { return known }
    let answers = level.answers.entries[field.index] ?? []
    let levels = answers.enumerated().map { place, entry in
      AnswerLevel(entry, repeatField: field.index, index: place, outer: level)
    }
    level.entries[field.index] = levels
    return levels
  }
}

/// The answers of the whole form or of one entry of a repeat, with what was worked out from them.
///
/// A class, because entries know the level around them and all of them share what was worked out there.
final class AnswerLevel {
  /// What is being worked out, to notice what depends on itself.
  enum Work: Hashable {
    case value(Int)
    case relevance(Int)
  }

  let answers: Answers
  /// The repeat whose entry this is; nil for the whole form.
  let repeatField: Int?
  /// The place of the entry, from 0.
  let index: Int
  let outer: AnswerLevel?
  var values: [Int: Value] = [:]
  var relevance: [Int: Bool] = [:]
  var entries: [Int: [AnswerLevel]] = [:]
  private var work: Set<Work> = []

  init(_ answers: Answers, repeatField: Int? = nil, index: Int = 0, outer: AnswerLevel? = nil) {
    self.answers = answers
    self.repeatField = repeatField
    self.index = index
    self.outer = outer
  }

  /// Notes that `item` is being worked out; false when it is already, so that it depends on itself.
  func enter(_ item: Work) -> Bool { work.insert(item).inserted }

  /// Notes that `item` is worked out.
  func leave(_ item: Work) { work.remove(item) }
}

/// The variables of an expression that is evaluated at one level.
private struct LevelVariables: VariableSource {
  let evaluation: FormEvaluation
  let level: AnswerLevel
  let own: Value

  func value(ofVariable slot: Int) -> Value {
    switch evaluation.variables.variables[slot] {
    case .field(let index): evaluation.value(of: index, at: level)
    case .ownValue: own
    case .index: level.repeatField == nil ? .unknown : .int(Int64(level.index))
    case .language: .string(evaluation.language.description)
    // What needs judging or is told from outside is not known from the answers alone.
    case .formIsValid, .context: .unknown
    }
  }
}
