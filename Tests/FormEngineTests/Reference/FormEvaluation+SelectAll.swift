import FormExpressions
import FormModel

@testable import FormEngine

extension FormEvaluation {
  /// What a select-all shows, or the box that a group or multiselect has for all of its own.
  func selectAllState(of field: Field, at level: AnswerLevel) -> SelectAllSnapshot.State {
    let members = countableMembers(of: field, at: level)
    if members.isEmpty || !members.contains(true) { return .off }
    return members.contains(false) ? .indeterminate : .on
  }

  /// Whether each of the boxes that count is ticked: those that are relevant, enabled, not read-only and not exclusive.
  func countableMembers(of field: Field, at level: AnswerLevel) -> [Bool] {
    switch field.details {
    case .selectAll: boxes(form.selectAllMembers[field.index], at: level)
    case .group: boxes(field.descendants.filter { form.fields[$0].type == .checkbox }, at: level)
    case .choice(let options, _): choices(options, of: field, at: level)
    case .none, .entries, .button, .link, .hidden: []
    }
  }

  private func boxes(_ indices: [Int], at level: AnswerLevel) -> [Bool] {
    indices.filter { counts($0, at: level) }.map { value(of: $0, at: level).isTrue }
  }

  private func counts(_ index: Int, at level: AnswerLevel) -> Bool {
    isRelevant(index, at: level) && isEnabled(index, at: level) && !isReadOnly(index, at: level) && !isExclusive(index)
  }

  /// Whether ticking the box unticks the others of its group.
  private func isExclusive(_ index: Int) -> Bool {
    let box = form.fields[index]
    guard let parent = box.parent, case .group(_, .member(let id)?, _) = form.fields[parent].details else {
      return false
    }
    return id.value == box.id?.value
  }

  private func choices(_ options: [Option], of field: Field, at level: AnswerLevel) -> [Bool] {
    var chosen: [String] = []
    if case .texts(let texts)? = held(by: field, at: level) { chosen = texts }
    return options.compactMap { option in
      let counts =
        !option.isExclusive && holds(option.relevant, of: field.index, at: level)
        && holds(option.enabled, of: field.index, at: level)
      return counts ? chosen.contains(option.value.value) : nil
    }
  }

  /// Whether the field can be used: its own condition holds, and those of all that it stands in.
  func isEnabled(_ index: Int, at level: AnswerLevel) -> Bool {
    let home = home(of: index, from: level)
    let field = form.fields[index]
    guard holds(field.enabled, of: index, at: home) else { return false }
    return field.parent.map { isEnabled($0, at: home) } ?? true
  }

  /// Whether the value is fixed: by the field's own condition, by one of what it stands in, or because it is worked out.
  func isReadOnly(_ index: Int, at level: AnswerLevel) -> Bool {
    let home = home(of: index, from: level)
    let field = form.fields[index]
    if field.calculate != nil, !field.isEditable { return true }
    if holds(field.readOnly, of: index, at: home) { return true }
    return field.parent.map { isReadOnly($0, at: home) } ?? false
  }
}
