import FormDiagnostics
public import FormDocuments
import FormText

/// A language that forms are written in.
public enum Dialect: String, Sendable, CaseIterable {
  /// The form language itself.
  case formctl
  /// GitHub's issue forms.
  case github
  /// Gitea's and Forgejo's issue forms: GitHub's with a few keys more, and fewer rules.
  case gitea

  /// The language as messages name it.
  public var name: String {
    switch self {
    case .formctl: "formctl"
    case .github: "GitHub"
    case .gitea: "Gitea"
    }
  }
}

extension Dialect {
  /// The dialect that the place of a file tells: its folder is where GitHub, Gitea or Forgejo look for issue forms.
  ///
  /// Nil for any other place.
  public init?(path: String) {
    let folders = path.split(separator: "/").dropLast().map { $0.lowercased() }
    guard folders.last == "issue_template", let host = folders.dropLast().last else { return nil }
    switch host {
    case ".github": self = .github
    case ".gitea", ".forgejo": self = .gitea
    default: return nil
    }
  }
}

/// What a file of a dialect holds.
public enum DocumentKind: Sendable, Equatable {
  /// A form of the form language.
  case form
  /// An issue form.
  case issueForm(Dialect)
  /// The settings of the page on which a person chooses among issue forms (`config.yml`).
  case chooser

  /// What `root`, read from the file `name`, holds, known by its keys and, where they do not tell, by its place.
  ///
  /// - Parameters:
  ///   - root: The tree of the file.
  ///   - name: The path of the file.
  ///   - dialect: What it must be; nil to find out.
  public init(of root: Node, name: String, as dialect: Dialect? = nil) {
    if dialect == nil, case .mapping(let mapping) = root,
      mapping.has("form") || mapping.has("fields") && Dialect(path: name) == nil
    {
      self = .form
      return
    }
    let isNamedChooser = ["config.yml", "config.yaml"].contains(name.split(separator: "/").last.map(String.init))
    let keys = root.topKeys
    let isChooser =
      !keys.isDisjoint(with: ["blank_issues_enabled", "contact_links"])
      || isNamedChooser && Dialect(path: name) != nil && keys.isDisjoint(with: ["body", "form"])
    switch dialect {
    case .formctl: self = .form
    case .github, .gitea: self = isChooser && !keys.contains("body") ? .chooser : .issueForm(dialect ?? .github)
    case nil:
      if isChooser, !keys.contains("body") {
        self = .chooser
      } else if keys.contains("body") || keys.contains("name") || Dialect(path: name) != nil {
        self = .issueForm(Dialect(path: name) ?? .github)
      } else {
        self = .form
      }
    }
  }
}

extension Node {
  /// The keys of the mapping that the node is; none for anything else.
  fileprivate var topKeys: Set<String> {
    guard case .mapping(let mapping) = self else { return [] }
    return Set(mapping.entries.compactMap { if case .scalar(let key) = $0.key { key.text } else { nil } })
  }
}
