import FormExpressions
import FormTestSupport

import struct Foundation.Data
import class Foundation.JSONSerialization

@testable import FormExpressions

/// One case of the conformance corpus of the Common Expression Language.
struct ConformanceCase: CustomStringConvertible {
  /// What a case expects.
  enum Outcome {
    case value(Value)
    case problem
  }

  let name: String
  let text: String
  let isCore: Bool
  let environment: Environment
  let variables: [Value]
  /// nil when only the type is asked for.
  let outcome: Outcome?
  /// Whether the type check must find nothing wrong.
  let isChecked: Bool
  /// The type that the check must find, as the language spells it; nil when none is asked for.
  let type: String?

  var description: String { "\(name): \(text)" }

  /// Thrown for a case whose shape this reader does not know.
  struct Unreadable: Error {
    let text: String
  }

  /// Reads the cases of a file of JSON lines.
  static func read(_ path: String) throws -> [ConformanceCase] {
    try Corpus.bytes(of: path).split(separator: UInt8(ascii: "\n")).map { line in
      guard let members = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] else {
        throw Unreadable(text: String(decoding: line, as: UTF8.self))
      }
      return try ConformanceCase(members)
    }
  }

  private init(_ members: [String: Any]) throws {
    func text(_ key: String) -> String { members[key] as? String ?? "" }
    name = "\(text("file"))/\(text("section"))/\(text("name"))"
    self.text = text("expr")
    isCore = text("profile") == "core"
    var environment = Environment(convertsNumbers: false, container: text("container"))
    for case let entry as [String: Any] in members["type_env"] as? [Any] ?? [] {
      guard let name = entry["name"] as? String else { continue }
      if let function = entry["function"] as? [String: Any] {
        environment.functions[name] = try Self.overloads(function)
      } else {
        environment.declare(name, try Self.type((entry["ident"] as? [String: Any])?["type"]))
      }
    }
    if text("expr").contains("optional.") { environment.functions.merge(Self.optionals) { first, _ in first } }
    var variables = Array(repeating: Value.unknown, count: environment.slotCount)
    for case let binding as [String: Any] in members["bindings"] as? [Any] ?? [] {
      guard let name = binding["key"] as? String, let value = binding["value"] as? [String: Any] else { continue }
      let slot = environment[name]?.slot ?? environment.declare(name, .dyn)
      if slot == variables.count { variables.append(.unknown) }
      variables[slot] = try Self.value(value["value"])
    }
    self.environment = environment
    self.variables = variables
    isChecked = members["eval_error"] == nil && members["disable_check"] == nil
    let typed = members["typed_result"] as? [String: Any]
    type = try typed.map { try Self.type($0["deduced_type"]).description }
    if members["eval_error"] != nil {
      outcome = .problem
    } else if let typed {
      outcome = try typed["result"].map { .value(try Self.value($0)) }
    } else {
      outcome = .value(try members["value"].map(Self.value) ?? .bool(true))
    }
  }

  private static func value(_ json: Any?) throws -> Value {
    guard let (kind, content) = (json as? [String: Any])?.first else { throw Unreadable(text: "\(json ?? "nothing")") }
    let text = content as? String ?? ""
    switch kind {
    case "null_value": return .null
    case "bool_value": return .bool(content as? Bool ?? false)
    case "int64_value": return .int(Int64(text) ?? 0)
    case "uint64_value": return .uint(UInt64(text) ?? 0)
    case "double_value": return .double(Double(text) ?? .nan)
    case "string_value": return .string(text)
    case "type_value": return .type(Value.TypeName(rawValue: text) ?? .null)
    case "bytes_value": return .bytes(bytes(content))
    case "list_value": return .list(try elements(content, "values").map(value))
    case "map_value":
      var map = MapValue()
      for case let entry as [String: Any] in elements(content, "entries") {
        try map.add(try value(entry["key"]), try value(entry["value"]))
      }
      return .map(map)
    default: throw Unreadable(text: kind)
    }
  }

  // MARK: Types

  private static func overloads(_ function: [String: Any]) throws -> [Function.Overload] {
    try elements(function, "overloads").map { overload in
      let parameters = try elements(overload, "params").map(type)
      return .global(parameters, gives: try type((overload as? [String: Any])?["result_type"]))
    }
  }

  /// The functions of the optional types extension, as far as types are asked of them.
  private static let optionals: [String: [Function.Overload]] = [
    "optional.none": [.global([], gives: .abstract("optional_type", [.parameter("A")]))],
    "optional.of": [.global([.parameter("A")], gives: .abstract("optional_type", [.parameter("A")]))],
  ]

  private static func type(_ json: Any?) throws -> ValueType {
    guard let (kind, content) = (json as? [String: Any])?.first else { throw Unreadable(text: "\(json ?? "nothing")") }
    let members = content as? [String: Any] ?? [:]
    switch kind {
    case "dyn": return .dyn
    case "null": return .null
    case "type_param": return .parameter(content as? String ?? "")
    case "list_type": return .list(try type(members["elem_type"]))
    case "map_type": return .map(try type(members["key_type"]), try type(members["value_type"]))
    case "abstract_type":
      return .abstract(members["name"] as? String ?? "", try elements(members, "parameter_types").map(type))
    case "primitive":
      let names: [String: ValueType] = [
        "BOOL": .bool, "BYTES": .bytes, "DOUBLE": .double, "INT64": .int, "STRING": .string, "UINT64": .uint,
      ]
      guard let primitive = names[content as? String ?? ""] else { throw Unreadable(text: "\(content)") }
      return primitive
    default: throw Unreadable(text: kind)
    }
  }

  /// The member `key` as a list; one element may stand without brackets.
  private static func elements(_ content: Any, _ key: String) -> [Any] {
    guard let member = (content as? [String: Any])?[key] else { return [] }
    return member as? [Any] ?? [member]
  }

  private static func bytes(_ content: Any) -> [UInt8] {
    if let text = content as? String { return Array(text.utf8) }
    let digits = Array(((content as? [String: Any])?["bytes_hex"] as? String ?? "").utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16)
    }
  }
}
