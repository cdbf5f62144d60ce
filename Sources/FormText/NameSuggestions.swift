/// Offers the known name that an unknown one was likely meant to be, as long as that is affordable.
///
/// One look costs time for each known name, so a file of nothing but unknown names would cost their product. After
/// ``budget`` known names in all, nothing is offered any more; the findings themselves are still reported. What was
/// asked before is answered from memory, so that a slip that a program made everywhere is offered its name everywhere.
public struct NameSuggestions: Sendable {
  /// How many known names are looked at for one file, all questions together.
  public static let budget = 500_000
  private var namesLeft = Self.budget
  private var answered: [[String]: Answers] = [:]

  /// What was asked about one list of known names.
  private struct Answers {
    let index: NameIndex
    var nearest: [String: NearName?] = [:]
  }

  /// The whole budget.
  public init() {}

  /// Whether names are still offered.
  public var mayOffer: Bool { namesLeft > 0 }

  /// Whether `count` more names can be looked at; then they count as looked at.
  public mutating func affords(_ count: Int) -> Bool {
    guard mayOffer else { return false }
    namesLeft -= count
    return true
  }

  /// The name among `known` that `name` was likely meant to be; nil when none is near or the budget is used up.
  public mutating func nearest(to name: String, in known: @autoclosure () -> [String]) -> NearName? {
    guard namesLeft > 0 else { return nil }
    let names = known()
    var answers = answered.removeValue(forKey: names) ?? Answers(index: NameIndex(names))
    defer { answered[names] = answers }
    if let near = answers.nearest[name] {
      // To find the list again is cheaper than to compare its names, but not free.
      namesLeft -= names.count / 16 + 1
      return near
    }
    namesLeft -= names.count + 1
    let near = answers.index.nearest(to: name)
    answers.nearest[name] = .some(near)
    return near
  }
}
