/// The keys that fields take, and which of them go together.
///
/// Each key is declared once; a field type lists the keys it takes through one of the families below.
enum FieldKeys {
  static let id = Key(
    "id", Shapes.identifier, "The name of the field in expressions and submissions; unique in the form.")
  static let label = Key("label", LocalizedText.shape, "What the person sees as the name of the field.")
  static let hint = Key("hint", LocalizedText.shape, "One line of help under the field.")
  static let placeholder = Key("placeholder", LocalizedText.shape, "An example shown while the field is empty.")
  static let `default` = Key("default", Shapes.anything, "The value at the start: a literal of the field's type.")
  static let initial = Key(
    "initial", Formula.shape,
    "An expression evaluated once at the start, or when an entry is added, that gives the value.")
  static let calculate = Key(
    "calculate", Formula.shape, "An expression that keeps the value up to date; the field is then read-only.")
  static let editable = Key(
    "editable", Shapes.boolean, "With `calculate`: whether a value that the person typed stays until reset.")
  static let relevant = Key("relevant", Condition.shape, "Whether the field is asked at all.")
  static let enabled = Key(
    "enabled", Condition.shape, "Whether the field can be used; a disabled one is not submitted.")
  static let readOnly = Key("readOnly", Condition.shape, "Whether the value is fixed; a read-only field is submitted.")
  static let validators = Key("validators", Validator.rawShape, "The rules for the value, checked in order.")
  static let style = Key("style", Style.rawShape, "How it looks: the name of a style or a mapping of style keys.")
  static let selectAppearance = Key(
    "appearance",
    Shapes.oneOf(
      ["menu", "radio"], "appearance",
      elsewhere: {
        [
          "dropdown": "menu", "minimal": "menu", "compact": "menu", "select": "menu", "popup": "menu", "picker": "menu",
          "radios": "radio",
          "buttons": "radio",
        ][
          $0]
      }), "A menu or radio buttons.")
  static let checkboxAppearance = Key(
    "appearance",
    Shapes.oneOf(
      ["box", "switch", "button"], "appearance", elsewhere: { ["toggle": "switch", "checkbox": "box"][$0] }),
    "A box, a switch or a button.")
  static let appearanceOfAnyType = Key(
    "appearance", Shapes.oneOf(["box", "switch", "button", "menu", "radio"], "appearance"), "How it is drawn.")
  static let link = Key("link", DocumentLink.shape, "A document that the person can open beside the field.")
  static let whenHidden = Key(
    "whenHidden",
    Shapes.oneOf(
      WhenHidden.allCases.map(\.rawValue), "choice",
      elsewhere: {
        ["remove": "drop", "omit": "drop", "exclude": "drop", "preserve": "keep", "retain": "keep", "empty": "clear"][
          $0]
      }),
    "What happens to the value while the field is not relevant: left out (`drop`), kept in submissions, or cleared.")
  static let input = Key("input", InputTraits.shape, "Facts for whoever draws the field, and where Return leads.")
  static let secret = Key("secret", Shapes.boolean, "Whether the text is masked and kept out of drafts and texts.")
  static let options = Key("options", Option.listShape, "What can be chosen.", isRequired: true)
  static let selectAllLabel = Key("selectAll", LocalizedText.labelShape, "The label of a box that ticks all of them.")
  static let value = Key("value", Shapes.anything, "The value: a literal.")
  static let document = Key("document", Shapes.string, "The document that it opens.", isRequired: true)
  static let fields = Key("fields", FieldList.shape, "The fields in it, in display order.", isRequired: true)
  static let nest = Key("nest", Shapes.boolean, "Whether the group is an object: its answers stand under its id.")
  static let exclusive = Key(
    "exclusive", Exclusive.shape, "At most one ticked box (`true`), or the id of the box that excludes the others.")
  static let min = Key("min", Shapes.integer(0...Int.max), "The least number of entries.")
  static let max = Key("max", Shapes.integer(0...Int.max), "The greatest number of entries.")
  static let itemLabel = Key("itemLabel", LocalizedText.shape, "What an entry is called.")
  static let of = Key("of", Shapes.references, "The ids of the boxes, groups and select-alls that it stands for.")
  static let action = Key(
    "action", ButtonAction.shape, "What pressing does: `submit`, `reset`, or a mapping of one action.")

