import FormModel

extension FormFiles {
  /// The files beside the form at `path`.
  ///
  /// Names are compared with the entries of each folder, so that a name in the wrong case is missing on every machine,
  /// not only on those whose files are told apart by case.
  init(besideFormAt path: String, in files: FileSystem) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let names = FolderNames(files)
    self.init { relative in Self.status(of: relative, in: folder, files, names) }
  }

  private static func status(
    of relative: String, in folder: String, _ files: FileSystem, _ names: FolderNames
  ) -> Status {
    var place = folder
    var plain = ""
    for component in relative.utf8.split(separator: UInt8(ascii: "/")) {
      let name = String(Substring(component))
      if name == "." { continue }
      do throws(FileProblem) {
        if name != "..", case .missing(let near) = try names.find(name, in: place.isEmpty ? "." : place) {
          return .missing(nearest: near.map { PathFinder.join(plain, $0) })
        }
      } catch {
        return error == .missing || error == .isNoFolder ? .missing(nearest: nil) : .unreadable
      }
      place = PathFinder.join(place, name)
      plain = PathFinder.join(plain, name)
    }
    do throws(FileProblem) {
      _ = try files.read(place, 1)
      return .present
    } catch {
      return error == .missing ? .missing(nearest: nil) : .unreadable
    }
  }
}
