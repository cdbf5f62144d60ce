public import FormDiagnostics

/// One entry of a form: something to answer, to read, to press, or a part that holds others.
///
/// Fields stand in one list, in document order; a part is followed by all that it holds, up to ``subtreeEnd``.
///
/// A class, because a field is large, never changes, and is handed around everywhere.
public final class Field: Sendable, Equatable {
  /// The name in expressions and submissions; nil for parts that need none.
  public let id: Placed<String>?
  /// What it is.
  public let type: FieldType
  /// The place of the field in the form's list.
  public let index: Int
  /// The place of the part that it stands in; nil at the top.
  public let parent: Int?
  /// The place after the last field that it holds: `index + 1` for a field that holds none.
  public let subtreeEnd: Int
  /// What the person sees as its name.
  public let label: LocalizedText?
  /// One line of help.
  public let hint: LocalizedText?
  /// An example shown while it is empty.
  public let placeholder: LocalizedText?
  /// The value at the start, spelt out.
  public let defaultValue: Placed<FieldValue>?
  /// What gives the value at the start, once.
  public let initial: Formula?
  /// What keeps the value up to date.
  public let calculate: Formula?
  /// Whether a typed value stays although ``calculate`` says otherwise.
  public let isEditable: Bool
  /// Whether it is asked at all.
  public let relevant: Condition
  /// Whether it can be used.
  public let enabled: Condition
  /// Whether its value is fixed.
  public let readOnly: Condition
  /// The rules for its value, in order.
  public let validators: [Validator]
  /// How it looks, with every key settled.
  public let style: Style
  /// The way it is drawn, where its control can be drawn in several.
  public let appearance: String?
  /// The document that opens beside it.
  public let link: DocumentLink?
  /// What happens to its value while it is not relevant.
  public let whenHidden: WhenHidden
  /// Facts for whoever draws it.
  public let input: InputTraits?
  /// Whether its value may not be shown.
  public let isSecret: Bool
  /// What only fields of its type say.
  public let details: Details
  /// The bytes of the whole field.
  public let range: SourceRange
  /// The places of the options by their values, where they are so many that to go over them takes long; else empty.
  private let optionPlaces: [String: Int]

  init(
    id: Placed<String>?,
    type: FieldType,
    index: Int,
    parent: Int?,
    subtreeEnd: Int,
    label: LocalizedText?,
    hint: LocalizedText?,
    placeholder: LocalizedText?,
    defaultValue: Placed<FieldValue>?,
    initial: Formula?,
    calculate: Formula?,
    isEditable: Bool,
    relevant: Condition,
    enabled: Condition,
    readOnly: Condition,
    validators: [Validator],
    style: Style,
    appearance: String?,
    link: DocumentLink?,
    whenHidden: WhenHidden,
    input: InputTraits?,
    isSecret: Bool,
    details: Details,
    range: SourceRange
  ) {
    self.id = id
    self.type = type
    self.index = index
    self.parent = parent
    self.subtreeEnd = subtreeEnd
    self.label = label
    self.hint = hint
    self.placeholder = placeholder
    self.defaultValue = defaultValue
    self.initial = initial
    self.calculate = calculate
    self.isEditable = isEditable
    self.relevant = relevant
    self.enabled = enabled
    self.readOnly = readOnly
    self.validators = validators
    self.style = style
    self.appearance = appearance
    self.link = link
    self.whenHidden = whenHidden
    self.input = input
    self.isSecret = isSecret
    self.details = details
    self.range = range
    var places: [String: Int] = [:]
    if case .choice(let options, _) = details, options.count > 16 {
      for (place, option) in options.enumerated().reversed() { places[option.value.value] = place }
    }
    optionPlaces = places
  }

  /// How it meets a person: as all of its type do, but masked where what is typed is secret.
  public var control: Control {
    switch type.control {
    case .line, .paragraph: isSecret ? .secret : type.control
    default: type.control
    }
  }

  /// What only fields of one type say.
  public enum Details: Sendable, Equatable {
    /// Nothing more.
    case none
    /// What can be chosen; for a multiselect, the label of the box that chooses all.
    case choice(options: [Option], selectAll: LocalizedText?)
    /// Whether a group is an object, how its boxes exclude each other, the label of the box that ticks all.
    case group(nest: Bool, exclusive: Exclusive?, selectAll: LocalizedText?)
    /// How many entries a repeat has, and what one is called.
    case entries(min: Placed<Int>?, max: Placed<Int>?, itemLabel: LocalizedText?)
    /// What a select-all stands for; nil for the boxes of the group it stands in.
    case selectAll(of: [Placed<String>]?)
    /// What a button does.
    case button(ButtonAction)
    /// The document that a link entry opens.
    case link(Placed<String>)
    /// The value of a hidden field.
    case hidden(Placed<FieldValue>?)
  }

  /// The options of a choice; empty for everything else.
  public var options: [Option] {
    if case .choice(let options, _) = details { options } else { [] }
  }

  /// The place among ``options`` of the one whose value is `text`, from 0; nil when there is none.
  public func placeOfOption(_ text: String) -> Int? {
    optionPlaces.isEmpty ? options.firstIndex { $0.value.value == text } : optionPlaces[text]
  }

  /// Whether one of ``options`` has the value `text`.
  public func hasOption(_ text: String) -> Bool { placeOfOption(text) != nil }

  /// The places of the fields that it holds, directly or deeper.
  public var descendants: Range<Int> { index + 1..<subtreeEnd }

  /// Whether it is a group that makes an object of its answers.
  public var isNest: Bool {
    if case .group(nest: true, _, _) = details { true } else { false }
  }

  /// Whether a validator of the given kind, without a condition, is among its rules.
  public func has(_ type: ValidatorType) -> Bool { validators.contains { $0.type == type && $0.when == nil } }

  /// Compares what the fields say, not where they stand.
  public static func == (left: Field, right: Field) -> Bool {
    left.isSameQuestion(as: right) && left.followsSameRules(as: right)
  }

  private func isSameQuestion(as other: Field) -> Bool {
    id == other.id && type == other.type && index == other.index && parent == other.parent
      && subtreeEnd == other.subtreeEnd && label == other.label && hint == other.hint
      && placeholder == other.placeholder && appearance == other.appearance && link == other.link
      && input == other.input && style == other.style && details == other.details
  }

  private func followsSameRules(as other: Field) -> Bool {
    defaultValue == other.defaultValue && initial == other.initial && calculate == other.calculate
      && isEditable == other.isEditable && relevant == other.relevant && enabled == other.enabled
      && readOnly == other.readOnly && validators == other.validators && whenHidden == other.whenHidden
      && isSecret == other.isSecret
  }
}
