public import FormDiagnostics
public import FormDocuments
package import FormExpressions

/// The values that a form is told from outside, each of the type that the form declares.
public struct ContextValues: Sendable {
  private var values: [[String]: Value] = [:]

  /// The value at a path such as `account`, `email`; nil when there is none.
  package subscript(path: [String]) -> Value? { values[path] }

  /// Reads the values that `source` gives to `form`, as JSON or YAML.
  ///
  /// Everything that the form declares must be there, with its type; what it does not declare may not, unless `others`
  /// is true: then the values are for several forms, and those for others are passed over.
  ///
  /// - Returns: The values, nil where something is wrong; and a finding for each mistake.
  public static func read(
    _ source: SourceText, for form: Form, among others: Bool = false, limits: DocumentLimits = .standard
  ) -> (values: ContextValues?, diagnostics: [Diagnostic]) {
    let (node, findings) = DocumentReader.read(source, limits: limits)
    guard let node, !findings.contains(where: { $0.severity == .error }) else { return (nil, findings) }
    var json = JSON(node)
    if others, case .object(let members) = json {
      json = .object(members.filter { member in form.context.contains { $0.name.value == member.name } })
    }
    let (values, problems) = make(json, for: form)
    let own = problems.map { Diagnostic($0.code, $0.message, at: node.range(nearest: $0.path)) }
    return (values, findings + own)
  }

  /// What is wrong with a value from outside.
  public struct Problem: Error, Sendable, Equatable {
    /// Missing, of the wrong type, or not declared.
    public let code: DiagnosticCode
    /// A plain sentence without a full stop.
    public let message: String
    /// The names that lead to the value.
    public let path: [String]
  }

  /// The values that `json` gives to `form`, nil where something is wrong, and what that is.
  public static func make(_ json: JSON, for form: Form) -> (values: ContextValues?, problems: [Problem]) {
    var result = ContextValues()
    var problems: [Problem] = []
    result.read(json, as: form.context, path: [], &problems)
    return (problems.isEmpty ? result : nil, problems)
  }

  private mutating func read(
    _ json: JSON, as variables: [ContextVariable], path: [String], _ problems: inout [Problem]
  ) {
    guard case .object(let members) = json else {
      let what = path.isEmpty ? "The context" : "`\(path.joined(separator: "."))`"
      return problems.append(Problem(.wrongType, "\(what) must be a mapping from names to values", path))
    }
    for variable in variables {
      let path = path + [variable.name.value]
      let name = path.joined(separator: ".")
      guard let member = members.last(where: { $0.name == variable.name.value }) else {
        problems.append(Problem(.missingKey, "`\(name)`, which the form declares in its `context`, is missing", path))
        continue
      }
      switch variable.type {
      case .object(let inner): read(member.value, as: inner, path: path, &problems)
      case .value(let type):
        if let value = type.value(of: member.value) {
          values[path] = value
        } else {
          problems.append(Problem(.wrongType, "`\(name)` must be of type `\(type.rawValue)`", path))
        }
      case nil: continue
      }
    }
    for member in members where !variables.contains(where: { $0.name.value == member.name }) {
      let path = path + [member.name]
      problems.append(
        Problem(.unknownKey, "`\(path.joined(separator: "."))` is not declared in the form's `context`", path))
    }
  }
}

extension ContextValues.Problem {
  fileprivate init(_ code: DiagnosticCode, _ message: String, _ path: [String]) {
    self.code = code
    self.message = message
    self.path = path
  }
}

extension Node {
  /// The place of the value that `path` leads to, or of the last part of the way that is there.
  func range(nearest path: [String]) -> SourceRange {
    guard let name = path.first, case .mapping(let mapping) = self else { return range }
    for entry in mapping.entries {
      guard case .scalar(let key) = entry.key, key.text == name else { continue }
      return entry.value.range(nearest: Array(path.dropFirst()))
    }
    return mapping.entries.first?.key.range ?? range
  }
}

extension ContextValueType {
  /// The value that `json` is as one of this type; nil when it is none.
  fileprivate func value(of json: JSON) -> Value? {
    switch (self, json) {
    case (.string, .string(let text)): .string(text)
    case (.secret, .string(let text)): .secret(text)
    case (.int, .integer(let number)): .int(number)
    case (.double, .integer(let number)): .double(Double(number))
    case (.double, .number(let text)): Double(text).map { .double($0) }
    case (.bool, .boolean(let isOn)): .bool(isOn)
    case (.date, .string(let text)): CivilDate(text).map { .timestamp(Timestamp($0)) }
    case (.time, .string(let text)):
      TimeOfDay(text).flatMap { TimeSpan(seconds: Int64($0.secondsSinceMidnight)) }.map { .duration($0) }
    case (.datetime, .string(let text)):
      DateTime(text).flatMap { Timestamp(seconds: Int64($0.secondsSinceEpoch)) }.map { .timestamp($0) }
    case (.list, .array(let items)): Self.list(items)
    default: nil
    }
  }

  private static func list(_ items: [JSON]) -> Value? {
    var texts: [Value] = []
    for item in items {
      guard case .string(let text) = item else { return nil }
      texts.append(.string(text))
    }
    return .list(texts)
  }
}
