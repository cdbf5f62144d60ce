import FormModel

/// The texts that stand for a field's options in a body, and the way back.
struct OptionTexts {
  private let options: [(value: String, text: String)]
  private let valueOfText: [String: String]
  private let mostPieces: Int

  /// The texts of the options of `field`: their labels, or their values where two labels are the same.
  init(_ field: Field, in form: Form) {
    let labels = field.options.map { option in option.label.map { form.plainText($0).onOneLine } ?? option.value.value }
    let areDistinct = Set(labels).count == labels.count
    options = zip(field.options, labels).map { ($0.value.value, areDistinct ? $1 : $0.value.value) }
    valueOfText = Dictionary(options.map { ($0.text, $0.value) }, uniquingKeysWith: { first, _ in first })
    mostPieces = options.map { Self.pieces(of: $0.text).count }.max() ?? 1
  }

  /// All texts, in the order of the options.
  var texts: [String] { options.map(\.text) }

  /// The texts of the options that `value` chooses, in the order of the options.
  func texts(of value: FieldValue?) -> [String] {
    switch value {
    case .text(let chosen): return options.filter { $0.value == chosen }.map(\.text)
    case .texts(let chosen):
      let chosen = Set(chosen)
      return options.filter { chosen.contains($0.value) }.map(\.text)
    case .number, .boolean, .date, .time, .dateTime, nil: return []
    }
  }

  /// The value of the option that reads `text`; nil when there is none.
  func value(of text: String) -> String? { valueOfText[text] }

  /// The values of the options that are listed in `text`, in the order of the options, and whether `text` can be read
  /// in another way; nil when it lists no options.
  func values(in text: String) -> (values: [String], isAmbiguous: Bool)? {
    let pieces = Self.pieces(of: text)
    // For each piece, the ways to read all pieces from there, counted up to two, and how many pieces the first option takes.
    var ways = Array(repeating: 0, count: pieces.count + 1)
    var lengths = Array(repeating: 0, count: pieces.count)
    ways[pieces.count] = 1
    for start in pieces.indices.reversed() {
      for length in 1...min(mostPieces, pieces.count - start) where ways[start + length] > 0 {
        guard valueOfText[pieces[start..<start + length].joined(separator: ", ")] != nil else { continue }
        if ways[start] == 0 { lengths[start] = length }
        ways[start] = min(ways[start] + ways[start + length], 2)
      }
    }
    guard ways[0] > 0 else { return nil }
    var chosen: Set<String> = []
    var start = 0
    while start < pieces.count {
      let text = pieces[start..<start + lengths[start]].joined(separator: ", ")
      if let value = valueOfText[text] { chosen.insert(value) }
      start += lengths[start]
    }
    return (options.map(\.value).filter { chosen.contains($0) }, ways[0] > 1)
  }

  /// The parts of `text` between a comma with a space each.
  private static func pieces(of text: String) -> [String] {
    var pieces: [[UInt8]] = [[]]
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: ","), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: " ") {
        pieces.append([])
        index += 2
      } else {
        pieces[pieces.count - 1].append(bytes[index])
        index += 1
      }
    }
    return pieces.map { String(decoding: $0, as: UTF8.self) }
  }
}
