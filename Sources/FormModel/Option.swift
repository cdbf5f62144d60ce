import FormDiagnostics
import FormDocuments

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

  /// The option of that value and label that is always offered.
  convenience init(_ value: Placed<String>, label: LocalizedText?) {
    self.init(
      value: value, label: label, hint: nil, relevant: .always, enabled: .always, reason: nil, isExclusive: false)
  }

  /// Compares what the options say.
  public static func == (left: Option, right: Option) -> Bool {
    left.value == right.value && left.label == right.label && left.hint == right.hint
      && left.relevant == right.relevant && left.enabled == right.enabled && left.reason == right.reason
      && left.isExclusive == right.isExclusive
  }
}

extension Option {
  enum Keys {
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
      return Option(value, label: nil)
    },
    keys: mappingShape.keys)

  /// The options of a choice.
  static let listShape = Shape<[Option]>.list(of: shape, noun: "a list of options", minimum: 1)
}
