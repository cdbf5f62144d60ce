/// One thing that is worked out about a field: the kinds of node in the graph of rules.
enum Aspect: Int, CaseIterable {
  /// Whether the field is asked.
  case relevance
  /// Whether it can be used.
  case enabled
  /// Whether its value is fixed.
  case readOnly
  /// Which options are offered, and which of them can be changed.
  case options
  /// What it holds and what expressions read.
  case value
  /// What the box shows that stands for others.
  case selectAll
  /// Whether an answer must be given.
  case required
  /// What is wrong with the answer.
  case validity
  /// What its texts read.
  case text

  /// How many there are.
  static let count = 9
}

/// A node of the graph of rules: one aspect of one field, or of the form as a whole, which counts as one field more.
struct RuleNode: Hashable {
  /// The place of the field in the form's list; the number of fields for the form as a whole.
  let field: Int
  /// The aspect.
  let aspect: Aspect

  /// The number of the node.
  var number: Int { field * Aspect.count + aspect.rawValue }

  init(_ field: Int, _ aspect: Aspect) {
    self.field = field
    self.aspect = aspect
  }

  /// The node with this number.
  init(number: Int) {
    field = number / Aspect.count
    aspect = Aspect.allCases[number % Aspect.count]
  }
}
