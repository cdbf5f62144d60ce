public import FormDiagnostics

extension IssueFormFindings {
  /// The page of every code, in the order in which they are listed.
  public static let pages: [DiagnosticPage] = {
    let pages = keyPages + elementPages + labelPages + optionPages + chooserPages
    let places = Dictionary(codes.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return pages.sorted { places[$0.code, default: .max] < places[$1.code, default: .max] }
  }()
}
