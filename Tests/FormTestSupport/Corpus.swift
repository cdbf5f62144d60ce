import Foundation

/// The test data of other projects, which stands beside the repository and not in it.
///
/// It is looked for in the folder that `FORMCTL_CORPUS` names, or else in `../shared/corpus`.
public enum Corpus {
  /// Thrown where a continuous integration run (`CI` is set) has no corpus: there, its tests must not pass unseen.
  public struct Missing: Error, CustomStringConvertible {
    /// The folder that was looked for.
    public let path: String
    /// The complaint.
    public var description: String { "there is no corpus at \(path)" }

    /// The complaint about `path`.
    public init(path: String) { self.path = path }
  }

  /// The path of the folder `name` of the corpus.
  ///
  /// Without a corpus the result is nil after saying so on standard output; under continuous integration it throws
  /// ``Missing`` instead.
  public static func folder(_ name: String) throws -> String? {
    let environment = ProcessInfo.processInfo.environment
    let root = environment["FORMCTL_CORPUS"] ?? repositoryRoot + "/../shared/corpus"
    let path = root + "/" + name
    if FileManager.default.fileExists(atPath: path) { return path }
    if environment["CI"] != nil { throw Missing(path: path) }
    print("Off: the tests over \(name), because there is no corpus at \(path)")
    return nil
  }

  /// The names of the files in `folder` that end in `suffix`, sorted. An empty folder is an error.
  public static func files(in folder: String, suffix: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(suffix) }.sorted()
    if names.isEmpty { throw Missing(path: folder + "/*" + suffix) }
    return names
  }

  /// The bytes of the file at `path`.
  public static func bytes(of path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
