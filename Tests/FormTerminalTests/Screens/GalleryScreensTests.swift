import FormDiagnostics
import FormEngine
import FormModel
import FormTerminal
import FormTestSupport
import Foundation
import Testing

@Suite struct GalleryScreensTests {
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: repositoryRoot + "/Forms")) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  private func form(_ name: String) throws -> Form {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(repositoryRoot)/Forms/\(name).yaml"))
    return try #require(FormLoader.load(SourceText(name: name, bytes: Array(bytes))).form)
  }

  private var surroundings: FormSurroundings {
    FormSurroundings(readDocument: { path in
      (try? Data(contentsOf: URL(fileURLWithPath: "\(repositoryRoot)/Forms/\(path)"))).map { Array($0) }
    })
  }

  @Test(arguments: names) func firstScreens(_ name: String) throws {
    for (columns, rows, glyphs, kind) in [
      (80, 24, BoxGlyphs.unicode, "80x24"), (40, 12, .unicode, "40x12"), (60, 20, .ascii, "ascii"),
    ] {
      let driver = try ScreenDriver(
        form(name), surroundings: surroundings, columns: columns, rows: rows, glyphs: glyphs)
      expectGolden(driver.text, at: "\(name)/screen-\(kind).txt")
    }
  }

  @Test func theGalleryIsThere() { #expect(Self.names.count >= 4) }

  /// Random keys over every form: no trap, no sequence that the contract does not name, no row that is too wide.
  @Test(arguments: names) func randomKeysNeverBreakTheScreen(_ name: String) throws {
    let keys = [
      "\t", "\u{1B}[Z", "\r", " ", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~",
      "\u{1B}[6~", "\u{7F}", "\u{1B}[3~", "a", "1", "한", "\u{1F468}\u{200D}\u{1F469}", "\u{202E}", "@", "\u{1}",
      "\u{B}",
      "\u{15}", "\u{17}", "\u{1F}", "\u{19}", "\u{1B}OP", "q", "y", "\u{1B}[200~x\ry\u{1B}[201~", "\u{1B}[<0;5;3M",
      "\u{1B}[<0;5;3m", "\u{1B}[<64;1;1M", "\u{1B}[?1;2c", "\u{1B}\u{7F}", "2026-01-31",
    ]
    let form = try form(name)
    var generator = SeededGenerator(seed: UInt64(name.utf8.count))
    for (columns, rows) in [(80, 24), (40, 12), (20, 6)] {
      var driver = try ScreenDriver(form, surroundings: surroundings, columns: columns, rows: rows)
      for _ in 0..<60 {
        let count = Int.random(in: 1...3, using: &generator)
        try driver.type((0..<count).map { _ in keys.randomElement(using: &generator) ?? "" }.joined())
        if Int.random(in: 0..<20, using: &generator) == 0 { try driver.escape() }
        if Int.random(in: 0..<20, using: &generator) == 0 { try driver.wait(200) }
        if Int.random(in: 0..<40, using: &generator) == 0 {
          try driver.resize(
            columns: Int.random(in: 10...100, using: &generator), rows: Int.random(in: 3...30, using: &generator))
        }
        if driver.effects.contains(.submitted) { break }
      }
    }
  }
}
