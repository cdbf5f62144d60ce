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
}

/// Goes over a tree once and keeps what names it uses.
private struct ReferenceWalk {
  var references: [Reference] = []
  var calls: [CallSite] = []
  private var bound: [String] = []

  mutating func visit(_ term: Term) {
    switch term.kind {
    case .identifier, .select, .has: visitName(term)
    case .call(let call): visit(call)
    case .comprehension(let comprehension): visit(comprehension)
    default: for child in term.children { visit(child) }
    }
  }

  private mutating func visitName(_ term: Term) {
    if case .has(let operand, let field) = term.kind, let path = freePath(of: operand) {
      references.append(Reference(path: path + [field], isPresenceTest: true))
    } else if let path = freePath(of: term) {
      references.append(Reference(path: path, isPresenceTest: false))
    } else {
      for child in term.children { visit(child) }
    }
  }

  private mutating func visit(_ call: Term.Call) {
    let qualified = qualifiedName(of: call)
    if qualified == nil, let receiver = call.receiver { visit(receiver) }
    calls.append(
      CallSite(
        name: qualified ?? call.name, hasReceiver: qualified == nil && call.receiver != nil,
        argumentCount: call.arguments.count))
    for argument in call.arguments { visit(argument) }
  }

  private mutating func visit(_ comprehension: Term.Comprehension) {
    visit(comprehension.target)
    bound.append(comprehension.variable.value)
    if let filter = comprehension.filter { visit(filter) }
    visit(comprehension.body)
    bound.removeLast()
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
