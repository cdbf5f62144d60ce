extension TypeChecker {
  mutating func type(of call: Term.Call, at term: Term, _ operands: [Term], _ types: [ValueType]) -> ValueType {
    let qualified = qualifiedName(of: call)
    let name = qualified ?? call.name
    let hasReceiver = qualified == nil && call.receiver != nil
    let site = CallSite(name: name, hasReceiver: hasReceiver, argumentCount: call.arguments.count)
    guard let overloads = overloads(of: site) else { return .dyn }
    if let result = result(of: overloads, types) ?? result(of: overloads, converted(types, for: overloads)) {
      reportRevealed(name, operands, types)
      if !operands.isEmpty { checkLiterals(of: name.value, in: term, operands) }
      return keeping(result, secrets: types)
    }
    if hasRoom { reportMismatch(site, of: term, overloads, operands, types) }
    return .dyn
  }

  /// The name with its prefix, for functions of the language and of the environment.
  func qualifiedName(of call: Term.Call) -> Name? {
    if case .identifier(let name, false)? = call.receiver?.kind, isBound(name.value) { return nil }
    if let name = call.qualifiedName { return name }
    guard let (path, _) = call.receiver?.dottedPath else { return nil }
    let written = (path.map(\.value) + [call.name.value]).joined(separator: ".")
    guard environment.functions[written] != nil else { return nil }
    return Name(written, at: path[0].range.lowerBound..<call.name.range.upperBound)
  }

  /// The forms of the function that fit the style and the number of arguments; nil after saying that there are none.
  private mutating func overloads(of site: CallSite) -> [Function.Overload]? {
    let style: Function.Overload.Style = site.hasReceiver ? .receiver : .global
    let known = environment.functions[site.name.value] ?? Functions.named(site.name.value)?.overloads ?? []
    let fitting = known.filter { $0.style == style && $0.accepts(argumentCount: site.argumentCount) }
    guard fitting.isEmpty else { return fitting }
    if hasRoom, let problem = Functions.problem(of: site) { report(problem) }
    return nil
  }

  /// The type of the result of the forms that take these operands; nil when none does.
  private mutating func result(of overloads: [Function.Overload], _ types: [ValueType]) -> ValueType? {
    var results: [ValueType] = []
    for overload in overloads {
      let form = unifier.instance(of: overload)
      var attempt = unifier
      let fits = types.enumerated().allSatisfy { place, type in
        attempt.accept(type, as: form.parameters[min(place, form.parameters.count - 1)])
      }
      guard fits else { continue }
      if results.isEmpty { unifier = attempt }
      results.append(attempt.resolved(form.result))
    }
    guard let first = results.first else { return nil }
    return results.allSatisfy { $0 == first } ? first : .dyn
  }

  /// The types with whole numbers as numbers with fraction, where they are converted; elsewhere with numbers of any
  /// type, for functions that compare numbers of several.
  private func converted(_ types: [ValueType], for overloads: [Function.Overload]) -> [ValueType] {
    if environment.convertsNumbers { return types.map { unifier.resolved($0) == .int ? .double : $0 } }
    guard overloads.contains(where: \.isVariadic) else { return types }
    return types.map { unifier.resolved($0).isNumber ? .dyn : $0 }
  }

  private mutating func reportRevealed(_ name: Name, _ operands: [Term], _ types: [ValueType]) {
    guard Functions.named(name.value)?.revealsText == true else { return }
    for (operand, type) in zip(operands, types) where unifier.resolved(type).isSecret {
      report(
        .init(
          .secret, "`\(name.value)` would tell what stands in `\(written(operand))`, which is secret",
          at: operand.range,
          hint: "A secret may be compared by `==`, measured by `size` and matched by `matches`"))
    }
  }

  /// The type of the result, secret where it can carry a secret operand.
  private func keeping(_ result: ValueType, secrets types: [ValueType]) -> ValueType {
    guard types.contains(where: { unifier.resolved($0).isSecret }) else { return result }
    switch result {
    case .string, .bytes, .dyn: return .secret
    case .list(let element): return .list(keeping(element, secrets: types))
    default: return result
    }
  }

  private mutating func reportMismatch(
    _ site: CallSite, of term: Term, _ overloads: [Function.Overload], _ operands: [Term], _ types: [ValueType]
  ) {
    let name = site.name.value
    for (place, operand) in operands.enumerated() {
      let wanted = overloads.map { $0.parameters[min(place, $0.parameters.count - 1)] }
      let isTaken = wanted.contains { parameter in
        var attempt = unifier
        return attempt.accept(types[place], as: parameter.mapParameters { _ in .dyn })
      }
      if isTaken { continue }
      let role = site.hasReceiver && place == 0 ? "is called on" : "takes"
      let wayOut = wayOut(ofCalling: name, in: term, on: operand, types[place], overloads[0])
      report(
        .init(
          .type, "`\(name)` \(role) \(alternatives(wanted)); \(described(operand, types[place]))", at: operand.range,
          hint: wayOut?.hint, replacement: wayOut?.replacement))
      return
    }
    report(
      .init(
        .type, "No form of `\(name)` takes values of these types together", at: site.name.range,
        hint: Functions.named(name).map { "Write `\($0.example(overloads[0]))`" }))
  }

  private func alternatives(_ types: [ValueType]) -> String {
    var words: [String] = []
    for type in types where !words.contains(type.phrase) { words.append(type.phrase) }
    guard let last = words.popLast() else { return "" }
    return words.isEmpty ? last : words.joined(separator: ", ") + " or " + last
  }
}
