/// Offers the known name that an unknown one was likely meant to be, as long as that is affordable.
///
/// One look costs time for each known name, so a file of nothing but unknown names would cost their product. After
/// ``budget`` known names in all, nothing is offered any more; the findings themselves are still reported.
public struct NameSuggestions: Sendable {
  /// How many known names are looked at for one file, all questions together.
  public static let budget = 500_000
  private var namesLeft = Self.budget

  /// The whole budget.
  public init() {}

  /// Whether names are still offered.
  public var mayOffer: Bool { namesLeft > 0 }

  /// The name among `known` that `name` was likely meant to be; nil when none is near or the budget is used up.
  public mutating func nearest(to name: String, in known: @autoclosure () -> [String]) -> NearName? {
    guard namesLeft > 0 else { return nil }
    let names = known()
    namesLeft -= names.count + 1
    return NameIndex(names).nearest(to: name)
  }
}
