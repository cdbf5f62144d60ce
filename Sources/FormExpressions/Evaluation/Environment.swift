/// The names that an expression may use, each with its type and the number under which its value is read.
///
/// A name may have dots: with `account.email` declared, the expression `account.email` reads that variable, and
/// `account` alone is unknown. The longest declared name counts.
public struct Environment: Sendable {
  /// A declared name.
  public struct Variable: Sendable, Equatable {
    /// The name, dots included.
    public let name: String
    /// The type of its values.
    public let type: ValueType
    /// The number under which ``VariableSource`` gives its value.
    public let slot: Int
    /// How messages call what it holds, such as "a date"; nil for the words of its type.
    public let noun: String?

    /// A variable called `name`, whose values have the type `type` and are read under the number `slot`.
    public init(_ name: String, _ type: ValueType, slot: Int, noun: String? = nil) {
      self.name = name
      self.type = type
      self.slot = slot
      self.noun = noun
    }
  }

  /// Whether an int beside a double counts as the double of the same size, as forms want it; the language itself
  /// refuses.
  public var convertsNumbers: Bool
  /// Whether a list or map that is written out may hold values of several types, as the language has it. Then what is
  /// done with them is only checked when it is evaluated, so forms refuse it.
  public var mixesTypes: Bool
  /// The prefix that names may leave out, such as `com.example`; empty for none.
  ///
  /// Source: cel-spec, langdef, section "Name Resolution".
  public let container: String
  /// Functions beside those of the language, which the type check knows and no evaluation does.
  var functions: [String: [Function.Overload]] = [:]
  /// One more than the greatest number that was given out here.
  public private(set) var slotCount = 0
  private var declared: [String: Variable] = [:]
  private let source: (any NameSource)?

  /// No names yet.
  public init(convertsNumbers: Bool = true, container: String = "") {
    self.convertsNumbers = convertsNumbers
    mixesTypes = !convertsNumbers
    self.container = container
    source = nil
  }

  /// The names of `source`, for expressions of forms.
  public init(_ source: some NameSource) {
    convertsNumbers = true
    mixesTypes = false
    container = ""
    self.source = source
  }

  /// Declares `name`, or gives a declared name another type; gives the number of its value. It hides a name of the
  /// source that the environment was made from.
  ///
  /// `slot` is the next free number unless it is given. Several names may share one.
  @discardableResult
  public mutating func declare(_ name: String, _ type: ValueType, slot: Int? = nil, noun: String? = nil) -> Int {
    let number = slot ?? declared[name]?.slot ?? slotCount
    declared[name] = Variable(name, type, slot: number, noun: noun)
    slotCount = max(slotCount, number + 1)
    return number
  }

  /// The variable that was declared as `name`, dots included; nil when none was.
  public subscript(name: String) -> Variable? { declared[name] }

  /// The names that can be said, for offering the nearest one.
  var names: [String] { declared.keys.sorted() + (source?.names ?? []) }

  /// The variable that a path of names means, with the number of parts that its name takes; nil when there is none.
  ///
  /// With `leadingDot` the container is left aside.
  func resolve(_ path: [String], leadingDot: Bool) -> (variable: Variable, count: Int)? {
    if !declared.isEmpty {
      for prefix in leadingDot ? [""] : prefixes {
        for count in stride(from: path.count, to: 0, by: -1) {
          if let variable = self[prefix + path[..<count].joined(separator: ".")] { return (variable, count) }
        }
      }
    }
    return source?.variable(at: path)
  }

  /// The beginnings that the container lends to names, longest first.
  private var prefixes: [String] {
    if container.isEmpty { return [""] }
    let parts = container.split(separator: ".")
    return stride(from: parts.count, through: 0, by: -1).map { count in
      count == 0 ? "" : parts[..<count].joined(separator: ".") + "."
    }
  }
}
