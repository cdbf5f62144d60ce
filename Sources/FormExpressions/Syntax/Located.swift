/// A piece of an expression with its place. Equality looks at the piece alone.
public struct Located<Value: Sendable & Equatable>: Sendable, Equatable {
  /// What stands there.
  public let value: Value
  /// Where it stands, in UTF-8 bytes from the start of the expression.
  public let range: Range<Int>

  /// `value`, standing at `range`.
  public init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }

  /// Whether the same stands at both places.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}

/// A name in an expression with its place.
public typealias Name = Located<String>
