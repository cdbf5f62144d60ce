import FormDialects

extension CommandOption {
  /// What language forms are written in; without it, their keys and their folder tell.
  static let dialect = CommandOption(
    "dialect", short: "d",
    value: CommandValue("DIALECT", .choice(Dialect.allCases.map { .init($0.rawValue, $0.help) })),
    help: "The language that forms are written in (default: known by its keys)")
}

extension Arguments {
  /// The dialect that was asked for; nil when it is to be found out.
  var dialect: Dialect? { value(of: .dialect).flatMap { Dialect(rawValue: $0) } }
}

extension Dialect {
  fileprivate var help: String {
    switch self {
    case .formctl: "The form language"
    case .github: "GitHub's issue forms"
    case .gitea: "Gitea's and Forgejo's issue forms"
    }
  }
}
