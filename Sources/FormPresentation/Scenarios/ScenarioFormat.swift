/// A way to write a ``ScenarioReport``. Another format is another file and another entry in ``all``.
public struct ScenarioFormat: Sendable {
  /// The name on the command line.
  public let name: String
  /// Who the format is for, in a few words.
  public let purpose: String
  /// The whole report as text that ends in a line feed.
  public let text: @Sendable (ScenarioReport, FindingsStyle) -> String

  /// Every format, the usual one first.
  public static let all: [ScenarioFormat] = [.text, .tap, .junit, .json]

  /// The format called `name`.
  public init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  init(_ name: String, for purpose: String, text: @escaping @Sendable (ScenarioReport, FindingsStyle) -> String) {
    self.name = name
    self.purpose = purpose
    self.text = text
  }
}
