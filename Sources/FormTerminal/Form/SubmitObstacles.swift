import FormEngine
import FormExpressions
import FormModel

/// What keeps a form from being submitted.
struct SubmitObstacles {
  /// A field that is in the way.
  struct Obstacle: Hashable {
    let address: FieldAddress
    let label: String
    /// What is wrong with its answer, where that is known.
    var reason: String?
  }

  private let session: FormSession

  init(_ session: FormSession) { self.session = session }

  /// The fields that the conditions of the submit button speak of and that are empty, unticked or invalid, in the order
  /// of the form.
  var ofReadiness: [Obstacle] {
    let form = session.form
    var conditions = [form.submit.enabled]
    for field in form.fields where field.details == .button(.submit) { conditions.append(field.enabled) }
    var wanted: Set<FieldAddress> = []
    var asksForAll = false
    for expression in conditions.compactMap({ $0.formula?.expression }) {
      for reference in expression.references {
        let path = reference.path.map(\.value)
        if path.first == "form" { asksForAll = asksForAll || path.dropFirst().first == "valid" }
        for count in stride(from: path.count, to: 0, by: -1) {
          guard let address = form.address(of: path.prefix(count).joined(separator: ".")) else { continue }
          wanted.insert(address)
          break
        }
      }
    }
    let obstacles = shownFields.filter { wanted.contains($0.address) && isOpen($0) }
    let named = obstacles.map { Obstacle(address: $0.address, label: label(of: $0)) }
    return asksForAll ? named + all.filter { other in !named.contains { $0.address == other.address } } : named
  }

  /// The fields whose answers have errors, also such as nobody has seen yet.
  var all: [Obstacle] {
    shownFields.compactMap { field in
      guard let reason = session.firstError(of: field.address) else { return nil }
      return Obstacle(address: field.address, label: label(of: field), reason: reason)
    }
  }

  /// The fields whose answers show errors, as all do after an attempt to submit.
  var ofValidity: [Obstacle] {
    shownFields.filter { $0.firstError != nil }.map { Obstacle(address: $0.address, label: label(of: $0)) }
  }

  private func label(of field: FieldSnapshot) -> String {
    (field.label ?? field.field.id?.value ?? field.field.type.name).onOneLine
  }

  /// Whether the field is empty, unticked or invalid.
  private func isOpen(_ field: FieldSnapshot) -> Bool {
    switch field.field.control {
    case .toggle: if field.value != .boolean(true) { return true }
    case .selectAll: return field.selectAll?.state != .on
    case .entries: if field.entries.isEmpty { return true }
    default:
      if field.unreadable == nil, field.value.map(\.isEmptyText) ?? true { return true }
    }
    return session.firstError(of: field.address) != nil
  }

  /// Every field that is shown, in the order of the form.
  private var shownFields: [FieldSnapshot] {
    var all: [FieldSnapshot] = []
    func add(_ fields: [FieldSnapshot]) {
      for field in fields {
        all.append(field)
        add(field.children)
        for entry in field.entries { add(entry.fields) }
      }
    }
    add(session.snapshot.fields)
    return all
  }
}

extension FieldValue {
  /// Whether the value is a text without characters, or a list of nothing.
  var isEmptyText: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .texts(let texts): texts.isEmpty
    case .number, .boolean, .date, .time, .dateTime: false
    }
  }
}

extension FormSession {
  /// The first error of the answer at `address`, also one that nobody has seen yet.
  func firstError(of address: FieldAddress) -> String? {
    violations(of: address).first { $0.violation.severity == .error }?.message
  }
}

extension FieldSnapshot {
  /// The first error that is shown.
  var firstError: String? { violations.first { $0.violation.severity == .error }?.message }
}
