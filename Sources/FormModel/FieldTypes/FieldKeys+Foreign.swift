import FormText

extension FieldKeys {
  /// What keys of HTML, GitHub issue forms, JSON Schema, SwiftUI and form libraries are called here, also in Korean.
  static let foreign = ForeignKeys(
    [
      "name": "id", "key": "id", "identifier": "id", "ref": "id", "slug": "id", "uid": "id", "object": "nest",
      "nested": "nest", "아이디": "id", "title": "label", "text": "label",
      "caption": "label", "라벨": "label", "레이블": "label", "제목": "label", "description": "hint", "help": "hint",
      "helpText": "hint", "helperText": "hint", "helper": "hint", "subtitle": "hint", "info": "hint", "tooltip": "hint",
      "note": "hint", "설명": "hint", "도움말": "hint", "안내": "hint", "prompt": "placeholder", "value": "default",
      "defaultValue": "default", "initialValue": "default", "checked": "default", "defaultChecked": "default",
      "selected": "default", "기본값": "default", "choices": "options", "items": "options", "enum": "options",
      "values": "options", "선택지": "options", "옵션": "options", "visible": "relevant", "visibleIf": "relevant",
      "visibleWhen": "relevant", "if": "relevant", "condition": "relevant", "conditions": "relevant",
      "showIf": "relevant", "showWhen": "relevant", "dependsOn": "relevant", "조건": "relevant", "enabledIf": "enabled",
      "rules": "validators", "validation": "validators", "validations": "validators", "validate": "validators",
      "검증": "validators", "formula": "calculate", "calculation": "calculate", "computed": "calculate",
      "expression": "calculate", "children": "fields", "elements": "fields", "questions": "fields", "필드": "fields",
      "members": "of", "masked": "secret", "minItems": "min", "maxItems": "max",
      "minEntries": "min", "maxEntries": "max", "onTap": "action", "onClick": "action", "onPress": "action",
    ].merging(FieldTypeName.typeKeys.map { ($0, "type") }) { ours, _ in ours },
    seconds: ["name": "label", "title": "hint", "text": "hint", "members": "fields"],
    opposites: [
      "disabled": "enabled", "disabledIf": "enabled", "hidden": "relevant", "hideIf": "relevant",
      "hideWhen": "relevant", "editable": "readOnly",
    ],
    advice: advice,
    parts: [
      "keyboardType": ForeignKeys.Part(of: "input", "keyboard"), "keyboard": ForeignKeys.Part(of: "input", "keyboard"),
      "textContentType": ForeignKeys.Part(of: "input", "contentType"),
      "contentType": ForeignKeys.Part(of: "input", "contentType"),
      "autocapitalization": ForeignKeys.Part(of: "input", "autocapitalization"),
      "submitLabel": ForeignKeys.Part(of: "input", "submitLabel"), "next": ForeignKeys.Part(of: "input", "next"),
    ])

  /// The same on what is only shown, where the value of other tools is what people read.
  static let foreignInContent = foreign.adding([
    "value": "label", "content": "label", "markdown": "label", "body": "label",
  ])

  /// The same on a field without a control, which holds a `value` that nobody changes.
  static let foreignInHidden = foreign.adding(["default": "value", "defaultValue": "value", "initialValue": "value"])

  /// The same on a field that holds other fields, where JSON Schema's `items` are no options.
  static let foreignInParts = foreign.adding(["items": "fields"])

  /// What to write instead of keys that have no single key here.
  private static let advice: [String: String] = {
    var advice: [String: String] = [:]
    for (keys, sentence) in adviceTable { for key in keys { advice[key] = sentence } }
    return advice
  }()

