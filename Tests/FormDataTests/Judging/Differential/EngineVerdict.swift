import FormDocuments
import FormExpressions
import FormModel

@testable import FormEngine

/// What the engine says about a record: a session is given its answers, as if a person had, and asked what is wrong.
///
/// Beside that, a record can hold what no person could give, such as an answer to what is not asked. Those few findings
/// are worked out here as well, from what the session knows.
struct EngineVerdict {
  /// What is wrong with one answer.
  struct Finding: Hashable, Comparable, CustomStringConvertible {
    let field: String
    let kind: String
    /// The place of the rule among the field's validators; nil where none is written out.
    var rule: Int?
    var message: String?

    var description: String { "\(field) \(kind) \(rule.map(String.init) ?? "-") \(message ?? "")" }

    static func < (left: Finding, right: Finding) -> Bool { left.description < right.description }
  }

  private let state: SessionState
  private(set) var findings: [Finding] = []
  /// Fields with an answer that no person could give; what else is said about them does not matter.
  private(set) var unthinkable: Set<String> = []
  /// Whether some finding keeps the record from being valid.
  private(set) var hasErrors = false

  private var form: Form { state.form }

  /// Lets the engine judge `record`.
  init(_ record: JSON, _ compiled: CompiledForm, context: ContextValues?, now: Timestamp) {
    state = SessionState(
      compiled, surroundings: FormSurroundings(context: context), language: compiled.form.language, now: now)
    let answers = SubmittedAnswers(compiled.form)
    state.start(answers: answers.entries(of: record, scope: 0), hasAllEntries: true) { [state] in
      answers.fill(state, with: record, scope: 0, entry: 0)
    }
    judge(record, scope: 0, entry: 0)
    judgeSubmit()
  }

  private mutating func add(
    _ instance: Int, _ kind: String, rule: Int? = nil, message: String? = nil, isError: Bool = true
  ) {
    findings.append(
      Finding(field: form.name(of: state.address(of: instance)), kind: kind, rule: rule, message: message))
    if isError { hasErrors = true }
  }

  /// Judges the members of one object: of the record, of a nesting group, of an entry.
  private mutating func judge(_ object: JSON, scope: Int, entry: Int) {
    judgeNames(object, scope: scope)
    judge(state.instances(ofEntry: entry).filter { form.names.scopeOfField[Int(state.fieldOf[$0])] == scope }, object)
  }

  /// Names that the form does not know.
  private mutating func judgeNames(_ object: JSON, scope: Int) {
    let names = form.names.scopes[scope].names
    for member in object.members {
      if case .field(let index)? = names[member.name], form.fields[index].isStoredOrNest { continue }
      findings.append(Finding(field: form.name(ofScope: scope) + member.name, kind: "unknownKey"))
      hasErrors = true
    }
  }

  private mutating func judge(_ instances: [Int], _ object: JSON) {
    for instance in instances {
      let field = state.field(of: instance)
      let json = field.id.flatMap { object[$0.value] }
      if field.isNest {
        judgeNest(instance, json)
      } else if field.type.value.isStored {
        judge(instance, field, json)
      } else {
        addViolations(of: instance)
        judgeExclusion(instance, field)
      }
    }
  }

  private mutating func judgeNest(_ instance: Int, _ json: JSON?) {
    addViolations(of: instance)
    judgeExclusion(instance, state.field(of: instance))
    if let json, !json.isObject { add(instance, "badInput") }
    let scope = form.names.scopeInside[Int(state.fieldOf[instance])] ?? 0
    judge(json ?? [:], scope: scope, entry: Int(state.entryOf[instance]))
  }

  /// Boxes of a group that exclude each other, which no person could tick together.
  private mutating func judgeExclusion(_ instance: Int, _ field: Field) {
    guard case .group(_, let exclusive?, _) = field.details, isAsked(instance) else { return }
    let ticked = field.descendants.filter { index in
      guard form.fields[index].type == .checkbox else { return false }
      return state.instance(of: index, from: Int(state.entryOf[instance])).map { state.states[$0].value.isTrue }
        ?? false
    }
    guard ticked.count > 1 else { return }
    if case .member(let id) = exclusive, !ticked.contains(where: { form.fields[$0].id?.value == id.value }) { return }
    add(instance, "tooMany")
    unthinkable.insert(form.name(of: state.address(of: instance)))
  }

  private func isAsked(_ instance: Int) -> Bool {
    state.states[instance].isRelevant && state.states[instance].isEnabled
  }

