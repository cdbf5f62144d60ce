import FormDiagnostics
import FormExpressions

/// Of how many fields that one expression reads it is asked whether the expression can hold while they are empty: each
/// takes a walk over the expression.
private let fieldsAsked = 64

/// The circles in which values and relevance of fields depend on each other.
///
/// Every field with rules has two nodes: its value and whether it is relevant. A value depends on what its `calculate`
/// or `initial` reads and on the relevance of its field; relevance depends on what `relevant` reads and on the
/// relevance of the part around. Each strongly connected part of this graph is one circle.
struct DependencyCircles {
  /// One circle.
  struct Circle {
    /// The fields whose expressions make it, in the order of the form.
    let fields: [Int]
    /// All fields in it, those too that are in it because of what they hold or stand in, in the order of the form.
    let everyField: [Int]
    /// The expressions that make it, as places in the form's sites, in the order of the file.
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
    /// The same by way of a select-all: a box that is shown counts for what decides whether it is shown.
    case counted
  }

  /// The circles, in the order of the form.
  let circles: [Circle]
  /// Every field in some circle.
  let members: Set<Int>

  /// No circles.
  static let none = DependencyCircles()

  private init() {
    circles = []
    members = []
  }

  /// Finds the circles of `form`, whose expressions are `sites`; `sitesOfField` tells which of them each field owns.
  init(_ form: Form, _ sites: [FormulaSite], _ sitesOfField: [[Int]], _ selectAlls: SelectAllMembers) {
    let graph = DependencyGraph(form: form, sites: sites, sitesOfField: sitesOfField, selectAlls: selectAlls)
    circles = graph.circularParts().compactMap { graph.circle($0) }
      .sorted { ($0.fields.first ?? 0) < ($1.fields.first ?? 0) }
    members = Set(circles.flatMap(\.fields))
  }
}

/// The graph of values (even nodes) and relevances (odd nodes). Its edges are worked out when a node is visited.
///
/// It holds the whole form, so it is never copied.
private struct DependencyGraph: ~Copyable {
  let form: Form
  let sites: [FormulaSite]
  let sitesOfField: [[Int]]
  let selectAlls: SelectAllMembers

  private static func value(_ field: Int) -> Int { field * 2 }
  private static func relevance(_ field: Int) -> Int { field * 2 + 1 }

  /// Calls `visit` for each node that `node` depends on, with the expression that makes it so; nil where every form has
  /// such an edge.
  private func visitEdges(of node: Int, _ visit: (_ target: Int, _ site: Int?) -> Void) {
    let field = form.fields[node / 2]
    if node.isMultiple(of: 2) {
      visit(Self.relevance(field.index), nil)
      visitReads(of: field, visit) { $0 == .calculate || $0 == .initial }
      for member in countedBoxes(field) { visit(Self.value(member), nil) }
      if field.type == .repeat || field.isNest {
        for inner in field.descendants { visit(Self.value(inner), nil) }
      }
    } else {
      if let parent = field.parent { visit(Self.relevance(parent), nil) }
      visitReads(of: field, visit) { $0 == .relevant }
    }
  }

  /// The boxes that a select-all counts, as far as they are shown; those that are worked out it never counts.
  private func countedBoxes(_ field: Field) -> [Int] {
    guard field.type == .selectAll else { return [] }
    return selectAlls.boxes[field.index].filter { form.fields[$0].calculate == nil }
  }

  private func visitReads(
    of field: Field, _ visit: (_ target: Int, _ site: Int?) -> Void, where isWanted: (FormulaSite.Role) -> Bool
  ) {
    // Of an expression with names that mean nothing it is not known what it will depend on.
    for place in sitesOfField[field.index] where isWanted(sites[place].role) && sites[place].isResolved {
      for use in sites[place].reads { visit(Self.value(use.field), place) }
    }
  }

  /// The parts of two or more nodes, and nodes with an edge to themselves.
  ///
  /// Every circle goes through an expression, so the search starts at fields that own one.
  func circularParts() -> [[Int]] {
    let owners = form.fields.indices.filter { !sitesOfField[$0].isEmpty }
    let roots = owners.flatMap { [Self.value($0), Self.relevance($0)] }
    let search = StronglyConnectedParts(count: form.fields.count * 2, roots: roots) { node in
      var targets: [Int32] = []
      visitEdges(of: node) { target, _ in targets.append(Int32(target)) }
      return targets
    }
    return search.parts.filter { $0.count > 1 || readsItself($0[0]) }
  }

  private func readsItself(_ node: Int) -> Bool {
    var isFound = false
    if !sitesOfField[node / 2].isEmpty { visitEdges(of: node) { target, _ in isFound = isFound || target == node } }
    return isFound
  }

  /// The circle that a strongly connected part is.
  func circle(_ part: [Int]) -> DependencyCircles.Circle? {
    let nodes = Set(part)
    var involved: Set<Int> = []
    for node in part {
      visitEdges(of: node) { target, site in
        if let site, nodes.contains(target) { involved.insert(site) }
      }
    }
    guard !involved.isEmpty else { return nil }
    let ordered = involved.sorted {
      (sites[$0].formula.place.range.start, $0) < (sites[$1].formula.place.range.start, $1)
    }
    let fields = Set(ordered.compactMap { sites[$0].owner }).sorted()
    return DependencyCircles.Circle(
      fields: fields, everyField: Set(part.map { $0 / 2 }).sorted(), sites: ordered,
      kind: kind(of: ordered, among: nodes))
  }

  private func kind(of involved: [Int], among nodes: Set<Int>) -> DependencyCircles.Kind {
    guard involved.allSatisfy({ sites[$0].role == .relevant }) else { return .values }
    let isCounted = nodes.contains { node in
      node.isMultiple(of: 2) && countedBoxes(form.fields[node / 2]).contains { nodes.contains(Self.relevance($0)) }
    }
    if isCounted { return .counted }
    var hiding = 0
    for site in involved {
      let reads = Set(sites[site].reads.map(\.field)).filter { nodes.contains(Self.value($0)) }.sorted()
      if reads.prefix(fieldsAsked).contains(where: { canHold(sites[site], whileEmpty: $0) }) { hiding += 1 }
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
