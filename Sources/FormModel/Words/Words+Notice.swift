extension Words {
  /// Something that is said beside the fields: the facts that the sentence is made of. Labels and titles are already
  /// in the language of the words; numbers of things count from 1.
  public enum Notice: Sendable, Equatable {
    /// An error under a field.
    case error(String)
    /// A warning under a field, which blocks nothing.
    case warning(String)
    /// A note under a field, which blocks nothing.
    case note(String)
    /// A sentence about the field with `label`.
    case about(label: String, String)
    /// Line by line: an answer that must be given again.
    case notAccepted(String)
    /// The page that is shown.
    case page(Int, of: Int)
    /// Line by line: which question is asked, with the states of its field.
    case question(Int, of: Int, label: String, states: [String])
    /// Line by line: what an empty line would keep.
    case now(String)
    /// Line by line: the boxes that are ticked after an answer.
    case checked([String])
    /// The label of an entry of a repeat that has none of its own.
    case entry(Int)
    /// Line by line: whether one more entry is wanted.
    case another(label: String)
    /// The labels of the fields that keep the submit button from being ready.
    case stillNeeded([String])
    /// How many stops lie beyond the edge of the screen.
    case more(Int)
    /// What Return does, in the words of ``Words/submitLabels``.
    case returnKey(does: String)
    /// The screen is smaller than this, in columns and rows.
    case windowTooSmall(columns: Int, rows: Int)
    /// How much of a document was shown, in per cent.
    case progress(percent: Int)
    /// A document cannot be shown.
    case documentUnreadable(title: String)
    /// From a pipe: the line of input, counted from 1, whose answer ends the run.
    case lineNotAccepted(line: Int, label: String, String)
    /// From a pipe: the input ended before the field with `label` was answered.
    case inputEnded(before: String)
    /// A draft was saved at `time`.
    case draftFound(time: String)
    /// The answer of a draft to the field with `label` no longer fits and was dropped.
    case answerDropped(label: String)
    /// An agreement of a draft came back unticked, because the document changed since.
    case documentChanged(title: String)
    /// A draft cannot be read and was renamed to `name`.
    case draftDamaged(renamedTo: String)
    /// Another run holds the draft of this form.
    case draftInUse
    /// A secret cannot be asked for, because the terminal shows what is typed although it was told not to.
    case echoIsOn
    /// The draft of this form cannot be written, and why not.
    case draftUnusable(reason: String)
  }
}
