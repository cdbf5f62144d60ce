import FormExpressions
public import FormModel

extension IssueForm {
  /// The issue form whose sections are the fields of `form`: any form can be answered in an issue.
  ///
  /// Fields that hold no answer, secrets and repeats have no section; pages and groups are passed through, except a
  /// group of checkboxes only, which is a task list.
  public init(of form: Form) {
    var sections: [Section] = []
    var end = 0
    for field in form.fields where field.index >= end && !field.isSecret {
      let children = form.children(of: field)
      let content: Section.Content?
      switch field.type.control {
      case .line: content = .line
      case .paragraph: content = .lines(language: nil)
      case .chooseOne: content = .choice
      case .chooseMany: content = .choices
      case .toggle: content = .tasks([field.index])
      case .group where children.contains(where: { _ in true }) && children.allSatisfy { $0.type == .checkbox }:
        content = .tasks(children.map(\.index))
      case .entries:
        content = nil
        end = field.subtreeEnd
      case .group, .page, .secret, .selectAll, .heading, .note, .link, .button, .hidden: content = nil
      }
      guard let content else { continue }
      end = max(end, field.subtreeEnd)
      let heading = field.label.map { form.plainText($0).onOneLine } ?? field.id?.value ?? ""
      sections.append(Section(field: field.index, heading: heading, parameter: field.id?.value, content: content))
    }
    self.init(
      form: form, sections: sections, issueTitle: nil, labels: [], assignees: [], projects: [], issueType: nil,
      isOfHost: false,
      name: form.id)
  }
}

extension Form {
  /// The wording of `text` in the form's own language, expressions as their author wrote them.
  func plainText(_ text: LocalizedText) -> String {
    let template = text.variant(for: language, fallback: language).template
    return template.constant ?? template.spelling
  }
}
