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
    let revealed = session.revealed
    return shownFields.compactMap { field in
      guard let reason = revealed.snapshot(of: field.address)?.firstError else { return nil }
      return Obstacle(address: field.address, label: label(of: field), reason: reason)
    }
  }

  /// The fields whose answers show errors, as all do after an attempt to submit.
  var ofValidity: [Obstacle] {
    shownFields.filter { $0.firstError != nil }.map { Obstacle(address: $0.address, label: label(of: $0)) }
  }

  private func label(of field: FieldSnapshot) -> String {
    field.label ?? field.field.id?.value ?? field.field.type.name
  }

  /// Whether the field is empty, unticked or invalid.
  private func isOpen(_ field: FieldSnapshot) -> Bool {
    switch field.field.type.control {
    case .toggle: if field.value != .boolean(true) { return true }
    case .selectAll: return field.selectAll?.state != .on
    case .entries: if field.entries.isEmpty { return true }
    default:
      if field.unreadable == nil, field.value.map(\.isEmptyText) ?? true { return true }
    }
    return session.hiddenError(of: field.address) != nil
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
  /// The first error of the answer at `address`, also when it is not shown yet because nobody has left the field.
  func hiddenError(of address: FieldAddress) -> String? {
    // A copy takes the answer once more and is left, which shows what is wrong with it.
    var copy = self
    guard let field = snapshot(of: address) else { return nil }
    if let known = field.firstError { return known }
    _ = try? copy.apply(.focus(.field(address)))
    if let text = field.unreadable {
      _ = try? copy.apply(.type(address, text))
    } else if field.field.type == .repeat {
      return copy.errorOfEntries(at: address)
    } else {
      _ = try? copy.apply(.set(address, field.value))
    }
    _ = try? copy.apply(.blur)
    return copy.snapshot(of: address)?.firstError
  }

  /// The form as it would be if every answer had been given and left once, so that every error is shown.
  fileprivate var revealed: FormSession {
    var copy = self
    func give(_ fields: [FieldSnapshot]) {
      for field in fields {
        if let text = field.unreadable {
          _ = try? copy.apply(.type(field.address, text))
        } else if field.field.type != .repeat {
          _ = try? copy.apply(.set(field.address, field.value))
        }
        give(field.children)
        for entry in field.entries { give(entry.fields) }
      }
    }
    give(snapshot.fields)
    _ = try? copy.apply(.blur)
    return copy
  }

  private mutating func errorOfEntries(at address: FieldAddress) -> String? {
    guard let count = snapshot(of: address)?.entries.count else { return nil }
    // Only adding and removing count as editing a repeat.
    guard (try? apply(.add(address))) != nil else { return nil }
    _ = try? apply(.remove(FieldAddress(field: address.field, entries: address.entries + [count])))
    _ = try? apply(.focus(.field(address)))
    _ = try? apply(.blur)
    return snapshot(of: address)?.firstError
  }
}

extension FieldSnapshot {
  /// The first error that is shown.
  var firstError: String? { violations.first { $0.violation.severity == .error }?.message }
}
