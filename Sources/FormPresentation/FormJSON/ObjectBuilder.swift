import FormDocuments
import FormExpressions
import FormModel

/// An object that is being written: members in the order in which they are added, absent ones left out.
struct ObjectBuilder {
  private var members: [JSON.Member] = []

  /// The object.
  var json: JSON { .object(members) }

  /// Adds a member, unless there is no value.
  mutating func add(_ name: String, _ value: JSON?) {
    if let value { members.append(JSON.Member(name, value)) }
  }

  /// Adds the spelling of a condition, unless it is what holds where nothing is said.
  mutating func add(_ name: String, _ condition: Condition, unless standard: Condition) {
    guard condition != standard else { return }
    switch condition {
    case .constant(let value): add(name, .boolean(value.value))
    case .formula(let formula): add(name, .string(formula.expression.text))
    }
  }
}
