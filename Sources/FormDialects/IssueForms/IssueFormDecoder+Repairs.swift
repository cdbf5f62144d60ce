import FormDiagnostics
import FormDocuments

extension IssueFormDecoder {
  /// The repair that gives the element of `reference` an id that nothing else has; nil where the element is not
  /// written line by line.
  func addingID(to scalar: Node.Scalar, in element: IssueElement) -> Diagnostic.Fix? {
    let taken = Set(elements.flatMap { [$0.id?.text, $0.label.map { LabelReference.parameterized($0.text) }] })
    let base = LabelReference.parameterized(scalar.text)
    let stem = base.isEmpty ? element.type.rawValue : base
    var number = base.isEmpty ? element.index + 1 : 2
    while taken.contains("\(stem)-\(number)") { number += 1 }
    guard let place = element.lineAfterType else { return nil }
    let line = "\n" + String(repeating: " ", count: place.indent) + "id: \(stem)-\(number)"
    return Diagnostic.Fix("Add `id: \(stem)-\(number)`", [Diagnostic.Edit(SourceRange(at: place.offset), line)])
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
      let edits = [Diagnostic.Edit(moved.range, lines.indent(moved, by: 2, after: name))]
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
