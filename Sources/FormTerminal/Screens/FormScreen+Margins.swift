import FormEngine
import FormModel
import FormText

// What stands around a form: its title above it, and below it what Return does.
extension FormScreen {
  /// The number of rows above the form.
  var headHeight: Int { size.rows >= 12 ? 1 : 0 }

  /// The number of rows for the form.
  var bodyHeight: Int { max(size.rows - headHeight - (notice == nil ? 1 : hintLines.count), 1) }

  /// The rows above the form: its title, if there is room for that.
  var head: [ScreenRow] {
    if headHeight == 0 { return [] }
    var title = (outline.title ?? "").escapedForDisplay()
    if outline.pageCount > 0 {
      let place = words.notice(.page(page + 1, of: outline.pageCount))
      // Where there is no room for both, the title is cut, not the page.
      let room = size.columns - place.displayWidth - 3
      title = title.isEmpty || room < 4 ? place : "\(title.truncated(to: room)) - \(place)"
    }
    var row = ScreenRow()
    row.place(title.truncated(to: size.columns), at: 0, TextAttributes(bold: true))
    return [row]
  }

  /// The last rows: one, or as many as a notice needs, up to a third of the screen.
  private var hintLines: [String] {
    guard let notice else { return [hint] }
    let lines = notice.escapedForDisplay().wrapped(to: size.columns - 1)
    let most = max(size.rows / 3, 1)
    guard lines.count > most else { return lines }
    return lines.prefix(most - 1) + [lines[(most - 1)...].joined(separator: " ").truncated(to: size.columns - 1)]
  }

  /// The rows below the form.
  var hints: [ScreenRow] {
    hintLines.map { line in
      var row = ScreenRow()
      row.place(line, at: 0, TextAttributes(dim: notice == nil))
      return row
    }
  }

  /// What the last row says: what Return does, and where to read about the other keys. Where there is no room for both,
  /// the effect is cut, not the key.
  private var hint: String {
    let width = size.columns - 1
    // The keys of a form are not those of what lies over it.
    let effect = words.notice(.returnKey(does: overlay?.button ?? returnEffect)).escapedForDisplay()
    if overlay?.button != nil { return effect.truncated(to: width) }
    let key = "F1"
    let whole = "\(effect)   \(key): \(words.keys.title)"
    return whole.displayWidth <= width ? whole : "\(effect.truncated(to: width - 5))   \(key)"
  }

  private var returnEffect: String {
    guard let focus, let element else { return words.submitLabels.next }
    if case .link = focus, let link = element.link { return link.label }
    switch element.kind {
    case .button, .link: return element.label
    case .text(.paragraph, _): return words.submitLabels.return
    case .text, .box, .choice, .heading, .note: break
    }
    if let label = element.submitLabel.flatMap({ words.submitLabels[$0] }) { return label }
    if case .choice = element.kind { return words.submitLabels.next }
    return (isLastField ? effectOnLastField : nil) ?? words.submitLabels.next
  }

  /// Whether no other field follows the one with the focus.
  private var isLastField: Bool {
    let last = outline.elements.last { element in
      switch element.kind {
      case .text, .box, .choice: element.isEnabled
      case .heading, .note, .link, .button: false
      }
    }
    return last?.stop == focus && page + 1 >= outline.pageCount
  }

  /// What Return submits from the last field; nil where it leads somewhere else.
  private var effectOnLastField: String? {
    guard case .field(let address)? = focus, session.form.fields[address.field].input?.next == nil,
      session.isSubmitEnabled
    else { return nil }
    return submitStop.flatMap { outline.element(at: $0)?.label }
  }
}

extension FormScreen.Overlay {
  /// The label of the button that Return presses; nil where it has none.
  fileprivate var button: String? {
    switch self {
    case .alert(let box), .message(let box), .leaving(let box), .removing(let box, _), .resuming(let box):
      box.buttons[box.focus]
    case .document, .help, .review: nil
    }
  }
}

extension Words.SubmitLabels {
  /// The word for a submit label of a form file.
  fileprivate subscript(name: String) -> String? {
    switch name {
    case "continue": self.continue
    case "done": done
    case "go": go
    case "join": join
    case "next": next
    // The key itself says that; what it does here is another thing.
    case "return": nil
    case "route": route
    case "search": search
    case "send": send
    default: nil
    }
  }
}
