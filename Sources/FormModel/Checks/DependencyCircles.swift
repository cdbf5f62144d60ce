import FormDiagnostics
import FormExpressions

/// Of how many fields that one expression reads it is asked whether the expression can hold while they are empty: each
/// takes a walk over the expression.
private let fieldsAsked = 64

/// The circles in which values, relevance and use of fields depend on each other.
///
/// Every field with rules has three nodes: its value, whether it is relevant and whether it is enabled. A value depends
/// on what its `calculate` or `initial` reads and on the relevance of its field; relevance and use depend on what
/// `relevant` and `enabled` read and on the part around. What a select-all shows depends on the use of its boxes, and
/// whether the form is valid on every field that can be invalid. Each strongly connected part of this graph is one
/// circle.
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
    /// The same by way of a select-all: a box that counts for it decides by it whether it counts.
    case counted
    /// The same by way of the validity of the form: a field waits for what its own answer can undo.
    case validity
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

/// The graph of values, relevances and uses, three nodes a field, and of the validity of the form, the last node. Its
/// edges are worked out when a node is visited.
///
/// It holds the whole form, so it is never copied.
private struct DependencyGraph: ~Copyable {
  let form: Form
  let sites: [FormulaSite]
  let sitesOfField: [[Int]]
  let selectAlls: SelectAllMembers

  private enum Aspect: Int {
    case value
    case relevance
    case use
  }

  private static func node(_ aspect: Aspect, of field: Int) -> Int { field * 3 + aspect.rawValue }
  private var formValidity: Int { form.fields.count * 3 }

  /// Calls `visit` for each node that `node` depends on, with the expression that makes it so; nil where every form has
  /// such an edge.
  private func visitEdges(of node: Int, _ visit: (_ target: Int, _ site: Int?) -> Void) {
    guard node < formValidity, let aspect = Aspect(rawValue: node % 3) else { return visitEdgesOfFormValidity(visit) }
    let field = form.fields[node / 3]
    switch aspect {
    case .value:
      visit(Self.node(.relevance, of: field.index), nil)
      visitReads(of: field, visit) { $0 == .calculate || $0 == .initial }
      for member in countedBoxes(field) {
        visit(Self.node(.value, of: member), nil)
        visit(Self.node(.use, of: member), nil)
      }
      if field.type == .repeat || field.isNest {
        for inner in field.descendants { visit(Self.node(.value, of: inner), nil) }
      }
    case .relevance, .use:
      if let parent = field.parent { visit(Self.node(aspect, of: parent), nil) }
      visitReads(of: field, visit) { $0 == (aspect == .relevance ? .relevant : .enabled) }
    }
  }

  /// A field makes the form invalid as long as it is shown and can be used.
  private func visitEdgesOfFormValidity(_ visit: (_ target: Int, _ site: Int?) -> Void) {
    for field in form.fields where field.canBeInvalid {
      for aspect in [Aspect.value, .relevance, .use] { visit(Self.node(aspect, of: field.index), nil) }
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
      for use in sites[place].reads { visit(Self.node(.value, of: use.field), place) }
      if sites[place].readsFormValidity { visit(formValidity, place) }
    }
  }

  /// The parts of two or more nodes, and nodes with an edge to themselves.
  ///
  /// Every circle goes through an expression, so the search starts at what an expression decides.
  func circularParts() -> [[Int]] {
    let roots = sites.compactMap { site -> Int? in
      guard let owner = site.owner else { return nil }
      switch site.role {
      case .calculate, .initial: return Self.node(.value, of: owner)
      case .relevant: return Self.node(.relevance, of: owner)
      case .enabled: return Self.node(.use, of: owner)
      case .readOnly, .validator, .option, .text, .assignment, .submitEnabled, .check: return nil
      }
    }
    let search = StronglyConnectedParts(count: formValidity + 1, roots: roots) { node in
      var targets: [Int32] = []
      visitEdges(of: node) { target, _ in targets.append(Int32(target)) }
      return targets
    }
    return search.parts.filter { $0.count > 1 || readsItself($0[0]) }
  }

  private func readsItself(_ node: Int) -> Bool {
    var isFound = false
    if node < formValidity, !sitesOfField[node / 3].isEmpty {
      visitEdges(of: node) { target, _ in isFound = isFound || target == node }
    }
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
      fields: fields, everyField: Set(part.filter { $0 < formValidity }.map { $0 / 3 }).sorted(), sites: ordered,
      kind: kind(of: ordered, among: nodes))
  }

  private func kind(of involved: [Int], among nodes: Set<Int>) -> DependencyCircles.Kind {
    guard involved.allSatisfy({ [.relevant, .enabled].contains(sites[$0].role) }) else { return .values }
    if nodes.contains(formValidity) { return .validity }
    let isCounted = nodes.contains { node in
      guard node.isMultiple(of: 3) else { return false }
      return countedBoxes(form.fields[node / 3]).contains { box in
        nodes.contains(Self.node(.relevance, of: box)) || nodes.contains(Self.node(.use, of: box))
      }
    }
    if isCounted { return .counted }
    var hiding = 0
    for site in involved {
      let reads = Set(sites[site].reads.map(\.field)).filter { nodes.contains(Self.node(.value, of: $0)) }.sorted()
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

extension Field {
  /// Whether an answer to the field can be wrong, so that the form is not valid.
  fileprivate var canBeInvalid: Bool {
    if validators.contains(where: { $0.severity == .error }) { return true }
    if case .entries(let least, let most, _) = details { return least != nil || most != nil }
    return calculate == nil && ValidatorType.syntax.applies(type)
  }
}
