import FormEngine
import FormModel
import FormText

/// Lists what the fields of a form show, part by part.
///
/// Labels and what stands with them are on one line, so that none can look like several parts of a form; only headlines
/// and notes are texts of several lines.
struct FormOutlineBuilder {
  let form: Form
  let words: Words
  var elements: [FormElement] = []
  /// Whether the element before was a box: boxes that follow each other stand close together.
  private var isAfterBox = true

  init(_ form: Form, words: Words) { (self.form, self.words) = (form, words) }

  mutating func add(_ fields: [FieldSnapshot], depth: Int) {
    for field in fields { add(field, depth: depth) }
  }

  mutating func add(page: FieldSnapshot, number: (Int, of: Int)?) {
    let headline = [number.map { words.notice(.page($0.0 + 1, of: $0.of)) }, page.label].compactMap(\.self)
    if !headline.isEmpty {
      var heading = FormElement(kind: .heading, label: headline.joined(separator: ": ").onOneLine)
      heading.startsBlock = true
      heading.hint = page.hint?.onOneLine
      elements.append(heading)
    }
    add(page.children, depth: 0)
  }

  mutating func addPageButtons(number: Int, count: Int) {
    var isFirst = true
    for (stop, label, isThere) in [
      (Stop.back, words.buttons.back, number > 0), (.next, words.buttons.next, number < count - 1),
    ] where isThere {
      var button = FormElement(stop: stop, kind: .button(isReady: true, color: nil), label: label)
      button.startsBlock = isFirst
      isFirst = false
      elements.append(button)
    }
  }

  mutating func add(submit: SubmitSnapshot) {
    let label = submit.label ?? words.buttons.submit
    var button = FormElement(
      stop: .submit, kind: .button(isReady: submit.isEnabled, color: nil), label: label.onOneLine)
    if case .button? = elements.last?.kind { button.startsBlock = false } else { button.startsBlock = true }
    elements.append(button)
  }

  private mutating func add(_ field: FieldSnapshot, depth: Int) {
    let isBox = field.field.control == .toggle || field.field.control == .selectAll
    defer { isAfterBox = isBox }
    switch field.field.control {
    case .line: addText(field, .line, depth)
    case .secret: addText(field, .secret, depth)
    case .paragraph: addText(field, .paragraph, depth)
    case .toggle: addBox(field, depth)
    case .selectAll: addSelectAll(field, stop: .field(field.address), depth)
    case .chooseOne: addChoice(field, many: false, depth)
    case .chooseMany: addChoice(field, many: true, depth)
    case .heading, .note:
      // A text that says something only at times leaves no gap at others.
      guard let label = field.label, !label.isEmpty else { break }
      let kind = field.field.control == .heading ? FormElement.Kind.heading : .note
      var element = FormElement(kind: kind, label: label)
      element.depth = depth
      element.startsBlock = true
      elements.append(element)
    case .link:
      var element = element(field, .link(isRead: field.isLinkViewed), depth)
      element.startsBlock = true
      elements.append(element)
    case .button: addButton(field, depth)
    case .group: addGroup(field, depth)
    case .page: add(page: field, number: nil)
    case .entries: addEntries(field, depth)
    case .hidden: break
    }
  }

  /// An element with what every field has.
  private func element(_ field: FieldSnapshot, _ kind: FormElement.Kind, _ depth: Int) -> FormElement {
    let name = field.label ?? field.field.id?.value ?? ""
    var element = FormElement(stop: .field(field.address), kind: kind, label: name.onOneLine)
    element.depth = depth
    element.hint = field.hint?.onOneLine
    element.isRequired = field.isRequired
    element.isEnabled = field.isEnabled
    element.readOnlyNote = field.isReadOnly ? words.states.readOnly : nil
    element.submitLabel = field.field.input?.submitLabel
    element.notices = notices(field)
    if field.field.link != nil {
      element.link = FormElement.LinkLabel(
        stop: .link(field.address), label: field.linkLabel?.onOneLine ?? words.buttons.showDocument,
        isRead: field.isLinkViewed)
    }
    return element
  }

