import FormDiagnostics
import FormDocuments
import FormExpressions
import FormText

extension Scenario {
  private enum Keys {
    static let name = Key("name", Shapes.string, "What the scenario shows.", isRequired: true)
    static let today = Key("today", dateShape, "The day that `today()` gives.")
    static let language = Key("language", languageShape, "The language of the texts.")
    static let context = Key("context", Shapes.raw({ ["type": "object"] }), "What the form is told.")
    static let files = Key("files", filesShape, "The files that a person could name, with their sizes.")
    static let steps = Key(
      "steps", Shape<[Step]>.list(of: stepShape, noun: "a list of steps", minimum: 1),
      "What happens and what must be seen, in order.", isRequired: true)
    static let all = KeySet(
      [name.erased, today.erased, language.erased, context.erased, files.erased, steps.erased],
      foreign: ForeignKeys([
        "title": "name", "description": "name", "it": "name", "given": "context", "when": "steps", "actions": "steps",
        "events": "steps", "do": "steps", "test": "steps", "locale": "language", "lang": "language", "date": "today",
        "now": "today",
      ]))
  }

  private static let filesShape = Shape<[(path: String, size: Int)]>.dictionary(
    of: Shapes.byteCount, noun: "a mapping from paths to sizes", name: Shapes.string
  ) { ($0.value, $1 ?? 0) }

  private static let dateShape = Shapes.string.refined { text, node, context -> Placed<CivilDate>? in
    guard let date = CivilDate(text.value) else {
      context.reportNoMoment(node, .date, "today")
      return nil
    }
    return Placed(date, at: text.range)
  }

  /// A language tag; the name of a language, `Korean`, is well-formed but is the tag of none.
  private static let languageShape = LanguageTag.shape.refined { tag, node, context -> Placed<LanguageTag>? in
    guard case .scalar(let scalar) = node, let meant = LanguageTag.inWords(scalar.text) else { return tag }
    context.report(
      Diagnostic(
        .badLanguageTag, "`\(scalar.text)` names a language, but is not its tag", at: scalar.range,
        hint: "Write `\(meant)`.",
        fix: Diagnostic.Fix("Replace it by `\(meant)`", [Diagnostic.Edit(scalar.range, meant.description)])))
    return nil
  }

  /// A scenario: `{name, steps}`, with `today`, `language`, `context` and `files` where they are pinned.
  static let shape = Shape<Scenario>.object("a scenario", keys: Keys.all) { reader, context in
    let today = reader(Keys.today, &context)
    let language = reader(Keys.language, &context)
    let outside = reader(Keys.context, &context)
    let files = reader(Keys.files, &context).map { entries in
      Dictionary(entries.map { ($0.path, $0.size) }) { $1 }
    }
    let steps = reader(Keys.steps, &context)
    // What happens in it can be checked whatever it is called.
    let name = reader(Keys.name, &context) ?? Placed("", at: reader.anchor)
    return Scenario(
      name: name, today: today, language: language, contextNode: outside, files: files, steps: steps ?? [])
  }

  private static let stepShape = Shape<Step>(
    schema: { ScenarioSchema.step },
    read: { node, _, context in
      switch node {
      case .scalar(let scalar): return context.bareStep(scalar)
      case .mapping(let mapping): return context.step(mapping)
      case .sequence:
        context.reportWrongType(node, expected: "a step: an event or `expect`", of: nil)
        return nil
      }
    })
}

extension DecodingContext {
  fileprivate mutating func bareStep(_ scalar: Node.Scalar) -> Scenario.Step? {
    let name = Placed(scalar.text, at: scalar.range)
    guard let kind = eventKind(name) else { return nil }
    switch kind.argument {
    case .none, .optionalTarget: break
    case .target, .targetOrOption, .values:
      reportMissingTarget(of: kind, at: scalar.range)
      return nil
    }
    let event = ScenarioEvent(kind: Placed(kind, at: scalar.range), targets: [])
    return Scenario.Step(action: .event(event), isIgnored: false, range: scalar.range)
  }

  fileprivate mutating func step(_ mapping: Node.Mapping) -> Scenario.Step? {
    var isIgnored = false
    var main: (name: Placed<String>, value: Node)?
    var second: Placed<String>?
    for entry in mapping.entries {
      guard let name = Shapes.string.read(entry.key, nil, &self) else { return nil }
      if name.value == "ignored" {
        isIgnored = Shapes.boolean.read(entry.value, "ignored", &self) ?? false
      } else if main == nil {
        main = (name, entry.value)
      } else {
        second = second ?? name
      }
    }
    guard let first = main, second == nil else {
      let problem =
        main == nil ? "A step must say what happens or what is expected" : "A step is one event or one `expect`"
      report(
        Diagnostic(
          .scenarioProblem, problem, at: second?.range ?? mapping.range,
          hint: main == nil ? nil : "Put each on a line of its own, with a dash before it.",
          fix: second.flatMap { name in
            mapping.entries.firstIndex { $0.key.range == name.range }.flatMap { splitting(mapping, before: $0) }
          }))
      return nil
    }
    if first.name.value == "expect" {
      if isIgnored {
        report(
          Diagnostic(
            .scenarioProblem, "`ignored` says something only beside an event, not beside `expect`", at: mapping.range))
      }
      return expectations(first.value).map {
        Scenario.Step(action: .expectation($0), isIgnored: false, range: mapping.range)
      }
    }
    guard let kind = eventKind(first.name), let targets = targets(of: kind, first.value) else { return nil }
    let event = ScenarioEvent(kind: Placed(kind, at: first.name.range), targets: targets)
    return Scenario.Step(action: .event(event), isIgnored: isIgnored, range: mapping.range)
  }

