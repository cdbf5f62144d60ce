/// The use of a name that stands free in an expression: a field, a name from the context, a type.
public struct Reference: Sendable, Equatable {
  /// The name and the fields selected from it by dots: `account`, `email` for `account.email.size()`. Indices and
  /// calls end the path. Never empty.
  public let path: [Name]
  /// Whether the last part is only asked for its presence, as in `has(account.email)`.
  public let isPresenceTest: Bool

  /// The free name itself.
  public var name: Name { path[0] }
  /// From the start of the name to the end of the last field, in UTF-8 bytes of the expression's text.
  public var range: Range<Int> { path[0].range.lowerBound..<path[path.count - 1].range.upperBound }
}

/// The call of a function in an expression.
public struct CallSite: Sendable, Equatable {
  /// The name with its place; for a function with a prefix the whole of it, such as `math.greatest`.
  public let name: Name
  /// Whether the function is called on something: `text.startsWith('a')`. The prefix `math.` is no receiver.
  public let hasReceiver: Bool
  /// The number of arguments between the parentheses.
  public let argumentCount: Int
}

extension Expression {
  /// The names that stand free, in the order of the text, each use once. Variables of enclosing macros are not free.
  public var references: [Reference] {
    var walk = ReferenceWalk()
    walk.visit(root)
    return walk.references
  }

  /// The calls, in the order of the tree: receiver, call, arguments. Macros and `has` are not among them.
  public var calls: [CallSite] {
    var walk = ReferenceWalk()
    walk.visit(root)
    return walk.calls
  }

  /// Calls `body` with every use of a free name, in the order of the text.
  public func forEachReference(_ body: (Reference) -> Void) { for reference in references { body(reference) } }
}

/// Goes over a tree once and keeps what names it uses.
private struct ReferenceWalk {
  var references: [Reference] = []
  var calls: [CallSite] = []
  private var bound: [String] = []

  mutating func visit(_ term: Term) {
    switch term.kind {
    case .literal: return
    case .identifier, .select:
      if let path = freePath(of: term) {
        references.append(Reference(path: path, isPresenceTest: false))
      } else if case .select(let operand, _) = term.kind {
        visit(operand)
      }
    case .has(let operand, let field):
      if let path = freePath(of: operand) {
        references.append(Reference(path: path + [field], isPresenceTest: true))
      } else {
        visit(operand)
      }
    case .call(let call): visit(call)
    case .comprehension(let comprehension):
      visit(comprehension.target)
      bound.append(comprehension.variable.value)
      if let filter = comprehension.filter { visit(filter) }
      visit(comprehension.body)
      bound.removeLast()
    case .map(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .list(let operands), .logical(_, let operands): for operand in operands { visit(operand) }
    case .unary(_, let operand): visit(operand)
    case .index(let left, let right), .binary(_, let left, let right):
      visit(left)
      visit(right)
    case .conditional(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    }
  }

  private mutating func visit(_ call: Term.Call) {
    if let name = qualifiedName(of: call) {
      calls.append(CallSite(name: name, hasReceiver: false, argumentCount: call.arguments.count))
    } else {
      if let receiver = call.receiver { visit(receiver) }
      calls.append(
        CallSite(name: call.name, hasReceiver: call.receiver != nil, argumentCount: call.arguments.count))
    }
    for argument in call.arguments { visit(argument) }
  }

  /// The name with its prefix when the receiver is none: `math.greatest`.
  private func qualifiedName(of call: Term.Call) -> Name? {
    guard case .identifier(let prefix, _)? = call.receiver?.kind, !bound.contains(prefix.value) else { return nil }
    return call.qualifiedName
  }

  private func freePath(of term: Term) -> [Name]? {
    switch term.kind {
    case .identifier(let name, let leadingDot): leadingDot || !bound.contains(name.value) ? [name] : nil
    case .select(let operand, let field): freePath(of: operand).map { $0 + [field] }
    default: nil
    }
  }
}

extension Term.Call {
  /// The name of the function with its prefix, when the receiver is the prefix of functions such as `math` and not a
  /// value: `math.greatest` is one, `math.startsWith` would be a call on something called `math`.
  var qualifiedName: Name? {
    guard case .identifier(let prefix, _)? = receiver?.kind, Functions.prefixes.contains(prefix.value)
    else { return nil }
    let written = "\(prefix.value).\(name.value)"
    let isFunction = Functions.named(written) != nil
    guard isFunction || Functions.named(name.value)?.overloads.contains(where: { $0.style == .receiver }) != true
    else { return nil }
    return Name(written, at: prefix.range.lowerBound..<name.range.upperBound)
  }
}
