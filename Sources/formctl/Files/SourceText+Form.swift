import FormDiagnostics
import FormDocuments

extension SourceText {
  /// Whether the text is a mapping with a key `form`: for files in a folder that may be something else.
  var isForm: Bool {
    guard case .mapping(let mapping) = DocumentReader.read(self).root else { return false }
    return mapping["form"] != nil
  }
}
