/// Reads the bytes of a terminal as keys, text, pastes and mouse events.
///
/// The bytes may be split anywhere: what is not complete waits for the next call. A byte ESC by itself may be the key
/// Esc or the beginning of a sequence, which only time can tell: while ``isUndecided`` is true, the caller waits for
/// the delay of the environment and then calls ``settle()``. Sequences that mean nothing here are swallowed whole.
///
/// Source: ECMA-48, section 5.4; xterm's control sequences; the CSI u keys of fixterms; bracketed paste (mode 2004);
/// SGR mouse (mode 1006).
public struct KeyDecoder: Sendable {
  /// What the bytes so far were the beginning of.
  enum State: Sendable, Equatable {
    case ground
    /// ESC, or ESC ESC.
    case escape(isDoubled: Bool)
    /// ESC O.
    case singleShift(isAlt: Bool)
    /// ESC [ and what followed.
    case control(isAlt: Bool)
    /// ESC [ [, the beginning of a function key of the Linux console.
    case console
    /// A string that ends in ESC \ (or BEL); whether anything followed its beginning.
    case string(hasBody: Bool)
    /// ESC inside such a string.
    case stringEscape
    /// A pasted text; how many bytes of the end marker were seen.
    case paste(matched: Int)
    /// The bytes of a mouse report in the old encoding that are still to come.
    case oldMouse(missing: Int)
  }

  private static let endOfPaste: [UInt8] = Array("\u{1B}[201~".utf8)

  var state = State.ground
  var parameters: [UInt8] = []
  var events: [InputEvent] = []
  private var scalars = ScalarAssembler()
  private var text = String.UnicodeScalarView()
  private var pasted: [UInt8] = []
  private let readsMouse: Bool

  /// A decoder; `readsMouse` tells whether the terminal was asked for mouse reports.
  public init(readsMouse: Bool = false) { self.readsMouse = readsMouse }

  /// Whether what was read last means something else if nothing follows soon.
  public var isUndecided: Bool {
    switch state {
    case .escape, .string(hasBody: false): true
    case .ground, .singleShift, .control, .console, .string, .stringEscape, .paste, .oldMouse: false
    }
  }

  /// What the given bytes complete, in order.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    return finish()
  }

  /// Nothing followed in time: what is undecided is what it is by itself.
  public mutating func settle() -> [InputEvent] {
    guard isUndecided else { return [] }
    if case .escape(let isDoubled) = state {
      if isDoubled { add(Key(.escape)) }
      add(Key(.escape))
    }
    state = .ground
    return finish()
  }

  private mutating func finish() -> [InputEvent] {
    flushText()
    let finished = events
    events = []
    return finished
  }

  /// Adds a key that was read. Shift makes another key of Tab only.
  mutating func add(_ key: Key) {
    flushText()
    let isShiftKept = key.code == .tab || !key.modifiers.contains(.shift)
    events.append(.key(isShiftKept ? key : Key(key.code, key.modifiers.subtracting(.shift))))
  }

  /// Adds a character that was typed.
  mutating func add(_ scalar: Unicode.Scalar) { text.append(scalar) }

  /// Adds what the mouse did.
  mutating func add(_ event: MouseEvent) {
    flushText()
    events.append(.mouse(event))
  }

  private mutating func flushText() {
    if text.isEmpty { return }
    events.append(.text(String(text)))
    text = String.UnicodeScalarView()
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape(let isDoubled): takeEscaped(byte, isDoubled)
    case .singleShift(let isAlt): takeSingleShift(byte, isAlt)
    case .control(let isAlt): takeControl(byte, isAlt)
    case .console:
      state = .ground
      if let number = [0x41, 0x42, 0x43, 0x44, 0x45].firstIndex(of: byte) { add(Key(.function(number + 1))) }
    case .string: takeString(byte)
    case .stringEscape:
      // ESC \ ends the string; ESC and anything else begins anew.
      if byte == 0x5C { state = .ground } else { takeEscaped(byte, false) }
    case .paste(let matched): takePaste(byte, matched)
    case .oldMouse(let missing): state = missing > 1 ? .oldMouse(missing: missing - 1) : .ground
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    if byte == 0x1B {
      scalars.reset()
      state = .escape(isDoubled: false)
    } else if byte < 0x20 || byte == 0x7F {
      scalars.reset()
      add(Self.key(ofControl: byte, []))
    } else if let scalar = scalars.add(byte), scalar.value >= 0xA0 || scalar.value < 0x80 {
      add(scalar)
    }
  }

  private mutating func takeEscaped(_ byte: UInt8, _ isDoubled: Bool) {
    switch byte {
    case 0x1B:
      if isDoubled { add(Key(.escape)) }
      state = .escape(isDoubled: true)
      return
    case UInt8(ascii: "["):
      parameters = []
      state = .control(isAlt: isDoubled)
      return
    case UInt8(ascii: "O"): state = .singleShift(isAlt: isDoubled)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(hasBody: false)
    default:
      if isDoubled { add(Key(.escape)) }
      state = .ground
      takeAlt(byte)
    }
  }

  private mutating func takeAlt(_ byte: UInt8) {
    if byte < 0x20 || byte == 0x7F {
      // Ctrl-C and its like act whatever stood before them.
      let isKept = byte == 0x7F || byte == 0x08 || byte == 0x0D || byte == 0x0A
      add(Self.key(ofControl: byte, isKept ? .alt : []))
    } else if byte < 0x7F {
      add(Key(.character(Unicode.Scalar(byte)), .alt))
    } else {
      takeGround(byte)
    }
  }

  private mutating func takeString(_ byte: UInt8) {
    switch byte {
    case 0x07: state = .ground
    case 0x1B: state = .stringEscape
    case 0..<0x20:
      // No string holds a control: it was never one, and the key is not to be lost.
      state = .ground
      takeGround(byte)
    default: state = .string(hasBody: true)
    }
  }

  /// Begins a pasted text.
  mutating func beginPaste() {
    flushText()
    pasted = []
    state = .paste(matched: 0)
  }

  private mutating func takePaste(_ byte: UInt8, _ matched: Int) {
    let marker = Self.endOfPaste
    if byte == marker[matched] {
      if matched + 1 < marker.count {
        state = .paste(matched: matched + 1)
        return
      }
      events.append(.paste(String(droppingInvalid: pasted)))
      pasted = []
      state = .ground
      return
    }
    // Only its first byte begins the marker, so nothing but that byte can begin it anew.
    pasted += marker[..<matched]
    if byte == marker[0] {
      state = .paste(matched: 1)
    } else {
      pasted.append(byte)
      state = .paste(matched: 0)
    }
  }

  /// Waits for the three bytes of a mouse report in the old encoding, if there can be one.
  mutating func beginOldMouse() { state = readsMouse ? .oldMouse(missing: 3) : .ground }
}
