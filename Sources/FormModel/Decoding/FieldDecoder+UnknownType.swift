import FormDocuments
import FormText

/// What can be read of a field whose type cannot be told.
extension FieldDecoder {
  /// Whether the key of `entry`, in a field whose type cannot be told, comes near none of ours: it may belong to the
  /// type that was meant.
  func mayBelongElsewhere(_ entry: Node.Entry, _ context: inout DecodingContext) -> Bool {
    guard case .scalar(let key) = entry.key else { return false }
    return context.suggestions.nearest(to: key.text, in: FieldKeys.ofAnyType.map(\.name)) == nil
  }

  /// What the keys of a field whose type cannot be told say, as far as it needs no type to read them.
  func detailsOfAnyType(_ reader: ObjectReader, _ context: inout DecodingContext) -> Field.Details {
    let selectAll = reader(FieldKeys.selectAllLabel, &context)
    let itemLabel = reader(FieldKeys.itemLabel, &context)
    if let options = reader(FieldKeys.options, &context) { return .choice(options: options, selectAll: selectAll) }
    if let members = reader(FieldKeys.of, &context) { return .selectAll(of: members) }
    if let document = reader(FieldKeys.document, &context) { return .link(document) }
    if let action = reader(FieldKeys.action, &context) { return .button(action) }
    if let itemLabel { return .entries(min: nil, max: nil, itemLabel: itemLabel) }
    return selectAll.map { .choice(options: [], selectAll: $0) } ?? .none
  }
}
