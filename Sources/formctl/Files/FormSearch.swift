import FormText

/// Finds the form files that a command line means.
struct FormSearch {
  /// A form to be read.
  enum Source: Equatable {
    case standardInput
    /// The file at a path. One that was met in a folder and only may be a form is passed over when it is none.
    case file(path: String, isCertain: Bool)
  }

  private let files: FileSystem
  /// What was found, in order, each file once.
  private(set) var sources: [Source] = []
  /// What a person should know, such as a path that was read for another one.
  private(set) var notes: [String] = []
  /// What could not be read, and why.
  private(set) var problems: [FileReport] = []
  private var seen: Set<FileSystem.FileIdentity> = []

  init(files: FileSystem) { self.files = files }

  /// Adds the forms at a path as it was typed: a file whatever its name, the forms in a folder and the folders in it, or
  /// standard input for `-`.
  mutating func add(_ operand: String) {
    if operand == "-" {
      if !sources.contains(.standardInput) { sources.append(.standardInput) }
      return
    }
    switch PathFinder(files: files).find(operand) {
    case .found(let path):
      if path != operand { notes.append("`\(operand)` does not exist; `\(path)` is read instead") }
      addFound(path)
    case .missing(let nearest):
      problems.append(FileReport(operand, .missing, hint: nearest.map { "did you mean `\($0)`?" }))
    case .problem(let problem): problems.append(FileReport(operand, problem))
    }
  }

  /// Adds the forms in the usual folder, `Forms` or `forms`, and the issue forms of the repository; false when there are
  /// no such folders.
  mutating func addUsualFolders() -> Bool {
    let own = ["Forms", "forms"].first { (try? files.status($0))?.kind == .folder }
    let templates = Self.hosts.map { PathFinder.join($0, "ISSUE_TEMPLATE") }
      .filter { (try? files.status($0))?.kind == .folder }
    for name in [own].compactMap(\.self) + templates { addFound(name) }
    return own != nil || !templates.isEmpty
  }

  private mutating func addFound(_ path: String) {
    do throws(FileProblem) {
      let status = try files.status(path)
      switch status.kind {
      case .folder:
        let wasSearched = seen.contains(status.identity)
        let problemCount = problems.count
        if addAllForms(in: path) == 0, !wasSearched, problems.count == problemCount {
          problems.append(FileReport(path, .withoutForms, hint: "forms are files named `*.yaml` or `*.yml`"))
        }
      case .file: addFile(path, status, isCertain: true)
      case .special(let kind):
        problems.append(FileReport(path, .isSpecial(kind), hint: "to read what comes through a pipe, use `-`"))
      }
    } catch {
      problems.append(FileReport(path, error))
    }
  }

  private mutating func addFile(_ path: String, _ status: FileSystem.Status, isCertain: Bool) {
    if seen.insert(status.identity).inserted { sources.append(.file(path: path, isCertain: isCertain)) }
  }

  /// Adds the forms in `folder` and the issue forms of the repository that it is the root of, and counts them.
  ///
  /// Not every YAML file of a repository is a form: those outside of its folders for issue forms need a key `form`.
  private mutating func addAllForms(in folder: String) -> Int {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let isHost = Self.hosts.contains(folder.split(separator: "/").last.map(String.init) ?? "")
    let hosts = isHost ? [folder] : Self.hosts.map { PathFinder.join(folder == "." ? "" : folder, $0) }
    let templates = hosts.flatMap { host in ["ISSUE_TEMPLATE", "issue_template"].map { PathFinder.join(host, $0) } }
      .filter { (try? files.status($0))?.kind == .folder }
    let own = isHost && !templates.isEmpty ? 0 : addForms(in: folder, areCertain: templates.isEmpty)
    return templates.reduce(own) { count, template in count + addForms(in: template, areCertain: true) }
  }

  /// The folders in which hosts look for issue forms.
  private static let hosts = [".github", ".gitea", ".forgejo"]

  /// Adds the forms in `folder`, in the order of their names, and counts them, known ones included. Hidden names, links
  /// to folders and folders that were searched before are passed over.
  private mutating func addForms(in folder: String, areCertain: Bool) -> Int {
    var count = 0
    var waiting = [FileSystem.Entry(folder)]
    while let entry = waiting.popLast() {
      do throws(FileProblem) {
        let status = try files.status(entry.name)
        switch status.kind {
        case .folder where entry.isLink && entry.name != folder: continue
        case .folder where !seen.insert(status.identity).inserted: continue
        case .folder:
          let entries = try files.entries(entry.name).filter { !$0.name.hasPrefix(".") }
          waiting += entries.reversed().map {
            FileSystem.Entry(PathFinder.join(entry.name, $0.name), isLink: $0.isLink)
          }
        case .file:
          let name = entry.name.lowercased()
          if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
            addFile(entry.name, status, isCertain: areCertain)
            count += 1
          } else if name.hasSuffix(".json") {
            addFile(entry.name, status, isCertain: false)
            count += 1
          }
        case .special: continue
        }
      } catch {
        // A link that leads nowhere concerns nobody unless it is named like a form.
        let name = entry.name.lowercased()
        if error == .missing || error == .nameIsNotUTF8, !name.hasSuffix(".yaml"), !name.hasSuffix(".yml") { continue }
        problems.append(FileReport(entry.name, error))
      }
    }
    return count
  }
}

/// A file or folder that could not be used, and why.
struct FileReport: Equatable {
  let path: String
  let problem: FileProblem
  let hint: String?

  init(_ path: String, _ problem: FileProblem, hint: String? = nil) {
    self.path = path
    self.problem = problem
    self.hint = hint
  }
}

extension Console {
  /// Tells about a file that could not be used.
  func report(_ file: FileReport) {
    let error = UsageError(
      "`\(file.path.escapedForDisplay())`: \(file.problem.description)",
      hints: file.hint.map { [$0.escapedForDisplay()] } ?? [])
    report(error.text(in: errorStyle))
  }
}

extension FormSearch.Source {
  /// The name that messages show.
  var name: String {
    switch self {
    case .standardInput: "<stdin>"
    case .file(let path, _): path
    }
  }

  /// The path of a file; nil for standard input.
  var path: String? { if case .file(let path, _) = self { path } else { nil } }
}
