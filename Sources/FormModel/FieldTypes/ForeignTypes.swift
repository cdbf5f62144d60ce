import FormText

/// Names of field types in HTML, GitHub issue forms, JSON Schema, SwiftUI and form services, with what they are here.
///
/// Names are compared without regard to case, `-` and `_`.
enum ForeignTypes {
  /// What a name from elsewhere is here.
  struct Meaning {
    /// The type that it is, or that comes nearest.
    let type: FieldType
    /// Whether that says all the name says, so that it can be put in its place.
    var isSame = true
    /// The type together with a key that says the rest: `select, appearance: radio`.
    var extra: String?
    /// What to do instead, where the name of the type is not all.
    var hint: String?
  }

  /// What the type called `name` elsewhere is here; nil when it is not known.
  static func meaning(of name: String) -> Meaning? {
    let name = folded(name)
    if let near = similar[name] { return near }
    return same[name].flatMap { FieldType.named($0) }.map { Meaning(type: $0) }
  }

  private static func folded(_ name: String) -> String { String(decoding: FoldedName(name).bytes, as: UTF8.self) }

  /// The names that say the same.
  private static let same: [String: String] = {
    let table: [String: [String]] = [
      "text": [
        "input", "string", "textfield", "textinput", "textbox", "shorttext", "shortanswer", "singleline", "line", "str",
        "charfield", "slugfield",
        "텍스트", "문자", "글",
      ],
      "textarea": [
        "paragraph", "multiline", "longtext", "longanswer", "texteditor", "multilinetext", "richtext", "장문", "여러줄",
      ],
      "email": ["mail", "emailaddress", "emailfield", "이메일", "메일"],
      "url": ["linkurl", "uri", "website", "weburl", "urlfield"],
      "tel": ["phone", "telephone", "phonenumber", "mobile", "전화", "전화번호", "휴대폰"],
      "password": ["securefield", "secure", "passwordfield", "비밀번호", "암호"],
      "integer": ["int", "wholenumber", "integerfield", "positiveintegerfield", "정수"],
      "number": ["float", "double", "decimal", "numeric", "numberfield", "floatfield", "decimalfield", "숫자"],
      "date": ["datepicker", "datefield", "day", "birthday", "calendar", "날짜"],
      "time": ["timepicker", "timefield", "시간", "시각"],
      "datetime": ["datetimelocal", "timestamp", "datetimepicker", "datetimefield", "일시"],
      "checkbox": [
        "boolean", "bool", "toggle", "switch", "checkboxfield", "yesno", "agree", "consent", "acceptance",
        "booleanfield", "acknowledge", "체크박스",
        "체크", "동의",
      ],
      "select": [
        "dropdown", "picker", "choice", "combobox", "menu", "singlechoice", "selectone", "choicefield", "선택", "드롭다운",
      ],
      "multiselect": [
        "checkboxes", "checkboxgroup", "multiplechoice", "multichoice", "selectmany", "selectmultiple", "tags",
        "multiplechoicefield",
        "다중선택", "복수선택",
      ],
      "file": ["upload", "image", "photo", "attachment", "fileupload", "filefield", "imagefield", "파일", "첨부"],
      "heading": ["title", "header", "h1", "h2", "h3", "제목"],
      "note": ["markdown", "label", "html", "statictext", "info", "description", "p", "안내", "설명"],
      "group": ["section", "fieldset", "container", "panel", "row", "column", "card", "form", "그룹"],
      "page": ["step", "screen", "tab", "페이지"],
      "select-all": ["agreeall", "checkall", "전체동의", "전체선택"],
      "button": ["submit", "submitbutton", "버튼", "제출"],
    ]
    return Dictionary(
      table.flatMap { type, names in names.map { (folded($0), type) } }, uniquingKeysWith: { first, _ in first })
  }()

  /// The names that say something more, or something a little different.
  private static let similar: [String: Meaning] = {
    let radio = Meaning(
      type: .select, extra: "select, appearance: radio",
      hint: "Here it is called `select`, and radio buttons are its `appearance: radio`.")
    let list = Meaning(
      type: .repeat, isSame: false,
      hint: "A list of entries is a `repeat` with `fields`; several choices out of `options` are a `multiselect`.")
    let object = Meaning(type: .group, isSame: false, hint: "An object is a `group` with `nest: true` and `fields`.")
    let range = Meaning(
      type: .number, isSame: false,
      hint: "A number between bounds is a `number` with `validators: [{min: 0}, {max: 10}]`.")
    // What stands in a group is in its `fields`, so that its beginning and its end are no parts of their own.
    let begin = Meaning(
      type: .group, isSame: false, hint: "A group holds its fields: `{type: group, fields: […]}`; it needs no end.")
    let end = Meaning(type: .group, isSame: false, hint: "A group ends where its `fields` end: take this away.")
    let grid = Meaning(
      type: .group, isSame: false, hint: "There is no grid: each of its rows is a field of its own in a `group`.")
    return [
      "begingroup": begin, "beginrepeat": list, "endgroup": end, "endrepeat": end, "matrix": grid, "grid": grid,
      "multiplechoicegrid": grid, "checkboxgrid": grid, "linearscale": range, "opinionscale": range, "nps": range,
      "calculate": Meaning(
        type: .hidden, hint: "A value that is worked out and not shown is a `hidden` with `calculate`."),
      "radio": radio, "radiogroup": radio, "radiobutton": radio, "radiobuttons": radio, "라디오": radio, "list": list,
      "array": list, "fieldarray": list, "collection": list, "object": object, "map": object, "range": range,
      "slider": range, "stepper": range, "rating": range, "scale": range,
      "color": Meaning(
        type: .text, isSame: false, hint: "There is no field for colours; a `text` with a `pattern` holds one."),
      "signature": Meaning(
        type: .file, isSame: false, hint: "There is no field for signatures; a `file` holds a picture."),
      "captcha": Meaning(
        type: .note, isSame: false,
        hint: "There is no such field: whether a person fills it in is not for the form to ask."),
    ]
  }()
}
