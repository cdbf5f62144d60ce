import FormEngine
import FormExpressions
import FormModel

/// A form that is about to be filled: its answers, those that were saved before, and where answers are saved.
struct FillSession {
  let session: FormSession
  /// The answers that were saved before; nil for none.
  let saved: FormSession?
  /// When they were saved, as a person reads it.
  let savedAt: String
  /// What a person has to know at first, such as answers that could not be taken over.
  let notices: [String]
  let drafts: DraftKeeper
  /// The moment by the clock, to the second.
  let now: @Sendable () -> Timestamp
  let words: Words
}

extension Timestamp {
  /// The moment without the parts of its last second.
  var wholeSeconds: Timestamp { Timestamp(seconds: seconds) ?? self }
}
