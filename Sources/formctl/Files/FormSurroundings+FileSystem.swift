import FormDiagnostics
import FormDocuments
import FormEngine
import FormModel

extension FormSurroundings {
  /// The surroundings of the form at `path` on this machine: its documents, and the files that a person names. Those of
  /// a form from standard input, without a path, are looked for in the working folder.
  init(besideFormAt path: String?, in files: FileSystem, context: ContextValues? = nil) {
    let folder = path.flatMap { path in path.lastIndex(of: "/").map { String(path[...$0]) } } ?? ""
    self.init(
      context: context,
      readDocument: { try? files.read(PathFinder.join(folder, $0), DocumentLimits.standard.size) },
      fileSize: { path in (try? files.status(path)).flatMap { $0.kind == .file ? $0.size : nil } })
  }
}
