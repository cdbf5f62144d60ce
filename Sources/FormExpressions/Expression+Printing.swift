extension Expression: CustomStringConvertible {
  /// The expression in the one spelling that every equal expression has: single spaces, single quotes, no
  /// parentheses but the necessary ones. Reading it gives an equal expression.
  public var description: String {
    var printer = Printer()
    printer.write(root, binding: Precedence.conditional)
    return printer.text
  }
}

/// Writes a tree as text.
private struct Printer {
  var text = ""

  /// Writes `term`, in parentheses when it binds less tightly than `minimum`.
  mutating func write(_ term: Term, binding minimum: Int) {
    let isLoose = term.precedence < minimum
    if isLoose { text += "(" }
    writeBare(term)
    if isLoose { text += ")" }
  }

  private mutating func writeBare(_ term: Term) {
    switch term.kind {
    case .literal(let literal): text += literal.description
    case .identifier(let name, let leadingDot): text += (leadingDot ? "." : "") + name.value
    case .select(let operand, let field): writeSelection(operand, field)
    case .has(let operand, let field): writePresence(operand, field)
    case .index(let operand, let key): writeIndex(operand, key)
    case .call(let call): write(call)
    case .list(let elements): writeList(elements, in: "[", "]")
    case .map(let entries): write(entries)
    case .comprehension(let comprehension): write(comprehension)
    case .unary(let unary, let operand): write(unary.value, operand)
    case .relation(let relation, let left, let right):
      writeChain([left, right], " \(relation.value.rawValue) ", binding: Precedence.relation + 1)
    case .arithmetic(let first, let steps): write(first, steps, binding: term.precedence)
    case .logical(let logical, let operands):
      writeChain(operands, " \(logical.rawValue) ", binding: logical.precedence + 1)
    case .conditional(let branches, let otherwise): write(branches, otherwise)
    }
  }

  private mutating func writePresence(_ operand: Term, _ field: Name) {
    text += "has("
    writeSelection(operand, field)
    text += ")"
  }

  private mutating func writeIndex(_ operand: Term, _ key: Term) {
    write(operand, binding: Precedence.member)
    writeList([key], in: "[", "]")
  }

  private mutating func write(_ call: Term.Call) {
    if let receiver = call.receiver {
      write(receiver, binding: Precedence.member)
      text += "."
    }
    text += call.name.value
    writeList(call.arguments, in: "(", ")")
  }

  private mutating func writeChain(_ operands: [Term], _ symbol: String, binding minimum: Int) {
    for (place, operand) in operands.enumerated() {
      if place > 0 { text += symbol }
      write(operand, binding: minimum)
    }
  }

  private mutating func write(_ branches: [Term.Branch], _ otherwise: Term) {
    for branch in branches {
      write(branch.condition, binding: Precedence.or)
      text += " ? "
      write(branch.value, binding: Precedence.or)
      text += " : "
    }
    write(otherwise, binding: Precedence.or)
  }

  private mutating func write(_ first: Term, _ steps: [Term.Step], binding precedence: Int) {
    write(first, binding: precedence + 1)
    for step in steps {
      text += " \(step.symbol.value.rawValue) "
      write(step.operand, binding: precedence + 1)
    }
  }

  private mutating func writeSelection(_ operand: Term, _ field: Name) {
    write(operand, binding: Precedence.member)
    let isPlain = field.value.utf8.allSatisfy(\.isNamePart) && !ReservedWords.keywords.contains(field.value)
    text += isPlain && field.value.utf8.first?.isNameStart == true ? ".\(field.value)" : ".`\(field.value)`"
  }

  /// A minus before a number would become part of it, so the number stands in parentheses.
  private mutating func write(_ unary: UnaryOperator, _ operand: Term) {
    text += unary.rawValue
    switch (unary, operand.innermost.kind) {
    case (.negate, .literal(.int(0...))): writeParenthesised(operand)
    case (.negate, .literal(.double(let value))) where value.sign == .plus: writeParenthesised(operand)
    default: write(operand, binding: Precedence.unary)
    }
  }

  private mutating func writeParenthesised(_ term: Term) {
    text += "("
    writeBare(term)
    text += ")"
  }

  private mutating func writeList(_ terms: [Term], in open: String, _ close: String) {
    text += open
    writeChain(terms, ", ", binding: Precedence.conditional)
    text += close
  }

  private mutating func write(_ entries: [Term.Entry]) {
    text += "{"
    for (place, entry) in entries.enumerated() {
      if place > 0 { text += ", " }
      write(entry.key, binding: Precedence.conditional)
      text += ": "
      write(entry.value, binding: Precedence.conditional)
    }
    text += "}"
  }

  private mutating func write(_ comprehension: Term.Comprehension) {
    write(comprehension.target, binding: Precedence.member)
    text += ".\(comprehension.macro.value.rawValue)(\(comprehension.variable.value), "
    if let filter = comprehension.filter {
      write(filter, binding: Precedence.conditional)
      text += ", "
    }
    write(comprehension.body, binding: Precedence.conditional)
    text += ")"
  }
}

extension Term {
  /// How tightly the node's own outermost operation binds.
  fileprivate var precedence: Int {
    switch kind {
    case .conditional: Precedence.conditional
    case .logical(let logical, _): logical.precedence
    case .relation: Precedence.relation
    case .arithmetic(_, let steps): steps.first?.symbol.value.precedence ?? Precedence.sum
    case .unary: Precedence.unary
    default: Precedence.member
    }
  }

  /// The node that the printed text begins with, where fields, calls and indices hang on it.
  fileprivate var innermost: Term {
    switch kind {
    case .select(let operand, _), .index(let operand, _): operand.innermost
    case .call(let call): call.receiver?.innermost ?? self
    case .comprehension(let comprehension): comprehension.target.innermost
    default: self
    }
  }
}
