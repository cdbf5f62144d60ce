extension ExpressionProblem {
  /// The problem with its repair, where it is a parenthesis without its partner and where the partner may be makes no
  /// difference.
  ///
  /// `a > 3)` means `a > 3` however it is put right; `a || b && c)` may mean two things.
  func withParenthesis(in text: String) -> ExpressionProblem {
    guard kind == .syntax, replacement == nil, range.count == 1, let repair = ParenthesisRepair(text, at: range) else {
      return self
    }
    return ExpressionProblem(kind, message, at: range, hint: hint, replacement: repair.replacement)
  }
}

/// The certain repair of an expression with a parenthesis too many or too few.
private struct ParenthesisRepair {
  let replacement: ExpressionProblem.Replacement

  /// Every way to put it right is tried, so that only short texts are looked at.
  private static let longestText = 200

  /// The repair of `text`, whose parenthesis at `range` has no partner; nil when several things may be meant.
  init?(_ text: String, at range: Range<Int>) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.longestText else { return nil }
    let tokens = Self.tokens(of: bytes)
    switch bytes[range.lowerBound] {
    case UInt8(ascii: ")"):
      guard let meant = Self.tree(of: bytes, without: range.lowerBound),
        Self.openings(before: range.lowerBound, among: tokens).allSatisfy({ place in
          Self.tree(of: bytes, with: UInt8(ascii: "("), at: place).map { $0 == meant } ?? true
        })
      else { return nil }
      replacement = .init(range, "")
    case UInt8(ascii: "("):
      let trees = Self.closings(after: range.lowerBound, among: tokens).compactMap {
        Self.tree(of: bytes, with: UInt8(ascii: ")"), at: $0)
      }
      // With nothing behind it, what was to stand in it is not known.
      guard range.upperBound < bytes.count, let meant = Self.tree(of: bytes, with: UInt8(ascii: ")"), at: bytes.count),
        trees.allSatisfy({ $0 == meant })
      else { return nil }
      replacement = .init(bytes.count..<bytes.count, ")")
    default: return nil
    }
  }

  private static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    var tokens: [Token] = []
    while let token = try? lexer.next(), token.kind != .end { tokens.append(token) }
    return tokens
  }

  /// Where the parenthesis that the one at `end` closes can have been meant to stand: in no brackets of its own.
  private static func openings(before end: Int, among tokens: [Token]) -> [Int] {
    var depth = 0
    var places: [Int] = []
    for (place, token) in tokens.enumerated() where token.range.lowerBound < end {
      let isCall = token.kind == .leftParenthesis && place > 0 && tokens[place - 1].kind == .identifier
      if depth == 0, token.beginsOperand, !isCall { places.append(token.range.lowerBound) }
      depth += token.opensBracket ? 1 : token.closesBracket ? -1 : 0
    }
    return places
  }

  /// Where the partner of the parenthesis at `start` can have been meant to stand: in no brackets of its own.
  private static func closings(after start: Int, among tokens: [Token]) -> [Int] {
    var depth = 0
    var places: [Int] = []
    for token in tokens where token.range.lowerBound > start {
      depth += token.opensBracket ? 1 : token.closesBracket ? -1 : 0
      if depth == 0 { places.append(token.range.upperBound) }
    }
    return places
  }

  private static func tree(of bytes: [UInt8], without place: Int) -> Term? {
    tree(of: bytes[..<place] + bytes[(place + 1)...])
  }

  private static func tree(of bytes: [UInt8], with byte: UInt8, at place: Int) -> Term? {
    tree(of: bytes[..<place] + [byte] + bytes[place...])
  }

  private static func tree(of bytes: ArraySlice<UInt8>) -> Term? {
    guard var parser = try? Parser(String(decoding: bytes, as: UTF8.self)) else { return nil }
    return try? parser.parseWhole()
  }
}
