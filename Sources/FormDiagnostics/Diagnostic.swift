/// One finding in a document: what is wrong, where, and what to do about it.
///
/// A finding is a value: it is collected and sorted, never thrown.
public struct Diagnostic: Sendable, Equatable {
  /// The kind of mistake.
  public let code: DiagnosticCode
  /// What is wrong, in one plain sentence without a closing full stop: what was read, what was expected.
  public let message: String
  /// The place the finding points at.
  public let range: SourceRange
  /// A few words that stand beside the carets under ``range``; nil when the message says it all.
  public var label: String?
  /// Other places that belong to the finding, such as "first defined here".
  public var related: [Related]
  /// What the author can do, in one sentence; nil when the message makes it plain.
  public var hint: String?
  /// The certain repair, if there is one.
  public var fix: Fix?

  /// How grave the finding is: the severity of its code.
  public var severity: Severity { code.severity }

  /// A finding of `code` at `range`.
  public init(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange, label: String? = nil,
    related: [Related] = [], hint: String? = nil, fix: Fix? = nil
  ) {
    self.code = code
    self.message = message
    self.range = range
    self.label = label
    self.related = related
    self.hint = hint
    self.fix = fix
  }

  /// Another place that belongs to a finding.
  public struct Related: Sendable, Equatable {
    /// The place, in the same text as the finding.
    public let range: SourceRange
    /// What is there, such as "first defined here".
    public let message: String

    /// The place `range`, with what is there.
    public init(_ range: SourceRange, _ message: String) {
      self.range = range
      self.message = message
    }
  }

  /// A repair that is certain to be what the author meant.
  public struct Fix: Sendable, Equatable {
    /// What the repair does, as a command: "Rename the key to `label`".
    public let title: String
    /// The edits, which do not overlap. They apply together or not at all.
    public let edits: [Edit]

    /// The repair called `title`.
    public init(_ title: String, _ edits: [Edit]) {
      self.title = title
      self.edits = edits
    }
  }

  /// One replacement in a text.
  public struct Edit: Sendable, Equatable {
    /// The bytes that go.
    public let range: SourceRange
    /// The text that comes in their place.
    public let replacement: String

    /// Replaces `range` by `replacement`.
    public init(_ range: SourceRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }
}

extension [Diagnostic] {
  /// The findings in the order of the text, each once: by place, errors first, then by code and message.
  public func inOrder() -> [Diagnostic] {
    let sorted = sorted {
      ($0.range.start, $0.severity, $0.range.end, $0.code.name, $0.message)
        < ($1.range.start, $1.severity, $1.range.end, $1.code.name, $1.message)
    }
    var kept: [Diagnostic] = []
    for diagnostic in sorted where kept.last != diagnostic { kept.append(diagnostic) }
    return kept
  }

  /// Whether one of the findings is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
  /// The same finding as a person reads it, whichever layer it comes from: the message and the hint begin with a capital
  /// letter, and the hint ends in a full stop.
  public var inSentences: Diagnostic {
    let hint = hint.map { hint in
      let isOpen = hint.last.map { !".?!:…".contains($0) } ?? false
      return hint.startingWithCapital + (isOpen ? "." : "")
    }
    let message = message.startingWithCapital
    return Diagnostic(code, message, at: range, label: label, related: related, hint: hint, fix: fix)
  }
}

extension String {
  /// The text with its first letter in upper case, when that is a small letter of ASCII.
  fileprivate var startingWithCapital: String {
    guard let first = utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return self }
    return prefix(1).uppercased() + dropFirst()
  }
}
