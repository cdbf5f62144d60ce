import FormText

/// Finds what a person means by a path, as far as names can be told apart without case.
///
/// On macOS `forms/login.yaml` opens `Forms/login.yaml`; a form should not stop working because it is checked on Linux.
struct PathFinder {
  /// What a path means.
  enum Finding: Equatable {
    /// The path itself, or the only one that differs from it in case alone.
    case found(String)
    /// Nothing, or several that differ in case; `nearest` is a path with a similar name, if there is one.
    case missing(nearest: String?)
    case problem(FileProblem)
  }

  /// How many spellings of one path are followed at the same time.
  private static let spellingLimit = 16

  let files: FileSystem

  func find(_ path: String) -> Finding {
    do throws(FileProblem) {
      _ = try files.status(path)
      return .found(path)
    } catch {
      if error != .missing { return .problem(error) }
    }
    var spellings = [path.hasPrefix("/") ? "/" : ""]
    for component in path.split(separator: "/") {
      let next = spellings.flatMap { extended($0, by: String(component)) }
      if next.isEmpty {
        let nearest = spellings.lazy.compactMap { near(String(component), in: $0) }.first
        return .missing(nearest: nearest)
      }
      spellings = Array(next.prefix(Self.spellingLimit))
    }
    if spellings.count == 1, path.contains(where: { $0 != "/" }) { return .found(spellings[0]) }
    return .missing(nearest: nil)
  }

  /// The names in `folder` that are `component` when case is ignored.
  private func extended(_ folder: String, by component: String) -> [String] {
    if component == "." || component == ".." { return [Self.join(folder, component)] }
    let wanted = component.lowercased()
    return names(in: folder).filter { $0.lowercased() == wanted }.map { Self.join(folder, $0) }
  }

  private func near(_ component: String, in folder: String) -> String? {
    let names = names(in: folder).filter { !$0.hasPrefix(".") }
    return nearestName(to: component, in: names).map { Self.join(folder, $0) }
  }

  private func names(in folder: String) -> [String] {
    let entries = try? files.entries(folder.isEmpty ? "." : folder)
    return entries?.map(\.name) ?? []
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
