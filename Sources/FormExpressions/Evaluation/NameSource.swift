/// Where an environment looks up names that were not declared one by one, such as the fields of a large form.
public protocol NameSource: Sendable {
  /// The variable that the beginning of `path` means, with how many of the names it takes; nil when there is none.
  ///
  /// `path` is never empty: `account`, `email` for `account.email`.
  func variable(at path: [String]) -> (variable: Environment.Variable, count: Int)?

  /// The names that can be said, for offering the nearest one.
  var names: [String] { get }
}
