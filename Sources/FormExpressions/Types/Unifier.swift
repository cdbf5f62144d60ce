/// What type parameters stand for, as far as it is known.
///
/// Source: the rules of cel-go's checker: a parameter takes the most general of the types that meet it; where types do
/// not meet, and a list or map may hold both, it is `dyn`.
struct Unifier {
  private var meanings: [String: ValueType] = [:]
  private var count = 0
  /// Whether `null` can stand for a moment, a span of time or an abstract type, as it can beside one in a list.
  private var takesNull = false

  /// A parameter that nothing is known of.
  mutating func fresh() -> ValueType {
    count += 1
    return .parameter("T\(count)")
  }

  /// The overload with parameters of its own.
  mutating func instance(of overload: Function.Overload) -> Function.Overload {
    var names: [String: ValueType] = [:]
    for type in overload.parameters + [overload.result] {
      _ = type.mapParameters { name in
        if names[name] == nil { names[name] = fresh() }
        return .dyn
      }
    }
    let replace = { (type: ValueType) in type.mapParameters { names[$0] ?? .dyn } }
    return Function.Overload(
      style: overload.style, parameters: overload.parameters.map(replace), isVariadic: overload.isVariadic,
      result: replace(overload.result))
  }

  /// The type with all that is known of its parameters put in.
  func resolved(_ type: ValueType) -> ValueType {
    type.mapParameters { name in meanings[name].map { resolved($0) } ?? .parameter(name) }
  }

  /// The type with unknown parameters as `dyn`.
  func settled(_ type: ValueType) -> ValueType { resolved(type).mapParameters { _ in .dyn } }

  /// Whether a value of `type` can stand where one of `wanted` is wanted; remembers what that says of parameters, but
  /// only when it can.
  mutating func accept(_ type: ValueType, as wanted: ValueType) -> Bool {
    var attempt = self
    guard attempt.unify(type, wanted) else { return false }
    self = attempt
    return true
  }

  /// The type of what holds a value of either type: the more general one, or `dyn` when they do not meet.
  mutating func join(_ first: ValueType, _ second: ValueType) -> ValueType {
    takesNull = true
    defer { takesNull = false }
    return accept(first, as: second) ? Self.general(first, second) : .dyn
  }

  private mutating func unify(_ type: ValueType, _ wanted: ValueType) -> Bool {
    switch (type, wanted) {
    case (.parameter(let left), .parameter(let right)) where left == right: return true
    case (_, .parameter(let name)): return bind(name, to: type)
    case (.parameter(let name), _): return bind(name, to: wanted)
    case (.dyn, _), (_, .dyn): return true
    case (.secret, .string), (.string, .secret): return true
    case (.null, .abstract), (.abstract, .null), (.null, .timestamp), (.timestamp, .null), (.null, .duration),
      (.duration, .null):
      return takesNull
    case (.list(let left), .list(let right)): return unify(left, right)
    case (.map(let leftKey, let left), .map(let rightKey, let right)):
      return unify(leftKey, rightKey) && unify(left, right)
    case (.record(let fields), .map(let key, let value)), (.map(let key, let value), .record(let fields)):
      return unify(.string, key)
        && fields.values.allSatisfy { field in
          var attempt = self
          return attempt.unify(field, value)
        }
    case (.record(let left), .record(let right)):
      return left.keys == right.keys && left.allSatisfy { unify($0.value, right[$0.key] ?? .dyn) }
    case (.abstract(let left, let leftArguments), .abstract(let right, let rightArguments)):
      return left == right && leftArguments.count == rightArguments.count
        && zip(leftArguments, rightArguments).allSatisfy { unify($0, $1) }
    default: return type == wanted
    }
  }

  private mutating func bind(_ name: String, to type: ValueType) -> Bool {
    if let known = meanings[name] {
      if type == known { return true }
      guard unify(type, known) else { return false }
      let general = Self.general(known, type)
      if !mentions(general, name) { meanings[name] = general }
      return true
    }
    guard !mentions(type, name) else { return false }
    meanings[name] = type
    return true
  }

  /// Whether the parameter is part of the type.
  private func mentions(_ type: ValueType, _ name: String) -> Bool {
    var isPart = false
    _ = resolved(type).mapParameters {
      if $0 == name { isPart = true }
      return .dyn
    }
    return isPart
  }

  /// The more general of two types that meet.
  private static func general(_ first: ValueType, _ second: ValueType) -> ValueType {
    isAsGeneral(first, as: second) ? first : second
  }

  private static func isAsGeneral(_ first: ValueType, as second: ValueType) -> Bool {
    switch (first, second) {
    // What may be anything must not hide that it may be a secret.
    case (.dyn, .secret): false
    case (.secret, .dyn), (.dyn, _), (.parameter, _), (.secret, .string): true
    case (_, .dyn), (_, .parameter), (.null, _): false
    case (_, .null): true
    case (.list(let first), .list(let second)): isAsGeneral(first, as: second)
    case (.map(let firstKey, let first), .map(let secondKey, let second)):
      isAsGeneral(firstKey, as: secondKey) && isAsGeneral(first, as: second)
    case (.map, .record): true
    case (.abstract(_, let first), .abstract(_, let second)): zip(first, second).allSatisfy { isAsGeneral($0, as: $1) }
    default: first == second
    }
  }
}
