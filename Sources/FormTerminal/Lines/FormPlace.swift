import FormEngine
import FormModel

/// A place in a form: where somebody is who goes through it from top to bottom.
enum FormPlace: Hashable {
  /// At a field.
  case field(FieldAddress)
  /// Before the fields of an entry: the repeat's address with the place of the entry.
  case entry(FieldAddress)
  /// After the last entry of a repeat.
  case entriesEnd(FieldAddress)
  /// At the end, where the form is submitted.
  case submit
}

extension FormSession {
  /// Where going through the form begins.
  var firstPlace: FormPlace { form.fields.isEmpty ? .submit : .field(FieldAddress(field: 0)) }

  /// The place inside of the part at `address`: its first field, or its first entry; nil when there is nothing in it.
  func placeInside(_ address: FieldAddress) -> FormPlace? {
    let field = form.fields[address.field]
    if field.type == .repeat {
      return entryCount(of: address) > 0
        ? .entry(FieldAddress(field: address.field, entries: address.entries + [0])) : nil
    }
    return field.descendants.isEmpty
      ? nil : .field(FieldAddress(field: address.field + 1, entries: address.entries))
  }

  /// The first field of the entry at `address`, or what comes after the entry when that holds none.
  func placeInside(entry address: FieldAddress) -> FormPlace {
    form.fields[address.field].descendants.isEmpty
      ? place(afterEntry: address) : .field(FieldAddress(field: address.field + 1, entries: address.entries))
  }

  /// The place after the field at `address` and all that it holds.
  func place(after address: FieldAddress) -> FormPlace {
    let next = form.fields[address.field].subtreeEnd
    guard let parent = form.fields[address.field].parent else {
      return next < form.fields.count ? .field(FieldAddress(field: next)) : .submit
    }
    if next < form.fields[parent].subtreeEnd { return .field(FieldAddress(field: next, entries: address.entries)) }
    let around = FieldAddress(field: parent, entries: address.entries)
    return form.fields[parent].type == .repeat ? place(afterEntry: around) : place(after: around)
  }

  /// The next entry of the repeat, or the place after the last one.
  private func place(afterEntry address: FieldAddress) -> FormPlace {
    let list = FieldAddress(field: address.field, entries: Array(address.entries.dropLast()))
    let next = (address.entries.last ?? 0) + 1
    return next < entryCount(of: list)
      ? .entry(FieldAddress(field: address.field, entries: list.entries + [next])) : .entriesEnd(list)
  }
}
