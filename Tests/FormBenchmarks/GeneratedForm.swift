import FormTestSupport

/// A form of our language with as many fields as asked for, the same on every run.
struct GeneratedForm {
  /// The form as YAML.
  let text: String

  /// A form with `fieldCount` fields, twenty to a group.
  init(fieldCount: Int) {
    var generator = SeededGenerator(seed: UInt64(fieldCount))
    var text = """
      form: generated
      version: 3
      title: {en: A form of \(fieldCount) fields, ko: 필드 \(fieldCount)개}
      fields:

      """
    for number in 0..<fieldCount {
      if number.isMultiple(of: 20) {
        text += "  - type: group\n    id: group\(number / 20)\n    label: Part \(number / 20 + 1)\n    fields:\n"
      }
      text += Self.field(number, &generator)
    }
    self.text = text
  }

  private static func field(_ number: Int, _ generator: inout SeededGenerator) -> String {
    let id = "field\(number)"
    let label = words.shuffled(using: &generator).prefix(Int.random(in: 1...5, using: &generator))
    var lines: [String]
    switch number % 5 {
    case 0:
      lines = ["type: text", "placeholder: \(words.randomElement(using: &generator) ?? "")", "validators:"]
      lines += ["  - required", "  - minLength: \(Int.random(in: 1...9, using: &generator))"]
      lines += ["    message: {en: Write a little more, ko: 조금 더 써 주세요}"]
    case 1:
      lines = ["type: email", "hint: We never pass it on", "validators: [required]"]
    case 2:
      lines = ["type: select", "options:"]
      for option in 0..<Int.random(in: 2...6, using: &generator) {
        lines += ["  - value: option\(option)", "    label: \(words.randomElement(using: &generator) ?? "")"]
      }
    case 3:
      lines = ["type: checkbox", "default: false"]
      if number > 20 { lines.append("relevant: field\(number - 1) == 'option1'") }
    default:
      lines = ["type: integer", "validators:", "  - min: 0", "  - max: \(Int.random(in: 10...900, using: &generator))"]
      lines += ["  - step: 1"]
    }
    let head = "      - id: \(id)\n        label: \(label.joined(separator: " "))\n"
    return head + lines.map { "        \($0)\n" }.joined()
  }

  private static let words = [
    "Name", "Address", "이름", "Street", "전화번호", "Purpose of your visit", "Quantity", "Notes", "City", "Country",
    "Delivery", "Colour", "Size", "Preferred language", "Company",
  ]
}
