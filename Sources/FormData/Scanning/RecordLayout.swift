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
  /// The members that the objects of each scope may have.
  private(set) var keys = RecordKeys()

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
      keys.addScope(
        fields.sorted { $0.1 < $1.1 }.map { name, index in
          (name, Self.key(form.fields[index], offsetOfField[index], form, levelInside))
        })
    }
  }

  private static func key(_ field: Field, _ offset: Int, _ form: Form, _ levelInside: [Int: Int]) -> RecordKeys.Key {
    if let scope = form.names.scopeInside[field.index] {
      let level = levelInside[field.index]
      return RecordKeys.Key(
        field: field.index, offset: offset, use: level == nil ? .object : .entries, scope: scope, level: level ?? 0)
    }
    let use: RecordKeys.Key.Use
    switch field.type.value {
    case .choices, .any: use = .choices
    case let kind: use = kind.isStored ? .value : .nothing
    }
    return RecordKeys.Key(field: field.index, offset: offset, use: use)
  }
}
