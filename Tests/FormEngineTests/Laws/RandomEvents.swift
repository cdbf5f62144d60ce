import FormEngine
import FormModel
import FormTestSupport

/// Events made by chance, most of which a person could cause.
struct RandomEvents {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The next event for `session`.
  mutating func next(for session: FormSession) -> FormEvent {
    let fields = session.form.fields
    let field = fields[Int.random(in: 0..<fields.count, using: &random)]
    let address = address(of: field, in: session.form)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .blur
    case 1: return .return
    case 2: return .submit
    case 3: return .clear(address)
    case 4: return .focus(.field(address))
    case 5, 6: return edit(field, address)
    case 7: return .language(LanguageTag("ko") ?? .english)
    default: return act(field, address)
    }
  }

  /// An edit of some field into which text is typed.
  mutating func nextEdit(for session: FormSession) -> FormEvent {
    let typed = session.form.fields.filter { $0.type.control == .line }
    let field = typed.randomElement(using: &random) ?? session.form.fields[0]
    return edit(field, address(of: field, in: session.form))
  }

  private mutating func act(_ field: Field, _ address: FieldAddress) -> FormEvent {
    switch field.type.control {
    case .toggle, .selectAll, .group, .button: return .tap(.field(address))
    case .chooseOne, .chooseMany:
      if Int.random(in: 0..<4, using: &random) == 0 { return .tap(.field(address)) }
      return .tapOption(address, ["a", "b", "c"].randomElement(using: &random) ?? "a")
    case .entries:
      if Int.random(in: 0..<3, using: &random) > 0 { return .add(address) }
      let place = Int.random(in: 0..<3, using: &random)
      return .remove(FieldAddress(field: address.field, entries: address.entries + [place]))
    case .line, .paragraph, .secret, .heading, .note, .link, .page, .hidden: return edit(field, address)
    }
  }

  private mutating func edit(_ field: Field, _ address: FieldAddress) -> FormEvent {
    let texts = ["", "a", "abc", "abcde", "4", "9", "2", "x1", "2026-02-28", "2019-12-31"]
    return .type(address, texts.randomElement(using: &random) ?? "")
  }

  private mutating func address(of field: Field, in form: Form) -> FieldAddress {
    var entries: [Int] = []
    var parent = field.parent
    while let place = parent {
      if form.fields[place].type == .repeat { entries.append(Int.random(in: 0..<3, using: &random)) }
      parent = form.fields[place].parent
    }
    return FieldAddress(field: field.index, entries: entries)
  }
}
