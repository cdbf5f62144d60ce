import FormDiagnostics
import FormDocuments
import FormText

/// One thing that can be chosen.
///
/// A class, for the same reason as ``Field``.
public final class Option: Sendable, Equatable {
  /// The value that is stored; unique among the options of its field, after canonical composition.
  public let value: Placed<String>
  /// What the person sees; nil when that is the value itself.
  public let label: LocalizedText?
  /// One line of help.
  public let hint: LocalizedText?
  /// Whether it is offered at all.
  public let relevant: Condition
  /// Whether it can be changed.
  public let enabled: Condition
  /// Why it cannot be chosen, shown beside a disabled option.
  public let reason: LocalizedText?
  /// Whether choosing it takes the others back, and the others it (multiselect only).
  public let isExclusive: Bool

  init(
    value: Placed<String>, label: LocalizedText?, hint: LocalizedText?, relevant: Condition, enabled: Condition,
    reason: LocalizedText?,
    isExclusive: Bool
  ) {
    self.value = value
    self.label = label
    self.hint = hint
    self.relevant = relevant
    self.enabled = enabled
    self.reason = reason
    self.isExclusive = isExclusive
  }

  /// Compares what the options say.
  public static func == (left: Option, right: Option) -> Bool {
    left.value == right.value && left.label == right.label && left.hint == right.hint
      && left.relevant == right.relevant && left.enabled == right.enabled && left.reason == right.reason
      && left.isExclusive == right.isExclusive
  }
}

extension Option {
  private enum Keys {
    static let value = Key("value", Shapes.string, "The value that is stored.", isRequired: true)
    static let label = Key("label", LocalizedText.shape, "What the person sees; the value when left out.")
    static let hint = Key("hint", LocalizedText.shape, "One line of help.")
    static let relevant = Key("relevant", Condition.shape, "Whether the option is offered.")
    static let enabled = Key("enabled", Condition.shape, "Whether the option can be changed.")
    static let reason = Key("reason", LocalizedText.shape, "Why the option cannot be chosen.")
    static let exclusive = Key(
      "exclusive", Shapes.boolean, "Whether choosing the option takes the others back.")
    static let all = KeySet(
      [
        value.erased, label.erased, hint.erased, relevant.erased, enabled.erased, reason.erased, exclusive.erased,
      ], foreign: foreign)

    /// What keys of other form languages are called here.
    static let foreign = ForeignKeys(
      [
        "name": "value", "id": "value", "key": "value", "값": "value", "text": "label", "title": "label", "라벨": "label",
        "description": "hint", "help": "hint", "설명": "hint", "if": "relevant", "visible": "relevant",
        "showIf": "relevant", "visibleIf": "relevant",
      ], seconds: ["name": "label", "key": "label"], opposites: ["disabled": "enabled", "hidden": "relevant"],
      advice: [
        "selected": "The option that is chosen at the start is the field's `default`.",
        "default": "The option that is chosen at the start is the field's `default`.",
        "group": oneList, "optgroup": oneList, "options": oneList, "choices": oneList, "children": oneList,
        "items": oneList,
      ],
      excuses: [
        "group": "value", "optgroup": "value", "options": "value", "choices": "value", "children": "value",
        "items": "value",
      ])

    private static let oneList = "All options stand in one list; it has no parts with headings."
  }

  private static let mappingShape = Shape<Option>.object("an option", keys: Keys.all) { reader, context in
    let label = reader(Keys.label, &context)
    let hint = reader(Keys.hint, &context)
    let relevant = reader(Keys.relevant, &context) ?? .always
    let enabled = reader(Keys.enabled, &context) ?? .always
    let reason = reader(Keys.reason, &context)
    let isExclusive = reader(Keys.exclusive, &context) ?? false
    guard let value = reader(Keys.value, &context) else { return nil }
    return Option(
      value: value, label: label, hint: hint, relevant: relevant, enabled: enabled, reason: reason,
      isExclusive: isExclusive)
  }

