public import FormDiagnostics

/// What depends on what in a form: fields, values from outside and the submit button, joined by what one reads of another.
///
/// There is a graph of every form that can be read, whatever is wrong in it: circles are why one looks at it.
public struct FormGraph: Sendable {
  /// Something that is read or that reads.
  public struct Node: Sendable, Equatable {
    /// What a node stands for.
    public enum Kind: Sendable, Equatable {
      /// The field at this place in the form's list.
      case field(Int)
      /// A value from outside.
      case context
      /// Submitting: whether it is possible, and what it checks.
      case submit
      /// The form as a whole: its title, and those of its documents.
      case form
    }

    /// What it stands for.
    public let kind: Kind
    /// How expressions call it, with the parts that it stands in: `email`, `consents.terms`, `orders[].amount`; for a
    /// field without an id, its type and place in the file: `note at line 12`.
    public let name: String
    /// The type of the field; nil for other nodes.
    public let type: String?
    /// Where it is named; nil for what every form has.
    public let range: SourceRange?
  }

  /// One use of a node by another.
  public struct Edge: Sendable, Equatable {
    /// The place of the node that is read, in ``FormGraph/nodes``.
    public let source: Int
    /// The place of the node that reads it.
    public let target: Int
    /// What depends on it.
    public let kind: Kind
    /// Where it is read.
    public let range: SourceRange
    /// The place of the circle that the edge belongs to, in ``FormGraph/circles``; nil for none.
    public let circle: Int?
  }

  /// What of a node depends on another.
  public enum Kind: String, Sendable, CaseIterable {
    /// The value that is worked out, or that it has at the start.
    case value
    /// Whether it is asked.
    case relevant
    /// Whether it can be used.
    case enabled
    /// Whether its value is fixed.
    case readOnly
    /// Whether an answer must be given.
    case required
    /// Whether its value is valid.
    case validity
    /// Which options it offers.
    case options
    /// What it shows.
    case text
    /// What a button gives it.
    case set
    /// A box that a select-all stands for.
    case selectAll = "select-all"
    /// What submitting checks.
    case check
    /// The part that it stands in, whose rules hold for it as well.
    case part
  }

  /// Nodes whose values and relevance depend on each other.
  public struct Circle: Sendable, Equatable {
    /// The code of the finding that it is.
    public let code: DiagnosticCode
    /// The places of its nodes.
    public let nodes: [Int]
  }

  /// The nodes, in the order of the form.
  public internal(set) var nodes: [Node] = []
  /// The edges, in the order of the file.
  public internal(set) var edges: [Edge] = []
  /// The circles, in the order of the form.
  public internal(set) var circles: [Circle] = []
}
