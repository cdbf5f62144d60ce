import FormDiagnostics
import FormText

/// Offers the known name that an unknown one was likely meant to be, as long as that is affordable.
///
/// One look costs time for each known name, so a file of nothing but unknown names would cost their product. After
/// ``budget`` known names in all, nothing is offered any more; the findings themselves are still reported.
struct NameSuggestions {
  /// How many known names are looked at for one file, all questions together.
  static let budget = 500_000
  private var namesLeft = Self.budget

  /// Whether names are still offered.
  var mayOffer: Bool { namesLeft > 0 }

  /// The name among `known` that `name` was likely meant to be; nil when none is near or the budget is used up.
  mutating func nearest(to name: String, in known: @autoclosure () -> [String]) -> NearName? {
    guard namesLeft > 0 else { return nil }
    let names = known()
    namesLeft -= names.count + 1
    return NameIndex(names).nearest(to: name)
  }

  /// What to offer in the place of `name`, which is none of `known`.
  mutating func offer(for name: String, in known: @autoclosure () -> [String]) -> NameOffer {
    guard namesLeft > 0 else { return NameOffer(name: name, nearest: nil, known: []) }
    let names = known()
    return NameOffer(name: name, nearest: nearest(to: name, in: names), known: names)
  }
}

/// What to offer in the place of an unknown name: the one that was likely meant, or else those that there are.
struct NameOffer {
  /// The unknown name.
  let name: String
  /// The name that was likely meant; nil when none is near.
  let nearest: NearName?
  /// The names that there are; empty when looking at them would cost too much.
  let known: [String]

  /// The offer as a hint; without a near name the known ones are listed after the words `start`, if there are such.
  func hint(listing start: String?) -> String? {
    let oddity = UnusualCharacter.sentence(about: name)
    if let nearest {
      return ["Did you mean `\(nearest.name)`?", oddity].compactMap(\.self).joined(separator: " ")
    }
    guard let start, !known.isEmpty else { return oddity }
    return "\(start) \(NameList.quoted(known))."
  }

  /// The repair that puts the near name at `range`; nil when it is not certain.
  func fix(at range: SourceRange) -> Diagnostic.Fix? {
    guard let nearest, nearest.isCertain else { return nil }
    return Diagnostic.Fix("Replace it by `\(nearest.name)`", [Diagnostic.Edit(range, nearest.name)])
  }
}