  /// The first error, or else the first of what is said besides.
  private func notices(_ field: FieldSnapshot) -> [FormElement.Notice] {
    let first = field.violations.first { $0.violation.severity == .error } ?? field.violations.first
    return first.map { shown in
      let sentence = shown.message.onOneLine
      return switch shown.violation.severity {
      case .error: [FormElement.Notice(severity: .error, text: words.notice(.error(sentence)))]
      case .warning: [FormElement.Notice(severity: .warning, text: words.notice(.warning(sentence)))]
      case .info: [FormElement.Notice(severity: .note, text: words.notice(.note(sentence)))]
      }
    } ?? []
  }

  private mutating func addText(_ field: FieldSnapshot, _ kind: FormElement.TextKind, _ depth: Int) {
    var element = element(field, .text(kind, value: field.text), depth)
    element.asides = [words.formats.format(of: field.field.type.value), field.placeholder?.onOneLine].compactMap(\.self)
    element.reservedCells = reservedCells(field)
    element.startsBlock = elements.last.map { if case .text = $0.kind { false } else { true } } ?? false
    elements.append(element)
  }

  /// The cells by which the name of a field can grow when it is enabled, required or fixed another time.
  private func reservedCells(_ field: FieldSnapshot) -> Int {
    let note = field.isReadOnly || varies(field, \.readOnly) ? words.states.readOnly.displayWidth + 3 : 0
    let star = field.field.validators.contains { $0.type == .required } ? 1 : 0
    let brackets = varies(field, \.enabled) ? 2 : 0
    let now = field.isEnabled ? (field.isRequired ? 1 : 0) + (field.isReadOnly ? note : 0) : 2
    return max(star + note, brackets) - now
  }

  /// Whether a condition of the field, or of what it stands in, can turn out one way and the other.
  private func varies(_ field: FieldSnapshot, _ condition: KeyPath<Field, Condition>) -> Bool {
    var place: Field? = field.field
    while let current = place {
      if current[keyPath: condition].formula != nil { return true }
      place = current.parent.map { form.fields[$0] }
    }
    return false
  }
}

// MARK: - Boxes and choices

extension FormOutlineBuilder {
  private mutating func addBox(_ field: FieldSnapshot, _ depth: Int) {
    let look: FormElement.BoxLook =
      switch field.field.appearance {
      case "switch": .toggle
      case "button": .button(isRound: field.field.style.isRound)
      default: field.field.style.isRound ? .circle : .square
      }
    var element = element(field, .box(field.value == .boolean(true) ? .on : .off, look), depth)
    element.color = field.field.style.checkColor
    element.startsBlock = !isAfterBox
    elements.append(element)
  }

  private mutating func addSelectAll(_ field: FieldSnapshot, stop: Stop, _ depth: Int) {
    guard let all = field.selectAll else { return }
    let look = field.field.style.isRound ? FormElement.BoxLook.circle : .square
    var element = FormElement(
      stop: stop, kind: .box(all.state.box, look), label: (all.label ?? words.states.all).onOneLine)
    element.depth = depth
    element.isEnabled = all.isEnabled
    element.color = field.field.style.checkColor
    element.startsBlock = !isAfterBox
    if field.field.control == .selectAll { element.hint = field.hint?.onOneLine }
    elements.append(element)
    isAfterBox = true
  }

  private mutating func addChoice(_ field: FieldSnapshot, many: Bool, _ depth: Int) {
    let all = field.selectAll.map { all in
      FormElement.AllBox(
        label: (all.label ?? words.states.all).onOneLine, state: all.state.box, isEnabled: all.isEnabled)
    }
    var element = element(field, .choice(field.choices, many: many, all: all), depth)
    element.startsBlock = true
    elements.append(element)
  }

