extension ValidatorType {
  /// What validators of HTML, JSON Schema and form libraries are called here, also in Korean.
  static let foreignNames: [String: String] = [
    "mandatory": "required", "notEmpty": "required", "nonEmpty": "required", "notBlank": "required",
    "presence": "required", "필수": "required", "regex": "pattern", "regexp": "pattern", "정규식": "pattern",
    "패턴": "pattern", "minimum": "min", "gte": "min", "최소": "min", "최솟값": "min", "maximum": "max", "lte": "max",
    "최대": "max", "최댓값": "max", "minLen": "minLength", "최소길이": "minLength", "maxLen": "maxLength",
    "최대길이": "maxLength", "multipleOf": "step", "minItems": "minSelected", "maxItems": "maxSelected",
    "unique": "distinct", "uniqueItems": "distinct", "assert": "constraint", "custom": "constraint",
    "refine": "constraint", "maxFileSize": "maxSize", "extensions": "accept", "mimeTypes": "accept",
  ]

  /// What authors bring along as a key of an entry in `validators`.
  static let foreign = ForeignKeys(
    foreignNames.merging([
      "error": "message", "errorMessage": "message", "msg": "message", "text": "message", "메시지": "message",
      "constraintMessage": "message", "requiredMessage": "message", "constraintMsg": "message",
      "requiredMsg": "message", "validationMessage": "message", "errorText": "message", "jr:constraintMsg": "message",
      "if": "when", "condition": "when", "level": "severity",
    ]) { first, _ in first },
    advice: advice)

  /// What to write instead of validators that are none here; also where one stands by its bare name.
  static let advice: [String: String] = [
    "email": "That an answer is an e-mail address is said by the field: `type: email`.",
    "url": "That an answer is a web address is said by the field: `type: url`.",
    "integer": "That an answer is a whole number is said by the field: `type: integer`.",
    "number": "That an answer is a number is said by the field: `type: number`.",
    "numeric": "That an answer is a number is said by the field: `type: number`.",
    "date": "That an answer is a date is said by the field: `type: date`.",
    "length": "Write two entries: `minLength: 2` and `maxLength: 20`.",
    "match": sameAs, "matches": sameAs, "equalTo": sameAs, "equals": sameAs, "sameAs": sameAs, "same": sameAs,
    "literal": sameValue, "const": sameValue, "confirmed": sameAs, "confirm": sameAs,
    "oneOf": "What can be chosen are the field's `options`.",
    "enum": "What can be chosen are the field's `options`.", "in": "What can be chosen are the field's `options`.",
    "type": ownName, "name": ownName, "rule": ownName, "kind": ownName, "value": ownName, "params": ownName,
    "precision": digits, "scale": digits, "decimals": digits, "decimalPlaces": digits, "fractionDigits": digits,
    "maxDecimals": digits, "digits": digits,
    "optional": "Fields are optional unless `required` is listed: take this away.",
    "nullable": "Fields are optional unless `required` is listed: take this away.",
    "validate": "A rule of your own is an expression: `constraint: value != 'abc'`.",
  ]

  private static let sameAs = "That two answers are equal is written `constraint: value == other`, `other` being an id."
  private static let sameValue = "That an answer is one value alone is written `constraint: value == 'abc'`."
  private static let digits = "How many digits may follow the point is said by `step`: `step: 0.01` allows two."
  private static let ownName = "The name of the rule is the key itself: `- minLength: 8`."
}
