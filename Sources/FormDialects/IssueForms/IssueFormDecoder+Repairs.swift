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
  ///
  /// Of several `siblings` that belong there, only the first adds it: the others follow once it is there.
  func moving(
    _ key: Node.Scalar, in mapping: Node.Mapping, under name: String, with siblings: [String]
  ) -> Diagnostic.Fix? {
    let lines = BlockLines(reader.source)
    guard let entry = mapping.entries.first(where: { $0.key.range == key.range }),
      let moved = lines.lines(of: entry), mapping.entries.first?.key.range != key.range
    else { return nil }
    let title = "Move it under `\(name)`"
    guard let home = mapping[name] else {
      let first = mapping.entries.first { entry in
        if case .scalar(let key) = entry.key { siblings.contains(key.text) } else { false }
      }
      guard first?.key.range == key.range else { return nil }
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

  /// The repair that takes the last entry of `inner` out to the level of the key that `inner` stands under, there under
  /// `name` if it is given; nil where that is not certain.
  func raising(
    _ key: Node.Scalar, from inner: Node.Mapping, of outer: Node.Entry, under name: String? = nil
  ) -> Diagnostic.Fix? {
    let lines = BlockLines(reader.source)
    guard let entry = inner.entries.last, entry.key.range == key.range, inner.entries.count > 1,
      let moved = lines.lines(of: entry), let indent = lines.column(of: outer.key.range.start), indent < moved.indent
    else { return nil }
    let raised = lines.text(moved, raisedTo: indent)
    let text = name.map { lines.text(raised, behind: moved, indent: indent, under: $0) } ?? raised
    return Diagnostic.Fix(
      "Move it beside `attributes`", [Diagnostic.Edit(moved.range, text)])
  }
}
