import FormTerminal
import FormTestSupport
import Testing

@Suite struct GalleryScreensTests {
  @Test(arguments: Gallery.names) func firstScreens(_ name: String) throws {
    for (columns, rows, glyphs, kind) in [
      (80, 24, BoxGlyphs.unicode, "80x24"), (40, 12, .unicode, "40x12"), (60, 20, .ascii, "ascii"),
    ] {
      let driver = try ScreenDriver(
        Gallery.form(name), surroundings: Gallery.surroundings, columns: columns, rows: rows, glyphs: glyphs)
      expectGolden(driver.text, at: "\(name)/screen-\(kind).txt")
    }
  }

  @Test func theGalleryIsThere() { #expect(Gallery.names.count >= 4) }
}
