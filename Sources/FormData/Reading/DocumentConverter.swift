import FormDiagnostics
import FormDocuments
import FormModel

/// Writes the records of a YAML document as JSON.
///
/// Where the form wants a text, a plain scalar that YAML reads as a number is taken as it is written.
struct DocumentConverter {
  private let form: Form
  private let variables: FormVariables
  private let limits: DocumentLimits

  init(_ form: Form, limits: DocumentLimits) {
    self.form = form
    self.limits = limits
    variables = FormVariables(form)
  }

  /// The records of the document in `bytes`, whose first byte is the byte `start` of the block, each with its bytes in the
  /// block; or what is wrong with the document.
  func records(
    _ bytes: [UInt8], from start: Int
  ) -> (records: [(record: ConvertedRecord, range: Range<Int>)], fault: RecordFault?) {
    let (source, findings) = SourceText.reading(bytes, name: "", limits: limits)
    if let finding = findings.first {
      return ([], RecordFault(.document(finding.message), at: start + finding.range.start))
    }
    let (node, problems) = DocumentReader.read(source, limits: limits)
    if let problem = problems.first(where: { $0.severity == .error }) {
      // A document with nothing in it holds no record.
      if problem.code == .emptyDocument { return ([], nil) }
      return ([], RecordFault(.document(problem.message), at: start + problem.range.start))
    }
    guard let node else { return ([], nil) }
    if case .sequence(let sequence) = node { return (sequence.items.map { converted($0, start) }, nil) }
    return ([converted(node, start)], nil)
  }

  private func converted(_ node: Node, _ start: Int) -> (record: ConvertedRecord, range: Range<Int>) {
    var record = ConvertedRecord()
    write(node, start, scope: 0, kind: nil, into: &record)
    return (record, node.range.start + start..<node.range.end + start)
  }

  private func write(_ node: Node, _ start: Int, scope: Int?, kind: ValueKind?, into record: inout ConvertedRecord) {
    record.mark(start + node.range.start)
    switch node {
    case .scalar(let scalar): write(scalar, kind, into: &record)
    case .sequence(let sequence):
      record.append("[")
      for (place, item) in sequence.items.enumerated() {
        if place > 0 { record.append(",") }
        write(item, start, scope: scope, kind: kind == .choices ? .choice : nil, into: &record)
      }
      record.append("]")
    case .mapping(let mapping):
      record.append("{")
      for (place, entry) in mapping.entries.enumerated() {
        if place > 0 { record.append(",") }
        record.mark(start + entry.key.range.start)
        var inside: Int?
        var kind: ValueKind?
        if case .scalar(let key) = entry.key {
          record.append(string: key.text.utf8)
          if let scope, case .field(let index)? = form.names.scopes[scope].names[key.text] {
            inside = form.names.scopeInside[index]
            kind = variables.kind(of: index)
          }
        } else {
          record.append("\"?\"")
        }
        record.append(":")
        write(entry.value, start, scope: inside, kind: kind, into: &record)
      }
      record.append("}")
    }
  }

  private func write(_ scalar: Node.Scalar, _ kind: ValueKind?, into record: inout ConvertedRecord) {
    let text = Array(scalar.text.utf8)
    switch scalar.value {
    case .null: record.append("null")
    case .boolean(let value): record.append(value ? "true" : "false")
    case .integer, .float:
      // A number as JSON spells it keeps its digits; one that only YAML knows (`.inf`, `0x1F`) is a text, which no
      // number field takes.
      let span = text.span
      if (try? span.afterNumber(0)) == text.count, kind == nil || kind == .integer || kind == .number || kind == .any {
        record.append(text)
      } else {
        record.append(string: text)
      }
    case .string: record.append(string: text)
    }
  }
}
