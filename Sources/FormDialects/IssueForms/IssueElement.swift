import FormDiagnostics
import FormDocuments
import FormModel

/// One element of an issue form's body as it was read, broken parts left out.
struct IssueElement {
  /// One choice of a dropdown, or one box of checkboxes.
  struct Option {
    /// What it says.
    let label: Node.Scalar
    /// Whether the box must be ticked.
    var isRequired = false
  }

  /// What it is.
  let type: IssueElementType
  /// Its place in the body, from 0.
  let index: Int
  /// The bytes of the whole element.
  let range: SourceRange
  /// The place after the value of `type`, and how far in the keys stand; nil where an element is written on one line.
  var lineAfterType: (offset: Int, indent: Int)?
  /// The id that its author gave.
  var id: Node.Scalar?
  /// Whether an id is given, even one that cannot be read: then nothing is called by the label, and no id is added.
  var saysID = false
  /// Whether the element has the key `validations`.
  var saysValidations = false
  /// Attributes that stand beside `type`, not under `attributes`, which is told of each.
  var misplacedAttributes: [String] = []
  /// What the person sees as its name.
  var label: Node.Scalar?
  /// The help under the label.
  var description: Node.Scalar?
  /// An example shown while it is empty.
  var placeholder: Node.Scalar?
  /// The text at the start, or the text of a `markdown` element.
  var value: Node.Scalar?
  /// The language of the code that is asked for.
  var render: String?
  /// Whether several options may be chosen.
  var isMultiple = false
  /// What can be chosen or ticked.
  var options: [Option] = []
  /// The place among the options of the one that is chosen at the start.
  var defaultPlace: Int?
  /// Where that place is written.
  var defaultRange: SourceRange?
  /// Whether a default is said, even where it comes after the options.
  var hasDefault = false
  /// How many options are listed, broken ones included.
  var optionCount = 0
  /// Where it is said that an answer must be given; nil when none must.
  var required: Node.Scalar?
  /// The kinds of file that are taken.
  var accept: Node.Scalar?
  /// Whether the answer is a number (Gitea).
  var isNumber = false
  /// What the answer must match (Gitea).
  var regex: Node.Scalar?
  /// The same as a pattern; nil when it is none that forms can have.
  var pattern: FieldPattern?
  /// Whether it is shown while the form is filled in (Gitea).
  var isShownInForm = true
  /// Whether it is shown in the issue that the answers make (Gitea).
  var isShownInIssue = true

  /// How GitHub names the element: `Body[2]`.
  var name: String { Self.name(at: index) }

  /// How GitHub names the element at `index`.
  static func name(at index: Int) -> String { "Body[\(index)]" }
}
