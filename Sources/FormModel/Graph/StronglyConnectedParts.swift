/// The strongly connected parts of a graph of numbered nodes: each node once, a part after all parts that it leads to.
///
/// The search keeps its path in a list, so that a long chain takes no stack. Source: Tarjan, "Depth-first search and
/// linear graph algorithms" (1972).
package struct StronglyConnectedParts {
  /// The parts, each with its nodes in ascending order. A node on no circle is a part of its own.
  package private(set) var parts: [[Int]] = []

  private var order: [Int32]
  private var low: [Int32]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var next: Int32 = 0

  /// One node on the path of the search.
  private struct Step {
    let node: Int
    let targets: [Int32]
    var place = 0
  }

  /// The parts of the graph of `count` nodes that can be reached from `roots`; `targets` gives the nodes that a node
  /// leads to.
  package init(count: Int, roots: some Sequence<Int>, targets: (Int) -> [Int32]) {
    order = Array(repeating: -1, count: count)
    low = order
    isOpen = Array(repeating: false, count: count)
    for root in roots where order[root] < 0 { search(from: root, targets) }
  }

  private mutating func search(from root: Int, _ targets: (Int) -> [Int32]) {
    var path = [enter(root, targets)]
    while let last = path.indices.last {
      let place = path[last].place
      guard place < path[last].targets.count else {
        let node = path.removeLast().node
        if let before = path.last?.node { low[before] = min(low[before], low[node]) }
        if low[node] == order[node] { close(node) }
        continue
      }
      path[last].place += 1
      let target = Int(path[last].targets[place])
      if order[target] < 0 {
        path.append(enter(target, targets))
      } else if isOpen[target] {
        low[path[last].node] = min(low[path[last].node], order[target])
      }
    }
  }

  private mutating func enter(_ node: Int, _ targets: (Int) -> [Int32]) -> Step {
    order[node] = next
    low[node] = next
    next += 1
    open.append(node)
    isOpen[node] = true
    return Step(node: node, targets: targets(node))
  }

  private mutating func close(_ node: Int) {
    var part: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      part.append(last)
      if last == node { break }
    }
    parts.append(part.sorted())
  }
}
