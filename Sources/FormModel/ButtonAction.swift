import FormDiagnostics
import FormDocuments

/// What pressing a button does.
public enum ButtonAction: Sendable, Equatable {
  /// Submits the form.
  case submit
  /// Puts every value back to what it was at the start.
  case reset
  /// Opens the document of this name.
  case open(Placed<String>)
  /// Adds an entry to the repeat of this id.
  case add(Placed<String>)
  /// Gives fields new values, all worked out before any is given.
  case set([Assignment])

  /// One field with its new value.
  public struct Assignment: Sendable, Equatable {
    /// The id of the field.
    public let field: Placed<String>
    /// What gives the value.
    public let formula: Formula
  }
}

extension ButtonAction {
  private enum Keys {
    static let open = Key("open", Shapes.string, "The name of the document that opens.")
    static let add = Key("add", Shapes.string, "The id of the repeat that gets an entry.")
    static let set = Key("set", assignmentsShape, "Fields with the expressions that give their new values.")
    static let all = KeySet(
      [open.erased, add.erased, set.erased],
      foreign: ForeignKeys(
        [
          "show": "open", "document": "open", "append": "add", "push": "add", "insert": "add", "addEntry": "add",
          "addRow": "add",
          "addItem": "add", "openDocument": "open", "assign": "set", "setValue": "set", "setValues": "set",
        ],
        advice: [
          "submit": "An action without an argument is a word: `action: submit`.",
          "reset": "An action without an argument is a word: `action: reset`.",
          "value": "A new value stands behind the id: `{set: {count: 12}}`.",
        ]))
  }

  private static let assignmentsShape = Shape<[Assignment]>.dictionary(
    of: Formula.shape, noun: "a mapping from fields to expressions", name: Shapes.string
  ) { field, formula in formula.map { Assignment(field: field, formula: $0) } }

  private static let mappingShape = Shape<ButtonAction>.object("an action", keys: Keys.all) { reader, context in
    let open = reader(Keys.open, &context).map { ButtonAction.open($0) }
    let add = reader(Keys.add, &context).map { ButtonAction.add($0) }
    let set = reader(Keys.set, &context).map { ButtonAction.set($0) }
    let given = [Keys.open.name, Keys.add.name, Keys.set.name].filter { reader.entry($0) != nil }
    if given.count > 1 {
      context.report(
        Diagnostic(
          .misplaced, "An action is one of `open`, `add` and `set`, not several of them",
          at: reader.keyRange(given[1]), related: [Diagnostic.Related(reader.keyRange(given[0]), "the first one")]))
    } else if given.isEmpty, reader.allKeysAreKnown {
      context.report(
        Diagnostic(.missingKey, "An action must say what it does: `open`, `add` or `set`", at: reader.anchor))
    }
    return open ?? add ?? set
  }

  /// What is meant by `{set: count, value: 12}`, after a finding; nil for other mappings.
  private static func assignmentInParts(_ mapping: Node.Mapping, _ context: inout DecodingContext) -> ButtonAction? {
    guard mapping.entries.count == 2, let target = mapping["set"], case .scalar(let id) = target.value,
      isIdentifier(id.text), let given = ["value", "to"].lazy.compactMap({ mapping[$0] }).first,
      case .scalar(let value) = given.value, !value.range.isEmpty
    else { return nil }
    let range = target.key.range.union(given.value.range)
    let meant = "set: {\(id.text): \(context.source[value.range])}"
    let isWritable = target.key.range.start < given.key.range.start && value.style != .literal && value.style != .folded
    let isSafe = value.style != .plain || !context.source[value.range].contains { ",[]{}".contains($0) }
    context.reportWrongType(
      target.value, expected: "a mapping from fields to expressions", of: "set",
      hint: "A new value stands behind the id: `\(meant.utf8.count > 80 ? "set: {\(id.text): …}" : meant)`.",
      fix: isWritable && isSafe
        ? Diagnostic.Fix("Put the value behind the id", [Diagnostic.Edit(range, meant)]) : nil)
    return context.formula(in: value).map {
      .set([Assignment(field: Placed(id.text, at: id.range), formula: $0)])
    }
  }

  /// The mapping that is meant by `open manual` or `add(orders)`; nil for other texts.
  private static func bareAction(_ scalar: Node.Scalar) -> String? {
    let words = scalar.text.split { " ():".contains($0) }
    guard scalar.style == .plain, words.count == 2, ["open", "add"].contains(words[0]), isIdentifier(String(words[1]))
    else { return nil }
    return "{\(words[0]): \(words[1])}"
  }

  /// An action: `submit`, `reset`, or a mapping of one action.
  static let shape = Shape<ButtonAction>(
    schema: { ["anyOf": [["enum": ["submit", "reset"]], mappingShape.schema()]] },
    read: { node, subject, context in
      if case .mapping(let mapping) = node {
        return assignmentInParts(mapping, &context) ?? mappingShape.read(node, subject, &context)
      }
      if case .scalar(let scalar) = node, let words = bareAction(scalar) {
        context.reportWrongType(
          node, expected: "`submit`, `reset` or a mapping", of: subject, hint: "Write `action: \(words)`.",
          fix: Diagnostic.Fix("Write it as a mapping", [Diagnostic.Edit(scalar.range, words)]))
        return nil
      }
      let names = Shapes.oneOf(["submit", "reset"], "action", elsewhere: { $0 == "send" ? "submit" : nil })
      guard let name = names.read(node, subject, &context) else { return nil }
      return name.value == "submit" ? .submit : .reset
    })
}
