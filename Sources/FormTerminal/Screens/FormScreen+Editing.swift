import FormEngine
import FormModel
import FormText

extension FormScreen {
  /// The kind of the text that has the focus; nil when none has.
  var textKind: FormElement.TextKind? {
    guard editor != nil, case .text(let kind, _)? = element?.kind, case .field? = focus else { return nil }
    return kind
  }

  /// Whether the element with the focus cannot be changed.
  var isFixed: Bool { element.map { $0.readOnlyNote != nil || !$0.isEnabled } ?? false }

  /// Characters were typed.
  mutating func typed(_ text: String, at now: Int) {
    if textKind != nil {
      let isPlain = text.unicodeScalars.allSatisfy { !$0.isControl }
      insert(isPlain ? text : String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isControl })))
      return
    }
    var rest = text[...]
    while let letter = rest.popFirst() {
      guard letter == " " else { continue }
      pressSpace(at: now)
      settle()
      // What was typed after it is for what has opened.
      if overlay != nil, !rest.isEmpty { _ = takeInOverlay(.text(String(rest)), at: now) }
      if overlay != nil || textKind != nil { return }
    }
  }

  /// A text was pasted.
  mutating func pasted(_ text: String) {
    guard let kind = textKind else { return }
    let pasted = PastedText(text)
    switch kind {
    case .line: insert(pasted.line)
    case .paragraph: insert(pasted.paragraph)
    case .secret:
      guard let secret = pasted.secret else {
        notice = words.notice(.notAccepted(words.reason(.severalLines)))
        return
      }
      insert(secret)
    }
  }

  mutating func insert(_ text: String) {
    guard !text.isEmpty else { return }
    edit { $0.insert(text) }
  }

  /// Changes the text that has the focus.
  mutating func edit(_ change: (inout EditedText) -> Void) {
    guard var text = editor, case .field(let address)? = focus, !isFixed else { return }
    let before = text.clusters
    change(&text)
    wantedColumn = nil
    guard text.clusters != before else {
      editor = text
      return
    }
    editor = text
    followsFocus = true
    undo.begin(session, typingInto: address)
    if tell(.type(address, text.text)) { changeCount += 1 } else { loadEditor() }
  }

  /// A key that edits or moves the cursor; false when it is none.
  mutating func takeEditing(_ key: Key) -> Bool {
    guard let kind = textKind, var text = editor else { return false }
    if key == .control("d"), text.isEmpty { return false }
    guard let command = EditingCommand(key) else { return false }
    if command.isEdit {
      edit { $0.perform(command, isSecret: kind == .secret) }
    } else {
      text.perform(command, isSecret: kind == .secret)
      wantedColumn = nil
      editor = text
    }
    followsFocus = true
    return true
  }

  /// Moves by a row inside of a paragraph; false at its ends.
  mutating func moveRow(by step: Int) -> Bool {
    guard textKind == .paragraph, var text = editor, let focus, let area = layout.place(of: focus)?.text else {
      return false
    }
    let rows = ParagraphLayout(text, width: area.width)
    let target = rows.cursor.row + step
    guard rows.rows.indices.contains(target) else { return false }
    let column = wantedColumn ?? rows.cursor.column
    text.moveCursor(to: rows.place(row: target, column: column))
    editor = text
    wantedColumn = column
    followsFocus = true
    return true
  }

  /// Takes back the last whole edit, or does it again.
  mutating func undoEdit(again: Bool) {
    let restored = again ? undo.redo(from: session) : undo.undo(from: session)
    guard let restored else { return }
    replaceSession(with: restored)
    changeCount += 1
    pressed = nil
    if let stop = session.focus.flatMap({ stop(for: $0) }), stops.contains(stop) { focus = stop }
    if let focus { moveFocus(to: focus) }
  }
}
