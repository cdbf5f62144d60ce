import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel
import FormText

extension RecordJudge {
  /// What was found in the record `bytes`, which was judged last, in words, in the order of the form.
  public func report(_ bytes: Span<UInt8>) -> [RecordFinding] {
    findings.map { finding in
      RecordFinding(
        kind: finding.kind, severity: finding.severity, field: path(of: finding, bytes),
        message: message(of: finding, bytes), offset: finding.offset, rule: place(of: finding))
    }
  }

  /// Counts what was found in the record that was judged last.
  public func count(into summary: inout CheckSummary) {
    for finding in findings where finding.severity == .error {
      summary.count(finding.kind, of: plan.countedName(of: finding))
    }
  }

  // MARK: - Which field

  private func path(of finding: RawFinding, _ bytes: Span<UInt8>) -> String {
    switch finding.kind {
    case .unreadable: return ""
    case .unknownKey, .duplicateKey:
      let name = name(of: finding, bytes)
      return plan.prefix(ofScope: finding.scope) + name
    case .violation, .unexpectedAnswer, .notCalculated:
      return finding.field < 0 ? "submit" : path(of: form.fields[finding.field], at: finding.level)
    }
  }

  private func name(of finding: RawFinding, _ bytes: Span<UInt8>) -> String {
    bytes.text(finding.name, hasEscapes: true)
  }

  private func path(of field: Field, at level: Int) -> String {
    var path = field.id?.value ?? field.type.name
    var level = level
    var parent = field.parent
    while let index = parent {
      let part = form.fields[index]
      if part.type == .repeat {
        path = "\(part.id?.value ?? "")[\(scanner.levels[level].index)].\(path)"
        level = max(scanner.levels[level].outer, 0)
      } else if part.isNest {
        path = "\(part.id?.value ?? "").\(path)"
      }
      parent = part.parent
    }
    return path
  }

  // MARK: - Which rule

  private func place(of finding: RawFinding) -> SourceRange? {
    switch finding.rule {
    case .validator(let place): form.fields[finding.field].validators[place].nameRange
    case .submitCheck(let place): form.submit.checks[place].constraint.place.range
    case .submitEnabled: form.submit.enabled.formula?.place.range
    case .builtIn: finding.field < 0 ? nil : form.fields[finding.field].id?.range
    }
  }

  // MARK: - In words

  private func message(of finding: RawFinding, _ bytes: Span<UInt8>) -> String {
    switch finding.kind {
    case .unreadable: return fault?.message ?? ""
    case .unknownKey: return unknownKeyMessage(finding, bytes)
    case .duplicateKey: return "The key `\(name(of: finding, bytes))` stood in this object before"
    case .violation, .unexpectedAnswer, .notCalculated: return ownMessage(of: finding, bytes) ?? catalogued(finding)
    }
  }

  /// The sentence that the form itself has for what was found.
  private func ownMessage(of finding: RawFinding, _ bytes: Span<UInt8>) -> String? {
    switch finding.rule {
    case .submitCheck(let place):
      return form.submit.checks[place].alert.message.map { string($0, scopeOf: nil, at: 0, bytes) }
    case .validator(let place):
      let text = form.fields[finding.field].validators[place].message
      return text.map { string($0, scopeOf: finding.field, at: finding.level, bytes) }
    case .submitEnabled, .builtIn: return nil
    }
  }

  /// The sentence that the words for people have for what was found.
  private func catalogued(_ finding: RawFinding) -> String {
    finding.reason.map(Words.best(for: settings.language.description).reason) ?? ""
  }

  private func unknownKeyMessage(_ finding: RawFinding, _ bytes: Span<UInt8>) -> String {
    let name = name(of: finding, bytes)
    if finding.field >= 0 {
      return "`\(name)` is a \(form.fields[finding.field].type.name), which is never part of a submission"
    }
    let keys = plan.layout.keys
    let known = keys.range(ofScope: finding.scope).filter { keys.keys[$0].use != .nothing }.map { keys.names[$0] }
    let nearest = nearestName(to: name, in: known).map { ", did you mean `\($0)`?" } ?? ""
    return "The form has no field `\(name)`\(nearest)"
  }

  /// The text in the language of the settings, its expressions replaced by their values.
  private func string(_ text: LocalizedText, scopeOf index: Int?, at level: Int, _ bytes: Span<UInt8>) -> String {
    let scope = index.map { form.names.scopeOfField[$0] } ?? 0
    let template = text.variant(for: settings.language, fallback: form.language).template
    return template.segments.map { segment in
      switch segment {
      case .literal(let text): return text
      case .expression(let expression, _):
        let program = plan.compiled.compiler.program(expression, scope: scope)
        return evaluate(program, at: level, bytes).text()
      }
    }.joined()
  }
}

extension JudgingPlan {
  /// The path of the object whose names are those of `scope`, with a dot behind; entries are not counted.
  func prefix(ofScope scope: Int) -> String {
    guard let owner = form.names.scopes[scope].owner else { return "" }
    let field = form.fields[owner]
    let brackets = field.type == .repeat ? "[]" : ""
    return "\(prefix(ofScope: form.names.scopes[scope].outer ?? 0))\(field.id?.value ?? "")\(brackets)."
  }

  /// The name under which findings of one field, in whatever entry, are counted.
  func countedName(of finding: RawFinding) -> String {
    switch finding.kind {
    case .unreadable: return "-"
    case .unknownKey, .duplicateKey: return prefix(ofScope: finding.scope) + "*"
    case .violation, .unexpectedAnswer, .notCalculated:
      if finding.field < 0 { return "submit" }
      let field = form.fields[finding.field]
      return prefix(ofScope: form.names.scopeOfField[finding.field]) + (field.id?.value ?? field.type.name)
    }
  }
}
