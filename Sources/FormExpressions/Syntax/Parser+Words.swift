/// Words that other languages use as operators, and how they are written here.
extension Parser {
  /// The problem of a word that stands where an operator is expected; nil for a word that is no such habit.
  func operatorHabit(_ word: String) -> Refusal? {
    let range = token.range
    let lowercased = word.lowercased()
    if let sign = Self.signs[lowercased] {
      return Refusal(
        .syntax, "`\(word)` is no operator; it is written `\(sign)`", at: range,
        replacement: .init(range, sign))
    }
    if let hint = Self.hints[lowercased] {
      return Refusal(.syntax, "`\(word)` is no operator", at: range, hint: hint)
    }
    return nil
  }

  private static let signs: [String: String] = ["and": "&&", "or": "||", "mod": "%", "eq": "==", "ne": "!="]

  private static let hints: [String: String] = [
    "is": "Equality is written `==`; whether a field is filled in is asked by `isSet(field)`",
    "equals": "Equality is written `==`",
    "not": "Write `!(a in b)`, or `a != b`",
    "xor": "Of two conditions exactly one holds when `a != b`",
    "div": "Division is written `/`; between whole numbers it drops the fraction",
    "contains": "Write `text.contains('part')`; for a list write `element in list`",
    "between": "Write `x >= low && x <= high`",
    "like": "Write `text.startsWith('a')`, `text.contains('a')` or `text.matches('pattern')`",
    "matches": "Write `text.matches('pattern')`",
    "then": "Write `condition ? value : otherwise`",
    "else": "Write `condition ? value : otherwise`",
    "if": "Write `condition ? value : otherwise`",
  ]

  /// The problem of the word at the cursor where a value is expected: `not x`, `if x then y`; nil for other words.
  func wordHabit(_ name: Name) -> Refusal? {
    switch name.value {
    case "if":
      return Refusal(
        .syntax, "There is no `if`; a choice is written with `?` and `:`", at: name.range,
        hint: "Write `condition ? value : otherwise`")
    case "not", "NOT", "Not": return negationHabit(name)
    case "let", "var", "const":
      return Refusal(
        .syntax, "There are no variables to declare here", at: name.range,
        hint: "A hidden field with `calculate` keeps a value under a name")
    case "function", "for", "while", "return", "loop":
      return Refusal(
        .syntax, "There is no `\(name.value)`; an expression is one value", at: name.range,
        hint: "Lists are gone through by `all`, `exists`, `map` and `filter`: `list.all(x, x > 0)`")
    default: return nil
    }
  }

  /// `not` before an operand. The repair is certain when nothing that binds tighter than `&&` follows the operand,
  /// because in other languages `not` denies all of that.
  private func negationHabit(_ name: Name) -> Refusal? {
    var ahead = lexer
    guard let following = try? ahead.next(), following.beginsOperand else { return nil }
    let isCertain = isLoneOperand(following, &ahead)
    return Refusal(
      .syntax, "`\(name.value)` is no operator; it is written `!`", at: name.range,
      hint: isCertain ? nil : "Write `!(…)` around what is denied",
      replacement: isCertain ? .init(name.range.lowerBound..<following.range.lowerBound, "!") : nil)
  }

  /// Whether what begins with `first` ends, but for fields, calls and indices, at the end, a closing bracket, `&&` or `||`.
  private func isLoneOperand(_ first: Token, _ ahead: inout Lexer) -> Bool {
    var depth = first.opensBracket ? 1 : 0
    var expectsName = false
    while let next = try? ahead.next() {
      if next.kind == .end { return depth == 0 }
      if next.opensBracket {
        depth += 1
      } else if next.closesBracket {
        depth -= 1
        if depth < 0 { return true }
      } else if depth == 0 {
        switch next.kind {
        case .dot: expectsName = true
        case .identifier where expectsName: expectsName = false
        case .identifier: return ["and", "or", "AND", "OR"].contains(ahead.text(in: next.range))
        case .comma, .colon, .logical: return true
        default: return false
        }
      }
    }
    return false
  }
}
