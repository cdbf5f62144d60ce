extension Term {
  /// The nodes right below this one, in the order of the text.
  public var children: [Term] {
    switch kind {
    case .literal, .identifier: []
    case .select(let operand, _), .has(let operand, _), .unary(_, let operand): [operand]
    case .index(let left, let right), .relation(_, let left, let right): [left, right]
    case .call(let call): (call.receiver.map { [$0] } ?? []) + call.arguments
    case .list(let operands), .logical(_, let operands): operands
    case .map(let entries): entries.flatMap { [$0.key, $0.value] }
    case .comprehension(let comprehension):
      [comprehension.target] + (comprehension.filter.map { [$0] } ?? []) + [comprehension.body]
    case .arithmetic(let first, let steps): [first] + steps.map(\.operand)
    case .conditional(let branches, let otherwise): branches.flatMap { [$0.condition, $0.value] } + [otherwise]
    }
  }

  /// Whether both trees say the same. Places do not count.
  public static func == (left: Self, right: Self) -> Bool {
    var pairs = [(left, right)]
    while let (left, right) = pairs.popLast() {
      guard left.isSameNode(as: right) else { return false }
      let (leftChildren, rightChildren) = (left.children, right.children)
      guard leftChildren.count == rightChildren.count else { return false }
      pairs.append(contentsOf: zip(leftChildren, rightChildren))
    }
    return true
  }

  /// Whether both nodes say the same, their children aside.
  private func isSameNode(as other: Term) -> Bool {
    switch (kind, other.kind) {
    case (.literal(let left), .literal(let right)): left == right
    case (.identifier(let left, let leftDot), .identifier(let right, let rightDot)):
      left == right && leftDot == rightDot
    case (.select(_, let left), .select(_, let right)), (.has(_, let left), .has(_, let right)): left == right
    case (.index, .index), (.list, .list), (.map, .map), (.conditional, .conditional): true
    case (.call(let left), .call(let right)):
      left.name == right.name && (left.receiver == nil) == (right.receiver == nil)
    case (.comprehension(let left), .comprehension(let right)):
      left.macro == right.macro && left.variable == right.variable
    case (.unary(let left, _), .unary(let right, _)): left == right
    case (.relation(let left, _, _), .relation(let right, _, _)): left == right
    case (.arithmetic(_, let left), .arithmetic(_, let right)): left.map(\.symbol) == right.map(\.symbol)
    case (.logical(let left, _), .logical(let right, _)): left == right
    default: false
    }
  }
}

extension Term.Kind: Equatable {
  /// Whether nodes of both kinds say the same.
  public static func == (left: Self, right: Self) -> Bool {
    Term(left, depth: 1, range: 0..<0) == Term(right, depth: 1, range: 0..<0)
  }
}
