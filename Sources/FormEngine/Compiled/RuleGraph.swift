import FormExpressions
import FormModel

/// What depends on what in a form, and in which order everything is worked out.
///
/// Nodes are aspects of fields. A node comes after all that it is worked out from; where that goes round in a circle,
/// the nodes of the circle share one rank and are settled together.
struct RuleGraph {
  /// For each number of a node, its place in the order; -1 for what never changes.
  let ranks: [Int32]
  /// The nodes of each rank: one, or those of a circle.
  let nodesOfRank: [[RuleNode]]
  /// For each rank, whether its nodes depend on each other.
  let isCircle: [Bool]
  /// Nodes whose rules ask for the day or the moment.
  let clockReaders: [RuleNode]
  /// Nodes whose rules ask for the language, texts among them.
  let languageReaders: [RuleNode]
  /// Nodes whose rules ask for the place of the entry.
  let indexReaders: [RuleNode]
  /// For each field, whether an expression reads its value.
  let isRead: [Bool]
  private let starts: [Int32]
  private let targets: [Int32]

  /// The nodes that are worked out from the node with this number.
  func dependents(of number: Int) -> ArraySlice<Int32> { targets[Int(starts[number])..<Int(starts[number + 1])] }

  /// The graph of `rules`.
  init(_ rules: GraphRules) {
    let count = rules.exists.count
    let nodes = (0..<count).filter { rules.exists[$0] }
    var reads: [[Int32]] = Array(repeating: [], count: count)
    var before: [[Int32]] = Array(repeating: [], count: count)
    for number in nodes {
      let node = RuleNode(number: number)
      let numbers = { (nodes: [RuleNode]) in
        Set(nodes.map(\.number)).filter { rules.exists[$0] }.sorted().map { Int32($0) }
      }
      reads[number] = numbers(rules.reads(of: node))
      before[number] = numbers(rules.readsAtStart(of: node))
    }
    let order = StronglyConnectedParts(count: count, roots: nodes) { reads[$0] + before[$0] }
    var ranks = Array(repeating: Int32(-1), count: count)
    for (rank, part) in order.parts.enumerated() {
      for number in part { ranks[number] = Int32(rank) }
    }
    self.ranks = ranks
    nodesOfRank = order.parts.map { $0.map { RuleNode(number: $0) } }
    isCircle = order.parts.map { $0.count > 1 || reads[$0[0]].contains(Int32($0[0])) }
    isRead = rules.isRead
    (starts, targets) = Self.reversed(reads, except: RuleNode(rules.fields.count, .validity).number)
    let special = SpecialReaders(rules, nodes: nodes)
    clockReaders = special.clock
    languageReaders = special.language
    indexReaders = special.index
  }

  /// The lists turned round: for each node, those that read it. What `except` reads is left out, because the validity of
  /// the form is counted and not worked out anew.
  private static func reversed(_ reads: [[Int32]], except: Int) -> (starts: [Int32], targets: [Int32]) {
    var counts = Array(repeating: Int32(0), count: reads.count + 1)
    for (number, list) in reads.enumerated() where number != except {
      for read in list { counts[Int(read) + 1] += 1 }
    }
    for place in 1..<counts.count { counts[place] += counts[place - 1] }
    var cursors = counts
    var targets = Array(repeating: Int32(0), count: Int(counts[reads.count]))
    for (number, list) in reads.enumerated() where number != except {
      for read in list {
        targets[Int(cursors[Int(read)])] = Int32(number)
        cursors[Int(read)] += 1
      }
    }
    return (counts, targets)
  }
}

/// The nodes whose rules read something that is no field.
private struct SpecialReaders {
  var clock: [RuleNode] = []
  var language: [RuleNode] = []
  var index: [RuleNode] = []

  init(_ rules: GraphRules, nodes: [Int]) {
    for number in nodes {
      let node = RuleNode(number: number)
      let programs = rules.programs(of: node)
      if programs.contains(where: \.asksForTime) { clock.append(node) }
      let slots = Set(programs.flatMap(\.slots))
      if node.aspect == .text || slots.contains(where: { rules.variables.variables[$0] == .language }) {
        language.append(node)
      }
      if slots.contains(where: { rules.variables.variables[$0] == .index }) { index.append(node) }
    }
  }
}

extension Program {
  /// Whether the program asks for the day or the moment.
  fileprivate var asksForTime: Bool {
    expression.calls.contains { ["now", "today", "age"].contains($0.name.value) }
  }
}

extension GraphRules {
  /// The programs that work the node out.
  fileprivate func programs(of node: RuleNode) -> [Program] {
    guard node.field < fields.count else {
      return switch node.aspect {
      case .enabled: submitEnabled.programs
      case .text: formTexts.flatMap(\.programs)
      default: []
      }
    }
    let field = fields[node.field]
    return switch node.aspect {
    case .relevance: field.relevant.programs
    case .enabled: field.enabled.programs
    case .readOnly: field.readOnly.programs
    case .options: field.options.flatMap { $0.relevant.programs + $0.enabled.programs }
    case .value: [field.calculate].compactMap(\.self)
    case .selectAll: []
    case .required: field.validators.filter { $0.rule.type == .required }.compactMap(\.when)
    case .validity: field.validators.flatMap { [$0.when, $0.argument].compactMap(\.self) }
    case .text: field.texts.flatMap(\.text.programs)
    }
  }
}

extension CompiledCondition {
  fileprivate var programs: [Program] { if case .program(let program) = self { [program] } else { [] } }
}

extension CompiledText {
  fileprivate var programs: [Program] {
    variants.flatMap { $0.compactMap { if case .program(let program, _) = $0 { program } else { nil } } }
  }
}
