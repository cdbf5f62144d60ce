import FormDiagnostics
import FormDocuments
import FormEngine
import FormModel

extension FormSurroundings {
  /// The surroundings of the form at `path` on this machine: its documents, and the files that a person names. Nil for a
  /// form that stands in no file.
  init(besideFormAt path: String?, in files: FileSystem, context: ContextValues? = nil) {
    let slash = path.flatMap { path in path.lastIndex(of: "/").map { String(path[...$0]) } }
    let hasFolder = path != nil
    self.init(
      context: context,
      readDocument: { relative in
        guard hasFolder else { return nil }
        return try? files.read(PathFinder.join(slash ?? "", relative), DocumentLimits.standard.size)
      },
      fileSize: { try? files.status($0).size })
  }
}
