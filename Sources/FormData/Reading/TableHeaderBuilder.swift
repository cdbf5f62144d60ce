import FormModel

/// Puts the columns of a header together, one after another, each in a time that does not depend on how many there are.
struct TableHeaderBuilder {
  /// One step of a column's name: `orders[0].amount` has three.
  enum Step: Hashable {
    case name(String)
    case index(Int)
  }

  /// What a part is.
  fileprivate enum Content {
    case column(Int, ValueKind)
    case object
    case list

    /// What `step` leads out of.
    init(for step: Step) {
      switch step {
      case .name: self = .object
      case .index: self = .list
      }
    }
  }

  /// A part with what it leads to.
  private struct Part {
    let content: Content
    var branches: [(step: Step, part: Int)] = []
  }

  /// A step out of a part.
  private struct Branch: Hashable {
    let part: Int
    let step: Step
  }

  private var parts = [Part(content: .object)]
  /// Where among the branches of its part the first one with each step stands.
  private var places: [Branch: Int] = [:]

  /// Adds the column number `column`, whose values are of `kind`, at `path`.
  mutating func add(_ column: Int, _ kind: ValueKind, at path: [Step]) {
    var current = 0
    for (depth, step) in path.enumerated() {
      let isLast = depth + 1 == path.count
      current = enter(step, of: current, isLast ? .column(column, kind) : Content(for: path[depth + 1]))
    }
  }

  /// The part of the content `wanted` to which `step` leads out of `outer`; it is made unless it is there.
  private mutating func enter(_ step: Step, of outer: Int, _ wanted: Content) -> Int {
    let place = places[Branch(part: outer, step: step)]
    if let place {
      let inner = parts[outer].branches[place].part
      switch (parts[inner].content, wanted) {
      case (.object, .object), (.list, .list): return inner
      default: break
      }
    }
    parts.append(Part(content: wanted))
    let made = parts.count - 1
    // Of two columns with one name both are written, so that the judge tells of it; otherwise what came last counts.
    if let place, !(step.isName && wanted.isColumn) {
      parts[outer].branches[place].part = made
    } else {
      parts[outer].branches.append((step, made))
      if place == nil { places[Branch(part: outer, step: step)] = parts[outer].branches.count - 1 }
    }
    return made
  }

  /// What a row becomes.
  var root: TableHeader.Node { node(0) }

  private func node(_ part: Int) -> TableHeader.Node {
    let branches = parts[part].branches
    switch parts[part].content {
    case .column(let column, let kind): return .column(column, kind)
    case .object: return .object(branches.map { ($0.step.name, node($0.part)) })
    case .list: return .list(branches.sorted { $0.step.index < $1.step.index }.map { node($0.part) })
    }
  }
}

extension TableHeaderBuilder.Step {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }
  fileprivate var name: String { if case .name(let name) = self { name } else { "" } }
  fileprivate var index: Int { if case .index(let index) = self { index } else { 0 } }
}

extension TableHeaderBuilder.Content {
  fileprivate var isColumn: Bool { if case .column = self { true } else { false } }
}
