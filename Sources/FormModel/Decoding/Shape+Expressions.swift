public import FormDiagnostics
import FormDocuments
public import FormExpressions

extension Formula {
  /// An expression of the expression language.
  static let shape = Shape<Formula>(
    schema: { ["$ref": "#/$defs/expression"] },
    read: { node, subject, context in
      guard case .scalar(let scalar) = node, scalar.value != .null else {
        context.reportWrongType(node, expected: "an expression", of: subject, hint: node.hintOnExpressions)
        return nil
      }
      return context.formula(in: scalar)
    })
}

extension Condition {
  /// `true`, `false`, or an expression.
  static let shape = Shape<Condition>(
    schema: { ["anyOf": [["type": "boolean"], ["$ref": "#/$defs/expression"]]] },
    read: { node, subject, context in
      guard case .scalar(let scalar) = node, scalar.value != .null else {
        context.reportNoCondition(node, subject)
        return nil
      }
      if case .boolean(let value) = scalar.value { return .constant(Placed(value, at: scalar.range)) }
      if YesNo.has(scalar.text) {
        return Shapes.boolean.read(node, subject, &context).map { .constant(Placed($0, at: scalar.range)) }
      }
      return context.formula(in: scalar).map { .formula($0) }
    })
}

extension DecodingContext {
  /// Reports what is no condition; a list of conditions may be meant in two ways, one with a single one only in one.
  fileprivate mutating func reportNoCondition(_ node: Node, _ subject: String?) {
    let expected = "`true`, `false` or an expression"
    guard case .sequence(let sequence) = node, !sequence.items.isEmpty, sequence.items.count <= 4 else {
      return reportWrongType(node, expected: expected, of: subject, hint: node.hintOnExpressions)
    }
    let parts = sequence.items.compactMap { item -> String? in
      guard case .scalar(let scalar) = item, !scalar.range.isEmpty, scalar.text.utf8.count < 60,
        !scalar.text.contains("||")
      else { return nil }
      return scalar.text
    }
    guard parts.count == sequence.items.count else {
      return reportWrongType(node, expected: expected, of: subject, hint: node.hintOnExpressions)
    }
    if parts.count == 1 { return reportNoSingle(node, expected: expected, of: subject) }
    reportWrongType(
      node, expected: expected, of: subject,
      hint: "That all of them hold is written `\(parts.joined(separator: " && "))`, "
        + "that one of them does `\(parts.joined(separator: " || "))`.")
  }
}

extension Node {
  /// What to write where a list or mapping stands in the place of an expression; nil for other nodes.
  fileprivate var hintOnExpressions: String? {
    switch self {
    case .mapping: "Write it as one expression: `kind == 'other'`, several joined by `&&` or `||`."
    case .sequence: "Write one expression, its conditions joined by `&&` or `||`."
    case .scalar: nil
    }
  }
}

/// The words that older YAML read as booleans and authors still write.
enum YesNo {
  /// Whether `text` is one of the words, in the spellings of YAML 1.1.
  static func has(_ text: String) -> Bool {
    switch text {
    case "yes", "Yes", "YES", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF": true
    default: false
    }
  }
}

extension LocalizedText {
  /// A text that people see: a string, or a mapping from language tags to strings.
  static let shape = Shape<LocalizedText>(
    schema: { ["$ref": "#/$defs/text"] },
    read: { node, subject, context in
      switch node {
      case .scalar(let scalar):
        return context.variant(scalar, language: nil, subject).map {
          LocalizedText(variants: [$0], range: scalar.range)
        }
      case .mapping(let mapping):
        return context.localizedText(mapping, subject)
      case .sequence:
        if case .sequence(let sequence) = node,
          context.reportListOfPairs(sequence, expected: "text, or a mapping from languages to texts", subject)
        {
          return nil
        }
        context.reportWrongType(node, expected: "text, or a mapping from languages to texts", of: subject)
        return nil
      }
    })
}

extension LocalizedText {
  /// The label of something that is there when it has one: `true` is no words for it.
  static let labelShape = Shape<LocalizedText>(
    schema: shape.schema,
    read: { node, subject, context in
      guard case .scalar(let scalar) = node, case .boolean(let isOn) = scalar.value else {
        return shape.read(node, subject, &context)
      }
      let key = subject ?? "label"
      context.reportWrongType(
        node, expected: "text, the words beside it", of: subject,
        hint: isOn ? "Write what people read, such as `\(key): All`." : "Take the key away.")
      return nil
    })
}

