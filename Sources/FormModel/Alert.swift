import FormDiagnostics
import FormDocuments

/// A message that the person must dismiss before going on.
public struct Alert: Sendable, Equatable {
  /// The headline.
  public let title: LocalizedText?
  /// What it says; nil where it says what its validator says.
  public let message: LocalizedText?
  /// The word on its button; nil for the built-in word.
  public let dismiss: LocalizedText?
}

extension Alert {
  private enum Keys {
    static let title = Key("title", LocalizedText.shape, "The headline.")
    static let message = Key("message", LocalizedText.shape, "What the alert says.")
    static let dismiss = Key("dismiss", LocalizedText.shape, "The word on its button.")
    static let optional = KeySet([title.erased, message.erased, dismiss.erased], foreign: foreign)
    static let withMessage = KeySet([title.erased, message.required.erased, dismiss.erased], foreign: foreign)

    /// What keys of other alerts are called here.
    private static let foreign = ForeignKeys(
      [
        "text": "message", "body": "message", "content": "message", "heading": "title", "button": "dismiss",
        "ok": "dismiss", "confirm": "dismiss", "okText": "dismiss", "close": "dismiss", "buttonText": "dismiss",
      ],
      advice: [
        "buttons": "An alert has one button, whose word is `dismiss: OK`.",
        "actions": "An alert has one button, whose word is `dismiss: OK`.",
      ])
  }

  private static func read(_ reader: ObjectReader, _ context: inout DecodingContext) -> Alert {
    Alert(
      title: reader(Keys.title, &context), message: reader(Keys.message, &context),
      dismiss: reader(Keys.dismiss, &context))
  }

  /// The alert of a validator: `{title, message, dismiss}`, all of them optional.
  static let validatorShape = Shape<Alert>.object(
    "an alert", keys: Keys.optional, bareKey: Keys.message.name, read)

  /// The alert of a submit check, which must have a message of its own.
  static let checkShape = Shape<Alert>.object(
    "the alert of a submit check", keys: Keys.withMessage, bareKey: Keys.message.name, read)
}
