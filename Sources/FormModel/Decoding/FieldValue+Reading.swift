import FormDiagnostics
import FormDocuments
import FormExpressions

extension FieldValue {
  /// Reads `node` as a literal of `kind`; nil after a finding.
  static func read(
    _ node: Node, as kind: ValueKind, _ subject: String, _ context: inout DecodingContext
  ) -> Placed<FieldValue>? {
    let value: FieldValue?
    switch kind {
    case .text, .file, .choice:
      value = Shapes.string.read(node, subject, &context).map { .text($0.value) }
    case .integer, .number:
      value = number(node, kind, subject, &context).map { .number($0) }
    case .boolean:
      value = Shapes.boolean.read(node, subject, &context).map { .boolean($0) }
    case .date, .time, .dateTime:
      value = moment(node, kind, subject, &context)
    case .choices:
      if case .scalar(let scalar) = node, case .string(let text) = scalar.value, !text.isEmpty {
        context.reportBareChoice(scalar, kind, subject)
        return nil
      }
      let texts = Shape<[Placed<String>]>.list(of: Shapes.string, noun: kind.noun)
      value = texts.read(node, subject, &context).map { .texts($0.map(\.value)) }
    case .any:
      value = anything(node, subject, &context)
    case .entries, .selectAll, .none:
      value = nil
    }
    return value.map { Placed($0, at: node.range) }
  }

  private static func number(
    _ node: Node, _ kind: ValueKind, _ subject: String, _ context: inout DecodingContext
  ) -> Decimal? {
    guard case .scalar(let scalar) = node, scalar.isNumber, let number = scalar.decimal,
      kind == .number || number.isWhole
    else {
      context.reportNoNumber(node, expected: kind.noun, of: subject)
      return nil
    }
    return number
  }

  private static func moment(
    _ node: Node, _ kind: ValueKind, _ subject: String, _ context: inout DecodingContext
  ) -> FieldValue? {
    if case .scalar(let scalar) = node, let value = moment(scalar.text, kind) { return value }
    context.reportNoMoment(node, kind, subject)
    return nil
  }

  /// The day, time or moment that `text` spells; nil when it spells none of `kind`.
  static func moment(_ text: String, _ kind: ValueKind) -> FieldValue? {
    switch kind {
    case .date: CivilDate(text).map { .date($0) }
    case .time: TimeOfDay(text).map { .time($0) }
    case .dateTime: DateTime(text).map { .dateTime($0) }
    case .text, .integer, .number, .boolean, .choice, .choices, .file, .any, .entries, .selectAll, .none: nil
    }
  }

  private static func anything(_ node: Node, _ subject: String, _ context: inout DecodingContext) -> FieldValue? {
    switch node {
    case .sequence: return read(node, as: .choices, subject, &context)?.value
    case .mapping:
      context.reportWrongType(node, expected: "text, a number, true or false, or a list of texts", of: subject)
      return nil
    case .scalar(let scalar):
      if case .boolean(let value) = scalar.value { return .boolean(value) }
      if scalar.isNumber, scalar.keepsSpelling, let number = scalar.decimal { return .number(number) }
      return context.text(of: scalar, subject).map { .text($0) }
    }
  }
}

extension Node.Scalar {
  /// The number that the scalar spells, exactly; nil when it is none or has more digits than are kept.
  var decimal: Decimal? {
    if case .integer(let whole) = value { return Decimal(whole) }
    return Decimal(text)
  }
}