  /// An option: a string, or `{value, label, hint, relevant, enabled, reason, exclusive}`.
  static let shape = Shape<Option>(
    schema: { ["anyOf": [Shapes.string.schema(), mappingShape.schema()]] },
    read: { node, subject, context in
      if case .mapping(let mapping) = node {
        if let option = pair(mapping, &context) { return option }
        return mappingShape.read(node, "option", &context)
      }
      if let option = tuple(node, &context) { return option }
      guard let value = Shapes.string.read(node, "option", &context) else { return nil }
      if case .scalar(let scalar) = node { context.reportComment(behind: scalar) }
      return Option(
        value: value, label: nil, hint: nil, relevant: .always, enabled: .always, reason: nil,
        isExclusive: false)
    },
    keys: mappingShape.keys)

  /// What is meant by `[m, Male]`: the option with that value and label, after a finding.
  private static func tuple(_ node: Node, _ context: inout DecodingContext) -> Option? {
    guard case .sequence(let sequence) = node, sequence.items.count == 2, case .scalar(let value) = sequence.items[0],
      case .scalar(let label) = sequence.items[1], context.source[sequence.range].hasPrefix("["),
      !value.text.isEmpty, !label.text.isEmpty
    else { return nil }
    let meant = "{value: \(context.source[value.range]), label: \(context.source[label.range])}"
    context.reportWrongType(
      node, expected: "text, or a mapping of an option", of: "option", hint: "Write `\(meant)`.",
      fix: Diagnostic.Fix("Write it as an option", [Diagnostic.Edit(sequence.range, meant)]))
    return Option(
      value: Placed(value.text, at: value.range), label: LocalizedText.shape.read(sequence.items[1], "label", &context),
      hint: nil, relevant: .always, enabled: .always, reason: nil, isExclusive: false)
  }

  /// What is meant by `yes_please: Yes, please`: the option with that value and label, after a finding.
  private static func pair(_ mapping: Node.Mapping, _ context: inout DecodingContext) -> Option? {
    guard mapping.entries.count == 1, let entry = mapping.entries.first, case .scalar(let key) = entry.key,
      context.suggestions.nearest(to: key.text, in: Keys.all.keys.map(\.name)) == nil,
      Keys.foreign.meaning(of: key.text, in: Keys.all, isTaken: { _ in false }) == nil, case .scalar = entry.value,
      !entry.value.isHole,
      let label = LocalizedText.shape.read(entry.value, "label", &context)
    else { return nil }
    let isInBraces = context.source[mapping.range].hasPrefix("{")
    let written = [key.range, entry.value.range].map { range in
      isInBraces ? context.source[range] : writtenInBraces(context.source[range])
    }
    let option = "{value: \(written[0]), label: \(written[1])}"
    context.report(
      Diagnostic(
        .unknownKey, "`\(key.text)` is no key of an option", at: key.range,
        hint: "An option with a label is written `\(option)`.",
        fix: pairFix(isInBraces ? mapping.range : key.range.union(entry.value.range), option, context.source)))
    return Option(
      value: Placed(key.text, at: key.range), label: label, hint: nil, relevant: .always, enabled: .always, reason: nil,
      isExclusive: false)
  }

  /// A key or value as it is written between braces, where some signs need quotes that need none outside; of one on
  /// several lines, that there is one.
  private static func writtenInBraces(_ text: String) -> String {
    if text.contains("\n") { return "…" }
    let isQuoted = text.hasPrefix("'") || text.hasPrefix("\"")
    return isQuoted || !text.contains { ",[]{}".contains($0) } ? text : "'\(text.replacing("'", with: "''"))'"
  }

  /// The edit that writes `option` in the place of the pair at `range`, if that stands on one line.
  private static func pairFix(_ range: SourceRange, _ option: String, _ source: SourceText) -> Diagnostic.Fix? {
    source[range].contains("\n") ? nil : Diagnostic.Fix("Write it as an option", [Diagnostic.Edit(range, option)])
  }

  /// The options of a choice.
  static let listShape = Shape<[Option]>.list(of: shape, noun: "a list of options", minimum: 1)
}
