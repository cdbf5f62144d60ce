import FormTerminal

extension FuzzTarget {
  /// What a terminal sends: it may be split anywhere and gives the same.
  static let keys = FuzzTarget(
    "keys", cases: 1000,
    seeds: [
      "abc한글\u{1F468}\u{200D}\u{1F469}\r\t\u{1B}[Z\u{8}\u{7F}\u{1}\u{3}",
      "\u{1B}[A\u{1B}OA\u{1B}[1;5C\u{1B}b\u{1B}\u{1B}[A",
      "\u{1B}[97u\u{1B}[27;5;99~\u{1B}[13;2u\u{1B}[[A\u{1B}OP", "\u{1B}[<0;3;4M\u{1B}[<64;1;1m\u{1B}[M abc",
      "\u{1B}[200~a\rb\u{1B}[A\u{1B}[20\u{1B}[201~c", "\u{1B}]11;rgb:0/0/0\u{7}a\u{1B}P>|x\u{1B}\\b\u{9B}31m",
    ]
  ) { bytes throws(BrokenLaw) in
    for readsMouse in [false, true] {
      var whole = KeyDecoder(readsMouse: readsMouse)
      let expected = joined(whole.decode(bytes) + whole.settle())
      var single = KeyDecoder(readsMouse: readsMouse)
      var events: [InputEvent] = []
      for byte in bytes { events += single.decode([byte]) }
      try BrokenLaw.unless(joined(events + single.settle()) == expected, "byte by byte the events are others")
      let half = bytes.count / 2
      var split = KeyDecoder(readsMouse: readsMouse)
      events = split.decode(bytes[..<half])
      events += split.decode(bytes[half...])
      try BrokenLaw.unless(joined(events + split.settle()) == expected, "in two halves the events are others")
      try BrokenLaw.unless(!split.isUndecided, "nothing can be undecided any more")
    }
  }

  /// Texts that followed each other, as one.
  private static func joined(_ events: [InputEvent]) -> [InputEvent] {
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
