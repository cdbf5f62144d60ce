/// How something looks, with every key settled: what the form says, what it extends, and the built-in values.
public struct Style: Sendable, Equatable {
  /// What the style is for.
  public let kind: StyleKind
  /// The keys with their values, in the order of exports. A key without any value is left out.
  public let values: [Entry]

  /// One key with its value.
  public struct Entry: Sendable, Equatable {
    /// The key as form files spell it.
    public let name: String
    /// Its value.
    public let value: StyleValue
  }

  /// The value of the key `name`; nil when the style has none.
  public subscript(name: String) -> StyleValue? { values.first { $0.name == name }?.value }

  /// The built-in style of a kind.
  public static func builtIn(_ kind: StyleKind) -> Style {
    switch kind {
    case .checkbox: builtInCheckbox
    case .button: builtInButton
    case .text: builtInText
    }
  }

  private static let builtInCheckbox = Style(.checkbox, [])
  private static let builtInButton = Style(.button, [])
  private static let builtInText = Style(.text, [])

  /// The style with the values `said` over the built-in ones.
  init(_ kind: StyleKind, _ said: [Entry]) {
    self.kind = kind
    values = StyleProperty.all.compactMap { property in
      guard let builtIn = property.defaults.first(where: { $0.kind == kind }) else { return nil }
      if let entry = said.first(where: { $0.name == property.name }) { return entry }
      return builtIn.value.map { Entry(name: property.name, value: $0) }
    }
  }
}