  private static let rules = [relevant.erased, enabled.erased, readOnly.erased]
  private static let tail = [whenHidden.erased]
  private static let content = [label.erased, hint.erased]
  private static let working = [initial.erased, calculate.erased, editable.erased]
  private static let answered =
    content + [`default`.erased] + working + rules + [validators.erased, style.erased, link.erased] + tail

  /// Keys of fields that a text is typed into.
  static let typed = answered + [placeholder.erased, input.erased, secret.erased]
  /// Keys of a password.
  static let secretText = answered + [placeholder.erased, input.erased]
  /// Keys of fields that a number, date or time is typed into.
  static let typedNumber = answered + [placeholder.erased, input.erased]
  /// Keys of a checkbox.
  static let checkbox = answered + [checkboxAppearance.erased, input.erased]
  /// Keys of a select.
  static let select = answered + [options.erased, placeholder.erased, selectAppearance.erased, input.erased]
  /// Keys of a multiselect.
  static let multiselect = answered + [options.erased, selectAllLabel.erased, input.erased]
  /// Keys of a file.
  static let file = answered + [placeholder.erased, input.erased]
  /// Keys of a hidden field.
  static let hidden = [value.erased, calculate.erased, relevant.erased, validators.erased, secret.erased] + tail
  /// Keys of headings and notes.
  static let shownText = [label.required.erased, relevant.erased, style.erased]
  /// Keys of a link entry.
  static let linkEntry = content + [document.erased, relevant.erased, enabled.erased, style.erased]
  /// Keys of a group.
  static let group =
    content + rules + [validators.erased, style.erased]
    + [nest.erased, exclusive.erased, selectAllLabel.erased, fields.erased]
  /// Keys of a page.
  static let page = content + rules + [style.erased, fields.erased]
  /// Keys of a repeat.
  static let `repeat` =
    content + rules + [validators.erased, style.erased] + tail + [
      min.erased, max.erased, itemLabel.erased, fields.erased,
    ]
  /// Keys of a select-all.
  static let selectAll = content + [relevant.erased, enabled.erased, style.erased, link.erased, of.erased]
  /// Keys of a button.
  static let button = content + [relevant.erased, enabled.erased, style.erased, action.erased]

  /// The keys that every field takes; those that hold a value must have an `id`.
  static func inEveryField(typeName: String, holdsValue: Bool) -> [AnyKey] {
    let type = Key("type", Shapes.oneOf([typeName], "field type"), "The type of the field.", isRequired: true)
    return [holdsValue ? id.required.erased : id.erased, type.erased]
  }

  /// Every key of every type once, none of which must be there.
  static let ofAnyType: [AnyKey] = {
    let families = [
      inEveryField(typeName: "", holdsValue: false), typed, checkbox, select, multiselect, hidden, linkEntry, group,
      page, `repeat`, selectAll, button,
    ]
    var seen: Set<String> = []
    return families.joined().filter { seen.insert($0.name).inserted }.map {
      AnyKey($0.name, $0.summary, schema: $0.schema)
    }
  }()

  /// Every name, for telling a misplaced key from an unknown one.
  private static let names: Set<String> = Set(ofAnyType.map(\.name))

  /// Whether some field has a key called `name`.
  static func isKnown(_ name: String) -> Bool { names.contains(name) }

  /// Why the key `name`, known elsewhere, cannot stand on a field of type `typeName`; nil when it is no field key at all.
  static func reason(for name: String, on typeName: String) -> String? {
    names.contains(name) ? "has no meaning on a field of type `\(typeName)`" : nil
  }
}

/// What happens to a value while its field is not relevant.
///
/// Source: the form language's `whenHidden`, after XForms' relevance processing.
public enum WhenHidden: String, Sendable, CaseIterable {
  /// It is kept while filling, comes back with the field, and is left out of a submission.
  case drop
  /// It is kept and submitted.
  case keep
  /// It is emptied.
  case clear
}
