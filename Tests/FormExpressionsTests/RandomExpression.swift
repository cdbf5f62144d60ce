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

  /// An expression nested `depth` levels deep that is mostly of the type `wanted`; now and then a part is of any type.
  mutating func next(_ depth: Int, of wanted: Wanted) -> String {
    if Int.random(in: 0..<60, using: &random) == 0 { return next(1) }
    if depth == 0 { return pick(Self.leaves(of: wanted)) }
    let form = pick(Self.forms(of: wanted))
    var text = ""
    for character in form {
      let part: Wanted? =
        switch character {
        case "B": .condition
        case "N": .number
        case "T": .text
        case "D": .moment
        case "S": .span
        case "L": .texts
        case "I": .numbers
        default: nil
        }
      text += part.map { "(" + next(depth - 1, of: $0) + ")" } ?? String(character)
    }
    return text
  }

  /// What an expression is wanted to give.
  enum Wanted: CaseIterable {
    case condition, number, text, moment, span, texts, numbers
  }

  private static func forms(of wanted: Wanted) -> [String] {
    switch wanted {
    case .condition:
      [
        "B && B", "B || B && B", "!B", "B ? B : B", "N < N", "N == N", "T == T", "T != T", "D <= D", "S > S", "T in L",
        "N in I", "T.contains(T)", "L.all(x, x == T)", "I.exists(x, x > N)", "L.exists_one(x, B)", "isSet(T)",
        "orders.all(o, o.amount > N || o.note == T)", "isEmail(T)", "T.matches(T)", "math.isNaN(N)", "L == L",
        "{T: N}.all(k, k == T)", "L.map(x, [x, T]).exists(y, T in y)",
      ]
    case .number:
      [
        "N + N", "N * N - N", "N / N", "-N", "B ? N : N", "size(T)", "size(L)", "sum(I)", "T.indexOf(T)", "int(N)",
        "double(N)", "math.ceil(N)", "math.greatest(N, N)", "math.abs(N)", "D.getFullYear()", "age(D)",
        "orders.filter(o, o.amount > N).size()", "{T: N}[T]", "I[0]", "{'k': N}.k", "math.sqrt(N)",
      ]
    case .text:
      [
        "T + T", "B ? T : T", "string(N)", "T.trim()", "T.substring(N)", "T.replace(T, T)", "L.join(T)", "L[0]",
        "'%s'.format([T])", "T.lowerAscii()", "string(D)", "T.charAt(N)", "orders[0].note", "{T: T}[T]",
      ]
    case .moment: ["D + S", "D - S", "B ? D : D", "timestamp(T)", "[D, D][1]"]
    case .span: ["S + S", "D - D", "B ? S : S", "duration(T)"]
    case .texts: ["L + L", "[T, T]", "T.split(T)", "L.map(x, x + T)", "L.filter(x, x != T)", "B ? L : L"]
    case .numbers: ["I + I", "[N, N]", "L.map(x, size(x))", "I.map(x, x > N, x * N)", "B ? I : I"]
    }
  }

  private static func leaves(of wanted: Wanted) -> [String] {
    switch wanted {
    case .condition: ["agree", "true", "false"]
    case .number: ["quantity", "price", "1", "0", "2.5", "orders[0].amount", "9223372036854775807"]
    case .text: ["email", "name", "'a'", "''", "account.email", "password"]
    case .moment: ["birth", "today()", "now()"]
    case .span: ["start", "duration('1h')"]
    case .texts: ["tags", "['a']", "[]"]
    case .numbers: ["[1]", "[2.5, 1]", "orders.map(o, o.amount)"]
    }
  }
}
