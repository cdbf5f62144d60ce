import FormDiagnostics
import FormExpressions

/// The names of a form and where each can be said.
///
/// Names live in scopes: one for the whole form, one more inside each repeat and each nesting group. A name is looked
/// up from the inside out.
public struct NameTable: Sendable, Equatable {
  /// What a name means.
  public enum Meaning: Sendable, Equatable {
    /// The field at this place in the form's list.
    case field(Int)
    /// The value from outside at this place in the form's `context`.
    case context(Int)
  }

  /// One scope.
  public struct Scope: Sendable, Equatable {
    /// The repeat or nesting group that the scope is inside of; nil for the whole form.
    public let owner: Int?
    /// The scope around; nil for the whole form.
    public let outer: Int?
    /// What the names mean.
    public fileprivate(set) var names: [String: Meaning] = [:]
    /// The scope with which it shares its ids, each of which is there once: itself, or for a repeat the one around.
    fileprivate let space: Int
    /// The names in the scopes of repeats that share its ids.
    fileprivate var namesInRepeats: [String: Meaning] = [:]
  }

  /// The scopes; the first is the whole form.
  public private(set) var scopes: [Scope] = [Scope(owner: nil, outer: nil, space: 0)]
  /// For each field, the scope that it stands in.
  public private(set) var scopeOfField: [Int] = []
  /// For each field, the scope inside of it; nil for all but repeats and nesting groups.
  public private(set) var scopeInside: [Int?] = []

  /// The ids that were told to be taken: what another of that name would have meant cannot be told.
  private(set) var repeated: Set<String> = []

  /// Names that mean something in every form and can be nobody's id.
  static let formWords = ["form", "value", "index", "submit"]

  /// No names.
  init() {}

  /// Gathers the names of `form`, reporting reserved and repeated ones.
  init(_ form: Form, _ context: inout DecodingContext) {
    scopes[0].names = [String: Meaning](minimumCapacity: form.fields.count)
    for (place, variable) in form.context.enumerated() {
      add(variable.name, .context(place), in: 0, of: form, &context)
    }
    for field in form.fields {
      let scope = field.parent.map { scopeInside[$0] ?? scopeOfField[$0] } ?? 0
      scopeOfField.append(scope)
      if let id = field.id { add(id, .field(field.index), in: scope, of: form, &context) }
      let hasScope = field.isNest || field.type == .repeat
      scopeInside.append(hasScope ? scopes.count : nil)
      let space = field.isNest ? scopes.count : scopes[scope].space
      if hasScope { scopes.append(Scope(owner: field.index, outer: scope, space: space)) }
    }
  }

  /// Lets `name` mean `meaning` in `scope`, unless it is reserved or taken, which is reported.
  private mutating func add(
    _ name: Placed<String>, _ meaning: Meaning, in scope: Int, of form: Form, _ context: inout DecodingContext
  ) {
    guard Self.check(name, &context) else { return }
    let space = scopes[scope].space
    if let taken = scopes[space].names[name.value] ?? scopes[space].namesInRepeats[name.value] {
      repeated.insert(name.value)
      return Self.reportTaken(name, by: taken, in: form, &context)
    }
    scopes[scope].names[name.value] = meaning
    if scope != space { scopes[space].namesInRepeats[name.value] = meaning }
  }

  /// What `name` means where `scope` is inside; nil when it means nothing.
  public func meaning(of name: String, in scope: Int) -> Meaning? {
    var current: Int? = scope
    while let place = current {
      if let meaning = scopes[place].names[name] { return meaning }
      current = scopes[place].outer
    }
    return nil
  }

  /// The field called `name` where `scope` is inside; nil when there is none.
  public func field(_ name: String, in scope: Int) -> Int? {
    if case .field(let index)? = meaning(of: name, in: scope) { index } else { nil }
  }

  /// Whether `name` means a value from outside.
  func isContext(_ name: String) -> Bool {
    if case .context? = scopes[0].names[name] { true } else { false }
  }

  /// The names that can be said where `scope` is inside, in no particular order.
  func names(in scope: Int) -> [String] {
    var names: [String] = []
    var current: Int? = scope
    while let place = current {
      names += scopes[place].names.keys
      current = scopes[place].outer
    }
    return names.sorted()
  }

  /// The place of a scope, other than those around `scope`, that has `name`; nil when there is none.
  func scopeElsewhere(with name: String, than scope: Int) -> Int? {
    scopes.indices.first { $0 != scope && scopes[$0].names[name] != nil }
  }

  /// Whether `name` means something in every form and can be nobody's id.
  static func isReserved(_ name: String) -> Bool { formWords.contains(name) || ReservedWords.contains(name) }

  private static func check(_ name: Placed<String>, _ context: inout DecodingContext) -> Bool {
    guard isReserved(name.value) else { return true }
    let meaning =
      formWords.contains(name.value) ? "has a meaning of its own in every form" : "is a word of the expression language"
    context.report(
      Diagnostic(
        .reservedName, "`\(name.value)` \(meaning) and can be no id", at: name.range,
        hint: "Choose another, such as `\(name.value)_field`."))
    return false
  }

  private static func reportTaken(
    _ name: Placed<String>, by first: Meaning, in form: Form, _ context: inout DecodingContext
  ) {
    let range =
      switch first {
      case .field(let index): form.fields[index].id?.range ?? name.range
      case .context(let place): form.context[place].name.range
      }
    context.report(
      Diagnostic(
        .duplicateID, "The id `\(name.value)` is taken", at: name.range,
        related: [Diagnostic.Related(range, "first used here")],
        hint: "Ids are unique in the whole form; a group with `nest: true` has ids of its own."))
  }
}