extension DecodingContext {
  /// Reads the expression in `scalar`; nil after a finding.
  mutating func formula(in scalar: Node.Scalar) -> Formula? {
    let place = ScalarPlace(scalar)
    switch Expression.parse(scalar.text) {
    case .success(let expression): return Formula(expression, at: place)
    case .failure(let problem):
      report(problem, at: place)
      return nil
    }
  }

  /// Reports a problem inside an expression at its place in the form file.
  ///
  /// Finding the place walks along the scalar, so no more than ``problemLimit`` are told of one scalar.
  mutating func report(_ problem: ExpressionProblem, at place: ScalarPlace) {
    guard mayTellMore(of: place.scalar) else { return }
    report(problem.diagnostic(at: place, in: source))
  }

  fileprivate mutating func variant(
    _ scalar: Node.Scalar, language: LanguageTag?, _ subject: String?
  ) -> LocalizedText.Variant? {
    guard let text = text(of: scalar, subject) else { return nil }
    reportComment(behind: scalar)
    let place = ScalarPlace(scalar)
    let (template, problems) = TextTemplate.parse(text)
    for problem in problems { report(problem, at: place) }
    if problems.isEmpty, TextPlaceholder.mayBe(in: text) { textsWithSigns.append(place) }
    return LocalizedText.Variant(language: language, template: template, place: place)
  }

  fileprivate mutating func localizedText(_ mapping: Node.Mapping, _ subject: String?) -> LocalizedText? {
    var variants: [LocalizedText.Variant] = []
    for entry in mapping.entries {
      let language = LanguageTag.shape.read(entry.key, nil, &self)
      guard case .scalar(let scalar) = entry.value else {
        reportWrongType(entry.value, expected: "text", of: language?.value.description ?? subject)
        continue
      }
      guard let variant = variant(scalar, language: language?.value, language?.value.description) else { continue }
      if language != nil { variants.append(variant) }
    }
    if mapping.entries.isEmpty {
      reportWrongType(.mapping(mapping), expected: "text, or a mapping from languages to texts", of: subject)
    }
    guard !variants.isEmpty else { return nil }
    return LocalizedText(variants: variants, range: mapping.range, isWhole: variants.count == mapping.entries.count)
  }
}

extension LanguageTag {
  /// A language tag.
  static let shape = Shape<Placed<LanguageTag>>(
    schema: { ["$ref": "#/$defs/languageTag"] },
    read: { node, subject, context in
      guard case .scalar(let scalar) = node, case .string(let name) = scalar.value else {
        let isList: Bool = if case .sequence = node { true } else { false }
        context.reportWrongType(
          node, expected: "a language tag such as `en` or `ko`", of: subject,
          hint: isList ? "Name one language; a text that has several is a mapping, `{en: …, ko: …}`." : nil)
        return nil
      }
      guard let tag = LanguageTag(name) else {
        let meant = LanguageTag.named(name)
        context.report(
          Diagnostic(
            .badLanguageTag, "`\(name)` is no well-formed language tag", at: scalar.range,
            hint: meant.map { "Write `\($0)`." } ?? "Language tags look like `en`, `ko` or `pt-BR` (BCP 47).",
            fix: meant.map { Diagnostic.Fix("Replace it by `\($0)`", [Diagnostic.Edit(scalar.range, $0.description)]) })
        )
        return nil
      }
      return Placed(tag, at: scalar.range)
    })
}

extension ExpressionProblem {
  /// The code of findings about problems of this kind.
  public var code: DiagnosticCode {
    switch kind {
    case .syntax, .depth, .template: .expressionSyntax
    case .type: .expressionType
    case .secret: .secretLeak
    case .unknownName: .unknownReference
    case .unknownFunction: .unknownFunction
    case .argumentCount: .wrongArgumentCount
    }
  }

  /// The finding for this problem in an expression that stands at `place`.
  func diagnostic(at place: ScalarPlace, in source: SourceText) -> Diagnostic {
    let fix = replacement.flatMap { replacement -> Diagnostic.Fix? in
      guard let edit = place.edit(of: replacement.range, to: replacement.text, in: source) else { return nil }
      let title =
        replacement.text.isEmpty
        ? "Remove it" : "\(replacement.range.isEmpty ? "Add" : "Replace it by") `\(replacement.text)`"
      return Diagnostic.Fix(title, [edit])
    }
    return Diagnostic(code, message, at: place.range(of: range, in: source), hint: hint, fix: fix)
  }
}
