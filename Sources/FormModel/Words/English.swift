extension Words {
  /// The words in English.
  public static let english = Words(
    language: "en", languageName: "English",
    reason: englishReason, notice: englishNotice, moment: englishMoment,
    buttons: Buttons(
      submit: "Submit", reset: "Reset", back: "Back", next: "Next", add: "Add", remove: "Remove", close: "Close",
      cancel: "Cancel", ok: "OK", leave: "Leave", stay: "Stay", continue: "Continue", startOver: "Start over",
      showDocument: "Show", yes: "yes", no: "no", yesWords: ["y"], noWords: ["n"]),
    states: States(
      checked: "checked", notChecked: "not checked", partlyChecked: "partly checked", on: "on", off: "off",
      required: "required", optional: "optional", empty: "empty", none: "none", all: "all", readOnly: "read-only",
      disabled: "not available", read: "read"),
    decisions: Decisions(
      leaveForm: "Leave the form?", answersAreKept: "Your answers are kept for the next time, passwords are not",
      answersAreLost: "Your answers are not kept",
      removeEntry: "Remove this entry and its answers?", continueDraft: "Continue where you left off?",
      endParagraph: "End with a line that holds only a full stop", chooseNumber: "Answer with a number",
      chooseNumbers: "Answer with numbers, `all` or `none`", documentPages: "Return goes on, q stops",
      pressReturn: "Press Return to go on"),
    formats: Formats(date: "YYYY-MM-DD", time: "HH:MM", datetime: "YYYY-MM-DDTHH:MM", file: "path of a file"),
    submitLabels: SubmitLabels(
      continue: "continue", done: "done", go: "go", join: "join", next: "next", return: "new line", route: "route",
      search: "search", send: "send"),
    keys: Keys(
      title: "Keys", nextAndPrevious: "next, previous field", upAndDown: "a field, a line or an option up, down",
      goOn: "go on, press a button, open a link", choose: "tick, choose, press", chooseAll: "choose all, then none",
      scroll: "scroll", delete: "delete to the start, to the end, a word", undoAndRedo: "undo, redo",
      close: "close, leave the form", quit: "leave at once", suspend: "suspend",
      repaint: "draw the screen anew"),
    commands: Commands(
      help: "this list", back: "the question before", clear: "empty this answer", open: "show document N",
      reset: "the form's button for beginning anew",
      quit: "leave", literal: "an answer that begins with a colon",
      keep: "an empty line keeps the answer"))
}

/// Why an answer is not accepted, in English.
@Sendable private func englishReason(_ reason: Words.Reason) -> String {
  switch reason {
  case .missing(let question): englishMissing(question)
  case .unreadable(let syntax): englishUnreadable(syntax)
  case .tooShort(let least, let count):
    "Use at least \(counted(least, "character"))" + (count.map { ", this has \(Words.grouped(String($0)))" } ?? "")
  case .tooLong(let most, let count):
    "Use at most \(counted(most, "character"))" + (count.map { ", this has \(Words.grouped(String($0)))" } ?? "")
  case .patternMismatch: "This is not in the form that is asked for"
  case .underflow(.number(let bound)): "Enter \(Words.grouped(bound)) or more"
  case .underflow(.moment(let bound)): "Enter \(englishMoment(bound)) or later"
  case .overflow(.number(let bound)): "Enter \(Words.grouped(bound)) or less"
  case .overflow(.moment(let bound)): "Enter \(englishMoment(bound)) or earlier"
  case .betweenSteps(let step): englishStep(step)
  case .tooFewChosen(let least, let count): "Choose at least \(least), now \(count)"
  case .tooManyChosen(let most, let count): "Choose at most \(most), now \(count)"
  case .tooFewEntries(let least): "Add entries until there are at least \(least)"
  case .tooManyEntries(let most): "Remove entries until there are at most \(most)"
  case .duplicate(let entry): "Entry \(entry) says the same, use something else here"
  case .notViewed: "Open the document and read it to the end first"
  case .notAChoice: "Choose one of the options"
  case .fileType(let kinds): "Choose a file of one of these kinds: \(kinds.joined(separator: ", "))"
  case .fileTooLarge(let most): "Choose a file of at most \(Words.size(most, bytes: counted(most, "byte")))"
  case .ruleBroken: "This answer does not fit the rules of the form"
  case .chosenTwice: "An option is chosen twice"
  case .notAsked(let isShown):
    "Nothing should stand here: the field is not \(isShown ? "enabled" : "relevant") with these answers"
  case .notCalculated(let value?): "The form works out \(value.isEmpty ? "nothing" : "`\(value)`") here"
  case .notCalculated(nil): "The form works out another value here"
  case .submitDisabled: "The form cannot be submitted with these answers"
  case .lineTooLong(let limit):
    "The terminal cuts off lines of \(counted(limit, "byte")) and more, use less than that"
  case .chosenWithOthers(let label): "This cannot be chosen together with others: \(label)"
  case .severalLines: "This holds several lines, paste one"
  }
}

