import FormModel

/// An alert that is up: nothing but its dismissal is accepted.
public struct ShownAlert: Sendable, Equatable {
  /// Where an alert comes from.
  public enum Origin: Sendable, Equatable {
    /// The rule at a place among the validators of a field.
    case rule(Int, of: FieldAddress)
    /// The submit check at a place.
    case check(Int)
  }

  /// The headline; nil for none.
  public let title: String?
  /// What it says.
  public let message: String
  /// The word on its button; nil for the built-in word.
  public let dismiss: String?
  /// Where it comes from.
  public let origin: Origin
}
