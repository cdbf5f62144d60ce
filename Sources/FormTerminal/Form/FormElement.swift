import FormEngine

/// Something that a person meets in a form, with every text settled: one entry of a list from top to bottom.
///
/// The same list is drawn on the whole screen and asked line by line.
public struct FormElement: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// A headline: of the form, of a group or of an entry.
    case heading
    /// A text to read.
    case note
    /// Something typed.
    case text(TextKind, value: String)
    /// A box.
    case box(BoxState, BoxLook)
    /// Options to choose from; the box for all of them, if there is one.
    case choice([Choice], many: Bool, all: AllBox?)
    /// Something to open.
    case link(isRead: Bool)
    /// Something to press.
    case button(isReady: Bool, color: PaletteColor?)
  }

  /// How a text is typed.
  public enum TextKind: Hashable, Sendable {
    /// On one line.
    case line
    /// On several lines.
    case paragraph
    /// On one line that nobody is to read.
    case secret
  }

  /// What a box shows.
  public enum BoxState: Hashable, Sendable {
    /// Not ticked.
    case off
    /// Ticked.
    case on
    /// Some of those that it stands for are ticked.
    case mixed
  }

  /// How a box is drawn.
  public enum BoxLook: Hashable, Sendable {
    /// A square.
    case square
    /// A circle.
    case circle
    /// `[off]` and `[ON ]`.
    case toggle
    /// A button that holds a square or a circle.
    case button(isRound: Bool)
  }

  /// The box that stands for all options.
  public struct AllBox: Hashable, Sendable {
    /// What stands beside it.
    public let label: String
    /// What it shows.
    public let state: BoxState
    /// Whether it can be tapped.
    public let isEnabled: Bool
  }

  /// An option.
  public struct Choice: Hashable, Sendable {
    /// What the person sees.
    public let label: String
    /// Its line of help.
    public let hint: String?
    /// Whether it is chosen.
    public let isChosen: Bool
    /// Whether it can be changed.
    public let isEnabled: Bool
    /// Why it cannot.
    public let reason: String?
    /// The value of the option in the form file.
    public let value: String

    /// The option with its label.
    public init(label: String, hint: String?, isChosen: Bool, isEnabled: Bool, reason: String?, value: String) {
      (self.label, self.hint, self.isChosen) = (label, hint, isChosen)
      (self.isEnabled, self.reason, self.value) = (isEnabled, reason, value)
    }
  }

  /// A link beside a field.
  public struct LinkLabel: Hashable, Sendable {
    /// Where it can have the focus.
    public let stop: Stop
    /// What stands on it.
    public let label: String
    /// Whether its document was read to the end.
    public let isRead: Bool
  }

  /// What is said under a field.
  public struct Notice: Hashable, Sendable {
    /// How serious it is.
    public let severity: Severity
    /// The whole sentence.
    public let text: String

    /// How serious a notice is.
    public enum Severity: Hashable, Sendable {
      /// Blocks submitting.
      case error
      /// Blocks nothing.
      case warning
      /// Says something.
      case note
    }
  }

  /// Where it can have the focus; nil for what is only read.
  public var stop: Stop?
  /// What it is.
  public var kind: Kind
  /// Its name.
  public var label: String
  /// How many parts it stands in.
  public var depth = 0
  /// Formats and examples that stand beside the label.
  public var asides: [String] = []
  /// Its line of help.
  public var hint: String?
  /// Whether an answer must be given.
  public var isRequired = false
  /// Whether it can be used.
  public var isEnabled = true
  /// The cells that its name gains when it is disabled or enabled, so that nothing moves then.
  var reservedCells = 0
  /// Whether its value is fixed; what to say about that.
  public var readOnlyNote: String?
  /// The link beside it.
  public var link: LinkLabel?
  /// The name of the word on the Return key, one of ``InputTraits/submitLabels``; nil for the usual one.
  public var submitLabel: String?
  /// The colour that its style gives a box that is ticked; nil for the usual one.
  public var color: PaletteColor?
  /// What is said under it.
  public var notices: [Notice] = []
  /// Whether a row is left free above it.
  public var startsBlock = false

  /// An element with the rest as usual.
  public init(stop: Stop? = nil, kind: Kind, label: String) {
    (self.stop, self.kind, self.label) = (stop, kind, label)
  }

  /// Whether something is wrong with it.
  var hasError: Bool { notices.contains { $0.severity == .error } }

  /// The label with what belongs to it: brackets when it cannot be used, a star when an answer must be given.
  var name: String {
    if !isEnabled { return "(\(label))" }
    return label + (isRequired ? "*" : "") + (readOnlyNote.map { " (\($0))" } ?? "")
  }
}
