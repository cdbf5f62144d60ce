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
  }

  /// Whether an int beside a double counts as the double of the same size, as forms want it; the language itself
  /// refuses.
  public var convertsNumbers: Bool
  /// The prefix that names may leave out, such as `com.example`; empty for none.
  ///
  /// Source: cel-spec, langdef, section "Name Resolution".
  public let container: String
  /// The declared names in the order of their declaration.
  public private(set) var variables: [Variable] = []
  private var places: [String: Int] = [:]
  /// Functions beside those of the language, which the type check knows and no evaluation does.
  var functions: [String: [Function.Overload]] = [:]

  /// No names yet.
  public init(convertsNumbers: Bool = true, container: String = "") {
    self.convertsNumbers = convertsNumbers
    self.container = container
  }

  /// Declares `name`, or gives a declared name another type; gives the number of its value.
  ///
  /// `slot` is the next free number unless it is given. Several names may share one.
  @discardableResult
  public mutating func declare(_ name: String, _ type: ValueType, slot: Int? = nil) -> Int {
    let place = places[name] ?? variables.count
    let number = slot ?? (place < variables.count ? variables[place].slot : nextSlot)
    let variable = Variable(name: name, type: type, slot: number)
    if place < variables.count { variables[place] = variable } else { variables.append(variable) }
    places[name] = place
    nextSlot = max(nextSlot, number + 1)
    return number
  }

  private var nextSlot = 0

  /// The variable called `name`, dots included; nil when nothing declares it.
  public subscript(name: String) -> Variable? { places[name].map { variables[$0] } }

  /// The variable that a path of names means, with the number of parts that its name takes; nil when there is none.
  ///
  /// With `leadingDot` the container is left aside.
  func resolve(_ path: [String], leadingDot: Bool) -> (variable: Variable, count: Int)? {
    for prefix in leadingDot ? [""] : prefixes {
      for count in stride(from: path.count, to: 0, by: -1) {
        if let variable = self[prefix + path[..<count].joined(separator: ".")] { return (variable, count) }
      }
    }
    return nil
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
