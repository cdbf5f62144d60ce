import FormDiagnostics
import Testing

@Suite struct ByteWordTests {
  /// Every byte, at every place of a word.
  @Test func `a word says of its bytes what each byte says`() throws {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        var text = [UInt8](repeating: UInt8(ascii: "~"), count: 11)
        text[place + 3] = byte
        let word = try #require(ByteWord(of: text, at: 3))
        #expect(word.isASCII == (byte < 0x80))
        #expect(word.continuationCount == (UTF8.isContinuation(byte) ? 1 : 0))
        for limit: UInt8 in [1, 0x0E, 0x20] { #expect(word.firstPlace(below: limit) == (byte < limit ? place : nil)) }
      }
    }
  }

  @Test func `bytes beside each other do not touch`() throws {
    let word = try #require(ByteWord(of: [0x80, 0xBF, 0xC0, 0xFF, 0x00, 0x7F, 0x80, 0x80], at: 0))
    #expect(word.continuationCount == 4)
    #expect(word.firstPlace(below: 1) == 4)
    let high = try #require(ByteWord(of: [0x20, 0x80, 0x20, 0xFF, 0x20, 0x7F, 0x20, 0x20], at: 0))
    #expect(high.firstPlace(below: 0x20) == nil)
  }

  @Test(arguments: 4...11)
  func `where fewer than eight bytes are left there is no word`(offset: Int) {
    let word = ByteWord(of: [UInt8](repeating: 0x61, count: 11), at: offset)
    #expect(word == nil)
  }
}
