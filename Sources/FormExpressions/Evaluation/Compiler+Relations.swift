extension Compiler {
  func relate(
    _ relation: RelationOperator, _ left: Operation, _ right: Operation, at range: Range<Int>
  ) -> Operation {
    switch relation {
    case .equal: equality(left, right, gives: true)
    case .notEqual: equality(left, right, gives: false)
    case .in: membership(left, right, at: range)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: order(left, right, relation, at: range)
    }
  }

  private func equality(_ left: Operation, _ right: Operation, gives: Bool) -> Operation {
    if case .string(let text)? = right.constant { return equality(left, text, gives: gives) }
    let (left, right) = (left.value, right.value)
    return Operation(condition: { (frame) throws(Fault) in
      let (left, right) = (try left(&frame), try right(&frame))
      if left.isUnknown || right.isUnknown { return .unknown }
      try frame.takeSize(of: left)
      return Truth((left == right) == gives)
    })
  }

  private func equality(_ left: Operation, _ right: String, gives: Bool) -> Operation {
    let left = left.value
    return Operation(condition: { (frame) throws(Fault) in
      switch try left(&frame) {
      case .string(let left): return Truth(ExactText.equal(left, right) == gives)
      case .unknown: return .unknown
      case let left: return Truth((left == .string(right)) == gives)
      }
    })
  }

  private func order(
    _ left: Operation, _ right: Operation, _ relation: RelationOperator, at range: Range<Int>
  ) -> Operation {
    let (left, right, limit) = (left.value, right.value, right.constant)
    if case .int(let limit)? = limit {
      return Operation(condition: { (frame) throws(Fault) in
        let left = try left(&frame)
        if case .int(let number) = left { return Truth(relation.holds(number, limit)) }
        return try Self.order(left, .int(limit), relation, at: range)
      })
    }
    return Operation(condition: { (frame) throws(Fault) in
      try Self.order(try left(&frame), try right(&frame), relation, at: range)
    })
  }

  private static func order(
    _ left: Value, _ right: Value, _ relation: RelationOperator, at range: Range<Int>
  ) throws(Fault) -> Truth {
    if left.isUnknown || right.isUnknown { return .unknown }
    guard let order = Value.order(left, right) else {
      throw Fault.noSuchOverload(relation.rawValue, left, right).placed(at: range)
    }
    return Truth(relation.holds(order))
  }

  private func membership(_ element: Operation, _ container: Operation, at range: Range<Int>) -> Operation {
    let (element, constant) = (element.value, container.constant)
    if case .list(let elements)? = constant, let known = KnownElements(elements) {
      return Operation(condition: { (frame) throws(Fault) in
        let element = try element(&frame)
        return element.isUnknown ? .unknown : Truth(known.contains(element))
      })
    }
    let container = container.value
    return Operation(condition: { (frame) throws(Fault) in
      let (element, container) = (try element(&frame), try container(&frame))
      switch container {
      case _ where element.isUnknown: return .unknown
      case .unknown: return .unknown
      case .map(let map): return Truth(map[element] != nil)
      case .list(let elements):
        try frame.take(elements.count / 8)
        if elements.contains(element) { return .yes }
        return elements.contains(where: \.isUnknown) ? .unknown : .no
      default: throw Fault.noSuchOverload("in", element, container).placed(at: range)
      }
    })
  }
}

/// The elements of a list that is written out, in which values are looked up.
private struct KnownElements {
  /// How many elements are looked at one by one.
  private static let few = 8

  private let texts: [String]
  private let keys: Set<MapValue.Key>

  /// The elements; nil when they are such as have to be compared one by one.
  init?(_ elements: [Value]) {
    texts = elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    if texts.count == elements.count, texts.count <= Self.few {
      keys = []
      return
    }
    let keys = elements.compactMap { MapValue.Key($0) }
    guard keys.count == elements.count else { return nil }
    self.keys = Set(keys)
  }

  func contains(_ value: Value) -> Bool {
    // Every text is compared, so that the time does not tell which one it was.
    if case .secret = value { return texts.reduce(false) { value == .string($1) || $0 } }
    guard keys.isEmpty else { return MapValue.Key(value).map { keys.contains($0) } ?? false }
    guard case .string(let text) = value else { return false }
    for known in texts where ExactText.equal(known, text) { return true }
    return false
  }
}

extension RelationOperator {
  /// Whether two numbers stand to each other as the operator wants; false for one that is not about order.
  @inline(__always)
  fileprivate func holds(_ left: Int64, _ right: Int64) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .equal, .notEqual, .in: false
    }
  }

  /// Whether the order of two values is the one that the operator wants.
  fileprivate func holds(_ order: Value.Order) -> Bool {
    switch self {
    case .less: order == .less
    case .lessOrEqual: order == .less || order == .equal
    case .greater: order == .greater
    case .greaterOrEqual: order == .greater || order == .equal
    case .equal, .notEqual, .in: false
    }
  }
}
