import FormEngine
import FormModel
import FormText

/// Writes one field with all that it holds.
struct FieldText {
  private let layout: PlainText

  private var words: Words { layout.words }
  private var glyphs: Glyphs { layout.glyphs }

  init(_ layout: PlainText) { self.layout = layout }

  private func write(_ field: FieldSnapshot, to page: inout TextPage) {
    switch field.field.control {
    case .line: writeTyped(field, rows: 1, to: &page)
    case .secret: writeTyped(field, rows: 1, to: &page)
    case .paragraph: writeTyped(field, rows: 3, to: &page)
    case .toggle: writeBox(field, to: &page)
    case .selectAll:
      writeSelectAll(field.selectAll, style: field.field.style, to: &page)
      writeHint(field, to: &page, indent: 4)
    case .chooseOne, .chooseMany: writeChoice(field, to: &page)
    case .heading:
      page.startBlock()
      page.add(field.label ?? "", underlinedWith: glyphs.headingRule, alignment: field.alignment)
    case .note:
      page.startBlock()
      page.add(field.label ?? "", alignment: field.alignment)
    case .link:
      page.startBlock()
      page.add(link(field.label))
      writeHint(field, to: &page)
    case .button:
      page.startBlock()
      page.add(
        layout.button(field.label ?? words.buttons.submit, isReady: field.isEnabled), alignment: field.alignment)
      writeHint(field, to: &page)
    case .group: writeGroup(field, to: &page)
    case .page: writePage(field, number: 1, of: 1, to: &page)
    case .entries: writeEntries(field, to: &page)
    case .hidden: break
    }
  }
}

// MARK: - Answers that are typed

extension FieldText {
  private func writeTyped(_ field: FieldSnapshot, rows: Int, to page: inout TextPage) {
    page.startBlock()
    var label = name(of: field)
    let asides = [words.formats.format(of: field.field.type.value), field.placeholder].compactMap(\.self)
    if field.value == nil, !asides.isEmpty { label += " (\(asides.joined(separator: ", ")))" }
    page.add(label)
    let shown = field.value.map { field.field.isSecret ? "********" : $0.description } ?? ""
    if shown.isEmpty {
      let blank = String(repeating: "_", count: min(page.room, 30))
      for _ in 0..<rows { page.add(blank) }
    } else {
      page.add(shown)
    }
    writeHint(field, to: &page)
    writeLink(field, to: &page)
  }
}

// MARK: - Boxes and choices

extension FieldText {
  /// One box with its label and link, and its help below.
  private func writeBox(_ field: FieldSnapshot, to page: inout TextPage) {
    page.add(box(field), hangingIndent: 4)
    writeHint(field, to: &page, indent: 4)
  }

  private func box(_ field: FieldSnapshot) -> String {
    let isOn = field.value == .boolean(true)
    let box = glyphs.boxes(for: field.field.style).sign(isOn)
    let sign: String
    switch field.field.appearance {
    case "switch": sign = isOn ? "[ON ]" : "[off]"
    case "button":
      return layout.button("\(box) \(name(of: field))", isReady: field.isEnabled) + linkSuffix(field)
    default: sign = box
    }
    return "\(slot(sign)) \(name(of: field))\(linkSuffix(field))"
  }

  private func writeSelectAll(_ selectAll: SelectAllSnapshot?, style: Style, to page: inout TextPage) {
    guard let selectAll else { return }
    let sign = slot(glyphs.boxes(for: style).sign(selectAll.state))
    let label = selectAll.label ?? words.states.all
    page.add("\(sign) \(selectAll.isEnabled ? label : "(\(label))")", hangingIndent: sign.count + 1)
  }

