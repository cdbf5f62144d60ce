public import FormDiagnostics

/// What a check of files found: the one value that every findings format writes.
public struct FindingsReport: Sendable {
  /// A file with findings.
  public struct File: Sendable {
    /// The text of the file, under the name that reports show.
    public let source: SourceText
    /// The findings in the order of the text, each once.
    public let diagnostics: [Diagnostic]

    /// The file `source` with its findings, in any order.
    public init(_ source: SourceText, _ diagnostics: [Diagnostic]) {
      self.source = source
      self.diagnostics = diagnostics.inOrder()
    }
  }

  /// The files with findings, in the order in which they were checked.
  public let files: [File]
  /// How many files were checked, those without findings included.
  public let checkedCount: Int
  /// How many files or folders were asked for and could not be read.
  public let unreadableCount: Int
  /// The version of the tool, such as `1.2.0`.
  public let toolVersion: String
  /// What the codes mean, for formats that carry explanations; asked by those only.
  public let pages: @Sendable () -> [DiagnosticPage]

  /// The report on `files` and on those without findings.
  public init(
    files: [File], checkedCount: Int, unreadableCount: Int = 0, toolVersion: String,
    pages: @escaping @Sendable () -> [DiagnosticPage] = { [] }
  ) {
    self.files = files
    self.checkedCount = checkedCount
    self.unreadableCount = unreadableCount
    self.toolVersion = toolVersion
    self.pages = pages
  }

  /// How many findings have `severity`.
  public func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  /// How many findings come with a certain repair.
  public var fixableCount: Int { files.reduce(0) { $0 + $1.diagnostics.count { $0.fix != nil } } }

  /// The counts in one sentence, such as `3 files checked: 2 errors, 1 warning`.
  public var summary: String {
    var checked = Self.counted(checkedCount, "file") + " checked"
    if unreadableCount > 0 { checked += ", \(unreadableCount) unreadable" }
    let counts = files.isEmpty ? [] : counts
    if counts.isEmpty { return checkedCount == 0 ? checked : checked + ": no problems" }
    return checked + ": " + counts.joined(separator: ", ")
  }

  /// How many findings of each severity there are, such as `2 errors`.
  private var counts: [String] {
    Severity.allCases.compactMap { severity in
      let count = count(of: severity)
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
  }

  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
