import FormDiagnostics
import FormExpressions

/// The circles in which values and relevance of fields depend on each other.
///
/// Every field with rules has two nodes: its value and whether it is relevant. A value depends on what its `calculate`
/// or `initial` reads and on the relevance of its field; relevance depends on what `relevant` reads and on the
/// relevance of the part around. Each strongly connected part of this graph is one circle.
struct DependencyCircles {
  /// One circle.
  struct Circle {
    /// The fields in it, in the order of the form.
    let fields: [Int]
    /// The expressions that make it, as places in the form's sites, in the order of the form.
    let sites: [Int]
    /// What kind of circle it is.
    let kind: Kind
  }

  /// The kinds of circle.
  enum Kind {
    /// Values that are worked out from each other.
    case values
    /// Each field is shown only once the others are filled: all are dead.
    case positive
    /// Fields that hide each other.
    case mutualHiding
    /// Being shown undoes what it is shown for: there is no stable state.
    case unstable
  }

  /// The circles, in the order of the form.
  let circles: [Circle]
  /// Every field in some circle.
  let members: Set<Int>

  /// Finds the circles of `form`, whose expressions are `sites`.
  init(_ form: Form, _ sites: [FormulaSite]) {
    let graph = DependencyGraph(form, sites)
    circles = graph.stronglyConnectedParts().compactMap { graph.circle($0) }
      .sorted { ($0.fields.first ?? 0) < ($1.fields.first ?? 0) }
    members = Set(circles.flatMap(\.fields))
  }
}

/// The graph of values (even nodes) and relevances (odd nodes).
private struct DependencyGraph {
  private struct Edge {
    let target: Int
    /// The expression that makes the edge; nil for edges that every form has.
    let site: Int?
  }

  private let form: Form
  private let sites: [FormulaSite]
  private var edges: [[Edge]]

  init(_ form: Form, _ sites: [FormulaSite]) {
    self.form = form
    self.sites = sites
    let fields = form.fields
    edges = Array(repeating: [], count: fields.count * 2)
    for field in fields {
      edges[Self.value(field.index)].append(Edge(target: Self.relevance(field.index), site: nil))
      if let parent = field.parent {
        edges[Self.relevance(field.index)].append(Edge(target: Self.relevance(parent), site: nil))
      }
    }
    for (place, site) in sites.enumerated() {
      guard let owner = site.owner else { continue }
      let node: Int
      switch site.role {
      case .relevant: node = Self.relevance(owner)
      case .calculate, .initial: node = Self.value(owner)
      default: continue
      }
      for use in site.reads { edges[node].append(Edge(target: Self.value(use.field), site: place)) }
    }
    for field in fields {
      if field.type == .repeat || field.isNest {
        for inner in field.descendants {
          edges[Self.value(field.index)].append(Edge(target: Self.value(inner), site: nil))
        }
      }
    }
  }

  private static func value(_ field: Int) -> Int { field * 2 }
  private static func relevance(_ field: Int) -> Int { field * 2 + 1 }

  /// Tarjan's algorithm, without recursion: the parts of two or more nodes, and nodes with an edge to themselves.
  func stronglyConnectedParts() -> [[Int]] {
    var index = Array(repeating: -1, count: edges.count)
    var low = Array(repeating: 0, count: edges.count)
    var isOnStack = Array(repeating: false, count: edges.count)
    var stack: [Int] = []
    var next = 0
    var parts: [[Int]] = []
    for root in edges.indices where index[root] < 0 && !edges[root].isEmpty {
      var work: [(node: Int, edge: Int)] = [(root, 0)]
      while let (node, edge) = work.last {
        if edge == 0 {
          index[node] = next
          low[node] = next
          next += 1
          stack.append(node)
          isOnStack[node] = true
        }
        if edge < edges[node].count {
          work[work.count - 1].edge += 1
          let target = edges[node][edge].target
          if index[target] < 0 {
            work.append((target, 0))
          } else if isOnStack[target] {
            low[node] = min(low[node], index[target])
          }
          continue
        }
        work.removeLast()
        if let parent = work.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == index[node], let start = stack.lastIndex(of: node) else { continue }
        let part = Array(stack[start...])
        for member in part { isOnStack[member] = false }
        stack.removeSubrange(start...)
        if part.count > 1 || edges[node].contains(where: { $0.target == node }) { parts.append(part) }
      }
    }
    return parts
  }

  /// The circle that a strongly connected part is.
  func circle(_ part: [Int]) -> DependencyCircles.Circle? {
    let nodes = Set(part)
    var involved: Set<Int> = []
    for node in part {
      for edge in edges[node] where nodes.contains(edge.target) {
        if let site = edge.site { involved.insert(site) }
      }
    }
    guard !involved.isEmpty else { return nil }
    let ordered = involved.sorted()
    let fields = Set(ordered.compactMap { sites[$0].owner }).sorted()
    return DependencyCircles.Circle(
      fields: fields, sites: ordered, kind: kind(of: ordered, among: nodes))
  }

  private func kind(of involved: [Int], among nodes: Set<Int>) -> DependencyCircles.Kind {
    guard involved.allSatisfy({ sites[$0].role == .relevant }) else { return .values }
    var hiding = 0
    for site in involved {
      let reads = sites[site].reads.map(\.field).filter { nodes.contains(Self.value($0)) }
      if reads.contains(where: { canHold(sites[site], whileEmpty: $0) }) { hiding += 1 }
    }
    if hiding == 0 { return .positive }
    return hiding % 2 == 0 ? .mutualHiding : .unstable
  }

  /// Whether the expression of `site` can be true while the field at `index` is empty.
  private func canHold(_ site: FormulaSite, whileEmpty index: Int) -> Bool {
    let field = form.fields[index]
    guard let name = field.id?.value else { return true }
    return Assumption(name: name, kind: field.type.value).outcome(of: site.formula.expression.root).contains(.isTrue)
  }
}
