import FormDiagnostics
import FormDocuments

/// Entries of `validators` whose parts stand at the wrong level: a message inside of the argument, an entry of nothing
/// but a condition, two validators in one.
extension DecodingContext {
  /// The edit that writes `parts`, each a key with its value, over `range`, which begins with a key of a mapping at
  /// `mapping`: side by side between braces, else each on a line. Nil when one of them takes several lines.
  func spreading(_ parts: [String], over range: SourceRange, in mapping: SourceRange) -> Diagnostic.Edit? {
    guard !parts.contains(where: { $0.contains("\n") }) else { return nil }
    if source[mapping].hasPrefix("{") { return Diagnostic.Edit(range, parts.joined(separator: ", ")) }
    let margin = String(repeating: " ", count: range.start - source.startOfLine(around: range.start))
    return Diagnostic.Edit(range, parts.joined(separator: source.lineBreak(after: range.start) + margin))
  }

  /// Reports an entry that has only attributes of the validator in the entry before it, `previous`.
  mutating func reportAttributes(_ mapping: Node.Mapping, after previous: Node) {
    let names = mapping.entries.compactMap { entry -> String? in
      if case .scalar(let key) = entry.key { key.text } else { nil }
    }
    let anchor = mapping.entries.first?.key.range ?? mapping.range
    report(
      Diagnostic(
        .missingKey, "This entry names no validator", at: anchor,
        related: [Diagnostic.Related(previous.range, "it belongs to this entry")],
        hint: "Write \(Self.list(names)) into the entry above, without a dash before it.",
        fix: joining(mapping, to: previous)))
  }

  /// The repair that makes a block mapping a part of the item before it; nil where that is written in another way.
  private func joining(_ mapping: Node.Mapping, to previous: Node) -> Diagnostic.Fix? {
    let start = mapping.range.start
    let line = source.startOfLine(around: start)
    let before = source[SourceRange(line, start)]
    let previousLine = source.startOfLine(around: previous.range.start)
    guard let dash = before.utf8.firstIndex(of: UInt8(ascii: "-")), before.allSatisfy({ $0 == " " || $0 == "-" }),
      previous.range.start - previousLine == start - line, line > previousLine
    else { return nil }
    let place = line + before.utf8.distance(from: before.startIndex, to: dash)
    let withoutDash = Diagnostic.Edit(SourceRange(place, place + 1), " ")
    switch previous {
    case .scalar(let scalar) where ValidatorType.named(scalar.text)?.argument.isFlag ?? false:
      return Diagnostic.Fix(
        "Write it into the entry above", [Diagnostic.Edit(SourceRange(at: scalar.range.end), ": true"), withoutDash])
    case .mapping(let above) where !source[above.range].hasPrefix("{"):
      return Diagnostic.Fix("Write it into the entry above", [withoutDash])
    case .scalar, .mapping, .sequence: return nil
    }
  }

  /// The repair that gives what the key at `place` of `mapping`, an item of a list, begins an entry of its own.
  func splitting(_ mapping: Node.Mapping, before place: Int) -> Diagnostic.Fix? {
    guard place > 0 else { return nil }
    let key = mapping.entries[place].key.range
    let gap = SourceRange(mapping.entries[place - 1].value.range.end, key.start)
    guard gap.start <= gap.end else { return nil }
    if source[mapping.range].hasPrefix("{") {
      let isComma = source[gap].filter { !$0.isWhitespace } == ","
      guard isComma, let separator = separator(beforeItemAt: mapping.range.start) else { return nil }
      return Diagnostic.Fix("Give it an entry of its own", [Diagnostic.Edit(gap, "}\(separator){")])
    }
    guard key.start >= 2, source[SourceRange(key.start - 2, key.start)] == "  " else { return nil }
    return Diagnostic.Fix(
      "Give it an entry of its own", [Diagnostic.Edit(SourceRange(key.start - 2, key.start), "- ")])
  }
  /// What stands between two items of the list that has an item at `start`: a comma, or a line break and a dash; nil
  /// where the dash has company on its line.
  private func separator(beforeItemAt start: Int) -> String? {
    let line = source.startOfLine(around: start)
    let before = source[SourceRange(line, start)]
    guard before.last(where: { $0 != " " && $0 != "\t" }) == "-" else { return ", " }
    guard before.allSatisfy({ $0 == " " || $0 == "-" }), before.count(where: { $0 == "-" }) == 1 else { return nil }
    return source.lineBreak(after: start) + before
  }
}

/// The argument of a validator together with its attributes, one level too deep: `maxLength: {value: 8, message: …}`.
struct NestedArgument {
  private let kind: ValidatorType
  private let argument: Node.Entry?
  private let attributes: [(name: String, entry: Node.Entry)]

  /// What `mapping`, which stands in the place of the argument of `kind`, holds; nil when something else is in it.
  init?(_ mapping: Node.Mapping, of kind: ValidatorType) {
    var argument: Node.Entry?
    var attributes: [(String, Node.Entry)] = []
    for entry in mapping.entries {
      guard case .scalar(let key) = entry.key, !entry.isMerged else { return nil }
      switch key.text {
      case "message", "error", "errorMessage": attributes.append(("message", entry))
      case "when", "if": attributes.append(("when", entry))
      case "severity", "alert": attributes.append((key.text, entry))
      case "value", "argument", "limit", "is", "regex", "expression", "length", "count", kind.name: argument = entry
      default: return nil
      }
    }
    guard !mapping.entries.isEmpty, kind.argument.isFlag || argument != nil else { return nil }
    self.kind = kind
    self.argument = argument
    self.attributes = attributes
  }

  /// Reports the mapping, which is the value of `entry` in `outer`.
  func report(_ entry: Node.Entry, in outer: Node.Mapping, _ context: inout DecodingContext) {
    let value = kind.argument.isFlag ? "true" : argument.map { context.source[$0.value.range] } ?? kind.argument.example
    let parts =
      ["\(kind.name): \(value)"] + attributes.map { "\($0.name): \(context.source[$0.entry.value.range])" }
    let beside = attributes.map(\.name)
    let edit =
      attributes.contains { name, _ in outer.has(name) }
      ? nil : context.spreading(parts, over: entry.key.range.union(entry.value.range), in: outer.range)
    context.report(
      Diagnostic(
        .wrongType, "The argument of `\(kind.name)` stands right behind it, not in a mapping", at: entry.value.range,
        hint: "Write `\(parts[0].prefix(60))`"
          + (beside.isEmpty ? "." : " and \(DecodingContext.list(beside)) beside it, at the same level."),
        fix: edit.map { Diagnostic.Fix("Put them at one level", [$0]) }))
  }
}
