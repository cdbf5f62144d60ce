extension ValidatorType {
  /// At least so many chosen or ticked.
  public static let minSelected = ValidatorType(
    "minSelected", "At least so many options chosen or boxes ticked.", violations: [.tooFew], argument: .count,
    for: "multiselects and groups of checkboxes", applies: holdsChoices,
    // An empty choice satisfies everything; a group has no `required`, so there 1 asks for one box.
    isWithoutEffect: { argument, type in
      argument == .count(0) || (argument == .count(1) && type == .multiselect)
    },
    refusal: { argument, _ in
      guard case .count(let least) = argument else { return nil }
      return { value in value.choiceCount.map { $0 < least } ?? false }
    })

  /// At most so many chosen or ticked.
  public static let maxSelected = ValidatorType(
    "maxSelected", "At most so many options chosen or boxes ticked.", violations: [.tooMany], argument: .count,
    for: "multiselects and groups of checkboxes", applies: holdsChoices,
    refusal: { argument, _ in
      guard case .count(let most) = argument else { return nil }
      return { value in value.choiceCount.map { $0 > most } ?? false }
    })

  private static func holdsChoices(_ type: FieldType) -> Bool { type == .multiselect || type == .group }
}

extension FieldValue {
  /// How many options are chosen; nil for values that are no list.
  var choiceCount: Int? {
    if case .texts(let chosen) = self { chosen.count } else { nil }
  }
}
