import FormExpressions
import FormTestSupport
import Testing

import class Foundation.Thread

@Suite("The depth limit fits the stack of a secondary thread")
struct SmallStackTests {
  /// What macOS gives a thread that is not the main one.
  private static let stackSize = 512 * 1024

  @Test(
    "the deepest expressions are read, compared, printed and walked",
    arguments: [
      ("(", ")"), ("[", "]"), ("!", ""), ("f(", ")"), ("a[", "]"), ("{1:", "}"), ("a ? (", ") : d"), ("", ".b"),
      ("", "==1"),
      ("x||y&&(", ")"), ("a||b&&c==d+e*(", ")"), ("l.all(x,", ")"), ("a.f(", ")"), ("1+(-(", "))"),
    ])
  func deepest(before: String, after: String) async throws {
    let readable = (1...Expression.maximumDepth).compactMap { Self.read(before, $0, after) }
    let expression = try #require(readable.last)
    let text = expression.text
    let isSame = await withCheckedContinuation { continuation in
      let thread = Thread {
        let again = try? Expression.parse(text).get()
        let printed = again.flatMap { try? Expression.parse($0.description).get() }
        continuation.resume(returning: printed == expression && again?.references.count == expression.references.count)
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    #expect(isSame)
  }

  private static func read(_ before: String, _ levels: Int, _ after: String) -> Expression? {
    let text = String(repeating: before, count: levels) + "z" + String(repeating: after, count: levels)
    return try? Expression.parse(text).get()
  }
}
