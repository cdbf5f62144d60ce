public import FormDiagnostics
public import FormDocuments
public import FormExpressions

/// A test that lives in the form file: what a person does, and what must be seen.
public struct Scenario: Sendable, Equatable {
  /// What the scenario shows, in the author's words.
  public let name: Placed<String>
  /// The day that `today()` gives; nil for whatever the runner's clock says.
  public let today: Placed<CivilDate>?
  /// The language of the texts; nil for the form's own.
  public let language: Placed<LanguageTag>?
  /// What the form is told from outside, as it was read; nil when the scenario does not say.
  let contextNode: Node?
  /// The files that a person could name: their sizes in bytes, by their paths; nil for those of the machine.
  public let files: [String: Int]?
  /// The steps in order.
  public let steps: [Step]

  /// What the form is told from outside.
  public var context: Placed<JSON>? { contextNode.map { Placed(JSON($0), at: $0.range) } }

  /// Compares what the scenarios say, not where it stands.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.today == right.today && left.language == right.language
      && left.context == right.context && left.files == right.files && left.steps == right.steps
  }

  /// One line of a scenario.
  public struct Step: Sendable, Equatable {
    /// What happens or must be seen.
    public let action: Action
    /// Whether it is an event that a person could not cause now and that must change nothing.
    public let isIgnored: Bool
    /// The bytes of the whole step.
    public let range: SourceRange

    /// Compares what the steps say, not where they stand.
    public static func == (left: Self, right: Self) -> Bool {
      left.action == right.action && left.isIgnored == right.isIgnored
    }
  }

  /// What a step is.
  public enum Action: Sendable, Equatable {
    /// Something that a person does.
    case event(ScenarioEvent)
    /// What must be seen, each aspect on its own.
    case expectation([ScenarioExpectation])
  }
}

/// Something that a person does, or that happens to the form.
public struct ScenarioEvent: Sendable, Equatable {
  /// What happens.
  public let kind: Placed<Kind>
  /// What it happens to, with the value that it brings; empty for events without an argument.
  public let targets: [Target]

  /// One thing that an event happens to.
  public struct Target: Sendable, Equatable {
    /// The id, or the place of a field of an entry such as `orders[0].amount`; for `language` the tag.
    public let name: Placed<String>
    /// The value as it was read; nil when the event brings none.
    let node: Node?

    /// The text or value that the event brings; nil when it brings none.
    public var value: Placed<JSON>? { node.map { Placed(JSON($0), at: $0.range) } }

    /// The place of the part of the value that `path` leads to, or of the last part on the way that is there.
    package func place(of path: [JSON.Step]) -> SourceRange { node.map { $0.range(nearest: path) } ?? name.range }

    /// Compares what the targets say, not where they stand.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name && left.value == right.value }
  }

  /// The events.
  public enum Kind: String, Sendable, CaseIterable {
    /// The focus goes to a field.
    case focus
    /// The focus leaves, to nowhere.
    case blur
    /// Text is typed in place of what a field holds.
    case type
    /// A field gets a value.
    case set
    /// A field is emptied.
    case clear
    /// A box, an option, a select-all, a link or a button is tapped.
    case tap
    /// A button goes down.
    case press
    /// The pressed button is let go inside.
    case release
    /// The pressed button is left.
    case cancel
    /// The Return key.
    case `return`
    /// A document opens.
    case open
    /// The document closes.
    case close
    /// A repeat gets an entry.
    case add
    /// An entry goes.
    case remove
    /// The form is submitted.
    case submit
    /// The alert is dismissed.
    case dismiss
    /// The language of the texts changes.
    case language
    /// The form is saved as a draft and resumed.
    case reload

    /// What stands after the name of the event.
    var argument: Argument {
      switch self {
      case .blur, .return, .close, .submit, .dismiss, .reload: .none
      case .press, .release, .cancel: .optionalTarget
      case .focus, .clear, .open, .add, .remove, .language: .target
      case .tap: .targetOrOption
      case .type, .set: .values
      }
    }
  }

  /// What may stand after the name of an event.
  enum Argument: Sendable {
    /// Nothing: the event is a bare word.
    case none
    /// The id of what it happens to.
    case target
    /// An id, or nothing.
    case optionalTarget
    /// An id, or a mapping from the id of a choice to one of its options.
    case targetOrOption
    /// A mapping from ids to values.
    case values
  }
}

/// One aspect of what must be seen.
public struct ScenarioExpectation: Sendable, Equatable {
  /// The aspect, such as `values`, or the id of a select-all.
  public let aspect: Placed<String>
  /// What must be seen, as it was read.
  let node: Node
  /// For the aspects that ask about several fields: each name with what must be seen of it.
  public let entries: [ScenarioEvent.Target]

  /// What must be seen.
  public var value: Placed<JSON> { Placed(JSON(node), at: node.range) }

  /// The place of the part of the value that `path` leads to, or of the last part on the way that is there.
  package func place(of path: [JSON.Step]) -> SourceRange { node.range(nearest: path) }

  /// Compares what the expectations say, not where they stand.
  public static func == (left: Self, right: Self) -> Bool {
    left.aspect == right.aspect && left.value == right.value && left.entries == right.entries
  }

  /// The aspects that map names to what must be seen of them.
  static let mappedAspects = ["values", "relevant", "enabled", "errors", "violations"]
  /// The aspects with one value of their own.
  static let singleAspects = ["focus", "pressed", "alert", "document", "submitted", "next", "text"]
}
