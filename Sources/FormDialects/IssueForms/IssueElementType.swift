/// The types of elements that the body of an issue form is made of.
///
/// Source: GitHub Docs, "Syntax for GitHub's form schema".
enum IssueElementType: String, CaseIterable, Sendable {
  case markdown
  case input
  case textarea
  case dropdown
  case checkboxes
  case upload

  /// How messages name an element of the type.
  var noun: String {
    switch self {
    case .input, .upload: "an `\(rawValue)` element"
    case .markdown, .textarea, .dropdown, .checkboxes: "a `\(rawValue)` element"
    }
  }

  /// The keys that may stand under `attributes`.
  var attributes: [String] {
    switch self {
    case .markdown: ["value"]
    case .input: ["label", "description", "placeholder", "value"]
    case .textarea: ["label", "description", "placeholder", "value", "render"]
    case .dropdown: ["label", "description", "multiple", "options", "default"]
    case .checkboxes: ["label", "description", "options"]
    case .upload: ["label", "description"]
    }
  }

  /// The keys that must stand under `attributes`.
  var requiredAttributes: [String] {
    switch self {
    case .markdown: ["value"]
    case .input, .textarea, .upload: ["label"]
    case .dropdown, .checkboxes: ["label", "options"]
    }
  }

  /// The keys that may stand under `validations`.
  func validations(in dialect: Dialect) -> [String] {
    switch self {
    case .upload: ["required", "accept"]
    case .input where dialect == .gitea: ["required", "is_number", "regex"]
    case .markdown, .input, .textarea, .dropdown, .checkboxes: ["required"]
    }
  }

  /// The type that an author means by a name from HTML or another form language; nil when there is none.
  static func meant(by name: String) -> IssueElementType? {
    switch name.lowercased() {
    case "text", "string", "line", "number", "email", "url", "textfield": .input
    case "multiline", "paragraph", "long-text": .textarea
    case "select", "multiselect", "radio", "choice", "list", "menu": .dropdown
    case "checkbox", "check", "boolean", "toggle": .checkboxes
    case "note", "info", "html", "description", "heading": .markdown
    case "file", "attachment", "image", "files": .upload
    default: nil
    }
  }
}
