import FormExpressions
import FormTestSupport
import Testing

import class Foundation.Thread

@Suite("The depth limit fits the stack of a secondary thread")
struct SmallStackTests {
  /// What macOS gives a thread that is not the main one.
  private static let stackSize = 512 * 1024

  private static let now = Timestamp(CivilDate(daysSinceEpoch: 0))

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
        let isSame = printed == expression && again?.references.count == expression.references.count
        let environment = Environment()
        let count = again?.check(in: environment).problems.count ?? -1
        let value = again.map { Program($0, in: environment).evaluate([Value](), now: Self.now) }
        continuation.resume(returning: isSame && count >= 0 && value != nil)
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
