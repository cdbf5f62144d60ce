/// How much of a document is read before reading stops with a finding, so that a hostile file ends quickly.
///
/// Depth and node counts are taken after aliases are expanded, without expanding them.
public struct DocumentLimits: Sendable, Equatable {
  /// The most bytes a file may have.
  public let size: Int
  /// The most lists and mappings that may stand inside one another, aliases followed.
  ///
  /// Reading itself does not recurse, but a tree is released, and walked by later layers, one stack frame or more
  /// a level. Release builds pass ``greatestDepth`` on the 512 KiB stack of a secondary thread.
  public let depth: Int
  /// The most nodes (scalars, lists and mappings) a document may have, each alias counted as all it stands for.
  public let nodes: Int

  /// The greatest depth that can be asked for.
  public static let greatestDepth = 500

  /// 16 MiB, 100 levels, one million nodes.
  public static let standard = Self()

  /// Limits of `size` bytes, `depth` levels and `nodes` nodes; a depth past ``greatestDepth`` is lowered to it.
  public init(size: Int = 16 << 20, depth: Int = 100, nodes: Int = 1_000_000) {
    self.size = size
    self.depth = min(depth, Self.greatestDepth)
    self.nodes = nodes
  }
}