/// What to do where an answer is missing, in English.
private func englishMissing(_ question: Words.Question) -> String {
  switch question {
  case .text: "Fill this in"
  case .choice: "Choose one of the options"
  case .choices: "Choose at least one option"
  case .checkbox: "Check this box to go on"
  case .entries: "Add at least one entry"
  case .file: "Choose a file"
  }
}

/// What to type instead, in English.
private func englishUnreadable(_ syntax: Words.Syntax) -> String {
  switch syntax {
  case .email: "This is not an e-mail address, write one such as name@example.com"
  case .url: "This is not a full web address, write one such as https://example.com"
  case .integer: "This is not a whole number, write one such as 12"
  case .number: "This is not a number, write one such as 12.5"
  case .date: "This is not a date, write one such as 2026-03-31"
  case .time: "This is not a time, write one such as 14:30"
  case .datetime: "This is not a date with a time, write one such as 2026-03-31T14:30"
  case .text: "Text is expected here"
  case .boolean: "True or false is expected here"
  case .choice: "The value of an option is expected here"
  case .choices: "A list of option values is expected here"
  case .entries: "A list of entries is expected here"
  case .object: "An object is expected here"
  }
}

/// Where the steps lie, in English.
private func englishStep(_ step: Words.Step) -> String {
  switch step {
  case .number("1", nil): "Enter a whole number"
  case .number(let step, nil): "Enter a multiple of \(Words.grouped(step))"
  case .number(let step, let base?): "Enter a value in steps of \(Words.grouped(step)) from \(Words.grouped(base))"
  case .days(let days): "Enter a date in steps of \(counted(days, "day"))"
  case .seconds(let seconds) where seconds > 0 && seconds.isMultiple(of: 3600):
    "Enter a time in steps of \(counted(seconds / 3600, "hour"))"
  case .seconds(let seconds) where seconds > 0 && seconds.isMultiple(of: 60):
    "Enter a time in steps of \(counted(seconds / 60, "minute"))"
  case .seconds(let seconds): "Enter a time in steps of \(counted(seconds, "second"))"
  }
}

/// A notice in English.
@Sendable private func englishNotice(_ notice: Words.Notice) -> String {
  switch notice {
  case .error(let sentence): "Error: \(sentence)"
  case .warning(let sentence): "Warning: \(sentence)"
  case .note(let sentence): "Note: \(sentence)"
  case .about(let label, let sentence): "\(label): \(sentence)"
  case .notAccepted(let sentence): "Not accepted: \(sentence)"
  case .page(let number, let count): "Page \(number) of \(count)"
  case .question(let number, let count, let label, let states):
    "Question \(number) of \(count). \(([label] + states).joined(separator: ", "))"
  case .now(let value): "now \(value)"
  case .checked(let labels): "Checked: \(labels.isEmpty ? "none" : labels.joined(separator: ", "))"
  case .entry(let number): "Entry \(number)"
  case .another(let label): "Another: \(label)? yes/no"
  case .stillNeeded(let labels): "Still needed: \(labels.joined(separator: ", "))"
  case .more(let count): "\(count) more"
  case .returnKey(let effect): "Return: \(effect)"
  case .windowTooSmall(let columns, let rows): "Window too small: \(columns)x\(rows)"
  case .progress(let percent): "\(percent)%"
  case .documentUnreadable(let title): "The document cannot be shown: \(title)"
  case .lineNotAccepted(let line, let label, let sentence): "Line \(line), \(label): \(sentence)"
  case .inputEnded(let label): "The input ended before this was answered: \(label)"
  case .draftFound(let time): "Answers were saved at \(time)"
  case .answerDropped(let label): "A saved answer no longer fits and was dropped: \(label)"
  case .documentChanged(let title): "This document has changed, please agree to it again: \(title)"
  case .draftDamaged(let name): "The saved answers cannot be read and were renamed to \(name)"
  case .draftInUse: "This form is open elsewhere, answers are not saved here"
  case .echoIsOn: "The next answer is secret, but this terminal goes on showing what is typed, so it is not asked for"
  case .draftUnusable(let reason): "Answers cannot be saved on the way: \(reason)"
  }
}

/// A moment in English: `1 March 2026`, `14:30`.
@Sendable private func englishMoment(_ moment: Words.Moment) -> String {
  switch moment {
  case .date(let year, let month, let day):
    englishMonths.indices.contains(month - 1)
      ? "\(day) \(englishMonths[month - 1]) \(year)" : "\(year)-\(month)-\(day)"
  case .time(let hour, let minute, let second): Words.clock(hour, minute, second)
  case .datetime(let date, let time): "\(englishMoment(date)), \(englishMoment(time))"
  }
}

private let englishMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
  "December",
]

/// `1 day`, `2 days`: the count with the noun in the right number.
private func counted(_ count: Int, _ noun: String) -> String {
  "\(Words.grouped(String(count))) \(noun)\(count == 1 ? "" : "s")"
}
