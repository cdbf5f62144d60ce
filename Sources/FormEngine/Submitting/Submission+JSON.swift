public import FormDocuments
import FormExpressions
import FormModel

extension Submission {
  /// The submission as an object with the ids as names, in the order of the form.
  ///
  /// Documents that were accepted stand at the end under ``receiptsKey``, when there are any.
  ///
  /// - Parameter showsSecrets: Whether secrets stand there in clear; otherwise as a fixed mask, empty ones as `""`.
  /// - Returns: The object.
  public func json(showingSecrets showsSecrets: Bool) -> JSON {
    var object = members.map { JSON.Member($0.name, $0.item.json(showsSecrets)) }
    if !receipts.isEmpty { object.append(JSON.Member(Self.receiptsKey, .array(receipts.map(\.json)))) }
    return .object(object)
  }

  /// The values alone, without receipts, with secrets in clear.
  var values: JSON { .object(members.map { JSON.Member($0.name, $0.item.json(true)) }) }
}

extension Submission.Item {
  /// The value as JSON.
  func json(_ showsSecrets: Bool) -> JSON {
    switch self {
    case .value(let value): value.json
    case .secret(let text): .string(showsSecrets || text.isEmpty ? text : Value.mask)
    case .unset: .null
    case .object(let members): .object(members.map { JSON.Member($0.name, $0.item.json(showsSecrets)) })
    case .list(let items): .array(items.map { $0.json(showsSecrets) })
    }
  }
}

extension Submission.Receipt {
  fileprivate var json: JSON {
    [
      "document": .string(document), "path": .string(path), "sha256": sha256.map { .string($0) } ?? .null,
      "language": language.map { .string($0.description) } ?? .null, "viewed": .boolean(isViewed),
      "acceptedAt": .string(acceptedAt),
    ]
  }
}
