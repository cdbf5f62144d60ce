import FormText
import Synchronization

/// The names in the folders around a form, so that a form with any number of documents reads each folder once.
///
/// A class, because what was read must be kept from one question to the next.
final class FolderNames: Sendable {
  /// What is in one folder.
  private struct Names {
    let all: Set<String>
    /// The names that are offered in place of a wrong one; hidden files are not.
    lazy var index = NameIndex(all.filter { !$0.hasPrefix(".") }.sorted())

    init(_ entries: [FileSystem.Entry]) { all = Set(entries.map(\.name)) }
  }

  /// How many missing names are compared with those that there are.
  private static let offerLimit = 100

  private let files: FileSystem
  private let known = Mutex<(folders: [String: Names], offersLeft: Int)>(([:], offerLimit))

  /// The folders of `files`.
  init(_ files: FileSystem) { self.files = files }

  /// What there is of one name in a folder.
  enum Finding {
    case present
    /// It is not there; the name that may have been meant.
    case missing(nearest: String?)
  }

  /// Looks for `name` in the folder at `path`.
  func find(_ name: String, in path: String) throws(FileProblem) -> Finding {
    let entries = known.withLock { $0.folders[path] == nil } ? try files.entries(path) : []
    return known.withLock { known in
      var names = known.folders[path] ?? Names(entries)
      defer { known.folders[path] = names }
      if names.all.contains(name) { return .present }
      known.offersLeft -= 1
      return .missing(nearest: known.offersLeft >= 0 ? names.index.nearest(to: name)?.name : nil)
    }
  }
}
