/// A form made by chance: fields of all kinds whose rules read fields before them, so that there are no circles.
public struct RandomForm {
  private var random: SeededGenerator
  private var lines: [String] = []
  /// The names that a condition can read, with what it asks of them.
  private var conditions: [String] = []
  private var checkboxes: [String] = []
  private var numbers: [String] = []
  private var count = 0

  /// The form as YAML; the same for the same seed.
  public static func text(seed: UInt64, fieldCount: Int = 14) -> String {
    var form = RandomForm(random: SeededGenerator(seed: seed))
    for _ in 0..<fieldCount { form.addField(indent: 2, isInEntry: false) }
    form.addSelectAll()
    let enabled = form.condition() ?? "true"
    let head = "form: random\nlanguage: en\nfields:\n"
    return head + form.lines.joined(separator: "\n") + "\nsubmit: {enabled: \"\(enabled)\"}\n"
  }

  private init(random: SeededGenerator) { self.random = random }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }

  private mutating func condition() -> String? {
    guard !conditions.isEmpty else { return nil }
    let first = pick(conditions)
    if chance(60) { return first }
    return "\(first) \(chance(50) ? "&&" : "||") \(pick(conditions))"
  }

  /// Rules that any field can have.
  private mutating func rules() -> String {
    var rules = ""
    for name in ["relevant", "enabled", "readOnly"] where chance(name == "relevant" ? 40 : 12) {
      if let condition = condition() { rules += ", \(name): \"\(condition)\"" }
    }
    if chance(15) { rules += ", whenHidden: \(pick(["keep", "clear"]))" }
    return rules
  }

  private mutating func required() -> String {
    guard chance(50) else { return "" }
    if chance(50), let when = condition() { return "{required: true, when: \"\(when)\"}" }
    return "required"
  }

  private mutating func validators(_ own: [String]) -> String {
    let all = ([required()] + own.filter { _ in chance(60) }).filter { !$0.isEmpty }
    return all.isEmpty ? "" : ", validators: [\(all.joined(separator: ", "))]"
  }

  private mutating func newID() -> String {
    count += 1
    return "f\(count)"
  }

  private mutating func addField(indent: Int, isInEntry: Bool) {
    let id = newID()
    let margin = String(repeating: " ", count: indent) + "- "
    switch Int.random(in: 0..<(isInEntry ? 5 : 9), using: &random) {
    case 0:
      let label = numbers.isEmpty ? "Box" : "Box ${\(numbers[0])}"
      let more = rules() + validators([])
      lines.append("\(margin){id: \(id), type: checkbox, label: \"\(label)\"\(more)}")
      conditions.append(id)
      if !isInEntry { checkboxes.append(id) }
    case 1:
      let start = chance(20) ? ", default: abc" : ""
      let more = rules() + start + validators(["{minLength: 2}", "{maxLength: 4}", "{pattern: '[a-z]*'}"])
      lines.append("\(margin){id: \(id), type: text, label: Text\(more)}")
      conditions += ["\(id) != ''", "\(id) == 'abc'"]
    case 2:
      let more = rules() + validators(["{min: 2}", "{max: 8}", "{step: 2}"])
      lines.append("\(margin){id: \(id), type: integer, label: Number\(more)}")
      conditions += ["\(id) > 3", "isSet(\(id))"]
      if !isInEntry { numbers.append(id) }
    case 3:
      let offered = condition().map { "{value: b, relevant: \"\($0)\"}" } ?? "b"
      lines.append(
        "\(margin){id: \(id), type: select, label: One, options: [a, \(offered), c]\(rules())\(validators([]))}")
      conditions += ["\(id) == 'a'", "\(id) in ['b', 'c']"]
    case 4:
      let offered = condition().map { "{value: b, enabled: \"\($0)\"}" } ?? "b"
      let more = rules() + validators(["{minSelected: 2}"])
      lines.append(
        "\(margin){id: \(id), type: multiselect, label: Many, selectAll: All, options: [a, \(offered), c]\(more)}")
      conditions += ["'a' in \(id)", "size(\(id)) == 2"]
    case 5 where !numbers.isEmpty:
      let editable = chance(40) ? ", editable: true" : ""
      let source = "\(pick(numbers)) + 1"
      let from = chance(50) ? "calculate: \"\(source)\"\(editable)" : "initial: \"\(source)\""
      lines.append("\(margin){id: \(id), type: integer, label: Sum, \(from)\(validators(["{max: 6}"]))}")
      conditions.append("\(id) > 4")
      numbers.append(id)
    case 6: addGroup(id, indent)
    case 7: addRepeat(id, indent)
    default:
      lines.append("\(margin){id: \(id), type: date, label: Day\(rules())\(validators(["{min: 2020-01-01}"]))}")
      conditions.append("isSet(\(id))")
    }
  }

  private mutating func addGroup(_ id: String, _ indent: Int) {
    let margin = String(repeating: " ", count: indent)
    let boxes = (0..<3).map { _ in newID() }
    let exclusive = chance(40) ? ", exclusive: \(chance(50) ? "true" : boxes[2])" : ", selectAll: All of these"
    let bound = exclusive.hasSuffix("true") ? "" : ", validators: [{maxSelected: 2}]"
    lines.append("\(margin)- id: \(id)")
    lines.append("\(margin)  <<: {type: group, label: Group\(exclusive)\(bound)\(rules().withoutWhenHidden)}")
    lines.append("\(margin)  fields:")
    for box in boxes { lines.append("\(margin)    - {id: \(box), type: checkbox, label: Box\(rules())}") }
    conditions += boxes
    checkboxes += boxes
  }

  private mutating func addRepeat(_ id: String, _ indent: Int) {
    let margin = String(repeating: " ", count: indent)
    let outer = conditions
    lines.append("\(margin)- id: \(id)")
    let bounds = chance(50) ? ", min: 1, max: 3" : ""
    lines.append("\(margin)  <<: {type: repeat, label: List, itemLabel: 'Entry ${index}'\(bounds)\(rules())}")
    lines.append("\(margin)  fields:")
    for _ in 0..<2 { addField(indent: indent + 4, isInEntry: true) }
    // What stands in an entry can be read inside of it alone.
    conditions = outer + ["size(\(id)) > 1"]
  }

  private mutating func addSelectAll() {
    guard !checkboxes.isEmpty else { return }
    let members = checkboxes.filter { _ in chance(70) }
    guard !members.isEmpty else { return }
    lines.append("  - {id: everything, type: select-all, label: All, of: [\(members.joined(separator: ", "))]}")
  }
}

extension String {
  fileprivate var withoutWhenHidden: String {
    guard let range = range(of: ", whenHidden") else { return self }
    return String(self[..<range.lowerBound])
  }

  private func range(of part: String) -> Range<String.Index>? {
    ranges(of: part).first
  }
}