  private mutating func addButton(_ field: FieldSnapshot, _ depth: Int) {
    let color = field.field.style.paletteColor("color")
    var element = element(field, .button(isReady: field.isEnabled, color: color), depth)
    if field.label == nil { element.label = words.buttons.submit }
    element.isEnabled = true
    element.isRequired = false
    if case .button? = elements.last?.kind { element.startsBlock = false } else { element.startsBlock = true }
    elements.append(element)
  }
}

// MARK: - Parts

extension FormOutlineBuilder {
  private mutating func addGroup(_ field: FieldSnapshot, _ depth: Int) {
    var heading = element(field, .heading, depth)
    heading.stop = nil
    heading.label = field.label?.onOneLine ?? ""
    heading.startsBlock = true
    if field.label != nil || field.hint != nil || !heading.notices.isEmpty { elements.append(heading) }
    let inner = field.label != nil || field.selectAll != nil ? depth + 1 : depth
    isAfterBox = true
    if field.selectAll != nil { addSelectAll(field, stop: .selectAll(field.address), depth) }
    add(field.children, depth: inner)
  }

  private mutating func addEntries(_ field: FieldSnapshot, _ depth: Int) {
    var heading = element(field, .heading, depth)
    heading.stop = nil
    heading.startsBlock = true
    elements.append(heading)
    var least = 0
    var most = Int.max
    if case .entries(let min, let max, _) = field.field.details {
      least = min?.value ?? 0
      most = max?.value ?? Int.max
    }
    let isUsable = field.isEnabled && !field.isReadOnly
    for (place, entry) in field.entries.enumerated() {
      var label = FormElement(kind: .heading, label: entry.label?.onOneLine ?? words.notice(.entry(place + 1)))
      label.depth = depth + 1
      label.startsBlock = true
      elements.append(label)
      isAfterBox = true
      add(entry.fields, depth: depth + 1)
      guard isUsable, field.entries.count > least else { continue }
      let stop = Stop.remove(field.address, entry: place)
      var button = FormElement(stop: stop, kind: .button(isReady: true, color: nil), label: words.buttons.remove)
      button.depth = depth + 1
      // Beside the button of a repeat inside, nobody could tell what it removes.
      button.startsBlock = elements.last?.isButton ?? false
      elements.append(button)
    }
    let isReady = isUsable && field.entries.count < most
    var button = FormElement(
      stop: .add(field.address), kind: .button(isReady: isReady, color: nil), label: "+ \(words.buttons.add)")
    button.depth = depth
    button.startsBlock = true
    elements.append(button)
  }
}

extension Style {
  /// Whether boxes are circles: by the symbol, else by the shape.
  fileprivate var isRound: Bool {
    if case .symbol(let symbol)? = self["symbol"] {
      if symbol.off.contains("circle") { return true }
      if symbol.off.contains("square") { return false }
    }
    return self["shape"] == .name("circle")
  }
}

extension Style {
  /// The colour of the palette that comes nearest to the one under a key; nil where the terminal's own serves best.
  fileprivate func paletteColor(_ name: String) -> PaletteColor? {
    if case .color(let color)? = self[name] { PaletteColor(nearest: color) } else { nil }
  }

  /// The colour of a tick; a white one is known by what is behind it.
  fileprivate var checkColor: PaletteColor? { paletteColor("checkColor") ?? paletteColor("backgroundColor") }
}

extension SelectAllSnapshot.State {
  fileprivate var box: FormElement.BoxState {
    switch self {
    case .on: .on
    case .off: .off
    case .indeterminate: .mixed
    }
  }
}

extension String {
  /// The text with its lines beside each other: line breaks count only where a text may have several lines.
  var onOneLine: String {
    guard utf8.contains(UInt8(ascii: "\n")) else { return self }
    var text = self
    // YAML's `|` leaves one at the end.
    while text.last?.isNewline == true { text.removeLast() }
    return String(text.map { $0 == "\n" || $0 == "\r\n" ? " " : $0 })
  }
}
