/// Regular expressions that say what formats only name, since validators may leave formats unchecked.
///
/// They use nothing but what ECMAScript, Python, RE2 and Rust read alike: no look-around, no classes by letter.
enum SchemaPatterns {
  /// A text that is not blank. White space is what Unicode calls `White_Space`.
  static let notBlank = "[^\\t-\\r \\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]"

  /// An e-mail address.
  ///
  /// Source: HTML, section 4.10.5.1.5.
  static let email: String = {
    let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
    return "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@\(label)(?:\\.\(label))*$"
  }()

  /// The beginning of an absolute URL.
  static let url = "^[a-zA-Z][a-zA-Z0-9+.-]*:"

  /// A day of the calendar from year 1 to 9999, leap years included.
  static let date = "^\(day)$"

  /// A time of day to the minute or the second.
  static let time = "^\(clock)$"

  /// A day and a time, with an offset from UTC or without.
  static let dateTime: String = {
    let hours = "(?:[01][0-9]|2[0-3])"
    return "^\(day)[Tt ]\(clock)(?:[Zz]|[+-]\(hours):[0-5][0-9])?$"
  }()

  private static let clock = "(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?"

  private static let day: String = {
    let year = "(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])"
    let leapYear =
      "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)"
    let long = "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
    let short = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    let february = "02-(?:0[1-9]|1[0-9]|2[0-8])"
    return "(?:\(year)-(?:\(long)|\(short)|\(february))|\(leapYear)-02-29)"
  }()

  /// `text` as a regular expression that matches it and nothing else.
  static func literal(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "^$\\.*+?()[]{}|/".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
