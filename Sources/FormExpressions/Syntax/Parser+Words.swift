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
    "notempty": "Whether a text is filled in is asked by `text != ''`, other answers by `isSet(field)`",
    "empty": "Whether a text is empty is asked by `text == ''`, other answers by `!isSet(field)`",
    "anyof": "Whether one of several is chosen is asked by `list.exists(x, x in ['a', 'b'])`",
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
    case "if", "IF", "iif", "IIF":
      let choice = choice(calledBy: name)
      guard choice != nil || name.value == "if" else { return nil }
      return Refusal(
        .syntax, "There is no `\(name.value)`; a choice is written with `?` and `:`", at: name.range,
        hint:
          "Write `\(choice.map { $0.text.utf8.count > 80 ? "condition ? value : otherwise" : $0.text } ?? "condition ? value : otherwise")`",
        replacement: choice)
    case "not", "NOT", "Not": return negationHabit(name)
    case "new":
      return Refusal(
        .syntax, "There is no `new`: values are worked out by functions", at: name.range,
        hint: "The moment is `now()`, the day `today()`, a day from a text `timestamp('2026-01-31T00:00:00Z')`")
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

  /// The choice that is meant by `if(condition, value, otherwise)`; nil when something else stands behind the word.
  private func choice(calledBy name: Name) -> ExpressionProblem.Replacement? {
    var ahead = lexer
    guard let opening = try? ahead.next(), opening.kind == .leftParenthesis else { return nil }
    var parts: [(range: Range<Int>, isChoice: Bool)] = []
    var start = opening.range.upperBound
    var (depth, isChoice) = (1, false)
    while let next = try? ahead.next(), next.kind != .end {
      if next.closesBracket { depth -= 1 }
      if depth == 0 || depth == 1 && next.kind == .comma {
        parts.append((start..<next.range.lowerBound, isChoice))
        (start, isChoice) = (next.range.upperBound, false)
      }
      if next.kind == .question { isChoice = true }
      if next.opensBracket { depth += 1 }
      guard depth == 0 else { continue }
      let texts = parts.map { part in
        let text = lexer.text(in: part.range)
        let bare = String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        return part.isChoice ? "(\(bare))" : bare
      }
      guard texts.count == 3, !texts.contains("") else { return nil }
      let range = name.range.lowerBound..<next.range.upperBound
      let choice = "\(texts[0]) ? \(texts[1]) : \(texts[2])"
      let isWhole = range.lowerBound == 0 && (try? ahead.next())?.kind == .end
      return .init(range, isWhole ? choice : "(\(choice))")
    }
    return nil
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
