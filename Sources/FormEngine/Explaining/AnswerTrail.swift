import FormExpressions

/// What a chain of rules reads on its way down: the answers, nearest first, and what they are compared with.
struct AnswerTrail {
  /// The fields that the chain reads, each with the least number of steps that lead to it.
  private var depths: [Int: Int] = [:]
  private var order: [Int] = []
  /// The expressions that decide, with their places.
  private(set) var terms: [(term: Term, setting: ExpressionSetting)] = []
  /// The fields whose documents must be read.
  private(set) var unread: [Int] = []

  /// The fields, nearest first.
  var fields: [Int] {
    order.enumerated().sorted { (depths[$0.element] ?? 0, $0.offset) < (depths[$1.element] ?? 0, $1.offset) }
      .map(\.element)
  }

  /// Whether the chain reads nothing.
  var isEmpty: Bool { order.isEmpty && unread.isEmpty }

  /// Notes that the chain reads a field.
  mutating func note(_ instance: Int, depth: Int) {
    if let known = depths[instance] {
      depths[instance] = min(known, depth)
    } else {
      depths[instance] = depth
      order.append(instance)
    }
  }

  /// Notes an expression that decides.
  mutating func note(_ term: Term, _ setting: ExpressionSetting) { terms.append((term, setting)) }

  /// Notes that the document beside a field must be read.
  mutating func noteUnread(_ instance: Int) { unread.append(instance) }
}
