import FormTerminal
import FormTestSupport
import Testing

@Suite struct KeyDecoderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: String
    let events: [InputEvent]

    init(_ bytes: String, _ events: InputEvent...) {
      self.bytes = bytes
      self.events = events
    }

    var testDescription: String { bytes.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
  }

  static let cases = [
    Case("abc", .text("abc")),
    Case("한글\u{1F468}\u{200D}\u{1F469}", .text("한글\u{1F468}\u{200D}\u{1F469}")),
    Case("a\rb\n", .text("a"), .key(Key(.return)), .text("b"), .key(Key(.return))),
    Case("\t\u{1B}[Z", .key(Key(.tab)), .key(Key(.tab, .shift))),
    Case("\u{8}\u{7F}", .key(Key(.backspace)), .key(Key(.backspace))),
    Case(
      "\u{1}\u{3}\u{1A}\u{1C}\u{1F}\0", .key(.control("a")), .key(.control("c")), .key(.control("z")),
      .key(.control("\\")), .key(.control("_")), .key(.control(" "))),
    Case("\u{1B}[A\u{1B}OA", .key(Key(.up)), .key(Key(.up))),
    Case("\u{1B}[H\u{1B}OF\u{1B}[1~\u{1B}[8~", .key(Key(.home)), .key(Key(.end)), .key(Key(.home)), .key(Key(.end))),
    Case("\u{1B}[3~\u{1B}[5~\u{1B}[6~", .key(Key(.delete)), .key(Key(.pageUp)), .key(Key(.pageDown))),
    Case(
      "\u{1B}[1;5C\u{1B}[1;3D\u{1B}Oc", .key(Key(.right, .control)), .key(Key(.left, .alt)), .key(Key(.right, .control))
    ),
    Case("\u{1B}b\u{1B}\u{7F}", .key(.alt("b")), .key(Key(.backspace, .alt))),
    Case("\u{1B}\u{1B}[A", .key(Key(.up, .alt))),
    Case("\u{1B}\u{3}", .key(.control("c"))),
    Case(
      "\u{1B}OP\u{1B}[11~\u{1B}[[A\u{1B}[P", .key(Key(.function(1))), .key(Key(.function(1))), .key(Key(.function(1))),
      .key(Key(.function(1)))),
    Case("\u{1B}[97u\u{1B}[97;2u\u{1B}[99;5u", .text("aA"), .key(.control("c"))),
    Case(
      "\u{1B}[13u\u{1B}[27u\u{1B}[9;2u\u{1B}[127;3u", .key(Key(.return)), .key(Key(.escape)), .key(Key(.tab, .shift)),
      .key(Key(.backspace, .alt))),
    // Shift changes nothing but Tab, and Ctrl with a letter is the control that it always was.
    Case(
      "\u{1B}[1;2A\u{1B}[1;6C\u{1B}[3;2~\u{1B}[13;2u", .key(Key(.up)), .key(Key(.right, .control)), .key(Key(.delete)),
      .key(Key(.return))),
    Case(
      "\u{1B}[105;5u\u{1B}[109;5u\u{1B}[91;5u\u{1B}[104;5u\u{1B}[119;5u", .key(Key(.tab)), .key(Key(.return)),
      .key(Key(.escape)), .key(Key(.backspace)), .key(.control("w"))),
    Case("\u{1B}[97;1:3u\u{1B}[1;1:3A"),
    Case("\u{1B}[27;5;99~", .key(.control("c"))),
    Case("\u{1B}Oq\u{1B}OM", .text("1"), .key(Key(.return))),
    Case(
      "\u{1B}[<0;3;4M\u{1B}[<0;3;4m\u{1B}[<64;1;1M", .mouse(MouseEvent(.press, column: 2, row: 3)),
      .mouse(MouseEvent(.release, column: 2, row: 3)), .mouse(MouseEvent(.wheelUp, column: 0, row: 0))),
    Case("\u{1B}[<2;3;4M\u{1B}[<0;0;4M\u{1B}[<0;1M"),
    Case("\u{1B}[200~a\rb\u{1B}[A\u{1B}[20\u{1B}[201~c", .paste("a\rb\u{1B}[A\u{1B}[20"), .text("c")),
    Case("\u{1B}[200~\u{1B}\u{1B}[201~", .paste("\u{1B}")),
    // Swallowed whole: answers to requests, focus reports, unknown keys, strings.
    Case("\u{1B}[?1;2cx\u{1B}[24;80Ry", .text("xy")),
    Case("\u{1B}[I\u{1B}[O\u{1B}[99~\u{1B}[1;2;3;4z\u{1B}[ q!", .text("!")),
    Case("\u{1B}]11;rgb:0/0/0\u{7}a\u{1B}P>|x\u{1B}\\b\u{1B}_G\u{1B}\\c", .text("abc")),
    Case("\u{1B}[\(String(repeating: "1", count: 500))~a", .text("a")),
    // Controls act even in the midst of a sequence.
    Case("\u{1B}[12\u{3}\u{1B}Px\u{3}", .key(.control("c")), .key(.control("c"))),
    Case("\u{9B}31m", .text("31m")),
  ]

  @Test(arguments: cases) func keys(_ test: Case) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(test.bytes.utf8) == test.events)
    #expect(!decoder.isUndecided)
  }

  @Test(arguments: cases) func bytesMayBeSplitAnywhere(_ test: Case) {
    var decoder = KeyDecoder()
    var events: [InputEvent] = []
    for byte in test.bytes.utf8 { events += decoder.decode([byte]) }
    #expect(joined(events) == joined(test.events))
  }

  @Test func aLoneEscapeIsSettledByTime() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.isUndecided)
    #expect(decoder.settle() == [.key(Key(.escape))])
    #expect(!decoder.isUndecided)
    #expect(decoder.decode([0x1B, 0x1B]).isEmpty)
    #expect(decoder.settle() == [.key(Key(.escape)), .key(Key(.escape))])
    #expect(decoder.settle().isEmpty)
  }

  @Test func thereIsNoTimeLimitInsideOfASequenceOrPaste() {
    var decoder = KeyDecoder()
    for bytes in ["\u{1B}[", "\u{1B}[200~ab\u{1B}", "\u{1B}O", "\u{1B}]1"] {
      decoder = KeyDecoder()
      #expect(decoder.decode(bytes.utf8).isEmpty)
      #expect(!decoder.isUndecided)
    }
  }

  @Test func altWithAStringIntroducerDoesNotSwallowWhatIsTypedLater() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}P".utf8).isEmpty)
    #expect(decoder.isUndecided)
    #expect(decoder.settle().isEmpty)
    #expect(decoder.decode("abc".utf8) == [.text("abc")])
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], "a"), ([0xC3, 0x61], "a"), ([0xED, 0xA0, 0x80, 0x62], "b"), ([0xE2, 0x82, 0xE2, 0x82, 0xAC], "€"),
      ([0xF4, 0x90, 0x80, 0x80, 0x63], "c"), ([0xC0, 0x80, 0x64], "d"),
    ] as [([UInt8], String)])
  func invalidBytesAreDropped(_ bytes: [UInt8], _ text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes) == [.text(text)])
  }

  @Test func aPasteMayBeOfAnySize() {
    let text = String(repeating: "한 1\u{1B}[20", count: 100_000)
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[200~".utf8).isEmpty)
    #expect(decoder.decode(text.utf8).isEmpty)
    #expect(decoder.decode("\u{1B}[201~".utf8) == [.paste(text)])
  }

  @Test func randomBytesNeverTrap() {
    var generator = SeededGenerator(seed: 4)
    let interesting: [UInt8] = Array("\u{1B}\u{1B}[[O<;:0129~uMmAZPX\\]^_ \u{7}\u{7F}\u{1}가".utf8) + [0xFF, 0x9B]
    for _ in 0..<2_000 {
      var decoder = KeyDecoder(readsMouse: Bool.random(using: &generator))
      for _ in 0..<40 {
        _ = decoder.decode([interesting.randomElement(using: &generator) ?? 0])
        if Int.random(in: 0..<8, using: &generator) == 0 { _ = decoder.settle() }
      }
    }
  }

  /// Texts that followed each other, as one.
  private func joined(_ events: [InputEvent]) -> [InputEvent] {
    var result: [InputEvent] = []
    for event in events {
      if case .text(let text) = event, case .text(let before)? = result.last {
        result[result.count - 1] = .text(before + text)
      } else {
        result.append(event)
      }
    }
    return result
  }
}
