import FormText

/// Other spellings of the names that RE2 knows in `\p{…}`.
enum PropertyNames {
  /// The name that was meant, and whether that is certain; nil when nothing is near.
  static func meant(by written: String) -> (name: String, isCertain: Bool)? {
    var plain = normalized(written)
    for prefix in ["generalcategory=", "gc=", "scriptextensions=", "scx=", "script=", "sc="]
    where plain.hasPrefix(prefix) {
      plain.removeFirst(prefix.count)
      break
    }
    for candidate in [plain, plain.hasPrefix("is") ? String(plain.dropFirst(2)) : plain] {
      if let long = longCategoryNames[candidate] { return (long, true) }
      if let known = NamedClass.propertyNames.first(where: { normalized($0) == candidate }) { return (known, true) }
    }
    if plain.hasPrefix("emoji") { return ("So", false) }
    return nearestName(to: written, in: NamedClass.propertyNames.filter { $0.utf8.count > 2 }).map { ($0, false) }
  }

  private static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
  }

  /// The long names of general categories, which RE2 does not know. Source: UAX #44, table 12.
  private static let longCategoryNames: [String: String] = [
    "letter": "L", "casedletter": "L", "alphabetic": "L", "alpha": "L", "uppercaseletter": "Lu", "uppercase": "Lu",
    "upper": "Lu", "lowercaseletter": "Ll", "lowercase": "Ll", "lower": "Ll", "titlecaseletter": "Lt",
    "modifierletter": "Lm", "otherletter": "Lo", "mark": "M", "combiningmark": "M", "nonspacingmark": "Mn",
    "spacingmark": "Mc", "enclosingmark": "Me", "number": "N", "decimalnumber": "Nd", "digit": "Nd",
    "letternumber": "Nl", "othernumber": "No", "punctuation": "P", "punct": "P", "connectorpunctuation": "Pc",
    "dashpunctuation": "Pd", "dash": "Pd", "openpunctuation": "Ps", "closepunctuation": "Pe",
    "initialpunctuation": "Pi", "finalpunctuation": "Pf", "otherpunctuation": "Po", "symbol": "S", "mathsymbol": "Sm",
    "math": "Sm", "currencysymbol": "Sc", "currency": "Sc", "modifiersymbol": "Sk", "othersymbol": "So",
    "separator": "Z", "spaceseparator": "Zs", "lineseparator": "Zl", "paragraphseparator": "Zp", "other": "C",
    "control": "Cc", "cntrl": "Cc", "format": "Cf", "privateuse": "Co", "unassigned": "Cn", "hang": "Hangul",
    "latn": "Latin", "cyrl": "Cyrillic", "grek": "Greek", "hani": "Han", "hira": "Hiragana", "kana": "Katakana",
    "arab": "Arabic", "hebr": "Hebrew", "hangulsyllables": "Hangul", "inhangulsyllables": "Hangul",
  ]
}
