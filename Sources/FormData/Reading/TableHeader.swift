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

  /// The most columns: as many as spreadsheets have.
  static let columnLimit = 16_384
  /// The most steps of a column's name; a longer one is no path.
  private static let stepLimit = 100

  /// What a row becomes.
  let root: Node
  /// How many columns there are.
  let columnCount: Int

  /// The header with columns of these names, for records of `form`.
  init(_ names: [String], for form: Form) {
    columnCount = names.count
    let variables = FormVariables(form)
    var builder = TableHeaderBuilder()
    for (column, name) in names.enumerated() {
      let path = Self.path(name)
      builder.add(column, Self.kind(of: path, in: form, variables), at: path)
    }
    root = builder.root
  }

  /// `orders[0].amount` in steps; a name that is no path is one step.
  private static func path(_ name: String) -> [TableHeaderBuilder.Step] {
    var steps: [TableHeaderBuilder.Step] = []
    for part in name.split(separator: ".", omittingEmptySubsequences: false) {
      guard let bracket = part.firstIndex(of: "["), part.hasSuffix("]"), bracket > part.startIndex,
        let index = Int(part[part.index(after: bracket)...].dropLast()), (0..<10_000).contains(index)
      else {
        steps.append(.name(String(part)))
        continue
      }
      steps += [.name(String(part[..<bracket])), .index(index)]
    }
    return steps.count > stepLimit ? [.name(name)] : steps
  }

  private static func kind(
    of path: [TableHeaderBuilder.Step], in form: Form, _ variables: FormVariables
  ) -> ValueKind {
    var scope = 0
    var field: Int?
    for step in path {
      guard case .name(let name) = step else { continue }
      guard case .field(let index)? = form.names.scopes[scope].names[name] else { return .text }
      field = index
      scope = form.names.scopeInside[index] ?? scope
    }
    return field.map { variables.kind(of: $0) } ?? .text
  }
}
