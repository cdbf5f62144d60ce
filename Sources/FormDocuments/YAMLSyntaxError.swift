internal import FormDiagnostics

/// Why a text is not YAML, in the words of the person who wrote it.
///
/// libyaml says where it gave up and what its grammar wanted there ("did not find expected key"). What the person did
/// is found in the lines around that place: each explanation looks for one common mistake and says nothing when it is
/// not that. A repair is offered only when the text, repaired, is read past the mistake.
struct YAMLSyntaxError {
  let source: SourceText
  let problem: String
  /// The byte at which libyaml gave up.
  let place: Int
  /// The byte at which began what libyaml was reading.
  let contextStart: Int
  /// The bracket or brace that is open; nil when none is.
  let openBracket: Int?
  /// The last thing that was read before.
  let last: Node?
  /// The last scalar that was read before.
  var lastScalar: Node.Scalar? {
    var node = last
    while true {
      switch node {
      case .scalar(let scalar): return scalar
      case .sequence(let sequence): node = sequence.items.last
      case .mapping(let mapping): node = mapping.entries.last?.value
      case nil: return nil
      }
    }
  }

  var bytes: [UInt8] { source.bytes }

  init(
    _ failure: YAMLFailure, in source: SourceText, _ offsets: inout ScalarOffsets, after last: Node?,
    inside openBracket: Int?
  ) {
    self.source = source
    self.last = last
    self.openBracket = openBracket
    problem = failure.problem
    contextStart = failure.context == nil ? 0 : offsets.byte(ofScalar: failure.contextStart)
    switch failure.place {
    case .byte(let offset): place = min(offset + source.byteOrderMarkCount, source.bytes.count)
    case .scalar(let scalar): place = offsets.byte(ofScalar: scalar)
    }
  }

  /// The finding.
  var diagnostic: Diagnostic {
    switch problem {
    case "control characters are not allowed", "invalid leading UTF-8 octet", "incomplete UTF-8 octet sequence",
      "invalid trailing UTF-8 octet", "invalid length of a UTF-8 sequence", "invalid Unicode character":
      forbiddenCharacter()
    case "found character that cannot start any token": tab() ?? codeFence() ?? reservedIndicator()
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      tab() ?? unexplained()
    case "mapping values are not allowed in this context": unusualCharacter() ?? strayColon()
    case "could not find expected ':'": unusualCharacter() ?? missingColon(lineAt: contextStart)
    case "did not find expected key", "did not find expected '-' indicator":
      textBehindValue() ?? unusualCharacter() ?? misplacedLine()
    case "did not find expected <document start>": textBehindValue() ?? unusualCharacter() ?? textBehindDocument()
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": brokenFlow()
    case "found unexpected end of stream", "found unexpected document indicator": unclosedQuote(contextStart)
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      badEscape()
    case "did not find expected alphabetic or numeric character": indicatorOfText(contextStart)
    case "did not find expected tag URI", "did not find expected whitespace or line break", "did not find expected '!'",
      "did not find the expected '>'", "did not find URI escaped octet", "found undefined tag handle":
      indicatorOfText(contextStart)
    case "did not find expected comment or line break" where !isDirective,
      "found an indentation indicator equal to 0":
      blockHeader()
    case "block sequence entries are not allowed in this context": listBehindKey()
    case "mapping keys are not allowed in this context", "did not find expected node content", "found unexpected ':'":
      missingContent()
    default: isDirective ? directive() : unexplained()
    }
  }

  /// The finding when no explanation fits: what libyaml said.
  func unexplained() -> Diagnostic {
    finding("this is not YAML: \(problem)", at: characterRange(at: place))
  }

  private var isDirective: Bool {
    let line = bytes.line(at: problem.contains("directive") ? place : contextStart)
    return line.start < bytes.count && bytes[line.start] == UInt8(ascii: "%")
  }
}

// MARK: - Findings and repairs

extension YAMLSyntaxError {
  func finding(
    _ message: String, at range: SourceRange, related: [Diagnostic.Related] = [], hint: String? = nil,
    fix: Diagnostic.Fix? = nil
  ) -> Diagnostic {
    Diagnostic(.yamlSyntax, message, at: range, related: related, hint: hint, fix: fix)
  }

