/// A form with two rules a field, for measuring what one keystroke costs.
///
/// Whatever its size, a letter typed into the first field reaches the same three rules: that field's own, the relevance
/// of the second, and the text of a note.
struct KeystrokeForm {
  /// The number of fields.
  let fieldCount: Int

  /// The form as YAML.
  var text: String {
    var text = """
      form: keystrokes
      fields:
        - {id: f0, type: text, label: Field 0, validators: [required, {maxLength: 200}, {pattern: '[A-Za-z0-9 ]*'}]}
        - {id: f1, type: integer, label: Field 1, relevant: f0 != '', validators: [{max: 1000}]}
        - {type: note, label: 'You wrote ${f0}'}

      """
    for number in 2..<max(fieldCount - 1, 2) {
      let asked = number - 1
      let condition = number.isMultiple(of: 2) ? "f\(asked) < 500" : "f\(asked) != 'x'"
      if number.isMultiple(of: 2) {
        text += "  - {id: f\(number), type: text, label: Field \(number), relevant: \(condition), "
        text += "validators: [{maxLength: 200}]}\n"
      } else {
        text += "  - {id: f\(number), type: integer, label: Field \(number), enabled: \(condition), "
        text += "validators: [{min: 0}]}\n"
      }
    }
    return text
  }
}
