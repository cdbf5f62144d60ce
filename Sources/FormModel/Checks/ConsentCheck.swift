import FormDiagnostics
import FormExpressions

extension FormCheck {
  /// Consents that are given before the person gives them, or that look optional and are not.
  static let consents = FormCheck { form, context in
    let consents = form.consents
    for field in form.form.fields where consents[field.index] {
      let ticked: SourceRange? =
        if field.defaultValue?.value == .boolean(true) {
          field.defaultValue?.range
        } else if let initial = field.initial, initial.isLiterallyTrue {
          initial.place.range
        } else {
          nil
        }
      guard let ticked else { continue }
      context.report(
        Diagnostic(
          .consentPrefilled, "The consent \(field.nameForMessages) is ticked before the person ticks it", at: ticked,
          hint: "Leave it empty: a consent must be given, not taken back."))
    }
    var told: Set<Int> = []
    for site in form.sites {
      switch site.role {
      case .submitEnabled, .check: form.checkForced(site, consents, &told, &context)
      default: continue
      }
    }
  }
}

extension CheckedForm {
  /// For each field, whether it is a consent: a checkbox that is required, has a link, or is a member of a select-all.
  fileprivate var consents: [Bool] {
    var consents = form.fields.map { $0.type == .checkbox && ($0.link != nil || $0.isRequired) }
    for member in selectAlls.boxes.joined() { consents[member] = true }
    for field in form.fields {
      guard case .group(_, _, .some) = field.details else { continue }
      for member in field.descendants where form.fields[member].type == .checkbox { consents[member] = true }
    }
    return consents
  }

  /// Reports a select-all or consent that must be ticked to submit although its own validators do not say so.
  fileprivate func checkForced(
    _ site: FormulaSite, _ consents: [Bool], _ told: inout Set<Int>, _ context: inout DecodingContext
  ) {
    for name in site.formula.expression.root.demandedNames {
      guard let use = site.reads.first(where: { $0.range == name.range }) else { continue }
      let field = form.fields[use.field]
      var optional: [Field]
      if field.type == .selectAll {
        optional = selectAlls.boxes[field.index].map { form.fields[$0] }.filter { !$0.isRequired }
      } else if consents[use.field], !field.isRequired {
        optional = [field]
      } else {
        continue
      }
      optional.removeAll { !told.insert($0.index).inserted || isBroken($0, at: FieldKeys.validators.erased) }
      guard !optional.isEmpty else { continue }
      let names = DecodingContext.list(optional.compactMap { $0.id?.value })
      let isOne = optional.count == 1
      context.report(
        Diagnostic(
          .optionalConsentForced,
          "\(names) \(isOne ? "looks" : "look") optional, but the form cannot be submitted without \(isOne ? "it" : "them")",
          at: site.formula.place.range(of: name.range, in: context.source),
          related: optional.map { Diagnostic.Related($0.anchor, "not `required`") },
          hint: "Add `required` to \(isOne ? "its" : "their") validators, or ask only for those that are required."))
    }
  }
}

extension Field {
  fileprivate var isRequired: Bool { validators.contains { $0.type == .required } }
}

extension Term {
  /// The names that must be true for the expression to be true: alone, or with `== true`, joined by `&&`.
  fileprivate var demandedNames: [Name] {
    switch kind {
    case .identifier(let name, _): [name]
    case .logical(.and, let operands): operands.flatMap(\.demandedNames)
    case .relation(let sign, let left, let right) where sign.value == .equal:
      right.kind == .literal(.bool(true))
        ? left.demandedNames : left.kind == .literal(.bool(true)) ? right.demandedNames : []
    case .select(_, let field): path == nil ? [] : [field]
    default: []
    }
  }
}
