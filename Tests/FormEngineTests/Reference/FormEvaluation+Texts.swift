import FormExpressions
import FormModel

@testable import FormEngine

extension FormEvaluation {
  /// The text in the language of the evaluation, with its expressions replaced by their values.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - index: The field it belongs to; nil for the whole form.
  ///   - level: The answers it is shown with.
  ///   - isInside: Whether names are looked up inside the field, as for the label of an entry.
  /// - Returns: The text as a person reads it.
  func string(_ text: LocalizedText, of index: Int?, at level: AnswerLevel, isInside: Bool = false) -> String {
    let template = text.variant(for: language, fallback: form.language).template
    return template.segments.map { segment in
      switch segment {
      case .literal(let text): return text
      case .expression(let expression, _):
        let value = evaluate(expression, of: index, at: level, isInside: isInside)
        return Self.string(value, kind: kind(of: expression, index, isInside))
      }
    }.joined()
  }

  /// The kind of the field that an expression names and nothing else; nil for other expressions.
  private func kind(of expression: Expression, _ index: Int?, _ isInside: Bool) -> ValueKind? {
    guard case .identifier(let name, _) = expression.root.kind else { return nil }
    var scope = index.map { form.names.scopeOfField[$0] } ?? 0
    if isInside, let index, let inside = form.names.scopeInside[index] { scope = inside }
    return form.names.field(name.value, in: scope).map { form.fields[$0].type.value }
  }

  /// What a value reads as inside a text; nothing when it is unset.
  ///
  /// Dates and times are written as ISO 8601 does, lists joined by commas.
  static func string(_ value: Value, kind: ValueKind? = nil) -> String {
    if let kind, let held = FieldValue(value, as: kind) { return held.description }
    return switch value {
    case .unknown, .null: ""
    case .string(let text): text
    case .double(let number): Decimal(workedOut: number).map(\.description) ?? "\(number)"
    case .list(let elements): elements.map { string($0) }.joined(separator: ", ")
    case .timestamp(let moment): moment.seconds % 86_400 == 0 ? moment.date.description : moment.description
    case .duration(let span): span.description
    case .secret, .bool, .int, .uint, .bytes, .map, .type: value.description
    }
  }
}
