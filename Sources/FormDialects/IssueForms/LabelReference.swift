/// How GitHub makes a reference to an element out of its label, where the element has no id.
///
/// Source: GitHub Docs, "Labels are too similar"; `parameterize` and `transliterate` of Ruby on Rails' inflector.
enum LabelReference {
  /// The reference that `label` gives: small letters, digits, `-` and `_`; empty when nothing of it is left.
  ///
  /// Latin letters with marks become plain ones; everything else becomes a hyphen, and hyphens at the ends and beside
  /// each other go.
  static func parameterized(_ label: String) -> String {
    var result: [UInt8] = []
    var hasGap = false
    func add(_ byte: UInt8) {
      if hasGap, !result.isEmpty, byte != hyphen, result.last != hyphen { result.append(hyphen) }
      hasGap = false
      if byte == hyphen, result.isEmpty || result.last == hyphen { return }
      result.append(byte)
    }
    for scalar in label.unicodeScalars {
      if scalar.isASCII, isReferenceByte(UInt8(scalar.value)) {
        let byte = UInt8(scalar.value)
        add((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
      } else if !scalar.isASCII, let letters = plainLetters[scalar] {
        for byte in letters.utf8 { add(byte) }
      } else if !isCombiningMark(scalar) {
        hasGap = true
      }
    }
    while result.last == hyphen { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  private static let hyphen = UInt8(ascii: "-")

  /// Whether `scalar` is a mark that composes with the Latin letter before it.
  private static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x327).contains(scalar.value) }

  /// The letters of Latin-1 and Latin Extended-A with what stands for them.
  private static let plainLetters: [Unicode.Scalar: String] = {
    let rows: [(String, String)] = [
      ("a", "ÀÁÂÃÄÅàáâãäåĀāĂăĄą"), ("ae", "Ææ"), ("c", "ÇçĆćĈĉĊċČč"), ("d", "ÐðĎďĐđ"), ("e", "ÈÉÊËèéêëĒēĔĕĖėĘęĚě"),
      ("g", "ĜĝĞğĠġĢģ"), ("h", "ĤĥĦħ"), ("i", "ÌÍÎÏìíîïĨĩĪīĬĭĮįİı"), ("ij", "Ĳĳ"), ("j", "Ĵĵ"), ("k", "Ķķĸ"),
      ("l", "ĹĺĻļĽľĿŀŁł"), ("n", "ÑñŃńŅņŇňŉ"), ("ng", "Ŋŋ"), ("o", "ÒÓÔÕÖØòóôõöøŌōŎŏŐő"), ("oe", "Œœ"),
      ("r", "ŔŕŖŗŘř"), ("s", "ŚśŜŝŞşŠš"), ("ss", "ßẞ"), ("t", "ŢţŤťŦŧ"), ("th", "Þþ"), ("u", "ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲų"),
      ("w", "Ŵŵ"), ("x", "×"), ("y", "ÝýÿŶŷŸ"), ("z", "ŹźŻżŽž"),
    ]
    var letters: [Unicode.Scalar: String] = [:]
    for (plain, row) in rows { for scalar in row.unicodeScalars { letters[scalar] = plain } }
    return letters
  }()
}
