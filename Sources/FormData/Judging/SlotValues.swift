import FormEngine
import FormExpressions
import FormModel

/// The values that expressions read, worked out for one record as far as they are needed.
///
/// A class, because an evaluation reads it while the judge that fills it is the one who asked.
final class SlotValues: VariableSource {
  /// What is known of a value or of a condition.
  enum State: UInt8 {
    case unknown
    /// It is being worked out: what depends on itself reads as empty.
    case pending
    case no
    case yes
  }

  /// What the names of the form stand for.
  let variables: FormVariables
  /// For each field the place of its slot in its level.
  let offsets: [Int]
  /// For each field the kind of level it stands in.
  let levelKinds: [Int]
  /// For each variable from outside its value.
  var outside: [Int: Value] = [:]
  let language: Value
  /// What `value` reads.
  var own = Value.unknown
  /// What `form.valid` reads.
  var formIsValid = Value.bool(true)

  /// For each slot the value of its field.
  private(set) var values: [Value] = []
  private(set) var valueStates: [State] = []
  private(set) var relevance: [State] = []
  private(set) var enabling: [State] = []
  private var touched: [Int] = []
  /// The number of slots while nothing is known of any, else -1.
  private var freshCount = -1

  /// The level that is evaluated at, and for it and each level around it where its slots begin, by the kind of level.
  private var current = 0
  private var bases: [Int] = []
  private var entryIndex: Int?

  init(_ variables: FormVariables, _ layout: RecordLayout, language: LanguageTag) {
    self.variables = variables
    offsets = layout.offsetOfField
    levelKinds = layout.levelOfField
    self.language = .string(language.description)
    bases = Array(repeating: 0, count: layout.levelSizes.count)
  }

  /// Forgets everything; there are `count` slots now.
  func reset(count: Int) {
    if freshCount == count { return }
    if values.count == count {
      for place in touched {
        values[place] = .unknown
        valueStates[place] = .unknown
        relevance[place] = .unknown
        enabling[place] = .unknown
      }
    } else {
      values = Array(repeating: .unknown, count: count)
      valueStates = Array(repeating: .unknown, count: count)
      relevance = valueStates
      enabling = valueStates
    }
    touched.removeAll(keepingCapacity: true)
    current = 0
    entryIndex = nil
    freshCount = count
  }

  func set(_ value: Value, at place: Int) {
    values[place] = value
    valueStates[place] = .yes
  }

  /// Begins to work out the value of the slot at `place`; false when that is done or being done.
  func beginValue(_ place: Int) -> Bool {
    guard valueStates[place] == .unknown else { return false }
    valueStates[place] = .pending
    touch(place)
    return true
  }

  func setRelevance(_ state: State, at place: Int) {
    relevance[place] = state
    touch(place)
  }

  func setEnabling(_ state: State, at place: Int) {
    enabling[place] = state
    touch(place)
  }

  private func touch(_ place: Int) {
    touched.append(place)
    freshCount = -1
  }

  /// Goes to the level at the place `level` of `levels`: names are read there and in the levels around it.
  func go(to level: Int, of levels: [RecordScanner.Level]) {
    if level == current { return }
    current = level
    freshCount = -1
    entryIndex = level == 0 ? nil : levels[level].index
    var around = level
    while around >= 0 {
      bases[levels[around].kind] = levels[around].base
      around = levels[around].outer
    }
  }

  func value(ofVariable slot: Int) -> Value {
    switch variables.variables[slot] {
    case .field(let index): values[bases[levelKinds[index]] + offsets[index]]
    case .ownValue: own
    case .index: entryIndex.map { .int(Int64($0)) } ?? .unknown
    case .language: language
    case .formIsValid: formIsValid
    case .context: outside[slot] ?? .unknown
    }
  }
}
