import FormDiagnostics
import FormExpressions

extension FormCheck {
  /// Names outside of expressions: documents, fields that Return or a button leads to, members of groups.
  static let references = FormCheck { form, context in
    for field in form.form.fields {
      let scope = form.names.scopeOfField[field.index]
      if let link = field.link { form.requireDocument(link.document, &context) }
      if let next = field.input?.next { form.requireFocusable(next, in: scope, &context) }
      switch field.details {
      case .link(let document), .button(.open(let document)): form.requireDocument(document, &context)
      case .button(.add(let target)):
        form.requireField(target, in: scope, noun: "repeat", &context) { $0.type == .repeat }
      case .button(.set(let assignments)):
        for assignment in assignments {
          form.requireField(assignment.field, in: scope, noun: "field with a value", &context) {
            $0.type.value.isStored
          }
        }
      case .group(_, .member(let member), _): form.requireMember(member, of: field, &context)
      case .none, .choice, .group, .entries, .selectAll, .button, .hidden: break
      }
      for validator in field.validators where validator.type == .distinct {
        guard case .names(let names) = validator.argument.value else { continue }
        for name in names { form.requireEntryField(name, of: field, &context) }
      }
    }
  }
}

extension CheckedForm {
  fileprivate func requireDocument(_ name: Placed<String>, _ context: inout DecodingContext) {
    guard !form.hasDocument(name.value), !holes.contains(name.value), !areDocumentsBroken else { return }
    if let document = form.documents.first(where: { $0.files.contains { $0.path.value == name.value } })?.name.value {
      context.noteLikelyMeant(document)
      return context.report(
        Diagnostic(
          .unknownReference, "There is no document `\(name.value)`", at: name.range,
          hint: "That is the file of `\(document)`: write the name.",
          fix: Diagnostic.Fix("Replace it by `\(document)`", [Diagnostic.Edit(name.range, document)])))
    }
    context.reportUnknownReference(
      name, noun: "document", known: form.documents.map(\.name.value),
      hint: "Declare it: `documents: {\(name.value): {file: …}}`.")
  }

  /// Reports `name` when it is no field for which `isFine` holds.
  func requireField(
    _ name: Placed<String>, in scope: Int, noun: String, except owner: Field? = nil, _ context: inout DecodingContext,
    where isFine: (Field) -> Bool
  ) {
    guard !holes.contains(name.value) else { return }
    if let index = names.field(name.value, in: scope) {
      let field = form.fields[index]
      if isFine(field) { return }
      context.report(
        Diagnostic(
          .unknownReference, "`\(name.value)` is a field of type `\(field.type.name)`, but here a \(noun) is wanted",
          at: name.range, related: field.id.map { [Diagnostic.Related($0.range, "defined here")] } ?? []))
      return
    }
    func fitting(_ id: String) -> Field? {
      names.field(id, in: scope).map { form.fields[$0] }.flatMap { isFine($0) && $0 !== owner ? $0 : nil }
    }
    context.reportUnknownReference(
      name, noun: "field", known: names.names(in: scope).filter { fitting($0) != nil },
      labels: { names.names(in: scope).first { id in fitting(id)?.isLabelled(name.value) ?? false } })
  }

  fileprivate func requireFocusable(_ name: Placed<String>, in scope: Int, _ context: inout DecodingContext) {
    guard name.value != "submit" else { return }
    requireField(name, in: scope, noun: "field that can have the focus", &context) { $0.isFocusable }
  }

  fileprivate func requireMember(_ member: Placed<String>, of group: Field, _ context: inout DecodingContext) {
    let boxes = group.descendants.map { form.fields[$0] }.filter { $0.type == .checkbox }
    guard !boxes.contains(where: { $0.id?.value == member.value }), !holes.contains(member.value) else { return }
    if YesNo.has(member.value) || ["true", "false"].contains(member.value.lowercased()) {
      let meant = ["yes", "on", "true"].contains(member.value.lowercased())
      return context.report(
        Diagnostic(
          .wrongType, "`exclusive` must be `true`, `false` or the id of a checkbox, not the text `\(member.value)`",
          at: member.range, hint: "Write `\(meant)`.",
          fix: Diagnostic.Fix("Replace it by `\(meant)`", [Diagnostic.Edit(member.range, "\(meant)")])))
    }
    context.reportUnknownReference(
      member, noun: "checkbox in this group called", known: boxes.compactMap { $0.id?.value })
  }

  fileprivate func requireEntryField(_ name: Placed<String>, of list: Field, _ context: inout DecodingContext) {
    guard let inside = names.scopeInside[list.index], !holes.contains(name.value) else { return }
    guard names.scopes[inside].names[name.value] == nil else { return }
    context.reportUnknownReference(
      name, noun: "field in these entries called", known: names.scopes[inside].names.keys.sorted())
  }
}

extension Field {
  /// Whether `text` is what a person reads as its name, in one language.
  fileprivate func isLabelled(_ text: String) -> Bool {
    label?.variants.contains { $0.template.constant == text } ?? false
  }

  /// Whether it can have the focus.
  var isFocusable: Bool {
    switch type.control {
    case .line, .paragraph, .secret, .toggle, .chooseOne, .chooseMany, .selectAll, .link, .button: true
    case .heading, .note, .group, .page, .entries, .hidden: false
    }
  }
}
