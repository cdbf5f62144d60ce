import FormModel

/// Where the slots of a form's fields are.
///
/// Every field has a slot in its level: that of the whole record, or that of an entry of the repeat it stands in.
struct RecordLayout: Sendable {
  /// The form.
  let form: Form
  /// For each field the kind of level it stands in; 0 is the whole record.
  private(set) var levelOfField: [Int] = []
  /// For each field the place of its slot in its level.
  private(set) var offsetOfField: [Int] = []
  /// For each kind of level how many slots it has.
  private(set) var levelSizes = [0]
  /// For each kind of level the repeat whose entries it is for; nil for the whole record.
  private(set) var levelOwners: [Int?] = [nil]
  /// For each scope of names the members that its objects may have.
  private(set) var tables: [KeyTable] = []

  /// The layout for `form`.
  init(_ form: Form) {
    self.form = form
    var levelInside: [Int: Int] = [:]
    for field in form.fields {
      var level = 0
      if let parent = field.parent { level = levelInside[parent] ?? levelOfField[parent] }
      levelOfField.append(level)
      offsetOfField.append(levelSizes[level])
      levelSizes[level] += 1
      guard field.type == .repeat else { continue }
      levelInside[field.index] = levelSizes.count
      levelSizes.append(0)
      levelOwners.append(field.index)
    }
    for scope in form.names.scopes {
      let fields = scope.names.compactMap { name, meaning in
        if case .field(let index) = meaning { (name, index) } else { nil }
      }
      tables.append(
        KeyTable(
          fields.sorted { $0.1 < $1.1 }.map { name, index in
            (name, index, offsetOfField[index], Self.use(form.fields[index], form, levelInside))
          }))
    }
  }

  private static func use(_ field: Field, _ form: Form, _ levelInside: [Int: Int]) -> KeyTable.Use {
    let scope = form.names.scopeInside[field.index]
    if let scope, let level = levelInside[field.index] { return .entries(scope: scope, level: level) }
    if let scope, field.isNest { return .object(scope: scope) }
    switch field.type.value {
    case .choices, .any: return .choices
    case let kind: return kind.isStored ? .value : .nothing
    }
  }
}
