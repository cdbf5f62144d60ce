import FormDiagnostics
import FormDocuments

/// A file that is something else than a form: a JSON Schema, a workflow, a table of translations.
struct ForeignDocument {
  /// What it is, with its article.
  private let noun: String
  private let place: SourceRange

  /// What the mapping at the top of a file is; nil when it may be meant for a form, because one of its keys is, or when
  /// nothing tells what it is.
  init?(_ mapping: Node.Mapping, _ keys: KeySet) {
    // Nearly always one of these is the first key, and nothing else is looked at.
    if keys.required.contains(where: { mapping.has($0.name) }) { return nil }
    let names = mapping.entries.compactMap { entry -> String? in
      if case .scalar(let key) = entry.key { key.text } else { nil }
    }
    guard let first = mapping.entries.first, names.count == mapping.entries.count else { return nil }
    let has = Set(names).contains
    let kind: String? =
      if has("$schema") && !has("$id") || has("properties") && (has("type") || has("$id")) {
        "a JSON Schema"
      } else if has("openapi") || has("swagger") || has("paths") && has("info") {
        "a description of an interface (OpenAPI)"
      } else if has("jobs") && (has("on") || has("true")) {
        "a workflow of GitHub Actions"
      } else if has("services") && !has("type") {
        "a Compose file"
      } else if has("apiVersion") && has("kind") {
        "an object of Kubernetes"
      } else if has("dependencies") || has("devDependencies") {
        "the description of a package"
      } else if Self.areLanguages(mapping) {
        "a table of translations"
      } else {
        nil
      }
    guard let kind else { return nil }
    noun = kind
    place = first.key.range
  }

  /// Whether every key is a language and has a mapping under it.
  private static func areLanguages(_ mapping: Node.Mapping) -> Bool {
    mapping.entries.allSatisfy { entry in
      guard case .scalar(let key) = entry.key, case .mapping = entry.value else { return false }
      return LanguageTag(key.text) != nil && (key.text.utf8.count == 2 || key.text.contains("-"))
    }
  }

  /// The finding that the file is no form.
  var diagnostic: Diagnostic {
    Diagnostic(
      .wrongType, "This is \(noun), not a form", at: place,
      hint:
        "A form file begins with `form: name`, and has its `fields:` as a list; `formctl new` prints one to start from."
    )
  }
}
