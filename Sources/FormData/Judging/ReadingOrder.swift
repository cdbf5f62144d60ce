import FormExpressions
import FormModel

/// The order in which the values of a form are worked out ahead of the judging, where they stand in a long row, each
/// worked out from the next.
///
/// Values are worked out when they are asked for, which goes as deep as such a row is long; worked out in this order,
/// none asks for another that is not there yet.
struct ReadingOrder: Sendable {
  /// Rows up to this length are worked out without an order.
  private static let freeDepth = 200

  /// The fields in their order; empty where no row is long.
  private(set) var fields: [Int] = []

  init(_ plans: [FieldPlan], _ variables: FormVariables, _ form: Form) {
    var reads = plans.map { Self.reads($0, variables) }
    for (selectAll, boxes) in form.selectAllMembers { reads[selectAll] += boxes }
    var depths = Array(repeating: 0, count: plans.count)
    var order: [Int] = []
    var deepest = 0
    // A walk of its own, because the row may be longer than a stack is deep; 0 is new, -1 is being walked.
    for root in plans.indices where depths[root] == 0 {
      var path: [(field: Int, next: Int)] = [(root, 0)]
      depths[root] = -1
      while let (field, next) = path.last {
        if next < reads[field].count {
          path[path.count - 1].next += 1
          let read = reads[field][next]
          if depths[read] == 0 {
            depths[read] = -1
            path.append((read, 0))
          }
        } else {
          path.removeLast()
          depths[field] = 1 + max(0, reads[field].map { depths[$0] }.max() ?? 0)
          deepest = max(deepest, depths[field])
          if plans[field].levelKind == 0 { order.append(field) }
        }
      }
    }
    if deepest > Self.freeDepth { fields = order }
  }

  /// The fields that the value and the conditions of a field are worked out from.
  private static func reads(_ plan: FieldPlan, _ variables: FormVariables) -> [Int] {
    let programs = [plan.calculate, plan.relevant, plan.enabled, plan.readOnly] + plan.offers
    var reads = programs.compactMap(\.self).flatMap { program in
      program.slots.compactMap { slot in
        if case .field(let index) = variables.variables[slot] { index } else { nil }
      }
    }
    if let parent = plan.field.parent { reads.append(parent) }
    return reads
  }
}
