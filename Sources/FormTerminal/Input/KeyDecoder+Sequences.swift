extension KeyDecoder {
  /// Parameters beyond this many bytes belong to no key.
  private static let parameterLimit = 64

  mutating func takeSingleShift(_ byte: UInt8, _ isAlt: Bool) {
    state = .ground
    if byte == 0x1B {
      state = .escape(isDoubled: false)
    } else if byte < 0x20 || byte == 0x7F {
      add(Self.key(ofControl: byte, []))
    } else if let code = Self.letterKeys[byte] {
      add(Key(code, isAlt ? .alt : []))
    } else if let code = Self.letterKeys[byte ^ 0x20], byte < 0x65 {
      // rxvt writes Ctrl with an arrow as ESC O a.
      add(Key(code, .control))
    } else {
      addKeypad(byte)
    }
  }

  /// The number block in application mode.
  private mutating func addKeypad(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "M"): add(Key(.return))
    case UInt8(ascii: "I"): add(Key(.tab))
    case UInt8(ascii: "X"): add("=" as Unicode.Scalar)
    case UInt8(ascii: " "): add(" " as Unicode.Scalar)
    case UInt8(ascii: "j")...UInt8(ascii: "y"): add(Unicode.Scalar(byte - 0x40))
    default: break
    }
  }

  mutating func takeControl(_ byte: UInt8, _ isAlt: Bool) {
    switch byte {
    case 0x1B: state = .escape(isDoubled: false)
    case 0..<0x20, 0x7F:
      state = .ground
      add(Self.key(ofControl: byte, []))
    case UInt8(ascii: "[") where parameters.isEmpty: state = .console
    case 0x20...0x3F: if parameters.count <= Self.parameterLimit { parameters.append(byte) }
    case 0x40...0x7E:
      state = .ground
      if parameters.count <= Self.parameterLimit { addControl(byte, isAlt ? .alt : []) }
    default: break
    }
  }

  private mutating func addControl(_ final: UInt8, _ held: Key.Modifiers) {
    if parameters.first == UInt8(ascii: "<") { return addMouse(final) }
    guard let numbers = ControlParameters(parameters) else { return }
    if numbers.isRelease { return }
    let modifiers = numbers.modifiers.union(held)
    switch final {
    case UInt8(ascii: "~"): addNumbered(numbers, modifiers)
    case UInt8(ascii: "u"): add(code: numbers[0], modifiers)
    case UInt8(ascii: "Z"): add(Key(.tab, modifiers.union(.shift)))
    case UInt8(ascii: "M"): if parameters.isEmpty { beginOldMouse() }
    // A first number above 1 is an answer such as a cursor position, which has the letter of a key.
    default: if numbers[0] <= 1, let code = Self.letterKeys[final] { add(Key(code, modifiers)) }
    }
  }

  private mutating func addNumbered(_ numbers: ControlParameters, _ modifiers: Key.Modifiers) {
    switch numbers[0] {
    case 200: beginPaste()
    case 27: add(code: numbers[2], modifiers)
    default: if let code = Self.numberedKeys[numbers[0]] { add(Key(code, modifiers)) }
    }
  }

  /// Adds a key that was told by the character it stands for.
  private mutating func add(code: Int, _ modifiers: Key.Modifiers) {
    switch code {
    case 9: add(Key(.tab, modifiers))
    case 10, 13, 57_414: add(Key(.return, modifiers))
    case 27: add(Key(.escape, modifiers))
    case 8, 127: add(Key(.backspace, modifiers))
    case 57_399...57_408: if let digit = Unicode.Scalar(code - 57_399 + 0x30) { add(digit) }
    case 0x20...0xD7FF, 0xF900...0x10_FFFF:
      guard let scalar = Unicode.Scalar(code), scalar.properties.generalCategory != .control else { return }
      if modifiers == .control, let byte = Self.controlByte(of: scalar) {
        add(byte == 0x1B ? Key(.escape) : Self.key(ofControl: byte, []))
      } else if modifiers.isSubset(of: .shift) {
        let letter = String(scalar)
        for typed in (modifiers.isEmpty ? letter : letter.uppercased()).unicodeScalars { add(typed) }
      } else {
        add(Key(.character(scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar), modifiers))
      }
    default: break
    }
  }

  private mutating func addMouse(_ final: UInt8) {
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m"),
      let numbers = ControlParameters(parameters.dropFirst()), numbers.count == 3, numbers[1] > 0, numbers[2] > 0
    else { return }
    let action: MouseEvent.Action
    // The bits for Shift, Alt and Ctrl do not matter.
    switch numbers[0] & ~28 {
    case 0: action = final == UInt8(ascii: "M") ? .press : .release
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    default: return
    }
    add(MouseEvent(action, column: numbers[1] - 1, row: numbers[2] - 1))
  }

  /// The control byte that Ctrl with a character stands for; nil for none.
  private static func controlByte(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "@"..."_", "a"..."z": UInt8(scalar.value & 0x1F)
    default: nil
    }
  }

  /// The key behind a control byte.
  static func key(ofControl byte: UInt8, _ modifiers: Key.Modifiers) -> Key {
    switch byte {
    case 0x09: Key(.tab, modifiers)
    case 0x0A, 0x0D: Key(.return, modifiers)
    case 0x08, 0x7F: Key(.backspace, modifiers)
    case 0x00: Key(.character(" "), modifiers.union(.control))
    case 0x01...0x1A: Key(.character(Unicode.Scalar(byte + 0x60)), modifiers.union(.control))
    default: Key(.character(Unicode.Scalar(byte + 0x40)), modifiers.union(.control))
    }
  }

  private static let letterKeys: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let numberedKeys: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
    18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
  ]
}

/// The numbers of a control sequence: `1;5` or, with the kind of event after a colon, `97;5:3`.
private struct ControlParameters {
  private let numbers: [Int]
  /// Whether a key went up, where terminals tell.
  let isRelease: Bool

  /// Reads the bytes before the final one; nil when they are no numbers.
  init?(_ bytes: some Sequence<UInt8>) {
    var numbers: [Int] = []
    var kind = 0
    for (place, group) in Array(bytes).split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .enumerated()
    {
      let parts = group.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard let number = Self.number(parts[0]) else { return nil }
      numbers.append(number)
      if place == 1, parts.count > 1 { kind = Self.number(parts[1]) ?? 0 }
    }
    self.numbers = numbers
    isRelease = kind == 3
  }

  var count: Int { numbers.count }

  subscript(place: Int) -> Int { numbers.indices.contains(place) ? numbers[place] : 0 }

  var modifiers: Key.Modifiers { Key.Modifiers(rawValue: max(0, self[1] - 1) & 7) }

  /// Whole numbers up to seven digits; more belong to no key.
  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard digits.count <= 7 else { return nil }
    var number = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
