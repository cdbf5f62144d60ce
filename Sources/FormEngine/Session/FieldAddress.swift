public import FormModel

/// Which field is meant, inside of which entries: `email`, `consents.terms`, `orders[0].amount`.
public struct FieldAddress: Sendable, Hashable {
  /// The place of the field in the form's list.
  public let field: Int
  /// For each repeat around the field, outermost first, the place of the entry in it, from 0. A repeat with one place
  /// more than there are repeats around it is that entry as a whole.
  public let entries: [Int]

  /// The field at the place `field` of the form, in these entries of the repeats around it.
  public init(field: Int, entries: [Int] = []) {
    self.field = field
    self.entries = entries
  }

  /// Whether this is a field of the entry at `entry`, at whatever depth. Entries of different repeats have the same
  /// places, so that those alone do not tell.
  public func stands(inEntry entry: FieldAddress, of form: Form) -> Bool {
    form.fields[entry.field].descendants.contains(field) && entries.starts(with: entry.entries)
  }
}

extension Form {
  /// The address that `name` spells, such as `orders[0].amount`; nil when the form has no such field. Whether there is
  /// such an entry is for the session to say.
  public func address(of name: String) -> FieldAddress? {
    var scope: Int? = 0
    var field: Int?
    var entries: [Int] = []
    for part in name.split(separator: ".", omittingEmptySubsequences: false) {
      guard let current = scope else { return nil }
      let id = part.prefix { $0 != "[" }
      guard let found = names.field(String(id), in: current) else { return nil }
      let place = part.dropFirst(id.count)
      if !place.isEmpty {
        guard fields[found].type == .repeat, place.last == "]", let number = Int(place.dropFirst().dropLast()),
          number >= 0
        else { return nil }
        entries.append(number)
      }
      field = found
      scope = names.scopeInside[found]
    }
    return field.map { FieldAddress(field: $0, entries: entries) }
  }

  /// The name that spells `address`; for fields without an id, that of their type.
  public func name(of address: FieldAddress) -> String {
    var parts: [String] = []
    var entries = address.entries[...]
    for index in path(to: address.field) {
      let field = fields[index]
      guard index == address.field || field.isNest || field.type == .repeat else { continue }
      var part = field.id?.value ?? field.type.name
      if field.type == .repeat, let entry = entries.popFirst() { part += "[\(entry)]" }
      parts.append(part)
    }
    return parts.joined(separator: ".")
  }

  /// The places of the field and of all that it stands in, outermost first.
  func path(to index: Int) -> [Int] {
    var path: [Int] = []
    var current: Int? = index
    while let place = current {
      path.append(place)
      current = fields[place].parent
    }
    return path.reversed()
  }
}
