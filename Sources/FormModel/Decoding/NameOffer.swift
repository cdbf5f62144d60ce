import FormDiagnostics
import FormText

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

extension NameSuggestions {
  /// What to offer in the place of `name`, which is none of `known`.
  mutating func offer(for name: String, in known: @autoclosure () -> [String]) -> NameOffer {
    guard mayOffer else { return NameOffer(name: name, nearest: nil, known: []) }
    let names = known()
    return NameOffer(name: name, nearest: nearest(to: name, in: names), known: names)
  }
}
