import FormDiagnostics
import FormExpressions

extension FormCheck {
  /// Secrets that flow into what people or files can see.
  ///
  /// A secret may be compared, measured and matched; what comes out is no secret. Anything else that is made from one
  /// is a secret too.
  static let secrets = FormCheck { form, context in
    for site in form.sites where site.isSound {
      guard let sink = form.sink(of: site) else { continue }
      var flow = SecretFlow(form: form, scope: site.scope)
      guard let leak = flow.secret(in: site.formula.expression.root) else { continue }
      context.report(
        Diagnostic(
          .secretLeak, "A secret must not flow into \(sink)",
          at: site.formula.place.range(of: leak, in: context.source),
          hint: "A secret may be compared, measured with `size` and matched; only the outcome may be used."))
    }
  }
}

extension CheckedForm {
  /// What the result of an expression flows into, in the words of messages; nil when no one can see it there.
  fileprivate func sink(of site: FormulaSite) -> String? {
    let field = site.owner.map { form.fields[$0] }
    switch site.role {
    case .text: return "a text"
    case .calculate, .initial:
      return field?.isSecret ?? false ? nil : "the value of \(field?.nameForMessages ?? "a field"), which is no secret"
    case .assignment(let target):
      let isSecret = names.field(target, in: site.scope).map { form.fields[$0].isSecret } ?? false
      return isSecret ? nil : "the value of `\(target)`, which is no secret"
    case .validator(let place):
      let type = field?.validators[place].type
      return type == .min || type == .max || type == .step ? "a bound, which the message shows" : nil
    case .relevant, .enabled, .readOnly, .option, .submitEnabled, .check: return nil
    }
  }
}

/// Follows secrets through an expression.
private struct SecretFlow {
  let form: CheckedForm
  let scope: Int
  private var bound: [(name: String, leak: Range<Int>?)] = []

  init(form: CheckedForm, scope: Int) {
    self.form = form
    self.scope = scope
  }

  /// The place of a secret that the value of `term` gives away; nil when there is none.
  mutating func secret(in term: Term) -> Range<Int>? {
    switch term.kind {
    case .literal, .has, .logical: return nil
    case .identifier(let name, _):
      if let variable = bound.last(where: { $0.name == name.value }) { return variable.leak }
      return isSecret(term) ? term.range : nil
    case .select(let operand, _): return isSecret(term) ? term.range : secret(in: operand)
    case .index(let list, _): return secret(in: list)
    case .relation: return nil
    case .arithmetic(let first, let steps): return firstSecret([first] + steps.map(\.operand))
    case .unary(let sign, let operand): return sign.value == .not ? nil : secret(in: operand)
    case .conditional(let branches, let otherwise): return firstSecret(branches.map(\.value) + [otherwise])
    case .list(let terms): return firstSecret(terms)
    case .map(let entries): return firstSecret(entries.flatMap { [$0.key, $0.value] })
    case .call(let call):
      if Self.harmless.contains(call.name.value) { return nil }
      return firstSecret([call.receiver].compactMap(\.self) + call.arguments)
    case .comprehension(let comprehension): return secret(in: comprehension)
    }
  }

  /// Functions whose result tells of a secret no more than a comparison does.
  private static let harmless: Set<String> = [
    "size", "matches", "startsWith", "endsWith", "contains", "isEmail", "isUrl", "isSet",
  ]

  private mutating func firstSecret(_ terms: [Term]) -> Range<Int>? {
    for term in terms {
      if let found = secret(in: term) { return found }
    }
    return nil
  }

  private mutating func secret(in comprehension: Term.Comprehension) -> Range<Int>? {
    let target = secret(in: comprehension.target)
    bound.append((comprehension.variable.value, target))
    defer { bound.removeLast() }
    switch comprehension.macro.value {
    case .all, .exists, .existsOne: return nil
    case .filter: return target
    case .map: return secret(in: comprehension.body)
    }
  }

  private func isSecret(_ term: Term) -> Bool {
    guard let path = term.path?.split(separator: ".").map(String.init), let first = path.first else { return false }
    switch form.names.meaning(of: first, in: scope) {
    case .context(let place): return isSecret(form.form.context[place].type, path.dropFirst())
    case .field(var index):
      for part in path.dropFirst() {
        guard let inside = form.names.scopeInside[index],
          case .field(let next)? = form.names.scopes[inside].names[part]
        else { return false }
        index = next
      }
      return form.form.fields[index].isSecret
    case nil: return false
    }
  }

  private func isSecret(_ type: ContextType?, _ path: ArraySlice<String>) -> Bool {
    switch type {
    case .value(.secret): return path.isEmpty
    case .object(let members):
      guard let next = path.first, let member = members.first(where: { $0.name.value == next }) else { return false }
      return isSecret(member.type, path.dropFirst())
    case .value, nil: return false
    }
  }
}
