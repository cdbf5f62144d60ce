import FormExpressions

/// The order in which types of fields are worked out: hidden fields with a `calculate` after what it reads, repeats and
/// nesting groups after what they hold.
///
/// Fields that depend on themselves come in some order; they have a finding of their own.
struct TypeOrder {
  /// The places of the fields whose types are worked out.
  private(set) var indices: [Int] = []
  private let fields: [Field]
  private let names: NameTable
  private var isVisited: [Bool]

  init(_ fields: [Field], _ names: NameTable) {
    self.fields = fields
    self.names = names
    isVisited = Array(repeating: false, count: fields.count)
    for field in fields where field.hasTypeToWorkOut { visit(field.index) }
  }

  /// Depth first and without recursion: a chain of hidden fields may be as long as the form.
  private mutating func visit(_ root: Int) {
    guard !isVisited[root] else { return }
    isVisited[root] = true
    var path = [(index: root, open: needs(of: root))]
    while let (index, open) = path.last {
      guard let next = open.last else {
        indices.append(index)
        path.removeLast()
        continue
      }
      path[path.count - 1].open.removeLast()
      guard !isVisited[next] else { continue }
      isVisited[next] = true
      path.append((next, needs(of: next)))
    }
  }

  /// The fields whose types have to be known first.
  private func needs(of index: Int) -> [Int] {
    let field = fields[index]
    var needed: [Int] = []
    if let calculate = field.calculate {
      for reference in calculate.expression.references {
        if let read = names.field(reference.name.value, in: names.scopeOfField[index]) { needed.append(read) }
      }
    } else {
      var inner = index + 1
      while inner < field.subtreeEnd {
        needed.append(inner)
        inner = names.scopeInside[inner] == nil ? inner + 1 : fields[inner].subtreeEnd
      }
    }
    return needed.filter { fields[$0].hasTypeToWorkOut }
  }
}

extension Field {
  /// Whether the type of its value is not plain from the type of the field.
  fileprivate var hasTypeToWorkOut: Bool { type.value == .any || type.value == .entries || isNest }

  /// Whether expressions can read it.
  var hasValue: Bool { type.value != .none || isNest }
}
