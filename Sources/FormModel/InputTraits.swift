/// Facts about typing into a field for whoever draws it, and where Return leads.
///
/// Source: SwiftUI's names for keyboards, content types, capitalisation and submit labels.
public struct InputTraits: Sendable, Equatable {
  /// Which keyboard is shown.
  public let keyboard: String?
  /// What the text is, so that a system can fill it in.
  public let contentType: String?
  /// What is capitalised while typing.
  public let autocapitalization: String?
  /// The word on the Return key.
  public let submitLabel: String?
  /// The field that Return moves to; nil for the following one.
  public let next: Placed<String>?

  /// The known keyboards.
  public static let keyboards = [
    "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
    "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
  ]
  /// The known content types.
  public static let contentTypes = [
    "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle",
    "organizationName", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "addressCity",
    "addressState", "addressCityAndState", "sublocality", "countryName", "postalCode", "telephoneNumber",
    "emailAddress", "URL", "creditCardNumber", "username", "password", "newPassword", "oneTimeCode", "birthdate",
    "birthdateDay", "birthdateMonth", "birthdateYear", "dateTime", "flightNumber", "shipmentTrackingNumber",
  ]
  /// The known ways to capitalise.
  public static let autocapitalizations = ["never", "words", "sentences", "characters"]
  /// The known words on the Return key.
  public static let submitLabels = [
    "done", "go", "send", "join", "route", "search", "return", "next", "continue",
  ]
}

extension InputTraits {
  private enum Keys {
    static let keyboard = Key(
      "keyboard", Shapes.oneOf(InputTraits.keyboards, "keyboard"), "Which keyboard is shown.")
    static let contentType = Key(
      "contentType", Shapes.oneOf(InputTraits.contentTypes, "content type"), "What the text is, for filling it in.")
    static let autocapitalization = Key(
      "autocapitalization", Shapes.oneOf(InputTraits.autocapitalizations, "way to capitalise"),
      "What is capitalised while typing.")
    static let submitLabel = Key(
      "submitLabel", Shapes.oneOf(InputTraits.submitLabels, "submit label"), "The word on the Return key.")
    static let next = Key("next", Shapes.string, "The field that Return moves to.")
    static let all = KeySet(
      [
        keyboard.erased, contentType.erased, autocapitalization.erased, submitLabel.erased, next.erased,
      ], foreign: foreign)

    /// What SwiftUI, UIKit and HTML call them.
    private static let foreign = ForeignKeys([
      "keyboardType": "keyboard", "inputMode": "keyboard", "textContentType": "contentType",
      "autocomplete": "contentType", "autocapitalize": "autocapitalization",
      "textInputAutocapitalization": "autocapitalization", "returnKey": "submitLabel", "returnKeyType": "submitLabel",
      "returnKeyLabel": "submitLabel", "enterKeyHint": "submitLabel", "nextField": "next", "nextFocus": "next",
      "focusNext": "next", "focus": "next",
    ])
  }

  /// The `input` of a field.
  static let shape = Shape<InputTraits>.object("`input`", keys: Keys.all) { reader, context in
    InputTraits(
      keyboard: reader(Keys.keyboard, &context)?.value, contentType: reader(Keys.contentType, &context)?.value,
      autocapitalization: reader(Keys.autocapitalization, &context)?.value,
      submitLabel: reader(Keys.submitLabel, &context)?.value, next: reader(Keys.next, &context))
  }
}
