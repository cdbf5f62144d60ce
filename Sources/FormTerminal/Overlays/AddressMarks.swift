import FormText

/// Tells which parts of a message are web addresses, line by line, also where a line ends in the middle of one.
struct AddressMarks {
  /// A part of a line, and the address that it belongs to.
  struct Part: Hashable {
    var text: String
    let address: String?
  }

  private static let schemes = ["http://", "https://", "mailto:"]

  /// The address that each character belongs to, spaces and line breaks left out: lines differ from the message in
  /// nothing else.
  private var marks: ArraySlice<String?>

  /// The addresses in `message`: words that begin with `http://`, `https://` or `mailto:` and are printable ASCII. The
  /// lines are those of the message as it is escaped for display.
  init(_ message: String) {
    var marks: [String?] = []
    for word in message.escapedForDisplay(lineBreaks: true).split(whereSeparator: \.isWhitespace) {
      let range = Self.range(in: word)
      // What only reads like an address, because something in it was escaped, is none.
      let address = range.map { String(word[$0]) }.flatMap { message.contains($0) ? $0 : nil }
      marks += word.indices.map { place in range.map { $0.contains(place) } ?? false ? address : nil }
    }
    self.marks = marks[...]
  }

  /// Where the address in a word is, without brackets around it and punctuation after it.
  private static func range(in word: Substring) -> Range<Substring.Index>? {
    var address = word.drop { "([{<\"'".contains($0) }
    guard let scheme = schemes.first(where: { address.lowercased().hasPrefix($0) }) else { return nil }
    while let last = address.last, ".,;:!?)]}>\"'".contains(last) { address.removeLast() }
    guard address.utf8.count > scheme.utf8.count, address.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
    return address.startIndex..<address.endIndex
  }

  /// The parts of the next line of the message.
  mutating func parts(of line: String) -> [Part] {
    var parts: [Part] = []
    for character in line {
      let address = character.isWhitespace ? nil : marks.popFirst() ?? nil
      if parts.last?.address == address, !parts.isEmpty {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append(Part(text: String(character), address: address))
      }
    }
    return parts
  }
}