  /// The character at `offset`; the point behind the last one at the end of the text.
  func characterRange(at offset: Int) -> SourceRange {
    guard offset < bytes.count else { return SourceRange(at: bytes.count) }
    var end = offset + 1
    while end < bytes.count, UTF8.isContinuation(bytes[end]) { end += 1 }
    return SourceRange(offset, end)
  }

  /// The repair `title`, if the text with `edits` is read past them and the line below.
  func repair(_ title: String, _ edits: [Diagnostic.Edit]) -> Diagnostic.Fix? {
    guard let repaired = applying(edits), let last = edits.last else { return nil }
    let growth = repaired.count - bytes.count
    let line = bytes.line(at: last.range.end)
    let lineEnd = (bytes.line(below: line) ?? line).end + growth
    if let failure = YAMLEventParser.failure(in: repaired), failure <= lineEnd { return nil }
    return Diagnostic.Fix(title, edits)
  }

  /// The text with `edits`, which are in order; nil when the text is too long to try repairs on.
  func applying(_ edits: [Diagnostic.Edit]) -> [UInt8]? {
    guard bytes.count <= 1 << 18 else { return nil }
    var repaired: [UInt8] = []
    var offset = 0
    for edit in edits {
      repaired += bytes[offset..<edit.range.start]
      repaired += edit.replacement.utf8
      offset = edit.range.end
    }
    return repaired + bytes[offset...]
  }

  /// How deep a line is indented, in words.
  func indented(by count: Int) -> String {
    switch count {
    case 0: "at the start of its line"
    case 1: "indented by 1 space"
    default: "indented by \(count) spaces"
    }
  }

  /// What to do with a line so that it is ``indented(by:)`` so many spaces.
  func indenting(by count: Int) -> String {
    switch count {
    case 0: "begin it at the start of the line"
    case 1: "indent it by 1 space"
    default: "indent it by \(count) spaces"
    }
  }

  /// The repair that puts what stands in `range` into quotes; nil where a bracket is closed in it that is opened before
  /// it, for then something else is wrong.
  func quoting(_ range: SourceRange) -> Diagnostic.Fix? {
    let value = source[range]
    guard !value.isEmpty, !value.contains("\n"), !value.contains("\r"), !value.closesMoreThanItOpens else { return nil }
    let isSafeInDouble = !value.contains("\"") && !value.contains("\\")
    let quoted =
      value.contains("'") && isSafeInDouble ? "\"\(value)\"" : "'" + value.replacing("'", with: "''") + "'"
    return repair("Put it in quotes", [Diagnostic.Edit(range, quoted)])
  }
}

extension YAMLEventParser {
  /// The byte at which `text` stops being YAML, or nests deeper than is worth a try; nil when it is YAML to its end.
  static func failure(in text: [UInt8]) -> Int? {
    let source = SourceText(name: "", bytes: text)
    return reading(text[source.byteOrderMarkCount...]) { parser in
      var offsets = ScalarOffsets(source)
      var depth = 0
      while true {
        switch parser.advance() {
        case .failure:
          switch parser.failure.place {
          case .byte(let offset): return offset
          case .scalar(let scalar): return offsets.byte(ofScalar: scalar)
          }
        case .sequenceStart, .mappingStart: depth += 1
        case .sequenceEnd, .mappingEnd: depth -= 1
        case .streamEnd: return nil
        default: break
        }
        if depth > DocumentLimits.standard.depth { return 0 }
      }
    }
  }

  /// Whether a list or mapping in brackets ends right before the byte at `offset` of `text`.
  static func closesBracket(before offset: Int, in text: [UInt8]) -> Bool {
    let source = SourceText(name: "", bytes: text)
    return reading(text[source.byteOrderMarkCount...]) { parser in
      var offsets = ScalarOffsets(source)
      while true {
        let event = parser.advance()
        if event == .failure || event == .streamEnd { return false }
        let (start, end) = (offsets.byte(ofScalar: parser.start), offsets.byte(ofScalar: parser.end))
        // The end of a block has no text of its own.
        if event == .sequenceEnd || event == .mappingEnd, end == offset, start < end { return true }
        if start >= offset { return false }
      }
    }
  }
}

extension StringProtocol {
  /// Whether there is a bracket or brace in it that closes none of its own.
  fileprivate var closesMoreThanItOpens: Bool {
    var open = 0
    for unit in utf8 {
      switch unit {
      case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
      default: break
      }
      if open < 0 { return true }
    }
    return false
  }
}
