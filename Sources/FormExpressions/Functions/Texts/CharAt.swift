extension Function {
  /// `text.charAt(place)`.
  static let charAt = Function(
    "charAt", "the character at a place; none at the end", [.on(.string, .int, gives: .string)],
    .binary { (text, place, _) throws(Fault) in
      guard let written = text.text, case .int(let place) = place else { throw .noSuchOverload("charAt", text, place) }
      let scalars = Array(written.unicodeScalars)
      guard let index = Int(exactly: place), (0...scalars.count).contains(index) else { throw .noPlace(place) }
      return .string(index < scalars.count ? String(scalars[index]) : "")
    })
}

extension Fault {
  /// The text has no such place.
  static func noPlace(_ place: Int64) -> Fault {
    Fault(.invalidArgument, "The text has no place \(place); places are counted from 0")
  }
}
