import FormEngine
import FormExpressions
import FormModel

/// A form that is about to be filled: its answers, those that were saved before, and where answers are saved.
struct FillSession {
  let session: FormSession
  /// Whether these are the answers that were saved before.
  var isResumed = false
  /// The answers that were saved before, where the person decides about them; nil for none.
  var saved: FormSession?
  /// When they were saved, as a person reads it.
  var savedAt = ""
  /// What a person has to know at first, such as answers that could not be taken over.
  var notices: [String] = []
  /// Why answers are not saved, where that was not asked for; nil while they are.
  var remark: String?
  let drafts: DraftKeeper
  /// The moment by the clock, to the second.
  let now: @Sendable () -> Timestamp
  let words: Words
}

extension Timestamp {
  /// The moment without the parts of its last second.
  var wholeSeconds: Timestamp { Timestamp(seconds: seconds) ?? self }
}
