import FormTestSupport

/// Texts of random expressions over the names of ``TypeCheckTests/environment``, often well typed.
struct RandomExpression {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }

  /// An expression nested `depth` levels deep.
  mutating func next(_ depth: Int) -> String {
    if depth == 0 || Int.random(in: 0..<6, using: &random) == 0 { return leaf() }
    let (a, b, c) = (next(depth - 1), next(depth - 1), next(depth - 1))
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: return "(\(a)) \(pick(["+", "-", "*", "/", "%"])) (\(b))"
    case 2, 3: return "(\(a)) \(pick(["==", "!=", "<", "<=", ">", ">=", "in"])) (\(b))"
    case 4: return "(\(a)) \(pick(["&&", "||"])) (\(b)) \(pick(["&&", "||"])) (\(c))"
    case 5: return "(\(a)) ? (\(b)) : (\(c))"
    case 6: return "\(pick(["!", "-"]))(\(a))"
    case 7: return "[\(a), \(b)]\(pick(["", "[0]", "[1]"]))"
    case 8: return "(\(a)).\(pick(["all", "exists", "exists_one", "filter"]))(x, (x == \(b)) || \(c))"
    case 9: return "(\(a)).map(x, \(pick(["x", "x + x", "[x]", "size(x)"])))"
    case 10:
      return
        "\(pick(["size", "string", "int", "double", "uint", "bool", "sum", "isSet", "age", "isEmail", "type"]))(\(a))"
    case 11: return "(\(a)).\(pick(["size", "trim", "getHours", "getFullYear", "lowerAscii", "reverse", "join"]))()"
    case 12:
      return "(\(a)).\(pick(["contains", "startsWith", "indexOf", "split", "charAt", "substring", "format"]))(\(b))"
    default: return "\(pick(["math.abs", "math.ceil", "math.sign", "math.sqrt", "math.bitNot", "math.isNaN"]))(\(a))"
    }
  }

  private mutating func leaf() -> String {
    pick([
      "email", "name", "password", "quantity", "price", "agree", "birth", "start", "tags", "account.email", "orders",
      "orders[0].amount", "data", "1", "0", "-1", "2.5", "3u", "'a'", "''", "true", "false", "b'a'", "[1]", "['a']",
      "{'a': 1}", "duration('1h')", "timestamp('2026-01-01T00:00:00Z')", "9223372036854775807", "today()", "null",
    ])
  }
}
