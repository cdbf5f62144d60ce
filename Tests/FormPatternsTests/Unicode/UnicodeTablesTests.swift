import Testing

@testable import FormPatterns

struct UnicodeTablesTests {
  /// Every code point but surrogates has exactly one general category.
  @Test func categoriesPartitionTheCodePoints() {
    let ranges = UnicodeTables.categories.flatMap { UnicodeTables.category($0.name)?.ranges ?? [] }
    #expect(ranges.reduce(0) { $0 + $1.count } == 0x110000 - 0x800)
    #expect(ScalarSet(ranges: ranges) == .all)
  }

  /// No code point has two scripts.
  @Test func scriptsDoNotOverlap() {
    let ranges = UnicodeTables.scripts.flatMap { UnicodeTables.script($0.name)?.ranges ?? [] }
    let union = ScalarSet(ranges: ranges)
    #expect(ranges.reduce(0) { $0 + $1.count } == union.ranges.reduce(0) { $0 + $1.count })
    #expect(UnicodeTables.scripts.count == 163)
  }

  /// The standard library has a Unicode version of its own, the same or newer: what was assigned keeps its category,
  /// but for a few that Unicode itself corrected.
  @Test func categoriesAgreeWithTheStandardLibrary() {
    let kinds: [(String, Unicode.GeneralCategory)] = [
      ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lo", .otherLetter), ("Nd", .decimalNumber),
      ("Zs", .spaceSeparator), ("Sc", .currencySymbol), ("Mn", .nonspacingMark), ("Cc", .control),
      ("Pd", .dashPunctuation),
    ]
    var differences = 0
    for (name, category) in kinds {
      for range in UnicodeTables.category(name)?.ranges ?? [] {
        for value in range {
          guard let scalar = Unicode.Scalar(value) else { continue }
          if scalar.properties.generalCategory != category { differences += 1 }
        }
      }
    }
    #expect(differences < 20)
  }

  @Test(arguments: [
    ("Hangul", 0xAC00, true), ("Hangul", 0x1100, true), ("Hangul", 0x4E00, false), ("Han", 0x4E00, true),
    ("Latin", 0x61, true), ("Latin", 0xDF, true), ("Greek", 0x3B1, true), ("Cyrillic", 0x61, false),
    ("Common", 0x20, true), ("Inherited", 0x301, true),
  ])
  func scripts(name: String, value: UInt32, expected: Bool) throws {
    #expect(try #require(UnicodeTables.script(name)).contains(value) == expected)
  }

  @Test(arguments: [
    ("k", "kK\u{212A}"), ("S", "sSſ"), ("é", "éÉ"), ("ß", "ßẞ"), ("σ", "σςΣ"), ("1", "1"), ("가", "가"), ("ǆ", "ǄǅǆǄ"),
    ("İ", "İ"), ("i", "iI"),
  ])
  func foldsSimply(letter: String, expected: String) throws {
    let scalar = try #require(letter.unicodeScalars.first)
    let folded = CaseFolding.closure(of: ScalarSet(scalar.value...scalar.value))
    #expect(folded == ScalarSet(ranges: expected.unicodeScalars.map { $0.value...$0.value }))
  }

  @Test func foldingASetAddsWhatItsLettersFoldTo() {
    let folded = CaseFolding.closure(of: ScalarSet(0x61...0x7A))
    #expect(folded.contains(0x41) && folded.contains(0x212A) && folded.contains(0x17F) && !folded.contains(0xE9))
    #expect(CaseFolding.closure(of: folded) == folded)
  }
}
