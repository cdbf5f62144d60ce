import FormDiagnostics

extension FormGraph {
  /// The graph of a form that was read from `source`.
  init(_ form: CheckedForm, in source: SourceText) {
    var builder = GraphBuilder(form, in: source)
    for (place, site) in form.sites.enumerated() { builder.add(site, at: place) }
    builder.addMembers()
    builder.addParts()
    self = builder.graph
    edges.sort {
      ($0.range.start, $0.range.end, $0.source, $0.target) < ($1.range.start, $1.range.end, $1.source, $1.target)
    }
  }
}

/// Gathers the nodes and edges of a form.
private struct GraphBuilder {
  let form: CheckedForm
  let source: SourceText
  var graph = FormGraph()
  private var contextNodes: [String: Int] = [:]
  private var submitNode = 0
  private var formNode = 0
  /// For each expression in a circle, the circle.
  private var circleOfSite: [Int: Int] = [:]
  /// For each field in a circle, the circle.
  private var circleOfField: [Int: Int] = [:]

  init(_ form: CheckedForm, in source: SourceText) {
    self.form = form
    self.source = source
    let lines = LineIndex(source)
    var names: [String] = []
    for field in form.form.fields {
      let name =
        Self.name(of: field, in: form.form, names)
        ?? "\(field.type.name) at line \(lines.position(at: field.range.start).line)"
      names.append(name)
      graph.nodes.append(
        FormGraph.Node(
          kind: .field(field.index), name: name, type: field.type.name, range: field.id?.range ?? field.range))
    }
    for variable in form.form.context { addContext(variable, after: "") }
    submitNode = graph.nodes.count
    graph.nodes.append(FormGraph.Node(kind: .submit, name: "submit", type: nil, range: nil))
    formNode = graph.nodes.count
    graph.nodes.append(FormGraph.Node(kind: .form, name: "form", type: nil, range: nil))
    for circle in form.circles.circles {
      for site in circle.sites { circleOfSite[site] = graph.circles.count }
      for field in circle.everyField { circleOfField[field] = graph.circles.count }
      graph.circles.append(FormGraph.Circle(code: circle.kind.code, nodes: circle.everyField))
    }
  }

  /// The path to the field in expressions; nil when it has no id.
  private static func name(of field: Field, in form: Form, _ names: [String]) -> String? {
    guard let id = field.id?.value else { return nil }
    var around = field.parent
    while let index = around {
      let part = form.fields[index]
      if part.isNest { return "\(names[index]).\(id)" }
      if part.type == .repeat { return "\(names[index])[].\(id)" }
      around = part.parent
    }
    return id
  }

  private mutating func addContext(_ variable: ContextVariable, after path: String) {
    let name = path + variable.name.value
    if case .object(let members) = variable.type {
      for member in members { addContext(member, after: name + ".") }
    } else {
      contextNodes[name] = graph.nodes.count
      graph.nodes.append(FormGraph.Node(kind: .context, name: name, type: nil, range: variable.name.range))
    }
  }

  // MARK: Edges

  /// Adds what the expression at `place` reads.
  mutating func add(_ site: FormulaSite, at place: Int) {
    guard let (target, kind) = target(of: site) else { return }
    let circle = circleOfSite[place]
    let ranges = site.formula.place.ranges(of: site.reads.map(\.range), in: source)
    for (use, range) in zip(site.reads, ranges) {
      add(
        FormGraph.Edge(
          source: use.field, target: target, kind: kind, range: range,
          circle: circleOfField[use.field] == circle ? circle : nil))
    }
    for path in site.context {
      guard let node = contextNodes[path.names.joined(separator: ".")] else { continue }
      add(FormGraph.Edge(source: node, target: target, kind: kind, range: site.formula.place.range, circle: nil))
    }
  }

  private mutating func add(_ edge: FormGraph.Edge) { graph.edges.append(edge) }

  private func target(of site: FormulaSite) -> (node: Int, kind: FormGraph.Kind)? {
    let node = site.owner ?? formNode
    switch site.role {
    case .relevant: return (node, .relevant)
    case .enabled: return (node, .enabled)
    case .readOnly: return (node, .readOnly)
    case .initial, .calculate: return (node, .value)
    case .validator(let place):
      let isRequired = site.owner.map { form.form.fields[$0].validators[place].type == .required } ?? false
      return (node, isRequired ? .required : .validity)
    case .option: return (node, .options)
    case .text: return (node, .text)
    case .assignment(let target): return form.names.field(target, in: site.scope).map { ($0, .set) }
    case .submitEnabled: return (submitNode, .enabled)
    case .check: return (submitNode, .check)
    }
  }

  /// Adds what select-alls stand for.
  mutating func addMembers() {
    for (box, members) in form.selectAlls.boxes.enumerated() {
      let field = form.form.fields[box]
      for member in members {
        add(FormGraph.Edge(source: member, target: box, kind: .selectAll, range: field.range, circle: nil))
      }
    }
  }

  /// Adds the parts with rules of their own as what the fields in them depend on.
  mutating func addParts() {
    let hasRules = form.form.fields.map { field in
      form.sitesOfField[field.index].contains { [.relevant, .enabled, .readOnly].contains(form.sites[$0].role) }
    }
    var circleOfPart: [Int: Int] = [:]
    for (field, circle) in circleOfField {
      var inner = field
      while let outer = form.form.fields[inner].parent, circleOfPart[inner] == nil {
        circleOfPart[inner] = circle
        inner = outer
      }
    }
    var isRuled: [Bool] = []
    for field in form.form.fields {
      let parent = field.parent
      let isInside = parent.map { isRuled[$0] || hasRules[$0] } ?? false
      isRuled.append(isInside)
      guard let parent, isInside else { continue }
      let circle = circleOfPart[field.index]
      let isInCircle = circle != nil && circleOfField[parent] == circle
      add(
        FormGraph.Edge(
          source: parent, target: field.index, kind: .part, range: field.range, circle: isInCircle ? circle : nil))
    }
  }
}

extension DependencyCircles.Kind {
  /// The code of the finding about a circle of this kind.
  var code: DiagnosticCode {
    switch self {
    case .values: .valueCircle
    case .positive: .positiveCircle
    case .mutualHiding: .mutualHiding
    case .unstable, .counted, .validity: .selfHiding
    }
  }
}
