import FormDiagnostics
import FormDocuments
import FormText

extension CheckedForm {
  /// Reports what a scenario tells the form from outside and the form does not declare so, or does not tell.
  func checkContext(_ node: Node, _ context: inout DecodingContext) {
    // What was declared may be among the parts that could not be read.
    if form.context.isEmpty, hasBrokenParts { return }
    let problems = ContextValues.make(JSON(node), for: form).problems
    // A name that is missing because it is misspelt is told where it is misspelt.
    let meant = problems.filter { $0.code == .unknownKey }.compactMap { problem in
      context.suggestions.nearest(to: problem.path.last ?? "", in: variables(around: problem.path).map(\.name.value))
        .map { problem.path.dropLast() + [$0.name] }
    }
    // So is one that was changed in the form alone.
    let renamed = problems.filter { $0.code == .unknownKey }.map { $0.path.dropLast() }
    for problem in problems
    where problem.code != .missingKey
      || !meant.contains(problem.path[...]) && !renamed.contains(problem.path.dropLast())
    {
      let declared = variables(around: problem.path)
      let name = problem.path.last ?? ""
      switch problem.code {
      case .unknownKey:
        let key = Placed(name, at: node.keyRange(at: problem.path) ?? node.range)
        context.reportScenario(problem.message, at: key, known: declared.map(\.name.value))
      case .wrongType:
        let type: ContextValueType? =
          if case .value(let type)? = declared.first(where: { $0.name.value == name })?.type { type } else { nil }
        context.report(
          Diagnostic(
            .scenarioProblem, problem.message, at: node.range(nearest: problem.path),
            hint: type.map { "Write \($0.example)." }))
      default: context.reportScenario(problem.message, at: node.range(nearest: problem.path))
      }
    }
  }

  /// What the form declares beside the value that `path` leads to.
  private func variables(around path: [String]) -> [ContextVariable] {
    var declared = form.context
    for name in path.dropLast() {
      guard case .object(let members)? = declared.first(where: { $0.name.value == name })?.type else { return [] }
      declared = members
    }
    return declared
  }
}

extension Node {
  /// The place of the last of the keys that lead along `path`; nil when it is not there.
  fileprivate func keyRange(at path: [String]) -> SourceRange? {
    guard let name = path.first, case .mapping(let mapping) = self, let entry = mapping[name] else { return nil }
    return path.count == 1 ? entry.key.range : entry.value.keyRange(at: Array(path.dropFirst()))
  }
}

extension ContextValueType {
  /// What a value of the type looks like, with an example.
  fileprivate var example: String {
    switch self {
    case .string, .secret: "a text; one that looks like a number stands in quotes, `'12'`"
    case .int: "a whole number, such as `12`"
    case .double: "a number, such as `2.5`"
    case .bool: "`true` or `false`"
    case .date: "a date, such as `2026-01-31`"
    case .time: "a time of day, such as `'09:30'`"
    case .datetime: "a moment, such as `2026-01-31T09:30:00Z`"
    case .list: "a list of texts, such as `[a, b]`"
    }
  }
}
