import FormDiagnostics
import FormExpressions
import FormText

extension DecodingContext {
  /// Says of expressions that name a field by its label, `value == 비밀번호`, or by its id typed on a keyboard in its Korean
  /// state, which id is meant.
  mutating func offerIDs(of form: Form) {
    let ids = form.idsByLabel
    let known = Set(form.fields.compactMap { $0.id?.value })
    let source = source
    amend(.expressionSyntax) { finding in
      let written = source[finding.range]
      let typed = KoreanKeyboard.latin(written).flatMap { known.contains($0) ? $0 : nil }
      guard let id = ids[written] ?? typed else { return }
      finding.hint = typed == nil ? "That is the label of `\(id)`: write the id." : "Did you mean `\(id)`?"
      finding.fix = Diagnostic.Fix("Replace it by `\(id)`", [Diagnostic.Edit(finding.range, id)])
    }
  }
}

extension Form {
  /// The ids of fields whose labels have letters that no id has, by those labels; of two with one label, the first.
  fileprivate var idsByLabel: [String: String] {
    var ids: [String: String] = [:]
    for field in fields {
      guard let id = field.id?.value else { continue }
      for variant in field.label?.variants ?? [] {
        guard let label = variant.template.constant, !label.utf8.allSatisfy({ $0 < 0x80 }), ids[label] == nil else {
          continue
        }
        ids[label] = id
      }
    }
    return ids
  }
}
