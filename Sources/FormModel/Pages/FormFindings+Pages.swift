public import FormDiagnostics
import FormDocuments

extension FormFindings {
  /// The page of every code that a form file can have, in the order in which they are listed: those of the document
  /// first, then those of the form.
  public static let pages: [DiagnosticPage] = {
    let pages =
      documentPages + documentLimitPages + shapePages + namePages + expressionPages + validatorPages + valuePages
      + relevancePages + groupPages + filePages
    let codes = DocumentFindings.codes + Self.codes
    let places = Dictionary(codes.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return pages.sorted { places[$0.code, default: .max] < places[$1.code, default: .max] }
  }()

  /// The page of the code called `name`; nil when there is none.
  public static func page(named name: String) -> DiagnosticPage? { pages.first { $0.code.name == name } }
}
