import FormModel

/// The header of CSV: what each column is for.
///
/// A column is called as findings call a field: `email`, `consents.terms`, `orders[0].amount`. Columns under one name
/// before a dot or bracket stand side by side in the JSON that a row becomes, whatever their order.
struct TableHeader: Sendable {
  /// A part of a record: a value from a column, an object, or a list of objects.
  indirect enum Node: Sendable {
    case column(Int, ValueKind)
    case object([(name: String, node: Node)])
    case list([Node])
  }

  /// What a row becomes.
  private(set) var root = Node.object([])
  /// How many columns there are.
  let columnCount: Int

  /// The header with columns of these names, for records of `form`.
  init(_ names: [String], for form: Form) {
    columnCount = names.count
    for (column, name) in names.enumerated() {
      let path = Self.path(name)
      let kind = Self.kind(of: path, in: form)
      root = Self.adding(.column(column, kind), at: path[...], to: root)
    }
  }

  /// One step of a path.
  private enum Step: Equatable {
    case name(String)
    case index(Int)
  }

  /// `orders[0].amount` in steps; a name that is no path is one step.
  private static func path(_ name: String) -> [Step] {
    var steps: [Step] = []
    for part in name.split(separator: ".", omittingEmptySubsequences: false) {
      guard let bracket = part.firstIndex(of: "["), part.hasSuffix("]"), bracket > part.startIndex,
        let index = Int(part[part.index(after: bracket)...].dropLast()), (0..<10_000).contains(index)
      else {
        steps.append(.name(String(part)))
        continue
      }
      steps += [.name(String(part[..<bracket])), .index(index)]
    }
    return steps
  }

  private static func kind(of path: [Step], in form: Form) -> ValueKind {
    var scope = 0
    var field: Field?
    for step in path {
      guard case .name(let name) = step else { continue }
      guard case .field(let index)? = form.names.scopes[scope].names[name] else { return .text }
      field = form.fields[index]
      scope = form.names.scopeInside[index] ?? scope
    }
    return field.map { FormVariables(form).kind(of: $0.index) } ?? .text
  }

  private static func adding(_ leaf: Node, at path: ArraySlice<Step>, to node: Node?) -> Node {
    guard let step = path.first else { return leaf }
    let rest = path.dropFirst()
    switch step {
    case .name(let name):
      var members: [(name: String, node: Node)] = []
      if case .object(let known)? = node { members = known }
      if let place = members.firstIndex(where: { $0.name == name }), !rest.isEmpty {
        members[place].node = adding(leaf, at: rest, to: members[place].node)
      } else {
        members.append((name, adding(leaf, at: rest, to: nil)))
      }
      return .object(members)
    case .index(let index):
      var elements: [Node] = []
      if case .list(let known)? = node { elements = known }
      while elements.count <= index { elements.append(.object([])) }
      elements[index] = adding(leaf, at: rest, to: elements[index])
      return .list(elements)
    }
  }
}
