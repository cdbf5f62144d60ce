import FormDiagnostics
import FormDocuments
import FormText

/// What the decoder of issue forms carries along: the text that it reads, and what it finds.
struct IssueFormReader {
  /// The text that the nodes were read from.
  let source: SourceText
  /// The dialect that the form is written in.
  let dialect: Dialect
  /// What was found, in the order of reading.
  private(set) var findings: [Diagnostic] = []

  /// A reader of `source`.
  init(_ source: SourceText, as dialect: Dialect) {
    self.source = source
    self.dialect = dialect
  }

  /// Adds a finding. `says` is what GitHub says of it: the sentence of its page, with the place in the body.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange, related: [Diagnostic.Related] = [],
    hint: String, says: String? = nil, fix: Diagnostic.Fix? = nil
  ) {
    var hint = hint
    if let says, dialect == .github { hint += " GitHub does not offer the form and says: \(says)." }
    findings.append(Diagnostic(code, message, at: range, related: related, hint: hint, fix: fix))
  }

  /// The scalar that `node` is, when it says a text that is not blank; nil after a finding with `code` when it does not.
  mutating func text(
    _ node: Node, _ subject: String, _ code: DiagnosticCode, says: @autoclosure () -> String, isOptional: Bool = false
  ) -> Node.Scalar? {
    guard !node.isHole else { return nil }
    guard case .scalar(let scalar) = node else {
      report(
        code, "`\(subject)` must be text, not \(node.noun)", at: node.range, hint: "Write the text after the colon.",
        says: says())
      return nil
    }
    switch HostScalar(scalar, in: dialect) {
    case .text(let text) where !text.isBlank:
      return scalar
    case .text, .null:
      let isWritten = !scalar.text.isEmpty || !scalar.range.isEmpty
      let found = !isWritten ? "it has no value" : scalar.text.isEmpty ? "the text is empty" : "there is no text in it"
      let hint = isOptional ? "Write a text, or take the key away." : "Write a text after the colon."
      report(code, "`\(subject)` must be text, but \(found)", at: scalar.range, hint: hint, says: says())
      return nil
    case .boolean, .number:
      report(
        code, "`\(subject)` must be text, but `\(scalar.text)` is read as \(noun(of: scalar))", at: scalar.range,
        hint: "Put it in quotes.", says: says(), fix: quoting(scalar))
      return nil
    }
  }

  /// What `scalar` is read as, in words.
  func noun(of scalar: Node.Scalar) -> String {
    switch HostScalar(scalar, in: dialect) {
    case .null: "nothing"
    case .boolean(let isTrue): isTrue ? "the boolean true" : "the boolean false"
    case .number: "a number"
    case .text: "text"
    }
  }

  /// The boolean that `node` is; nil after a finding when it is none.
  mutating func boolean(_ node: Node, _ subject: String) -> Bool? {
    guard !node.isHole else { return nil }
    guard case .scalar(let scalar) = node else {
      report(
        .issueWrongType, "`\(subject)` must be true or false, not \(node.noun)", at: node.range,
        hint: "Write `true` or `false`.")
      return nil
    }
    switch HostScalar(scalar, in: dialect) {
    case .boolean(let isTrue): return isTrue
    case .null, .number, .text:
      let word = ["true": "true", "yes": "true", "false": "false", "no": "false"][scalar.text.lowercased()]
      let fix = word.map { Diagnostic.Fix("Write `\($0)`", [Diagnostic.Edit(scalar.range, $0)]) }
      let found = scalar.text.isEmpty ? "but it has no value" : "not \(noun(of: scalar))"
      report(
        .issueWrongType, "`\(subject)` must be true or false, \(found)", at: scalar.range,
        hint: "Write `true` or `false`, without quotes.", fix: fix)
      return nil
    }
  }

  /// The line break that the text uses.
  var lineBreak: String {
    let bytes = source.bytes
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
    return bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The repair that puts `scalar` into quotes.
  func quoting(_ scalar: Node.Scalar) -> Diagnostic.Fix? {
    guard scalar.style == .plain, scalar.tag == nil, !scalar.text.isEmpty, source[scalar.range] == scalar.text else {
      return nil
    }
    return Diagnostic.Fix("Put it in quotes", [Diagnostic.Edit(scalar.range, "\"\(scalar.text)\"")])
  }

  /// The repair that renames the key at `range`.
  func renaming(_ key: Node.Scalar, to name: String) -> Diagnostic.Fix {
    let quote = source[key.range].prefix(1).filter { "'\"".contains($0) }
    return Diagnostic.Fix("Rename the key to `\(name)`", [Diagnostic.Edit(key.range, quote + name + quote)])
  }
}

extension Node {
  /// Whether the value could not be read from the document: a finding says why, and nothing more is said.
  var isHole: Bool {
    if case .scalar(let scalar) = self { scalar.isHole } else { false }
  }

  /// What stands here, in the words of messages.
  var noun: String {
    switch self {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar: "a single value"
    }
  }

  /// Whether no value was written: nothing, `null` or `~`.
  var isNull: Bool {
    if case .scalar(let scalar) = self { scalar.value == .null } else { false }
  }
}

extension String {
  /// The text with its first letter in upper case, to start a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Whether nothing but white space is in the text.
  var isBlank: Bool {
    // Most texts begin with a letter, and of one of ASCII that is known without Unicode's tables.
    unicodeScalars.allSatisfy { !($0.isASCII && $0 > " ") && $0.properties.isWhitespace }
  }
}

/// The names in backticks, joined by commas.
func listing(_ names: some Sequence<String>) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
