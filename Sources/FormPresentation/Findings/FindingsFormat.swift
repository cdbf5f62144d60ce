/// A way to write a ``FindingsReport``. Another format is another file and another entry in ``all``.
public struct FindingsFormat: Sendable {
  /// The name on the command line.
  public let name: String
  /// Who the format is for, in a few words.
  public let purpose: String
  /// The whole report as text that ends in a line feed, or is empty.
  public let text: @Sendable (FindingsReport, FindingsStyle) -> String

  /// Every format, the usual one first.
  public static let all: [FindingsFormat] = [.text, .short, .json, .sarif, .github]

  /// The format called `name`.
  public init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  init(_ name: String, for purpose: String, text: @escaping @Sendable (FindingsReport, FindingsStyle) -> String) {
    self.name = name
    self.purpose = purpose
    self.text = text
  }
}

/// How formats for people are drawn. Formats for programs are the same whatever the style.
public struct FindingsStyle: Sendable {
  /// The cells of a row; nil leaves sentences whole.
  public let width: Int?
  /// Whether ANSI colours are used.
  public let usesColor: Bool

  /// Rows of `width` cells, with or without colour.
  public init(width: Int? = nil, usesColor: Bool = false) {
    self.width = width
    self.usesColor = usesColor
  }
}
