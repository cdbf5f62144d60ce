import FormEngine
import FormModel
import FormText

/// An answer from the command line: `--set id=value`.
struct GivenAnswer {
  private let address: FieldAddress
  private let name: String
  private let value: String
  private let field: Field

  /// Reads `text`, such as `orders[0].amount=3`.
  init(_ text: String, for form: Form) throws(UsageError) {
    let option = FillOptions.set.spelling
    guard let equals = text.firstIndex(of: "=") else {
      throw UsageError(
        "`\(option)` needs an id and a value, not `\(text.escapedForDisplay())`",
        hints: ["such as `\(option) email=mina@example.com`"])
    }
    name = String(text[..<equals])
    value = String(text[text.index(after: equals)...])
    guard let address = form.address(of: name) else {
      let ids = form.fields.compactMap { $0.id?.value }
      let near = nearestName(to: name, in: ids)
      throw UsageError(
        "`\(option)`: the form has no field `\(name.escapedForDisplay())`",
        hints: near.map { ["did you mean `\($0.escapedForDisplay())`?"] } ?? [])
    }
    self.address = address
    field = form.fields[address.field]
    guard !field.isSecret else {
      throw UsageError(
        "`\(option)`: `\(name.escapedForDisplay())` is secret, and command lines can be seen by others",
        hints: ["let it be asked, or give it in a file with `--answers`"])
    }
  }

  /// Gives the answer; why that is not possible, in a sentence.
  func apply(to session: inout FormSession, words: Words) -> String? {
    guard let event = event(words) else {
      return "`--set \(name)`: `\(value)` is no value for a field of type `\(field.type.name)`"
    }
    do throws(EventRefusal) {
      try session.apply(event)
      _ = try? session.apply(.blur)
      let error = session.snapshot(of: address)?.violations.first { $0.violation.severity == .error }
      return error.map { "`--set \(name)`: \($0.message)" }
    } catch {
      return "`--set \(name)` is not possible, because \(error.words)"
    }
  }

  private func event(_ words: Words) -> FormEvent? {
    switch field.control {
    case .line, .paragraph, .secret: return .type(address, value)
    case .toggle:
      let text = value.lowercased()
      let buttons = words.buttons
      if ["true", "yes", "y", buttons.yes.lowercased()].contains(text) { return .set(address, .boolean(true)) }
      if ["false", "no", "n", buttons.no.lowercased()].contains(text) { return .set(address, .boolean(false)) }
      return nil
    case .chooseOne: return value.isEmpty ? .clear(address) : .tapOption(address, value)
    case .chooseMany: return .set(address, .texts(value.split(separator: ",").map(String.init)))
    case .selectAll, .heading, .note, .link, .button, .group, .page, .entries, .hidden: return nil
    }
  }
}
