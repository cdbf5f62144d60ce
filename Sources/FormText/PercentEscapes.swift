extension String {
  /// The text with the characters of `reserved` written as percent escapes, such as `%0A`; all of them are ASCII.
  ///
  /// Source: RFC 3986, section 2.1, as GitHub's workflow commands have it.
  package func percentEscaping(_ reserved: String) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if reserved.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
