import FormDiagnostics
import FormDocuments

/// A validator whose name stands as a value, as form libraries have it: `{type: minLength, value: 8, message: …}`.
struct NamedRule {
  private let mapping: Node.Mapping
  private let kind: ValidatorType
  private let name: Node.Entry
  private let argument: Node.Entry?

  /// The rule that `mapping` names so; nil when it names none.
  init?(_ mapping: Node.Mapping) {
    let named = mapping.entries.first { entry in
      guard case .scalar(let key) = entry.key, case .scalar = entry.value else { return false }
      return ["type", "name", "rule", "kind", "validator"].contains(key.text)
    }
    guard let named, case .scalar(let value) = named.value, let kind = ValidatorType.meant(by: value.text),
      !mapping.entries.contains(where: { entry in
        if case .scalar(let key) = entry.key { ValidatorType.named(key.text) != nil } else { false }
      })
    else { return nil }
    self.mapping = mapping
    self.kind = kind
    name = named
    argument = mapping.entries.first { entry in
      guard case .scalar(let key) = entry.key, case .scalar = entry.value else { return false }
      return ["value", "argument", "param", "params", "limit", "length"].contains(key.text)
    }
  }

  /// The finding, with the rule as it is written here.
  func diagnostic(in source: SourceText) -> Diagnostic {
    let value = kind.argument.isFlag ? "true" : argument.map { source[$0.value.range] } ?? kind.argument.example
    let written = "\(kind.name): \(value)"
    return Diagnostic(
      .unknownKey, "A validator is named by its key, not by a value", at: name.key.range, hint: "Write `\(written)`.",
      fix: kind.argument.isFlag || argument != nil ? fix(written, source) : nil)
  }

  private func fix(_ written: String, _ source: SourceText) -> Diagnostic.Fix? {
    let title = "Write `\(written)`"
    let edit = Diagnostic.Edit(name.key.range.union(name.value.range), written)
    guard let argument, !kind.argument.isFlag else { return Diagnostic.Fix(title, [edit]) }
    // The argument goes together with what parts it from the entry before it.
    guard let place = mapping.entries.firstIndex(where: { $0.key.range == argument.key.range }), place > 0 else {
      return nil
    }
    let removed = SourceRange(mapping.entries[place - 1].value.range.end, argument.value.range.end)
    guard removed.start < argument.key.range.start else { return nil }
    let gap = source[SourceRange(removed.start, argument.key.range.start)]
    guard gap.allSatisfy({ $0.isWhitespace || $0 == "," }) else { return nil }
    return Diagnostic.Fix(title, [edit, Diagnostic.Edit(removed, "")])
  }
}
