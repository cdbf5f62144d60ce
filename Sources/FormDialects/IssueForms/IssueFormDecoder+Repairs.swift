import FormDiagnostics
import FormDocuments

extension IssueFormDecoder {
  /// The repair that gives `element` an id that nothing else has; nil where the element is not written line by line.
  mutating func addingID(to scalar: Node.Scalar, in element: IssueElement) -> Diagnostic.Fix? {
    guard let place = element.lineAfterType else { return nil }
    var taken =
      takenReferences
      ?? Set(
        elements.flatMap { [$0.id?.text, $0.label.map { LabelReference.parameterized($0.text) }] }.compactMap(\.self))
    // One owner at a time, so that adding an id does not copy all others.
    takenReferences = nil
    let base = LabelReference.parameterized(scalar.text)
    // The place in the body tells elements apart whose labels do not.
    var id = base.isEmpty ? "\(element.type.rawValue)-\(element.index + 1)" : "\(base)-\(element.index + 1)"
    while !taken.insert(id).inserted { id += "-2" }
    takenReferences = taken
    let line = reader.lineBreak + String(repeating: " ", count: place.indent) + "id: \(id)"
    return Diagnostic.Fix("Add `id: \(id)`", [Diagnostic.Edit(SourceRange(at: place.offset), line)])
  }

  /// The repair that moves the entry of `key` under the key `name` of the same mapping, which is added where it is not
  /// there; nil where that is not certain.
  func moving(_ key: Node.Scalar, in mapping: Node.Mapping, under name: String) -> Diagnostic.Fix? {
    let lines = BlockLines(reader.source)
    guard let entry = mapping.entries.first(where: { $0.key.range == key.range }),
      let moved = lines.lines(of: entry), mapping.entries.first?.key.range != key.range
    else { return nil }
    let title = "Move it under `\(name)`"
    guard let home = mapping[name] else {
      let edits = [Diagnostic.Edit(moved.range, lines.text(moved, under: name))]
      return Diagnostic.Fix(title, edits)
    }
    guard case .mapping(let inner) = home.value, inner[key.text] == nil, let last = inner.entries.last,
      let place = lines.lines(of: last)
    else { return nil }
    let text = lines.text(moved, indentedBy: place.indent)
    return Diagnostic.Fix(
      title, [Diagnostic.Edit(moved.range, ""), Diagnostic.Edit(SourceRange(at: place.range.end), text)])
  }
}
