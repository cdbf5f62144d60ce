import FormDocuments
import FormExpressions
import FormModel

extension FormJSON {
  /// The JSON of `scenario`.
  static func json(of scenario: Scenario) -> JSON {
    var object = ObjectBuilder()
    object.add("name", .string(scenario.name.value))
    object.add("today", scenario.today.map { .string($0.value.description) })
    object.add("language", scenario.language.map { .string($0.value.description) })
    object.add("context", scenario.context?.value)
    object.add("files", scenario.files.map(json))
    object.add("steps", .array(scenario.steps.map(json)))
    return object.json
  }

  private static func json(of files: [String: Int]) -> JSON {
    .object(files.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .integer(Int64($0.value))) })
  }

  private static func json(of step: Scenario.Step) -> JSON {
    var object = ObjectBuilder()
    switch step.action {
    case .expectation(let expectations):
      object.add("expect", .object(expectations.map { JSON.Member($0.aspect.value, $0.value.value) }))
    case .event(let event):
      let name = event.kind.value.rawValue
      if event.targets.isEmpty, !step.isIgnored { return .string(name) }
      object.add(name, json(of: event.targets))
    }
    object.add("ignored", step.isIgnored ? true : nil)
    return object.json
  }

  private static func json(of targets: [ScenarioEvent.Target]) -> JSON {
    if let target = targets.first, target.value == nil { return .string(target.name.value) }
    if targets.isEmpty { return .null }
    return .object(targets.map { JSON.Member($0.name.value, $0.value?.value ?? .null) })
  }
}