  private mutating func reportMissingTarget(of kind: ScenarioEvent.Kind, at range: SourceRange) {
    report(
      Diagnostic(
        .scenarioProblem, "`\(kind.rawValue)` must say what it happens to", at: range,
        hint: kind.argument == .values ? "Write `\(kind.rawValue): {id: value}`." : "Write `\(kind.rawValue): id`."))
  }

  private mutating func eventKind(_ name: Placed<String>) -> ScenarioEvent.Kind? {
    if let kind = ScenarioEvent.Kind(rawValue: name.value) { return kind }
    let known = ScenarioEvent.Kind.allCases.map(\.rawValue) + ["expect"]
    let foreign = Self.foreignEvents[name.value.lowercased()]
    let nearest = foreign ?? nearestName(to: name.value, in: known)
    report(
      Diagnostic(
        .scenarioProblem, "`\(name.value)` is no event", at: name.range,
        hint: nearest.map { foreign == nil ? "Did you mean `\($0)`?" : "Here it is called `\($0)`." }
          ?? "Events are \(Self.list(known)).",
        fix: nearest.map { Diagnostic.Fix("Replace it by `\($0)`", [Diagnostic.Edit(name.range, $0)]) }))
    return nil
  }

  /// What the events of test tools are called here, in lower case.
  private static let foreignEvents: [String: String] = [
    "click": "tap", "check": "tap", "toggle": "tap", "choose": "tap", "touch": "tap", "fill": "type",
    "input": "type", "enter": "type", "write": "type", "keys": "type", "select": "set", "change": "set",
    "assert": "expect", "should": "expect", "verify": "expect", "then": "expect", "see": "expect", "send": "submit",
    "enterkey": "return", "close_alert": "dismiss", "ok": "dismiss",
  ]

  private mutating func targets(of kind: ScenarioEvent.Kind, _ node: Node) -> [ScenarioEvent.Target]? {
    switch (kind.argument, node) {
    case (.none, .scalar(let scalar)) where scalar.value == .null || scalar.value == .boolean(true):
      return []
    case (.optionalTarget, .scalar(let scalar)) where scalar.value == .null || scalar.value == .boolean(true):
      return []
    case (.target, .scalar), (.optionalTarget, .scalar), (.targetOrOption, .scalar):
      guard let name = Shapes.string.read(node, kind.rawValue, &self) else { return nil }
      return [ScenarioEvent.Target(name: name, node: nil)]
    case (.values, .mapping(let mapping)), (.targetOrOption, .mapping(let mapping)):
      guard !mapping.entries.isEmpty else {
        reportMissingTarget(of: kind, at: mapping.range)
        return nil
      }
      return namedValues(mapping)
    default:
      let expected =
        switch kind.argument {
        case .none: "nothing"
        case .target, .optionalTarget: "an id"
        case .targetOrOption: "an id, or a mapping from an id to an option"
        case .values: "a mapping from ids to values"
        }
      report(
        Diagnostic(
          .scenarioProblem, "After `\(kind.rawValue)` stands \(expected), not \(node.description(in: source))",
          at: node.range))
      return nil
    }
  }

  private mutating func namedValues(_ mapping: Node.Mapping) -> [ScenarioEvent.Target] {
    mapping.entries.compactMap { entry in
      guard let name = Shapes.string.read(entry.key, nil, &self) else { return nil }
      return ScenarioEvent.Target(name: name, node: entry.value)
    }
  }

  private mutating func expectations(_ node: Node) -> [ScenarioExpectation]? {
    guard case .mapping(let mapping) = node else {
      reportWrongType(node, expected: "a mapping from aspects to what must be seen", of: "expect")
      return nil
    }
    return mapping.entries.compactMap { entry in
      guard let aspect = Shapes.string.read(entry.key, nil, &self) else { return nil }
      guard ScenarioExpectation.mappedAspects.contains(aspect.value) else {
        return ScenarioExpectation(aspect: aspect, node: entry.value, entries: [])
      }
      guard case .mapping(let names) = entry.value else {
        reportWrongType(entry.value, expected: "a mapping from ids", of: aspect.value)
        return nil
      }
      return ScenarioExpectation(aspect: aspect, node: entry.value, entries: namedValues(names))
    }
  }
}

/// The JSON Schema of scenario steps.
enum ScenarioSchema {
  /// A step: a bare word, an event with its argument, or what is expected.
  static var step: JSON {
    let id: JSON = ["type": "string"]
    let values: JSON = ["type": "object", "minProperties": 1]
    var properties: [JSON.Member] = [
      JSON.Member("expect", ["type": "object"]), JSON.Member("ignored", ["type": "boolean"]),
    ]
    var bare: [JSON] = []
    for kind in ScenarioEvent.Kind.allCases {
      switch kind.argument {
      case .none:
        bare.append(.string(kind.rawValue))
        properties.append(JSON.Member(kind.rawValue, ["type": ["null", "boolean"]]))
      case .optionalTarget:
        bare.append(.string(kind.rawValue))
        properties.append(JSON.Member(kind.rawValue, ["type": ["string", "null", "boolean"]]))
      case .target: properties.append(JSON.Member(kind.rawValue, id))
      case .targetOrOption:
        properties.append(JSON.Member(kind.rawValue, ["type": ["string", "object"], "minProperties": 1]))
      case .values: properties.append(JSON.Member(kind.rawValue, values))
      }
    }
    return [
      "anyOf": [
        ["enum": .array(bare)],
        [
          "type": "object", "properties": .object(properties), "additionalProperties": false, "minProperties": 1,
          "maxProperties": 2,
        ],
      ]
    ]
  }
}
