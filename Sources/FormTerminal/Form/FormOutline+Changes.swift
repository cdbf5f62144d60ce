import FormEngine
import FormModel

extension FormOutline {
  /// Brings the outline up to date after `changes`. It is then equal to the outline of `session`.
  ///
  /// Fields that are shown as before but for what they hold or say are replaced one by one; for anything else the whole
  /// is listed anew.
  mutating func renew(after changes: [Change], in session: FormSession, page: Int?, words: Words) {
    if page == shownPage, let fields = Self.replaceable(changes, in: session.form),
      fields.allSatisfy({ replaceElement(of: $0, in: session, words: words) })
    {
      return
    }
    self = FormOutline(session, page: page, words: words)
  }

  /// The fields to replace; nil when changes reach further than to elements of fields.
  private static func replaceable(_ changes: [Change], in form: Form) -> Set<FieldAddress>? {
    var fields: Set<FieldAddress> = []
    for change in changes {
      switch change {
      case .focus, .pressed, .alert, .submission, .formValidity: break
      case .field(let address, let aspect):
        switch (aspect, form.fields[address.field].control) {
        case (_, .hidden): break
        case (.relevance, _), (_, .heading), (_, .note), (_, .group), (_, .page), (_, .entries), (_, .selectAll):
          return nil
        case (_, .line), (_, .secret), (_, .paragraph), (_, .toggle), (_, .chooseOne), (_, .chooseMany), (_, .link),
          (_, .button):
          fields.insert(address)
        }
      case .entryAdded, .entryRemoved, .submitEnabled, .formTexts, .document, .language: return nil
      }
    }
    return fields
  }

  /// Replaces the element of a field; false when that takes more than its element.
  private mutating func replaceElement(of address: FieldAddress, in session: FormSession, words: Words) -> Bool {
    // A field without an element is on another page, or not asked.
    guard let place = elements.firstIndex(where: { $0.stop == .field(address) }) else { return true }
    guard let field = session.snapshot(of: address) else { return false }
    var builder = FormOutlineBuilder(session.form, words: words)
    builder.add([field], depth: elements[place].depth)
    guard builder.elements.count == 1, var element = builder.elements.first else { return false }
    element.startsBlock = elements[place].startsBlock
    elements[place] = element
    return true
  }
}