  private static let adviceTable: [([String], String)] = [
    (["multiline", "textarea"], "A text of several lines is a field of `type: textarea`."),
    (
      ["rows", "cols", "lines", "lineLimit", "numberOfLines"],
      "How large a field is drawn is up to what shows it; a text of several lines is a field of `type: textarea`."
    ),
    (["multiple", "multi"], "A field with several choices has `type: multiselect`."),
    (
      ["onChange", "onInput", "onBlur", "onFocus", "onValueChange", "watch"],
      "A form holds no code: what follows from other fields is said by `calculate`, `relevant` and `validators`."
    ),
    (
      ["onClick", "onPress", "onTap", "onSubmit", "handler", "goto", "href", "action"],
      "What a button does is its `action`, where a form leads to is `next` under `submit`."
    ),
    (
      [
        "message", "messages", "error", "errors", "errorMessage", "errorText", "validationMessage",
        "errorMessages", "constraintMessage", "requiredMessage",
      ],
      "A message stands beside its rule: `validators: [{required: true, message: …}]`."
    ),
    (["inputMode"], "Write it under `input`: `input: {keyboard: emailAddress}`."),
    (
      ["autocomplete", "autofill"],
      "Write it under `input`: `input: {contentType: newPassword}`."
    ),
    (["autocapitalize"], "Write it under `input`: `input: {autocapitalization: never}`."),
    (
      ["autofocus", "focused", "tabIndex"],
      "The first field has the focus; `input: {next: id}` says where Return leads."
    ),
    (
      ["mask", "inputMask", "filter"], "What an answer must look like is said by a `pattern` under `validators`."
    ),
    (
      ["class", "className", "css", "color", "font", "width", "height", "size", "padding", "alignment", "theme"],
      "How it looks is said by `style`: the name of one of the form's `styles`, or a mapping."
    ),
    (["document", "documents", "terms", "url", "file"], "A document to open is named so: `link: {document: name}`."),
    (
      ["choicesByUrl", "optionsUrl", "dataSource", "choiceFilter", "listName"],
      "All options stand in the form, under `options`; one that is not always offered has a `relevant`."
    ),
    (
      ["repeatCount", "jrCount"],
      "How many entries there are is bound by `min` and `max`, or by a `constraint`: `size(value) == n`."
    ),
    (
      ["uiWidget", "ui:widget", "uiOptions", "ui:options"],
      "How it is shown is said by its `type`, `appearance` and `style`."
    ),
    (["list", "datalist"], "What can be chosen stands in a field of `type: select`, under `options`."),
    (
      ["format"], "What an answer is, is said by its `type`: `email`, `url`, `tel`, `date`, `time` or `datetime`."
    ),
    (
      ["exclusiveMinimum", "exclusiveMaximum"],
      "A bound that is not reached itself is a `constraint`: `validators: [{constraint: value > 0}]`."
    ),
    (
      ["const", "equalTo", "mustBe"],
      "A box that must be ticked has `validators: [required]`, any other answer a `constraint`: `value == …`."
    ),
    (
      ["from", "to", "low", "high", "lowest", "highest"],
      "Bounds stand under `validators`: `validators: [{min: 1}, {max: 5}]`."
    ),
    (
      ["properties", "attributes", "props", "templateOptions", "config", "settings"],
      "What stands under it stands in the field itself; an object is a `group` with `nest: true` and `fields`."
    ),
    (
      ["other", "allowOther", "hasOther", "otherOption"],
      "An answer of one's own is an option `other` and a `text` beside it with `relevant: id == 'other'`."
    ),
    (["nullable", "optional"], "Fields are optional unless `validators` has `required`: take this away."),
    (
      ["showSelectAll", "agreeAll", "checkAll"], "A box over all others is a field of `type: select-all`."
    ),
  ]

  /// What to do with a key that fields of other types have, as a hint; nil where nothing needs saying.
  static func advice(forMisplaced name: String, holdsValue: Bool) -> String? {
    switch name {
    case options.name: "A field with `options` is a `select` (one of them) or a `multiselect` (several)."
    case fields.name: "Fields stand in a `group`, a `page` or a `repeat`."
    case validators.name where !holdsValue: "Take it away: nothing is answered here."
    case document.name: "A document beside a field is named so: `link: {document: name}`."
    case action.name: "What is pressed is a `button`."
    case of.name: "What stands for several boxes is a `select-all`."
    default: nil
    }
  }
}