  private mutating func judge(_ instance: Int, _ field: Field, _ json: JSON?) {
    let known = state.states[instance]
    guard isAsked(instance) else {
      if let items = json?.items, field.type == .repeat { judgeShape(items, of: instance, field) }
      if field.whenHidden == .keep, !known.isRelevant { return }
      if let json, !json.isNothing { add(instance, "unexpectedAnswer") }
      return
    }
    if field.type == .repeat { return judgeRepeat(instance, field, json) }
    if let json, field.isWorkedOut { judgeWorkedOut(instance, field, json) }
    if field.type.value == .boolean, field.calculate == nil, !field.isWorkedOut, json ?? .null == .null {
      add(instance, "valueMissing", rule: requiredRule(field), message: words.reason(field.missingReason))
    } else {
      addViolations(of: instance)
      // A kind that a person cannot mistype is never asked about by the engine.
      if !field.isWorkedOut, known.unreadable != nil, !known.violations.contains(where: { $0.kind == .badInput }) {
        add(instance, "badInput", message: words.reason(field.unreadableReason))
      }
    }
    judgeChoice(instance, field, json)
  }

  private func requiredRule(_ field: Field) -> Int? {
    field.validators.firstIndex { $0.type == .required && $0.when == nil }
  }

  private mutating func judgeWorkedOut(_ instance: Int, _ field: Field, _ json: JSON) {
    let known = state.states[instance]
    switch SubmittedAnswers.reading(json, of: field, as: state.compiledField(of: instance).kind) {
    case .unreadable: add(instance, "badInput")
    case .empty:
      if let current = known.current, !current.isEmpty, current != .boolean(false) { add(instance, "notCalculated") }
    case .value(let value):
      if known.current.map({ $0.isNear(value) }) != true { add(instance, "notCalculated") }
    }
  }

  private mutating func judgeChoice(_ instance: Int, _ field: Field, _ json: JSON?) {
    guard field.type.hasOptions, !field.isWorkedOut, let json else { return }
    let texts: [String]
    switch json {
    case .string(let text): texts = field.type.value == .choice && !text.isEmpty ? [text] : []
    case .array(let items):
      texts = field.type.value == .choices ? items.compactMap(\.text) : []
      guard texts.count == items.count else { return }
    default: return
    }
    let options = state.states[instance].options
    let isOffered = { (text: String) in
      field.options.firstIndex { $0.value.value == text }.map { options.isEmpty || options[$0].isRelevant } ?? false
    }
    let excludes = field.options.contains { $0.isExclusive && texts.contains($0.value.value) }
    let kinds = [
      (!texts.allSatisfy(isOffered), "notAChoice"), (Set(texts).count < texts.count, "duplicate"),
      (excludes && Set(texts).count > 1, "tooMany"),
    ]
    for (_, kind) in kinds.filter(\.0) {
      add(instance, kind)
      unthinkable.insert(form.name(of: state.address(of: instance)))
    }
  }

  private mutating func judgeRepeat(_ instance: Int, _ field: Field, _ json: JSON?) {
    if let json, json != .null, json.items == nil { return add(instance, "badInput") }
    addViolations(of: instance)
    let scope = form.names.scopeInside[field.index] ?? 0
    for (entry, item) in zip(state.states[instance].entries, json?.items ?? []) {
      if !item.isObject { add(instance, "badInput") }
      judge(item.isObject ? item : [:], scope: scope, entry: entry)
    }
  }

  /// Whether the entries of a repeat that is not asked are such as it could have.
  private mutating func judgeShape(_ items: [JSON], of instance: Int, _ field: Field) {
    let scope = form.names.scopeInside[field.index] ?? 0
    for item in items {
      if !item.isObject { add(instance, "badInput") }
      judgeNames(item, scope: scope)
      for member in item.members {
        guard case .field(let index)? = form.names.scopes[scope].names[member.name],
          let inner = form.names.scopeInside[index]
        else { continue }
        if form.fields[index].isNest { judgeNames(member.value, scope: inner) }
      }
    }
  }

  private mutating func addViolations(of instance: Int) {
    guard isAsked(instance) else { return }
    for violation in state.states[instance].violations where violation.kind != .notViewed {
      add(
        instance, violation.kind.rawValue, rule: violation.rule, message: state.message(of: violation, at: instance),
        isError: violation.severity == .error)
    }
  }

  private mutating func judgeSubmit() {
    guard !hasErrors else { return }
    if !state.isSubmitEnabled { findings.append(Finding(field: "submit", kind: "customError")) }
    for check in state.compiled.checks {
      guard case .bool(false) = state.evaluate(check, inEntry: 0) else { continue }
      findings.append(Finding(field: "submit", kind: "customError"))
    }
    hasErrors = findings.contains { $0.field == "submit" }
  }

  private var words: Words { Words.best(for: state.language.description) }
}
