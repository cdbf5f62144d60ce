import FormDiagnostics
import FormDocuments
import FormModel
import FormPatterns

extension IssueFormDecoder {
  /// The form that was read, when nothing in it is wrong.
  func form() -> IssueForm? {
    guard let name else { return nil }
    var assembly = IssueFormAssembly()
    for element in elements { assembly.add(element) }
    let id = Placed(IdentifierTable.identifier(for: name.text) ?? "issue_form", at: name.range)
    let form = assembly.builder.form(id: id, title: LocalizedText(literal: String(name.text.trimmed), at: name))
    return IssueForm(
      form: form, sections: assembly.sections, issueTitle: title?.text, labels: labels, assignees: assignees,
      projects: projects, issueType: issueType?.text, isOfHost: true, name: Placed(name.text, at: name.range))
  }

  /// Reads the patterns of Gitea elements; reports those that forms cannot have.
  mutating func readPatterns() {
    for place in elements.indices {
      guard let regex = elements[place].regex else { continue }
      switch Pattern.parse(regex.text) {
      case .success(let pattern): elements[place].pattern = FieldPattern(pattern, at: regex)
      case .failure(let problem):
        reader.report(
          .issueRuleLost, "This pattern is not checked here: \(problem.message)", at: regex.range,
          hint: problem.hint ?? "Gitea may still check it.")
      }
    }
  }
}

/// Puts the form of an issue form's elements together.
struct IssueFormAssembly {
  private(set) var builder = FormBuilder()
  private(set) var sections: [IssueForm.Section] = []
  private var ids = IdentifierTable()

  /// Adds the field of `element`.
  mutating func add(_ element: IssueElement) {
    guard element.isShownInForm else { return }
    switch element.type {
    case .markdown: addNote(element)
    case .checkboxes: addBoxes(element)
    case .input, .textarea, .dropdown, .upload: addField(element)
    }
  }

  private mutating func addNote(_ element: IssueElement) {
    guard let value = element.value else { return }
    let label = LocalizedText(literal: value.text.withoutBreaksAtEnds, at: value)
    builder.add(FormBuilder.Part(.note, id: nil, label: label, at: element.range))
  }

  private mutating func addField(_ element: IssueElement) {
    guard let label = element.label else { return }
    var part = part(element, type: fieldType(of: element), label)
    part.placeholder = element.placeholder.map { LocalizedText(literal: $0.text.withoutBreaksAtEnds, at: $0) }
    part.defaultValue = defaultValue(of: element)
    part.options = element.options.map { Option(Placed($0.label.text, at: $0.label.range)) }
    if let required = element.required { part.validators.append(Validator(.required, .flag, at: required.range)) }
    if let pattern = element.pattern {
      part.validators.append(Validator(.pattern, .pattern(pattern), at: pattern.place.range))
    }
    if let accept = element.accept {
      let kinds = accept.text.split(separator: ",").map { Placed(String($0.trimmed), at: accept.range) }
      part.validators.append(Validator(.accept, .names(kinds.filter { !$0.value.isEmpty }), at: accept.range))
    }
    addSection(element, label, content(of: element))
    builder.add(part)
  }

  private mutating func addBoxes(_ element: IssueElement) {
    guard let label = element.label else { return }
    var part = part(element, type: .group, label)
    var names = IdentifierTable()
    part.parts = element.options.map { option in
      let id = names.unused(for: option.label.text, otherwise: "option")
      let text = LocalizedText(literal: option.label.text.withoutBreaksAtEnds, at: option.label)
      var box = FormBuilder.Part(.checkbox, id: Placed(id, at: option.label.range), label: text, at: option.label.range)
      if option.isRequired { box.validators = [Validator(.required, .flag, at: option.label.range)] }
      return box
    }
    let first = builder.count + 1
    addSection(element, label, .tasks(Array(first..<first + part.parts.count)))
    builder.add(part)
  }

  private mutating func part(_ element: IssueElement, type: FieldType, _ label: Node.Scalar) -> FormBuilder.Part {
    let id = ids.unused(for: element.id?.text ?? label.text, otherwise: element.type.rawValue)
    var part = FormBuilder.Part(
      type, id: Placed(id, at: element.id?.range ?? label.range),
      label: LocalizedText(literal: String(label.text.trimmed), at: label), at: element.range)
    part.hint = element.description.map { LocalizedText(literal: $0.text.withoutBreaksAtEnds, at: $0) }
    return part
  }

  private mutating func addSection(_ element: IssueElement, _ label: Node.Scalar, _ content: IssueForm.Section.Content)
  {
    guard element.isShownInIssue else { return }
    let reference = element.id?.text ?? LabelReference.parameterized(label.text)
    sections.append(
      IssueForm.Section(
        field: builder.count, heading: label.text.onOneLine, parameter: reference.isEmpty ? nil : reference,
        content: content))
  }

  private func fieldType(of element: IssueElement) -> FieldType {
    switch element.type {
    case .textarea: .textarea
    case .dropdown: element.isMultiple ? .multiselect : .select
    case .upload: .file
    case .input, .markdown, .checkboxes: element.isNumber ? .number : .text
    }
  }

  private func content(of element: IssueElement) -> IssueForm.Section.Content {
    switch element.type {
    case .textarea: .lines(language: element.render)
    case .dropdown: element.isMultiple ? .choices : .choice
    // Several files may be uploaded, a line each.
    case .upload: .lines(language: nil)
    case .input, .markdown, .checkboxes: .line
    }
  }

  private func defaultValue(of element: IssueElement) -> Placed<FieldValue>? {
    if let place = element.defaultPlace, element.options.indices.contains(place) {
      let option = element.options[place].label
      return Placed(element.isMultiple ? .texts([option.text]) : .text(option.text), at: option.range)
    }
    guard let value = element.value else { return nil }
    if element.isNumber {
      return Decimal(value.text).map { Placed(.number($0), at: value.range) }
    }
    return Placed(.text(value.text), at: value.range)
  }
}

extension String {
  /// The text without line breaks at its ends, which block scalars of YAML leave there.
  var withoutBreaksAtEnds: String {
    if isOneLine { return self }
    var text = self[...]
    while text.first?.isNewline == true { text.removeFirst() }
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }

  /// The text on one line: line breaks become spaces, and white space at the ends goes.
  var onOneLine: String {
    if isOneLine { return String(trimmed) }
    return String(trimmed).split(whereSeparator: \.isNewline).map { String($0.trimmed) }.joined(separator: " ")
  }

  /// Whether it is plain that no line ends in the text: none of the bytes is there that characters which end one begin
  /// with, the control characters, 0xC2 (of U+0085) and 0xE2 (of U+2028 and U+2029).
  private var isOneLine: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 != 0xC2 && $0 != 0xE2 } }
}
