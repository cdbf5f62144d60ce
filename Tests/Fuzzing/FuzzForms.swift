import FormDiagnostics
import FormEngine
import FormModel

/// The forms that data, drafts and keys are held against: the first byte of an input says which.
enum FuzzForms {
  /// The forms of the gallery, and one with what they do not have.
  static let all: [Form] = {
    let texts = ((try? FuzzSeeds.files(in: "Forms", ".yaml")) ?? []) + [Array(awkward.utf8)]
    return texts.compactMap { FormLoader.load(SourceText(name: "form.yaml", bytes: $0)).form }
  }()

  /// The form that the first byte of `bytes` says, and the bytes behind it.
  static func split(_ bytes: [UInt8]) throws(BrokenLaw) -> (form: Form, rest: [UInt8]) {
    let number = Int(bytes.first ?? UInt8(ascii: "a")) - Int(UInt8(ascii: "a"))
    guard let form = all.indices.contains(number) ? all[number] : all.last else {
      throw BrokenLaw(description: "there are no forms")
    }
    return (form, Array(bytes.dropFirst()))
  }

  /// `texts` with the first byte that says the form at `place`.
  static func seeds(_ place: Int, _ texts: [String]) -> [[UInt8]] {
    texts.map { [UInt8(ascii: "a") + UInt8(place)] + Array($0.utf8) }
  }

  /// The documents beside the forms, which are short here, and the context that a scenario of the form gives.
  static func surroundings(of form: Form) -> FormSurroundings {
    let context = form.scenarios.compactMap(\.context).first.flatMap { ContextValues.make($0.value, for: form).values }
    return FormSurroundings(
      context: context, readDocument: { path in Array("# \(path)\n\nSome text.\n".utf8) }, fileSize: { $0.utf8.count })
  }

  private static let awkward = """
    form: awkward
    fields:
      - {id: limit, type: integer, validators: [{min: -9}, {max: 9223372036854775807}, {step: 3}]}
      - {id: price, type: number, validators: [{step: 0.1}]}
      - {id: twice, type: number, calculate: price * 2.0, validators: [{max: 9}]}
      - {id: day, type: date, validators: [{min: 2024-02-28}, {max: today()}, {step: 7}]}
      - {id: at, type: time, validators: [{min: '09:00'}, {step: 900}]}
      - {id: moment, type: datetime, validators: [{min: now()}]}
      - {id: one, type: select, options: [a, {value: b, relevant: limit > 3}, {value: c, enabled: price > 1.0}]}
      - {id: many, type: multiselect, selectAll: All, options: [a, b, {value: none, exclusive: true}], validators: [{minSelected: 1}]}
      - {id: web, type: hidden, value: web}
      - {id: photo, type: file, validators: [{accept: [.png, image/jpeg]}, {maxSize: 5 MB}]}
      - {id: code, type: text, validators: [{pattern: '[a-z]+'}, {maxLength: 5, severity: warning}, {constraint: value != "abc"}]}
      - {id: word, type: password, validators: [{minLength: 3}]}
      - {id: same, type: password, validators: [{constraint: value == word}]}
      - {id: everything, type: select-all, of: [boxes]}
      - id: boxes
        type: group
        nest: true
        exclusive: none
        fields: [{id: x, type: checkbox}, {id: y, type: checkbox, relevant: many.size() > 1}, {id: none, type: checkbox}]
      - id: orders
        type: repeat
        min: 1
        max: 3
        validators: [{distinct: [name, size]}]
        fields:
          - {id: name, type: textarea, validators: [required, {constraint: 'index > 0 || value == "a"'}]}
          - {id: size, type: select, options: [s, l]}
          - {id: notes, type: repeat, relevant: name != '', fields: [{id: note, type: text}, {id: again, type: text, calculate: note + name}]}
      - {type: button, label: Set, action: {set: {limit: '4'}}}
      - {type: button, label: Reset, action: reset}
    """
}
