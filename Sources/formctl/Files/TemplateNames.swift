import FormDiagnostics
import FormDialects
import FormDocuments
import FormModel

/// The names of the templates in folders for issue forms, which must differ: people choose by them.
///
/// Only in such folders are files compared; a folder of forms from many places is none.
struct TemplateNames {
  /// What a template is called in its folder.
  private struct Key: Hashable {
    let folder: String
    let name: String
  }

  private let files: FileSystem
  private let limits: DocumentLimits
  private var firsts: [Key: String] = [:]
  private var folders: Set<String> = []

  init(files: FileSystem, limits: DocumentLimits) {
    self.files = files
    self.limits = limits
  }

  /// The findings about `result`, given all results that were looked at before.
  mutating func findings(about result: FormChecker.Result) -> [Diagnostic] {
    guard let name = result.templateName, Dialect(path: result.source.name) != nil else { return [] }
    let parts = result.source.name.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    if folders.insert(folder).inserted { addMarkdown(in: folder) }
    let key = Key(folder: folder, name: name.value)
    guard let first = firsts[key] else {
      firsts[key] = parts.last.map(String.init) ?? ""
      return []
    }
    return [
      Diagnostic(
        .issueNameRepeated, "`\(name.value)` is the name of `\(first)` as well", at: name.range,
        hint: "Choose another one: GitHub wants every template of a folder to have a name of its own.")
    ]
  }

  /// Adds the names of the Markdown templates in `folder`: the `name` in the YAML between their first two lines `---`.
  private mutating func addMarkdown(in folder: String) {
    for entry in (try? files.entries(folder)) ?? [] where entry.name.lowercased().hasSuffix(".md") {
      guard let bytes = try? files.read(PathFinder.join(folder, entry.name), limits.size),
        let matter = Self.frontMatter(of: bytes),
        case .mapping(let mapping) = YAMLReader.readOne(SourceText(name: entry.name, bytes: matter), limits: limits)
          .root,
        case .scalar(let name)? = mapping["name"]?.value
      else { continue }
      let key = Key(folder: folder, name: name.text)
      if firsts[key] == nil { firsts[key] = entry.name }
    }
  }

  private static func frontMatter(of bytes: [UInt8]) -> [UInt8]? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isRule = { (line: ArraySlice<UInt8>) in line.elementsEqual("---".utf8) || line.elementsEqual("---\r".utf8) }
    guard let first = lines.first, isRule(first), let end = lines.dropFirst().firstIndex(where: isRule) else {
      return nil
    }
    return Array(lines[1..<end].joined(separator: [UInt8(ascii: "\n")]))
  }
}
