extension ValidatorType {
  /// At least so many chosen or ticked.
  public static let minSelected = ValidatorType(
    "minSelected", "At least so many options chosen or boxes ticked.", violations: [.tooFew], argument: .count,
    for: "multiselects and groups of checkboxes", applies: holdsChoices,
    // An empty choice satisfies everything; a group has no `required`, so there 1 asks for one box.
    isWithoutEffect: { argument, type in
      argument == .count(0) || (argument == .count(1) && type == .multiselect)
    },
    refuses: { argument, value in
      guard case .count(let least) = argument, case .texts(let chosen) = value, !chosen.isEmpty else { return false }
      return chosen.count < least
    })

  /// At most so many chosen or ticked.
  public static let maxSelected = ValidatorType(
    "maxSelected", "At most so many options chosen or boxes ticked.", violations: [.tooMany], argument: .count,
    for: "multiselects and groups of checkboxes", applies: holdsChoices,
    refuses: { argument, value in
      guard case .count(let most) = argument, case .texts(let chosen) = value else { return false }
      return chosen.count > most
    })

  private static func holdsChoices(_ type: FieldType) -> Bool { type == .multiselect || type == .group }
}
