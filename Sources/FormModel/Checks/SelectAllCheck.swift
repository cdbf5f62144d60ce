import FormDiagnostics
import FormDocuments

extension FormCheck {
  /// Select-alls without members, with members that are none, or in a circle.
  static let selectAlls = FormCheck { form, context in
    let inCircle = Set(form.selectAlls.circles.flatMap(\.self))
    if let index = form.selectAlls.tooDeep {
      context.report(
        Diagnostic(
          .tooDeep, "Select-alls stand for each other more than \(SelectAllMembers.depthLimit) levels deep",
          at: form.form.fields[index].anchor, hint: "Name checkboxes or groups under `of` instead."))
      return
    }
    for circle in form.selectAlls.circles { form.reportSelectAllCircle(circle, &context) }
    for field in form.form.fields {
      switch field.details {
      case .selectAll(let members):
        let before = context.diagnostics.count
        for member in members ?? [] {
          form.requireField(
            member, in: form.names.scopeOfField[field.index], noun: "checkbox, group or select-all", except: field,
            &context
          ) { [FieldType.checkbox, .group, .selectAll].contains($0.type) }
        }
        let isBroken = context.diagnostics.count > before || (members ?? []).contains { form.holes.contains($0.value) }
        // Without members it may stand for what could not be read.
        guard !inCircle.contains(field.index), !isBroken, field.type == .selectAll,
          members != nil || !form.hasBrokenParts
        else { continue }
        let boxes = form.selectAlls.boxes[field.index]
        guard !boxes.contains(where: { form.canCount($0) }) else { continue }
        context.report(
          Diagnostic(
            .selectAllEmpty,
            boxes.isEmpty
              ? "\(field.nameForMessages.capitalizedFirst) stands for no checkbox at all"
              : "None of the checkboxes that \(field.nameForMessages) stands for can ever be ticked",
            at: members?.first?.range ?? field.anchor,
            hint: "Name its checkboxes with `of: [id, …]`, or put it into the group that holds them."))
      case .group(_, _, let label?):
        guard !field.descendants.contains(where: { form.form.fields[$0].type == .checkbox && form.canCount($0) }),
          !form.hasBrokenParts
        else { continue }
        context.report(
          Diagnostic(
            .selectAllEmpty, "The `selectAll` of this group stands for no checkbox that can be ticked",
            at: label.range, hint: "Put checkboxes into the group, or take `selectAll` away."))
      case .none, .choice, .group, .entries, .button, .link, .hidden: continue
      }
    }
  }
}

extension CheckedForm {
  /// Whether the checkbox at `index` can ever be one that counts: nothing plainly forbids it.
  fileprivate func canCount(_ index: Int) -> Bool {
    let field = form.fields[index]
    let isFixed: Bool = if case .constant(let value) = field.readOnly { value.value } else { false }
    return !field.relevant.isPlainlyFalse && !field.enabled.isPlainlyFalse && !isFixed
  }

  fileprivate func reportSelectAllCircle(_ circle: [Int], _ context: inout DecodingContext) {
    let fields = circle.map { form.fields[$0] }
    guard let first = fields.first else { return }
    let names = DecodingContext.enumeration(fields.compactMap { $0.id?.value })
    context.report(
      Diagnostic(
        .selectAllCircle,
        circle.count == 1 ? "\(names) is a member of itself" : "\(names) are members of each other", at: first.anchor,
        related: fields.dropFirst().map { Diagnostic.Related($0.anchor, "part of the circle") },
        hint: "Let each select-all stand for checkboxes and groups below it."))
  }
}
