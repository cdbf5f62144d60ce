import FormEngine
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
  let words: Words
}
