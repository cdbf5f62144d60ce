import FormTestSupport
import Foundation

/// The files of the repository that runs begin with.
enum FuzzSeeds {
  /// The files below `folder`, a path in the repository, whose names end in one of `suffixes`, in the order of their
  /// names.
  static func files(in folder: String, _ suffixes: String...) throws -> [[UInt8]] {
    let root = "\(repositoryRoot)/\(folder)"
    let names = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    return try names.filter { name in suffixes.contains { name.hasSuffix($0) } }.map { name in
      try Array(Data(contentsOf: URL(fileURLWithPath: "\(root)/\(name)")))
    }
  }

  /// The forms of the gallery, and one with each mistake.
  static func forms() throws -> [[UInt8]] {
    try files(in: "Forms", ".yaml") + files(in: "Tests/BadForms", ".yaml", ".json")
  }
}
