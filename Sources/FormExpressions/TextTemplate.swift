/// A text with expressions in it: `Hello ${name}`, where `$${` is a literal `${`.
///
/// Two templates are equal when they give the same text for the same answers.
public struct TextTemplate: Sendable, Equatable {
  /// A stretch of the text.
  public enum Segment: Sendable, Equatable {
    /// Characters that stand for themselves, `$${` already turned into `${`.
    case literal(String)
    /// An expression whose value is put in. `offset` is where its own text begins, after the `${`, in UTF-8 bytes
    /// from the start of the template; places in the expression count from there.
    case expression(Expression, offset: Int)

    /// Whether both give the same text.
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.literal(let left), .literal(let right)): left == right
      case (.expression(let left, _), .expression(let right, _)): left == right
      case (.literal, .expression), (.expression, .literal): false
      }
    }
  }

  /// The text, when there is no expression in it; else empty.
  private let literal: String
  /// The stretches, when there is an expression among them; else empty, which costs no memory.
  private let parts: [Segment]

  /// The stretches in order. No two literals stand side by side and none is empty.
  public var segments: [Segment] { parts.isEmpty && !literal.isEmpty ? [.literal(literal)] : parts }

  /// The template of a text without expressions: whatever stands in `text` stands for itself.
  public init(literal text: String) {
    literal = text
    parts = []
  }

  /// The template of these stretches.
  private init(_ segments: [Segment]) {
    if segments.count == 1, case .literal(let text) = segments[0] {
      literal = text
      parts = []
    } else {
      literal = ""
      parts = segments
    }
  }

  /// The expressions in order, with the offsets at which their texts begin.
  public var expressions: [(expression: Expression, offset: Int)] {
    parts.compactMap { if case .expression(let expression, let offset) = $0 { (expression, offset) } else { nil } }
  }

  /// The whole text when there is no expression in it.
  public var constant: String? { parts.isEmpty ? literal : nil }

  /// Reads `text`. Places of problems count in UTF-8 bytes from the start of `text`; a stretch with a problem is left
  /// out of the template. Every expression of the text reports its own first problem.
  public static func parse(_ text: String) -> (template: TextTemplate, problems: [ExpressionProblem]) {
    // Most texts have no expression in them.
    var text = text
    let hasDollar = text.withUTF8 { unsafe $0.contains(ascii("$")) }
    if !hasDollar { return (TextTemplate(literal: text), []) }
    var reader = TemplateReader(text)
    reader.readAll()
    return (TextTemplate(reader.segments), reader.problems)
  }
}

/// Finds the expressions of a template.
private struct TemplateReader {
  private let bytes: [UInt8]
  private var cursor = 0
  private var literal: [UInt8] = []
  var segments: [TextTemplate.Segment] = []
  var problems: [ExpressionProblem] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func readAll() {
    while cursor < bytes.count {
      let dollar = bytes[cursor...].firstIndex(of: ascii("$")) ?? bytes.count
      literal += bytes[cursor..<dollar]
      cursor = dollar
      if bytes[cursor...].starts(with: "$${".utf8) {
        literal += Array("${".utf8)
        cursor += 3
      } else if bytes[cursor...].starts(with: "${".utf8) {
        readExpression()
      } else if cursor < bytes.count {
        literal.append(bytes[cursor])
        cursor += 1
      }
    }
    flush()
  }

  private mutating func flush() {
    if !literal.isEmpty { segments.append(.literal(String(decoding: literal, as: UTF8.self))) }
    literal = []
  }

  private mutating func readExpression() {
    let opening = cursor..<cursor + 2
    guard let end = closingBrace(from: opening.upperBound) else {
      problems.append(
        ExpressionProblem(
          .template, "This `${` is never closed by a `}`", at: opening, hint: "A literal `${` is written `$${`"))
      cursor = bytes.count
      return
    }
    let text = String(decoding: bytes[opening.upperBound..<end], as: UTF8.self)
    switch Expression.parse(text) {
    case .success(let expression):
      flush()
      segments.append(.expression(expression, offset: opening.upperBound))
    case .failure(let problem) where text.utf8.allSatisfy({ $0 == 0x20 }):
      problems.append(
        ExpressionProblem(
          .template, "There is no expression between `${` and `}`", at: opening.lowerBound..<end + 1,
          hint: problem.hint))
    case .failure(let problem): problems.append(problem.moved(by: opening.upperBound))
    }
    cursor = end + 1
  }

  /// The `}` that ends the expression: braces of maps are counted, those in texts and comments are not. Where a text
  /// in it is never closed, the first `}` ends it, so that the problem is told of the text.
  private func closingBrace(from start: Int) -> Int? {
    var scanner = Lexer(bytes, from: start)
    var depth = 0
    while true {
      do throws(Refusal) {
        let token = try scanner.next()
        switch token.kind {
        case .end: return nil
        case .leftBrace: depth += 1
        case .rightBrace where depth == 0: return token.range.lowerBound
        case .rightBrace: depth -= 1
        default: break
        }
      } catch {
        return bytes[error.problem.range.lowerBound...].firstIndex(of: ascii("}"))
      }
    }
  }
}

extension TextTemplate {
  /// The text that reads as this template: expressions as their authors wrote them, a literal `${` as `$${`.
  public var spelling: String {
    segments.map { segment in
      switch segment {
      case .literal(let text): Self.escaped(text)
      case .expression(let expression, _): "${\(expression.text)}"
      }
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      let opens = byte == ascii("$") && index + 1 < bytes.count && bytes[index + 1] == ascii("{")
      if opens { result.append(byte) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
