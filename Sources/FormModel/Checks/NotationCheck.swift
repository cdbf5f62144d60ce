import FormDiagnostics
import FormDocuments
import FormExpressions
import FormPatterns

extension FormCheck {
  /// What means something in another tool and stands for itself here: `{{name}}` in a text, slashes around a pattern.
  static let notations = FormCheck { form, context in
    for place in context.textsWithSigns {
      for placeholder in TextPlaceholder.all(in: place.scalar.text) {
        guard form.hasValue(placeholder.name) else { continue }
        guard context.mayTellMore(of: place.scalar) else { break }
        context.report(form.finding(about: placeholder, at: place, in: context.source))
      }
    }
    for field in form.form.fields {
      for validator in field.validators {
        guard case .pattern(let pattern) = validator.argument.value, pattern.text.utf8.first == UInt8(ascii: "/"),
          let literal = PatternLiteral(inSlashes: pattern.text), !field.speaksOfPaths
        else { continue }
        context.report(literal.suspicion(at: validator.argument.range))
      }
    }
  }
}

extension CheckedForm {
  /// Whether a field called `name` holds a value, in whatever scope.
  fileprivate func hasValue(_ name: String) -> Bool {
    names.scopes.contains { scope in
      if case .field(let index)? = scope.names[name] { form.fields[index].type.value != .none } else { false }
    }
  }

  fileprivate func finding(
    about placeholder: TextPlaceholder, at place: ScalarPlace, in source: SourceText
  ) -> Diagnostic {
    let meant = "${\(placeholder.name)}"
    // What a field of an entry is called depends on where the text stands.
    let edit =
      names.field(placeholder.name, in: 0) == nil ? nil : place.edit(of: placeholder.range, to: meant, in: source)
    return Diagnostic(
      .foreignNotation, "`\(placeholder.written)` stands for itself here, not for what `\(placeholder.name)` holds",
      at: place.range(of: placeholder.range, in: source), hint: "Write `\(meant)`.",
      fix: edit.map { Diagnostic.Fix("Replace it by `\(meant)`", [$0]) })
  }
}

extension Field {
  /// Whether something about the field tells that its value may begin with a slash.
  fileprivate var speaksOfPaths: Bool {
    if type == .url { return true }
    let name = (id?.value ?? "").lowercased()
    if ["path", "route", "folder", "dir", "url", "uri", "slug"].contains(where: { name.contains($0) }) { return true }
    let texts = [label, hint, placeholder] + validators.map(\.message)
    if case .text(let text)? = defaultValue?.value, text.contains("/") { return true }
    return texts.contains { text in
      text?.variants.contains { $0.place.scalar.text.utf8.contains(UInt8(ascii: "/")) } ?? false
    }
  }
}
