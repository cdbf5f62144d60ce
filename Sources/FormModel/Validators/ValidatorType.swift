import FormDocuments

/// A kind of validator, such as `minLength`: what it is for, what argument it takes, what its violation is called.
///
/// Each kind is one file in this folder and one entry in ``all``. A class, because every validator names its kind and no
/// kind ever changes.
public final class ValidatorType: Sendable, Equatable {
  /// The key as form files spell it.
  public let name: String
  /// What it asks for, in one sentence for authors.
  public let summary: String
  /// What the violations of the validator are called.
  public let violations: [ViolationKind]
  /// What stands after the key.
  let argument: ArgumentShape
  /// What it is for, as the end of the sentence "`minLength` is for …".
  let subject: String
  /// Whether it is for fields of `type`; it may be for one whose type cannot be told.
  let applies: @Sendable (_ type: FieldType) -> Bool
  /// Whether a validator of this kind with `argument` can never fail on a field of `type`.
  let isWithoutEffect: @Sendable (_ argument: ValidatorArgument, _ type: FieldType) -> Bool
  /// What a validator of this kind with `argument` refuses; `base` is where steps count from. Nil where more than the
  /// value decides, or where the argument is an expression.
  let refusal: @Sendable (_ argument: ValidatorArgument, _ base: FieldValue?) -> ValueRefusal?

  init(
    _ name: String, _ summary: String, violations: [ViolationKind], argument: ArgumentShape, for subject: String,
    applies: @escaping @Sendable (FieldType) -> Bool,
    isWithoutEffect: @escaping @Sendable (ValidatorArgument, FieldType) -> Bool = { _, _ in false },
    refusal: @escaping @Sendable (ValidatorArgument, FieldValue?) -> ValueRefusal? = { _, _ in nil }
  ) {
    self.name = name
    self.summary = summary
    self.violations = violations
    self.argument = argument
    self.subject = subject
    self.applies = { $0 == .unknown || applies($0) }
    self.isWithoutEffect = isWithoutEffect
    self.refusal = refusal
  }

  /// A kind is equal to itself alone.
  public static func == (left: ValidatorType, right: ValidatorType) -> Bool { left === right }
}

extension ValidatorType {
  /// Every kind, in the order in which documentation lists them.
  public static let all: [ValidatorType] = [
    .required, .syntax, .minLength, .maxLength, .pattern, .min, .max, .step, .minSelected, .maxSelected, .accept,
    .maxSize, .distinct, .viewed, .constraint,
  ]

  /// The names of all kinds.
  static let names: [String] = all.map(\.name)

  /// The kind called `name`; nil when there is none.
  public static func named(_ name: String) -> ValidatorType? { all.first { $0.name == name } }

  /// The kind that an author means by `name` who writes it as elsewhere, such as `maxlength` or `min_length`; nil when
  /// there is none.
  static func meant(by name: String) -> ValidatorType? { named(name) ?? byFoldedName[folded(name)] }

  private static let byFoldedName: [String: ValidatorType] = {
    let foreign = foreignNames.compactMap { name, ours in named(ours).map { (folded(name), $0) } }
    return Dictionary(all.map { (folded($0.name), $0) } + foreign) { first, _ in first }
  }()

  private static func folded(_ name: String) -> String {
    name.filter { $0 != "-" && $0 != "_" }.lowercased()
  }
}

/// Whether a value that is not empty is refused; made once for a rule, used for any number of values.
public typealias ValueRefusal = @Sendable (_ value: FieldValue) -> Bool

/// What a validator is given to check against.
public enum ValidatorArgument: Sendable, Equatable {
  /// Nothing: the validator stands alone.
  case flag
  /// A number of code points, choices or bytes.
  case count(Int)
  /// A value of the field's own type.
  case value(FieldValue)
  /// An expression that gives the value or the verdict.
  case formula(Formula)
  /// A regular expression for the whole value.
  case pattern(FieldPattern)
  /// Names: fields of an entry, or kinds of file.
  case names([Placed<String>])
}

/// The shapes of validator arguments, for reading and for the schema.
enum ArgumentShape: Sendable {
  /// None; in a mapping it is written `true`.
  case flag
  /// A whole number, 0 or more.
  case count
  /// A literal of the field's type, or an expression.
  case bound
  /// A positive number of the field's unit, or an expression.
  case step
  /// A regular expression.
  case pattern
  /// File name extensions and media types.
  case fileKinds
  /// A number of bytes such as `5 MB`.
  case size
  /// One field of the entries, or a list of them.
  case fieldNames
  /// An expression that must be true.
  case verdict

  /// The JSON Schema of the argument.
  var schema: JSON {
    switch self {
    case .flag: ["const": true]
    case .count: ["type": "integer", "minimum": 0]
    case .bound: ["type": ["number", "string"]]
    case .step: ["anyOf": [["type": "number", "exclusiveMinimum": 0], ["$ref": "#/$defs/expression"]]]
    case .pattern: ["type": "string"]
    case .fileKinds: ["anyOf": [["type": "string"], ["type": "array", "items": ["type": "string"], "minItems": 1]]]
    case .size:
      ["anyOf": [["type": "integer", "minimum": 1], ["type": "string", "pattern": "^[0-9]+ ?([kMG]i?)?B$"]]]
    case .fieldNames:
      ["anyOf": [["type": "string"], ["type": "array", "items": ["type": "string"], "minItems": 1]]]
    case .verdict: ["anyOf": [["type": "boolean"], ["$ref": "#/$defs/expression"]]]
    }
  }
}
