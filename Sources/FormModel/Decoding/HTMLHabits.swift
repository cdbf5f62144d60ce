import FormDiagnostics
import FormDocuments

/// The rules that an author wrote as keys of a field, as HTML has them: `required: true` beside the label.
///
/// Each is reported with the way out and then read as the validator it means, so that nothing else is said about it.
struct HTMLHabits {
  /// What the entries mean.
  private(set) var validators: [Validator] = []
  private let mapping: Node.Mapping
  private let type: FieldType

  /// The habits in the field `mapping` of type `type`, none of which is found yet.
  init(_ mapping: Node.Mapping, of type: FieldType) {
    self.mapping = mapping
    self.type = type
  }

  /// Takes `entry`, whose key is none of the type's, if it is a habit; reports it then.
  mutating func claim(_ entry: Node.Entry, _ context: inout DecodingContext) -> Bool {
    guard case .scalar(let key) = entry.key, let kind = ValidatorType.meant(by: key.text), kind.applies(type) else {
      return false
    }
    let isOneOfSeveral = mapping.entries.filter { Self.isHabit($0, of: type) }.count > 1
    Self.report(
      entry, key, kind, fix: isOneOfSeveral ? nil : Self.fix(entry, key, kind, in: mapping, context.source), &context)
    guard !Self.isOff(entry, kind) else { return true }
    if let argument = kind.argument.read(entry.value, of: kind, for: type, &context) {
      validators.append(
        Validator(
          type: kind, argument: Placed(argument, at: entry.value.range), message: nil, when: nil, severity: .error,
          alert: nil, nameRange: key.range))
    }
    return true
  }

  private static func isHabit(_ entry: Node.Entry, of type: FieldType) -> Bool {
    guard case .scalar(let key) = entry.key else { return false }
    return !type.keys.contains(key.text) && ValidatorType.meant(by: key.text)?.applies(type) ?? false
  }

  /// Whether the entry says that the rule does not hold: `required: false`.
  private static func isOff(_ entry: Node.Entry, _ kind: ValidatorType) -> Bool {
    guard kind.argument.isFlag, case .scalar(let scalar) = entry.value else { return false }
    return scalar.value == .boolean(false)
  }

  private static func report(
    _ entry: Node.Entry, _ key: Node.Scalar, _ kind: ValidatorType, fix: Diagnostic.Fix?,
    _ context: inout DecodingContext
  ) {
    let written = kind.argument.isFlag ? "`validators: [\(kind.name)]`" : "an item `\(kind.name): …` under `validators`"
    context.report(
      Diagnostic(
        .unknownKey, "`\(key.text)` is a validator, not a key of a field", at: key.range,
        hint: isOff(entry, kind) ? "Leave it out: only what is listed under `validators` holds." : "Write \(written).",
        fix: fix))
  }

  /// The edit that moves the entry under `validators`, where it stands on lines of its own.
  private static func fix(
    _ entry: Node.Entry, _ key: Node.Scalar, _ kind: ValidatorType, in mapping: Node.Mapping, _ source: SourceText
  ) -> Diagnostic.Fix? {
    guard case .scalar(let argument) = entry.value, argument.style != .literal, argument.style != .folded,
      !argument.range.isEmpty, !entry.isMerged, !isOff(entry, kind)
    else { return nil }
    let range = key.range.union(argument.range)
    let item = kind.argument.isFlag ? kind.name : "{\(kind.name): \(source[argument.range])}"
    let title = "Move it under `validators`"
    guard let listed = mapping["validators"] else {
      return Diagnostic.Fix(title, [Diagnostic.Edit(range, "validators: [\(item)]")])
    }
    guard case .sequence(let sequence) = listed.value, source[sequence.range].hasPrefix("["),
      let line = wholeLine(of: range, in: source)
    else { return nil }
    let separator = sequence.items.isEmpty ? "" : ", "
    let end = sequence.range.end - 1
    return Diagnostic.Fix(
      title, [Diagnostic.Edit(line, ""), Diagnostic.Edit(SourceRange(at: end), separator + item)])
  }

  /// The line that holds `range` and nothing else but white space, with its line break; nil when there is more on it.
  private static func wholeLine(of range: SourceRange, in source: SourceText) -> SourceRange? {
    let lines = LineIndex(source)
    let number = lines.position(at: range.start).line
    let line = lines.contents(ofLine: number)
    let rest = source[SourceRange(line.start, range.start)] + source[SourceRange(min(range.end, line.end), line.end)]
    guard line.contains(range), rest.allSatisfy(\.isWhitespace), number < lines.lineCount else { return nil }
    return SourceRange(line.start, lines.contents(ofLine: number + 1).start)
  }
}
