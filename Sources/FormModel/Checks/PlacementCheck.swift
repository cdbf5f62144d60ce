import FormDiagnostics

extension FormCheck {
  /// Parts that stand where they cannot: pages inside other parts, fields beside pages, rules without their partner.
  static let placement = FormCheck { form, context in
    let fields = form.form.fields
    let firstPage = fields.first { $0.type == .page && $0.parent == nil }
    for field in fields {
      if field.type == .page, field.parent != nil {
        context.report(
          Diagnostic(
            .misplaced, "A page must stand at the top, not inside another part", at: field.anchor,
            hint: "Use a `group` here, or move the page out."))
      } else if let firstPage, field.parent == nil, field.type != .page, field.type != .unknown,
        !context.hasFieldsOfUnknownParts
      {
        context.report(
          Diagnostic(
            .misplaced, "Where there are pages, everything must stand in one of them", at: field.anchor,
            related: [Diagnostic.Related(firstPage.anchor, "here is a page")], hint: "Move it into a page."))
      }
      if field.isNest, field.id == nil {
        context.report(
          Diagnostic(
            .missingKey, "A group with `nest: true` must have an `id`: its answers stand under it", at: field.anchor,
            hint: "Add an `id`, or take `nest` away."))
      }
      for validator in field.validators where validator.type == .viewed && field.link == nil {
        context.report(
          Diagnostic(
            .validatorMismatch, "`viewed` is for fields with a `link`, and this one has none", at: validator.nameRange,
            hint: "Add `link: {document: …}`, or take `viewed` away."))
      }
      guard field.type == .select else { continue }
      for option in field.options where option.isExclusive {
        context.report(
          Diagnostic(
            .misplaced, "`exclusive` says nothing in a `select`, where only one option is chosen anyway",
            at: option.value.range))
      }
    }
  }
}

extension Field {
  /// Where findings about the whole field point: its id, else its first bytes.
  var anchor: SourceRange { id?.range ?? SourceRange(range.start, min(range.end, range.start + 1)) }
}
