public import FormModel

/// An issue form: the form that a person fills in, and what the host makes of the answers.
public struct IssueForm: Sendable, Equatable {
  /// One part of the issue's body: a heading with the answer under it.
  public struct Section: Sendable, Equatable {
    /// What the answer looks like in Markdown.
    public enum Content: Sendable, Equatable {
      /// One line of text.
      case line
      /// Lines of text; with the name of a language, in a fenced block of code.
      case lines(language: String?)
      /// One option of the field.
      case choice
      /// Options of the field, joined by commas.
      case choices
      /// A task list: the places in the form of the checkboxes that are its items.
      case tasks([Int])
    }

    /// The place of the field in the form.
    public let field: Int
    /// The heading.
    public let heading: String
    /// The name of the field in an address that fills the form in; nil where it has none.
    public let parameter: String?
    /// What stands under the heading.
    public let content: Content
  }

  /// The form. Its title is the template's name.
  public let form: Form
  /// The sections of the issue's body, in order.
  public let sections: [Section]
  /// The title that an issue has at the start; nil for none.
  public let issueTitle: String?
  /// The labels that an issue gets.
  public let labels: [String]
  /// The people that an issue is assigned to.
  public let assignees: [String]
  /// The projects that an issue is added to, each as owner and number.
  public let projects: [String]
  /// The type that an issue gets; nil for none.
  public let issueType: String?
  /// Whether it was read from a file for a host, and not made of a form of the form language.
  public let isOfHost: Bool
  /// The template's name with the place it is written at; unique among the templates of a repository.
  public let name: Placed<String>
}
