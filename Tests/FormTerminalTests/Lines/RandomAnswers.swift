import FormTerminal
import FormTestSupport

/// Lines that somebody may answer questions with, in an order that a seed decides.
struct RandomAnswers {
  private static let texts = [
    "Mina", "mina@example.com", "moonlight-77", "3", "12", "2026-03-01", "2026-03-01T14:30:00Z", "14:30",
    "010-1234-5678",
    "https://example.com", "한글", "a longer text with several words, so that it is long enough", "report.pdf", "-1", "x",
  ]

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// An answer to `question`.
  mutating func line(for question: Question) -> String {
    switch (question.subject, question.kind) {
    case (.submit, _): "yes"
    case (.another, _): Int.random(in: 0..<3, using: &generator) == 0 ? "yes" : "no"
    case (_, .yesOrNo): ["yes", "yes", "no", ""].randomElement(using: &generator) ?? ""
    case (_, .text):
      Int.random(in: 0..<5, using: &generator) == 0 ? "" : Self.texts.randomElement(using: &generator) ?? ""
    case (_, .one(let choices)): choices.isEmpty ? "" : String(Int.random(in: 1...choices.count, using: &generator))
    case (_, .many(let choices)):
      Int.random(in: 0..<6, using: &generator) == 0
        ? "all"
        : choices.indices.filter { _ in Bool.random(using: &generator) }.map { String($0 + 1) }.joined(separator: " ")
    }
  }
}
