import FormDocuments
import FormModel

/// The first part in which a value differs from the one that was expected.
struct JSONDifference {
  /// The way from the whole value to the part.
  let path: [JSON.Step]
  /// What was expected there; nil when nothing was.
  let expected: JSON?
  /// What is there; nil when nothing is.
  let got: JSON?

  /// The first difference in the order of the expectation; nil when both say the same.
  static func first(expected: JSON, got: JSON, path: [JSON.Step] = []) -> JSONDifference? {
    if got.matches(expected) { return nil }
    switch (expected, got) {
    case (.object(let wanted), .object(let members)):
      for member in wanted {
        let place = path + [.member(member.name)]
        guard let own = got[member.name] else {
          return JSONDifference(path: place, expected: member.value, got: nil)
        }
        if let inner = first(expected: member.value, got: own, path: place) { return inner }
      }
      return members.first { expected[$0.name] == nil }.map { extra in
        JSONDifference(path: path + [.member(extra.name)], expected: nil, got: extra.value)
      }
    case (.array(let wanted), .array(let items)):
      for (place, pair) in zip(wanted, items).enumerated() {
        if let inner = first(expected: pair.0, got: pair.1, path: path + [.item(place)]) { return inner }
      }
      let shared = min(wanted.count, items.count)
      return JSONDifference(
        path: path + [.item(shared)], expected: shared < wanted.count ? wanted[shared] : nil,
        got: shared < items.count ? items[shared] : nil)
    default: return JSONDifference(path: path, expected: expected, got: got)
    }
  }
}

extension JSON {
  /// The part that `path` leads to; nil when there is none.
  func part(at path: [JSON.Step]) -> JSON? {
    var part: JSON? = self
    for step in path {
      switch (step, part) {
      case (.member(let name), let whole?): part = whole[name]
      case (.item(let place), .array(let items)?) where items.indices.contains(place): part = items[place]
      default: return nil
      }
    }
    return part
  }
}