  private func writeChoice(_ field: FieldSnapshot, to page: inout TextPage) {
    page.startBlock()
    page.add(name(of: field) + linkSuffix(field))
    writeHint(field, to: &page)
    let boxes = field.field.control == .chooseOne ? glyphs.circle : glyphs.boxes(for: field.field.style)
    page.indented(by: 2) { page in
      writeSelectAll(field.selectAll, style: field.field.style, to: &page)
      for option in field.options {
        let sign = slot(boxes.sign(option.isChosen))
        let reason = option.reason.map { " - \($0)" } ?? ""
        let label = option.isEnabled ? option.label : "(\(option.label))\(reason)"
        page.add("\(sign) \(label)", hangingIndent: sign.count + 1)
        if let hint = option.hint { page.indented(by: sign.count + 1) { $0.add(hint) } }
      }
    }
  }

  /// A sign in a slot of three cells, so that labels stand under each other whatever the sign.
  private func slot(_ sign: String) -> String { sign.padded(to: 3) }
}

// MARK: - Parts

extension FieldText {
  private func writeGroup(_ field: FieldSnapshot, to page: inout TextPage) {
    page.startBlock()
    let hasHead = field.label != nil || field.selectAll != nil
    if field.label != nil { page.add(name(of: field)) }
    writeHint(field, to: &page)
    page.indented(by: hasHead ? 2 : 0) { page in
      writeSelectAll(field.selectAll, style: .builtIn(.checkbox), to: &page)
      writeAll(field.children, to: &page)
    }
  }

  /// Writes fields under each other; boxes that follow one another stand on neighbouring lines.
  func writeAll(_ fields: [FieldSnapshot], to page: inout TextPage) {
    var isAfterBox = true
    for field in fields {
      let isBox = field.field.control == .toggle || field.field.control == .selectAll
      if isBox, !isAfterBox { page.startBlock() }
      write(field, to: &page)
      isAfterBox = isBox
    }
  }

  /// Writes a page with its headline.
  func writePage(_ field: FieldSnapshot, number: Int, of count: Int, to page: inout TextPage) {
    page.startBlock()
    let headline = [words.notice(.page(number, of: count)), field.label].compactMap(\.self)
    page.add(headline.joined(separator: ": "), underlinedWith: glyphs.headingRule, alignment: nil)
    writeHint(field, to: &page)
    page.startBlock()
    writeAll(field.children, to: &page)
  }

  private func writeEntries(_ field: FieldSnapshot, to page: inout TextPage) {
    page.startBlock()
    page.add(name(of: field))
    writeHint(field, to: &page)
    page.indented(by: 2) { page in
      for (place, entry) in field.entries.enumerated() {
        page.startBlock()
        page.add(entry.label ?? words.notice(.entry(place + 1)))
        page.indented(by: 2) { page in
          page.startBlock()
          writeAll(entry.fields, to: &page)
        }
      }
      page.startBlock()
      page.add(layout.button("+ \(words.buttons.add)", isReady: field.isEnabled))
    }
  }
}

// MARK: - What stands beside

extension FieldText {
  /// The label with what belongs to it: parentheses when it cannot be used, a star when an answer must be given.
  private func name(of field: FieldSnapshot) -> String {
    var label = field.label ?? field.field.id?.value ?? ""
    // YAML's `|` ends a text with a line break, which would part it from what belongs to it.
    while label.last?.isNewline == true { label.removeLast() }
    if !field.isEnabled { return "(\(label))" }
    let star = field.isRequired ? "*" : ""
    return label + star + (field.isReadOnly ? " (\(words.states.readOnly))" : "")
  }

  private func writeHint(_ field: FieldSnapshot, to page: inout TextPage, indent: Int = 0) {
    guard let hint = field.hint else { return }
    page.indented(by: indent) { $0.add(hint) }
  }

  private func writeLink(_ field: FieldSnapshot, to page: inout TextPage) {
    if field.field.link != nil { page.add(link(field.linkLabel)) }
  }

  private func linkSuffix(_ field: FieldSnapshot) -> String {
    field.field.link == nil ? "" : "  \(link(field.linkLabel))"
  }

  private func link(_ label: String?) -> String { "\(label ?? words.buttons.showDocument) ->" }
}

extension FieldSnapshot {
  /// Where the style puts the text.
  fileprivate var alignment: String? {
    if case .name(let name)? = field.style["alignment"] { name } else { nil }
  }
}
