/// The files of the machine, as functions, so that tests can put others in their place.
struct FileSystem: Sendable {
  /// What is known of a file or folder without reading it; symbolic links are followed.
  struct Status: Sendable, Equatable {
    /// What a name stands for.
    enum Kind: Sendable, Equatable {
      case file
      case folder
      /// A pipe, a device or a socket, by name.
      case special(String)
    }

    let kind: Kind
    /// The bytes of a file.
    let size: Int
    /// The same for two names of one file, and for no other.
    let identity: FileIdentity
  }

  /// The device and the number of a file on it.
  struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  /// An entry of a folder.
  struct Entry: Sendable, Equatable {
    let name: String
    /// Whether the entry is a symbolic link, to whatever it may lead.
    let isLink: Bool

    init(_ name: String, isLink: Bool = false) {
      self.name = name
      self.isLink = isLink
    }
  }

  let status: @Sendable (_ path: String) throws(FileProblem) -> Status
  /// The entries of a folder without `.` and `..`, in the order of their names' bytes.
  let entries: @Sendable (_ path: String) throws(FileProblem) -> [Entry]
  /// The bytes of a file, at most `limit` of them.
  let read: @Sendable (_ path: String, _ limit: Int) throws(FileProblem) -> [UInt8]
  /// Puts `bytes` in the place of what a file holds, all or nothing; the mode of the file stays. Fails when the file
  /// no longer holds `expected`.
  let replace: @Sendable (_ path: String, _ bytes: [UInt8], _ expected: [UInt8]) throws(FileProblem) -> Void
}

/// Why something could not be done with a file.
enum FileProblem: Error, Sendable, Equatable {
  case missing
  /// The name has bytes that are no UTF-8, and which ones was lost when it was read.
  case nameIsNotUTF8
  case notPermitted
  case notWritable
  /// A folder stands where a file is wanted.
  case isFolder
  /// A file stands where a folder is wanted.
  case isNoFolder
  /// A folder holds nothing that a form may be.
  case withoutForms
  /// A pipe, a device or a socket stands where a file is wanted.
  case isSpecial(String)
  /// The file was changed by someone else meanwhile.
  case changed
  /// Anything else, in the words of the system.
  case other(String)

  /// The problem as the end of a sentence about a path.
  var description: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .nameIsNotUTF8: "its name is not in UTF-8, so it cannot be opened; give it another name"
    case .notPermitted: "it may not be read (permission denied)"
    case .notWritable: "it may not be written (permission denied)"
    case .isFolder: "it is a folder, not a file"
    case .isNoFolder: "a part of the path is a file, not a folder"
    case .withoutForms: "there are no forms in this folder"
    case .isSpecial(let kind): "it is a \(kind), not a file"
    case .changed: "it was changed by another program meanwhile"
    case .other(let reason): reason
    }
  }
}
