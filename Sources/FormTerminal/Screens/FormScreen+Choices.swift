import FormEngine
import FormModel

extension FormScreen {
  /// The options of the choice that has the focus.
  var choice: (address: FieldAddress, choices: [FormElement.Choice], many: Bool, all: FormElement.AllBox?)? {
    guard case .field(let address)? = focus, case .choice(let choices, let many, let all)? = element?.kind else {
      return nil
    }
    return (address, choices, many, all)
  }

  /// The option that the cursor is at; -1 for the box for all of them. Nil when there is none.
  var option: Int? {
    guard let choice, !places.isEmpty else { return nil }
    if let kept = optionCursors[choice.address], places.contains(kept) { return kept }
    let chosen = choice.choices.indices.first { choice.choices[$0].isChosen && choice.choices[$0].isEnabled }
    return chosen ?? places.first { $0 >= 0 } ?? places.first
  }

  /// The places that the cursor can be at.
  private var places: [Int] {
    guard let choice else { return [] }
    let first = choice.all?.isEnabled == true ? [-1] : []
    return first + choice.choices.indices.filter { choice.choices[$0].isEnabled }
  }

  /// Moves the cursor among the options that can be chosen; it stays at the ends. Whether it has moved.
  @discardableResult mutating func moveOption(by step: Int) -> Bool {
    guard let choice, let option, let place = places.firstIndex(of: option) else { return false }
    let target = min(max(place + step, 0), places.count - 1)
    optionCursors[choice.address] = places[target]
    guard target != place else { return false }
    followsFocus = true
    return true
  }

  mutating func moveOption(toEnd: Bool) {
    guard let choice, let target = toEnd ? places.last : places.first else { return }
    optionCursors[choice.address] = target
    followsFocus = true
  }

  /// Keeps the cursor on an option that is there.
  mutating func clampOption() {
    guard let choice, let kept = optionCursors[choice.address] else { return }
    if places.contains(kept) { return }
    optionCursors[choice.address] = places.last { $0 < kept && $0 >= 0 } ?? places.first { $0 >= 0 }
  }

  /// Chooses the option at the cursor, or toggles it.
  mutating func chooseOption() {
    guard let choice, let option, element?.readOnlyNote == nil else { return }
    undo.begin(session)
    let event: FormEvent =
      option < 0 ? .tap(.field(choice.address)) : .tapOption(choice.address, choice.choices[option].value)
    if tell(event) { changeCount += 1 }
    optionCursors[choice.address] = option
  }

  /// Chooses all options that can be chosen, or none when all are.
  mutating func chooseAll() {
    guard let choice, choice.many, element?.readOnlyNote == nil else { return }
    undo.begin(session)
    if choice.all != nil {
      if tell(.tap(.field(choice.address))) { changeCount += 1 }
      return
    }
    let field = session.form.fields[choice.address.field]
    let exclusive = Set(field.options.filter(\.isExclusive).map(\.value.value))
    let usable = choice.choices.filter { $0.isEnabled && !exclusive.contains($0.value) }
    let isAll = usable.allSatisfy(\.isChosen)
    let kept = choice.choices.filter { !$0.isEnabled && $0.isChosen }.map(\.value)
    let wanted = kept + (isAll ? [] : usable.map(\.value))
    if tell(.set(choice.address, .texts(wanted))) { changeCount += 1 }
  }
}
