/// For each class of an alphabet a code point that stands for it in examples, the easy ones first.
struct Representatives {
  /// The classes in the order in which examples prefer them; class 0 stands in none.
  private(set) var order: [(number: Int, scalar: Unicode.Scalar)] = []
  /// For each class code points of it that a person can read, to choose from at random.
  private(set) var members: [[Unicode.Scalar]]

  /// Letters, digits, capitals, what is common in names and addresses, other signs; then some letters of other scripts.
  private static let preferred =
    "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_.@/:+,;=!?#%&*~'\"()[]{}<>|\\^$` 가éαяあ漢א😀\t\n\r"

  init(_ alphabet: Alphabet) {
    members = Array(repeating: [], count: alphabet.classCount)
    var isChosen = [Bool](repeating: false, count: alphabet.classCount)
    isChosen[0] = true
    for scalar in Self.preferred.unicodeScalars {
      let number = alphabet.classNumber(of: scalar.value)
      if scalar.value > 0x20 { members[number].append(scalar) }
      guard !isChosen[number] else { continue }
      isChosen[number] = true
      order.append((number, scalar))
    }
    guard isChosen.contains(false) else { return }
    let visible = ScalarSet(joining: ["L", "N", "P", "S"].compactMap { UnicodeTables.category($0) })
    for (number, ranges) in alphabet.stretches.enumerated() where !isChosen[number] {
      let value = ranges.lazy.flatMap { $0.prefix(32) }.first { visible.contains($0) } ?? ranges.first?.lowerBound
      guard let scalar = value.flatMap({ Unicode.Scalar($0) }) else { continue }
      order.append((number, scalar))
      let following = ranges.first { $0.contains(scalar.value) }.map {
        scalar.value...min($0.upperBound, scalar.value + 40)
      }
      members[number] = (following.map { Array($0) } ?? []).compactMap { Unicode.Scalar($0) }.filter {
        visible.contains($0.value)
      }
    }
  }
}
