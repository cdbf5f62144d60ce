import FormDiagnostics
import FormDocuments
import FormExpressions
import FormPatterns
import FormText

/// What an author meant by a validator with an argument in the words of HTML or of a form library: `required: yes`,
/// `minLength: "8"`, `required: Please enter a name`.
struct ValidatorItem {
  /// The item as it stands in a list of validators.
  let text: String
  /// Whether the item is the name of the validator alone.
  let isBare: Bool
  /// Whether the entry says that the rule does not hold: `required: false`.
  let isOff: Bool
  /// The argument, where it is clear although it is not spelt as arguments are; nil for one that is to be read.
  let argument: ValidatorArgument?
  /// The keys and values of the item, each with its key, where they are not those that stand there.
  let parts: [String]
  /// The same as one text; nil when they stand there already.
  var replacement: String? { parts.isEmpty ? nil : parts.joined(separator: ", ") }

  /// What is meant by `kind` with `value` after it.
  init(_ kind: ValidatorType, _ value: Node, _ source: SourceText) {
    let written = source[value.range]
    var (parts, argument, isBare, isOff) = ([String](), Optional<ValidatorArgument>.none, false, false)
    if case .scalar(let scalar) = value {
      switch kind.argument {
      case .flag:
        let meant = Self.truth(scalar)
        (isOff, isBare) = (meant == false, meant == true)
        if meant != nil {
          argument = .flag
        } else if !scalar.text.isEmpty {
          parts = ["\(kind.name): true", "\(Self.isExpression(scalar) ? "when" : "message"): \(written)"]
          argument = .flag
        }
      case .count:
        if let number = scalar.meantNumber, let count = Int(number) {
          parts = ["\(kind.name): \(count)"]
          argument = .count(count)
        }
      case .pattern:
        if let meant = PatternLiteral(scalar.text)?.certain, case .success(let pattern) = Pattern.parse(meant) {
          parts = ["\(kind.name): '\(meant.replacing("'", with: "''"))'"]
          argument = .pattern(FieldPattern(pattern: pattern, place: ScalarPlace(scalar)))
        }
      default: break
      }
    }
    self.isOff = isOff
    self.isBare = isBare
    self.argument = argument
    self.parts = parts
    text = isBare ? kind.name : "{\(parts.isEmpty ? "\(kind.name): \(written)" : parts.joined(separator: ", "))}"
  }

  /// Whether the scalar says that the rule holds, also by an older word for it; nil for anything else.
  private static func truth(_ scalar: Node.Scalar) -> Bool? {
    switch scalar.text.lowercased() {
    case "true", "yes", "on", "y", "예", "네", "필수": true
    case "false", "no", "off", "n", "아니오", "아니요": false
    default: nil
    }
  }

  /// Whether the text is a condition rather than a sentence.
  private static func isExpression(_ scalar: Node.Scalar) -> Bool {
    guard scalar.style == .plain, case .success = Expression.parse(scalar.text) else { return false }
    // A word with a capital letter is the beginning of a sentence, and its end.
    return !isIdentifier(scalar.text) || scalar.text.first.map { !$0.isUppercase } ?? false
  }
}

extension Node.Scalar {
  /// The number that the scalar spells although it is a text: in quotes, in wide digits, or both; nil for others.
  var meantNumber: String? {
    // Nearly every text that is no number is an expression, which begins with a letter.
    guard !isNumber, style != .plain || text.utf8.first.map({ $0 >= 0x80 }) ?? false else { return nil }
    let digits = UnusualCharacter.removed(from: text).trimmingSpaces
    guard !digits.isEmpty, digits.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }), Decimal(digits) != nil
    else { return nil }
    return digits
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String {
    let inside = drop { $0 == " " }
    return String(inside.reversed().drop { $0 == " " }.reversed())
  }
}
