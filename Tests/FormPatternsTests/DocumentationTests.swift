import FormTestSupport
import Foundation
import Testing

@testable import FormPatterns

/// What the article promises in numbers.
struct DocumentationTests {
  @Test(arguments: [
    "Unicode \(UnicodeTables.version.dropLast(2))", "Parentheses nest \(PatternLimits.depth) deep",
    "goes up to \(PatternLimits.repetition)", "up to 65,536 bytes", "20,000 characters once",
  ])
  func theArticleHolds(_ promise: String) throws {
    let path = "\(repositoryRoot)/Sources/FormPatterns/FormPatterns.docc/Patterns.md"
    let article = try String(contentsOfFile: path, encoding: .utf8).replacing("\n", with: " ")
    #expect(article.contains(promise))
    #expect(PatternLimits.textLength == 65_536 && PatternLimits.steps == 20_000)
  }
}
