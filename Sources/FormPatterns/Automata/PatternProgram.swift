/// A pattern as a machine with many states at once: Thompson's construction, over the classes of an alphabet.
///
/// Source: K. Thompson, "Regular Expression Search Algorithm", 1968.
struct PatternProgram: Sendable {
  /// One step of the machine.
  enum Instruction: Sendable {
    /// The pattern has matched.
    case match
    /// Takes one code point of the set numbered `set`.
    case characters(set: Int32, next: Int32)
    /// Goes two ways without taking anything.
    case branch(Int32, Int32)
    /// Goes on only where the condition holds.
    case assertion(PatternNode.Assertion, next: Int32)
  }

  private(set) var instructions: [Instruction] = [.match]
  /// The first instruction.
  private(set) var start: Int32 = 0
  /// Whether any instruction is a condition.
  private(set) var hasAssertions = false
  /// For each set the classes in it, ascending.
  private(set) var classNumbers: [[UInt16]] = []
  let alphabet: Alphabet
  private var setNumbers: [ScalarSet: Int32] = [:]

  /// The program for `root`; for a search, anything may come before what the pattern matches.
  init(_ root: PatternNode, extent: Pattern.Extent, alphabet: Alphabet) {
    self.alphabet = alphabet
    start = add(root, next: 0)
    guard extent == .anywhere else { return }
    let anything = Int32(classNumbers.count)
    classNumbers.append((0..<alphabet.classCount).map { UInt16($0) })
    let skip = append(.characters(set: anything, next: 0))
    let loop = append(.branch(start, skip))
    instructions[Int(skip)] = .characters(set: anything, next: loop)
    start = loop
  }

  /// Whether the class numbered `number` is in a set.
  func set(_ set: Int32, contains number: Int) -> Bool {
    let numbers = classNumbers[Int(set)]
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if Int(numbers[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && Int(numbers[low]) == number
  }

  private mutating func append(_ instruction: Instruction) -> Int32 {
    instructions.append(instruction)
    return Int32(instructions.count - 1)
  }

  /// Adds the instructions for `node`, after which the machine is at `next`, and gives the first one.
  private mutating func add(_ node: PatternNode, next: Int32) -> Int32 {
    switch node.kind {
    case .empty: return next
    case .literal(let scalar):
      return append(.characters(set: number(of: ScalarSet(scalar.value...scalar.value)), next: next))
    case .characters(let characters): return append(.characters(set: number(of: characters.set), next: next))
    case .assertion(let assertion):
      hasAssertions = true
      return append(.assertion(assertion, next: next))
    case .group(let part, _, _): return add(part, next: next)
    case .concatenation(let parts):
      var entry = next
      for part in parts.reversed() { entry = add(part, next: entry) }
      return entry
    case .alternation(let parts):
      var entry = add(parts[parts.count - 1], next: next)
      for part in parts.dropLast().reversed() { entry = append(.branch(add(part, next: next), entry)) }
      return entry
    case .repetition(let part, let minimum, let maximum, _):
      return addRepetition(part, minimum, maximum, next: next)
    }
  }

  private mutating func addRepetition(_ part: PatternNode, _ minimum: Int, _ maximum: Int?, next: Int32) -> Int32 {
    var entry = next
    if let maximum {
      for _ in minimum..<max(minimum, maximum) { entry = append(.branch(add(part, next: entry), next)) }
    } else {
      entry = append(.branch(next, next))
      instructions[Int(entry)] = .branch(add(part, next: entry), next)
    }
    for _ in 0..<minimum { entry = add(part, next: entry) }
    return entry
  }

  private mutating func number(of set: ScalarSet) -> Int32 {
    if let number = setNumbers[set] { return number }
    let number = Int32(classNumbers.count)
    setNumbers[set] = number
    classNumbers.append(alphabet.classNumbers(of: set))
    return number
  }
}
