import Testing

@testable import FormText

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("漢字かなカナ", 12),
    ("ｱ", 1), ("Ａ", 2), ("가\u{301}", 2), ("·§×", 3), ("🔑", 2), ("🎉🎉", 4), ("👩‍💻", 2), ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇰🇷", 2),
    ("❤", 1),
    ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("1", 1), ("©", 1), ("☐☑⊟", 3), ("◉", 1), ("\u{301}", 0),
    ("\u{200D}", 0),
    ("क्षि", 1), ("ไทย", 3), ("שלום", 4), ("a\u{0}b", 2), ("\u{AD}", 1), ("　", 2), ("…", 1), ("“”", 2),
    ("ｶﾞｷﾞ", 4), ("ﾊﾟ", 2), ("ﾞ", 1), ("か\u{FF9E}", 3), ("👍\u{FF9F}", 3), ("a\u{FF9E}\u{FF9E}b", 4),
  ])
  func cellsOfText(text: String, cells: Int) {
    #expect(text.displayWidth == cells)
  }

  @Test func theTablesAreInOrderAndApart() {
    for table in [DisplayTables.wide, DisplayTables.zeroWidth, DisplayTables.narrowEmoji, DisplayTables.escaped] {
      #expect(table.count.isMultiple(of: 2))
      var last: UInt32?
      for place in stride(from: 0, to: table.count, by: 2) {
        #expect(last.map { $0 + 1 < table[place] } ?? true)
        #expect(table[place] <= table[place + 1])
        last = table[place + 1]
      }
    }
  }

  @Test func theFastPathsAgreeWithTheTables() throws {
    for value in UInt32(0x20)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value), value != 0xAD, !(0x7F...0x9F ~= value) else { continue }
      let expected = DisplayTables.wide.holds(scalar) ? 2 : DisplayTables.zeroWidth.holds(scalar) ? 0 : 1
      #expect(String(scalar).displayWidth == expected, "U+\(String(value, radix: 16))")
    }
  }

  @Test func theWidthOfATextIsTheSumOfItsClusters() {
    let pieces = [
      "a", "한", "\u{1112}\u{1161}\u{11AB}", "👩‍💻", "❤\u{FE0F}", "é", "漢", "\u{301}", "🇰🇷", " ", "1\u{FE0F}\u{20E3}", "👍",
      "🏽", "\u{200D}",
      "\u{FE0F}", "🇰", "🕐", "🛋", "\u{1100}", "क्", "\u{600}", "⌚", "\u{FF9E}", "ｶ",
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let text = first + second + third
          #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth }, "\(text.unicodeScalars.map(\.value))")
        }
      }
    }
  }
}
